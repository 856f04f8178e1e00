import type { Day, Interval } from '../../core/calendar.ts';
import type { Standing } from '../../core/formats.ts';
import type { CodeDate } from '../../core/notices.ts';
import { capitalize, core, inCountry, monthName, uncapitalize, withArticle } from './core.ts';

/** The panel for a stamp with unreadable characters. */
export const fadedPanel = {
  title: 'Codes possibles',
  noMatch: (input: string) => `Aucun code que nous connaissions ne correspond à ${input}.`,
  tooManyMissing:
    'Avec plus de deux caractères illisibles, ce pourrait être presque n’importe quel code.',
  help: 'Essayez une lumière rasante : elle peut faire ressortir un caractère de plus.',
  label: 'La mention « Made in » indique',
  anyLabel: 'je ne sais pas',
  count: (codes: number) =>
    codes < 2 ? `${codes} code correspond.` : `${codes} codes correspondent.`,
  /** `fitting` of `codes` also fit the chosen label. */
  countWith: (fitting: number, codes: number, country: string) =>
    `Sur ${codes} ${codes < 2 ? 'code possible' : 'codes possibles'}, ${fitting} ${fitting < 2 ? 'correspond' : 'correspondent'} à une mention « Made in » qui indique ${withArticle(country)}.`,
  grid: 'Codes possibles, par lettres et par date',
  /** Heads the row of codes that have digits alone. */
  noLetters: 'sans lettres',
  /** Stands under a date. */
  unusual: 'inhabituelle',
  /** Summary of the folded codes: undocumented dates and unconfirmed letters. */
  folded: (codes: number) =>
    codes < 2
      ? `${codes} autre, dont aucune source n’atteste la date ou les lettres`
      : `${codes} autres, dont aucune source n’atteste la date ou les lettres`,
} as const;

/** A note after a date, by its standing. */
const standingNotes: Readonly<Record<Standing, string>> = {
  documented: '',
  unusual: 'Une date de ce type est inhabituelle.',
  undocumented: 'Aucune source n’atteste une date de ce type.',
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

/** The answer in a sentence: `Octobre, novembre ou décembre 2003, le plus probablement en France.` */
export function likeliestSentence({ dates, standing, ...where }: Likeliest): string {
  const answer = `${capitalize(formatDates(dates))}${formatPlace(where)}.`;
  return [answer, standingNotes[standing]].filter(Boolean).join(' ');
}

function formatPlace({
  place,
  isOnlyPlace,
  isCountry,
}: Pick<Likeliest, 'place' | 'isOnlyPlace' | 'isCountry'>): string {
  if (place === undefined) return '';
  if (!isCountry) return `, code répertorié comme ${uncapitalize(place)}`;
  return isOnlyPlace ? `, ${inCountry(place)}` : `, le plus probablement ${inCountry(place)}`;
}

/** Up to this many dates are listed one by one; more are told as a span. */
const MAX_LISTED = 6;

/** Dates, oldest first, as a person says them: `novembre 1993 ou 2003`, `entre octobre 2000 et mai 2009`. */
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
    .join(', ou ');
}

/** From one month to another: `entre mars et mai 2011`. */
function formatSpan(from: Day, to: Day): string {
  const [start, end] = [from, to].map((day) => ({
    month: monthName(Number(day.slice(5, 7))),
    year: day.slice(0, 4),
  }));
  const isOneYear = start?.year === end?.year;
  const startYear = isOneYear ? '' : `\u00a0${start?.year}`;
  return `entre ${start?.month}${startYear} et ${end?.month}\u00a0${end?.year}`;
}

/** Only months, or only weeks. */
function formatDatesOfOneUnit(dates: readonly CodeDate[]): string {
  const years = distinct(dates.map(({ year }) => year));
  const numbers = distinct(dates.map(({ week, month }) => week ?? month));
  const isWeek = dates[0]?.week !== undefined;
  const isRegular = dates.length === years.length * numbers.length;
  // One year, or one week or month, is said once.
  if (!isRegular || (years.length > 1 && numbers.length > 1))
    return core.either(dates.map(formatDate));
  const names = core.either(numbers.map((number) => (isWeek ? String(number) : monthName(number))));
  const inYears = core.either(years.map(String));
  return isWeek ? `semaine\u00a0${names} de\u00a0${inYears}` : `${names}\u00a0${inYears}`;
}

function formatDate({ year, week, month }: CodeDate): string {
  return week === undefined
    ? `${monthName(month)}\u00a0${year}`
    : `semaine\u00a0${week} de\u00a0${year}`;
}

const SHORT_MONTHS = [
  ...['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin'],
  ...['juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
];

/** A short date for a column header: `oct. 2003`, `sem. 22 de 2016`. */
export function shortDate(when: CodeDate): string {
  return `${shortUnit(when)}${when.week === undefined ? '' : ' de'} ${when.year}`;
}

/** The same below its year: `oct.`, `sem. 22`. */
export function shortUnit({ week, month }: CodeDate): string {
  return week === undefined ? SHORT_MONTHS.slice(month - 1, month).join('') : `sem. ${week}`;
}

function distinct(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)];
}
