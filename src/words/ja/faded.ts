import type { Day } from '../../core/calendar.ts';
import type { Standing } from '../../core/formats.ts';
import type { CodeDate } from '../../core/notices.ts';
import { type DateWords, type Likeliest, sayDates } from '../candidate-dates.ts';
import { core, monthName } from './core.ts';

/** The panel for a stamp with unreadable characters. */
export const fadedPanel = {
  title: '考えられる番号',
  noMatch: (input: string) => `当サイトが知る限り、${input}に当てはまる製造番号はありません。`,
  tooManyMissing: '3文字以上読めないと、当てはまる番号が多すぎて絞り込めません。',
  /** In place of the likeliest dates, for digits alone that read as no date of a code. */
  lettersWorn: (date: string) => `前にあったアルファベット2文字が消えているなら、${date}です。`,
  /** The date that such digits would have as they stand. */
  asItStands: (code: string, date: string) =>
    `${code}をそのまま読むと${date}ですが、その時期の製造番号が付いたバッグはありません。`,
  help: '横から光を当ててみてください。ほかの文字も読めるようになるかもしれません。',
  label: 'MADE IN表記の国',
  anyLabel: 'わからない',
  count: (codes: number) => `当てはまる番号は${codes}件です。`,
  grid: '当てはまる番号（アルファベット・製造時期別）',
  /** Heads the row of codes that have digits alone. */
  noLetters: '数字のみ',
  /** Stands under a date. */
  unusual: '例が少ない',
  /** Summary of the folded codes: undocumented dates and unconfirmed letters. */
  folded: (codes: number) => `ほかに${codes}件（資料にない時期やアルファベットのもの）`,
} as const;

/** A note after a date, by its standing. */
const standingNotes: Readonly<Record<Standing, string>> = {
  documented: '',
  unusual: 'この年代の確認例は多くありません。',
  undocumented: 'このような年代の例は、どの資料にもありません。',
};

/** The answer in a sentence: `2003年10月、11月または12月。製造国はフランスの可能性が最も高いです。` */
export function likeliestSentence({ dates, standing, ...where }: Likeliest): string {
  return `${sayDates(dates, dateWords)}${formatPlace(where)}${standingNotes[standing]}`;
}

function formatPlace({
  place,
  isOnlyPlace,
  isCountry,
}: Pick<Likeliest, 'place' | 'isOnlyPlace' | 'isCountry'>): string {
  if (place === undefined) return '。';
  if (!isCountry) return `。一覧では「${place}」とされています。`;
  return isOnlyPlace ? `。製造国は${place}です。` : `。製造国は${place}の可能性が最も高いです。`;
}

/** From one month to another: `2011年3月から5月までの間`. */
function formatSpan(from: Day, to: Day): string {
  const monthOf = (day: Day) => monthName(Number(day.slice(5, 7)));
  const yearOf = (day: Day) => `${day.slice(0, 4)}年`;
  const endYear = yearOf(from) === yearOf(to) ? '' : yearOf(to);
  return `${yearOf(from)}${monthOf(from)}から${endYear}${monthOf(to)}までの間`;
}

/** Dates as a person says them: `1993年または2003年の11月`, `2016年第22週または第23週`. */
const dateWords: DateWords = {
  span: formatSpan,
  years: (years) => core.either(years.map((year) => `${year}年`)),
  months: (months, years) => formatUnits(months.map(monthName), years),
  weeks: (weeks, years) => formatUnits(weeks.map(weekName), years),
  either: (dates) => core.either(dates.map(core.date)),
  or: '、または',
};

function formatUnits(units: readonly string[], years: readonly number[]): string {
  const inYears = core.either(years.map((year) => `${year}年`));
  return years.length === 1 ? inYears + core.either(units) : `${inYears}の${core.either(units)}`;
}

function weekName(week: number): string {
  return `第${week}週`;
}

/** A short date for a column header: `2003年10月`, `2016年第22週`. */
export function shortDate(when: CodeDate): string {
  return core.date(when);
}

/** The same below its year: `10月`, `第22週`. */
export function shortUnit({ week, month }: CodeDate): string {
  return week === undefined ? monthName(month) : weekName(week);
}
