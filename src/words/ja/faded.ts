import type { Day, Interval } from '../../core/calendar.ts';
import type { Standing } from '../../core/formats.ts';
import type { CodeDate } from '../../core/notices.ts';
import { core, monthName } from './core.ts';

/** The panel for a stamp with unreadable characters. */
export const fadedPanel = {
  title: '考えられる番号',
  noMatch: (input: string) => `当サイトが知る限り、${input}に当てはまる製造番号はありません。`,
  tooManyMissing: '読めない文字が3つ以上あると、ほとんどどんな番号にも当てはまってしまいます。',
  help: '横から光を当ててみてください。ほかの文字も読めるようになるかもしれません。',
  label: '「MADE IN」の刻印の国',
  anyLabel: 'わからない',
  count: (codes: number) => `当てはまる番号は${codes}件です。`,
  /** `fitting` of `codes` also fit the chosen label. */
  countWith: (fitting: number, codes: number, country: string) =>
    `考えられる番号${codes}件のうち、刻印の国が${country}の場合に当てはまるのは${fitting}件です。`,
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
  unusual: 'このような年代の例は多くありません。',
  undocumented: 'このような年代の例は、どの資料にもありません。',
};

/** A date that a worn stamp could give, with its days. */
type CandidateDate = CodeDate & { readonly interval: Interval };

/** The likeliest dates and places of a worn stamp. */
export interface Likeliest {
  /** Oldest first, each once. */
  readonly dates: readonly CandidateDate[];
  readonly standing: Standing;
  /** The best attested places, joined; undefined if the code has no letters. */
  readonly place: string | undefined;
  /** Whether every fitting code stands for this place. */
  readonly isOnlyPlace: boolean;
  /** Whether `place` is a country, not a kind of production. */
  readonly isCountry: boolean;
}

/** The answer in a sentence: `2003年10月、11月または12月。製造国はフランスの可能性が最も高いです。` */
export function likeliestSentence({ dates, standing, ...where }: Likeliest): string {
  return `${formatDates(dates)}${formatPlace(where)}${standingNotes[standing]}`;
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

/** Up to this many dates are listed one by one; more are told as a span. */
const MAX_LISTED = 6;

/** Dates, oldest first, as a person says them: `1993年または2003年の11月`, `2000年10月から2009年5月までの間`. */
function formatDates(dates: readonly CandidateDate[]): string {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first && last && dates.length > MAX_LISTED) {
    return formatSpan(first.interval.from, last.interval.to);
  }
  const months = dates.filter(({ month }) => month !== undefined);
  const weeks = dates.filter(({ week }) => week !== undefined);
  return [months, weeks]
    .filter(({ length }) => length > 0)
    .map(formatDatesOfOneUnit)
    .join('、または');
}

/** From one month to another: `2011年3月から5月までの間`. */
function formatSpan(from: Day, to: Day): string {
  const monthOf = (day: Day) => monthName(Number(day.slice(5, 7)));
  const yearOf = (day: Day) => `${day.slice(0, 4)}年`;
  const endYear = yearOf(from) === yearOf(to) ? '' : yearOf(to);
  return `${yearOf(from)}${monthOf(from)}から${endYear}${monthOf(to)}までの間`;
}

/** Only months, or only weeks. */
function formatDatesOfOneUnit(dates: readonly CodeDate[]): string {
  const years = distinct(dates.map(({ year }) => `${year}年`));
  const units = distinct(dates.map(shortUnit));
  const isRegular = dates.length === years.length * units.length;
  // One year, or one week or month, is said once.
  if (isRegular && years.length === 1) return core.either(years) + core.either(units);
  if (isRegular && units.length === 1) return `${core.either(years)}の${core.either(units)}`;
  return core.either(dates.map(core.date));
}

/** A short date for a column header: `2003年10月`, `2016年第22週`. */
export function shortDate(when: CodeDate): string {
  return core.date(when);
}

/** The same below its year: `10月`, `第22週`. */
export function shortUnit({ week, month }: CodeDate): string {
  return week === undefined ? monthName(month) : `第${week}週`;
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
