import type { Standing } from '../../core/formats.ts';
import type { CodeDate } from '../../core/notices.ts';
import { core, monthName, withArticle } from './core.ts';

/** The panel for a stamp with unreadable characters. */
export const fadedPanel = {
  title: 'Possible readings',
  noMatch: (input: string) => `No code that we know fits ${input}.`,
  tooManyMissing: 'With more than two characters unreadable, it could be almost any code.',
  help: 'Try light from the side: it may bring out another character.',
  label: 'The label says made in',
  anyLabel: 'not known',
  count: (codes: number) => `${codes === 1 ? '1 code fits' : `${codes} codes fit`}.`,
  /** `fitting` of `codes` also fit the chosen label. */
  countWith: (fitting: number, codes: number, country: string) =>
    `${fitting} of the ${codes} possible codes ${fitting === 1 ? 'fits' : 'fit'} a “Made in ${withArticle(country)}” label.`,
  grid: 'Codes that fit, by letters and date',
  /** Summary of the folded codes: undocumented dates and unconfirmed letters. */
  folded: (codes: number) =>
    codes === 1
      ? '1 more, with a date or letters no source documents'
      : `${codes} more, with dates or letters no source documents`,
} as const;

/** A note after a date, by its standing. */
export const standingNotes: Readonly<Record<Standing, string>> = {
  documented: '',
  unusual: 'That date is unusual.',
  undocumented: 'No source documents that date.',
};

/** The likeliest dates and places of a worn stamp. */
export interface Likeliest {
  /** Oldest first, each once. */
  readonly dates: readonly CodeDate[];
  readonly standing: Standing;
  /** The best attested places, joined; undefined if the code has no letters. */
  readonly place: string | undefined;
  /** Whether every fitting code stands for this place. */
  readonly isOnlyPlace: boolean;
  /** Whether `place` is a country, not a kind of production. */
  readonly isCountry: boolean;
}

/** The answer in a sentence: `October, November or December 2003, most likely France.` */
export function likeliestSentence({ dates, standing, ...where }: Likeliest): string {
  const when = formatDates(dates);
  const answer = `${when.slice(0, 1).toUpperCase()}${when.slice(1)}${formatPlace(where)}.`;
  return [answer, standingNotes[standing]].filter(Boolean).join(' ');
}

function formatPlace({
  place,
  isOnlyPlace,
  isCountry,
}: Pick<Likeliest, 'place' | 'isOnlyPlace' | 'isCountry'>): string {
  if (place === undefined) return '';
  const name = withArticle(place);
  if (!isCountry) return `, listed as ${place}`;
  return isOnlyPlace ? `, in ${name}` : `, most likely ${name}`;
}

/** Up to this many dates are listed one by one. */
const MAX_LISTED = 4;

/** Dates, oldest first, the way a person says them: `November 1993 or 2003`, `any week from 10 to 19 of 2011`. */
export function formatDates(dates: readonly CodeDate[]): string {
  const months = dates.filter(({ month }) => month !== undefined);
  const weeks = dates.filter(({ week }) => week !== undefined);
  return [months, weeks]
    .filter(({ length }) => length > 0)
    .map(formatDatesOfOneUnit)
    .join(' or ');
}

/** Only months, or only weeks. */
function formatDatesOfOneUnit(dates: readonly CodeDate[]): string {
  const years = distinct(dates.map(({ year }) => year));
  const numbers = distinct(dates.map(({ week, month }) => week ?? month));
  const isWeek = dates[0]?.week !== undefined;
  if (numbers.length === 1) {
    const [number = 0] = numbers;
    return sameEveryYear(isWeek ? `week\u00a0${number}` : monthName(number), years, isWeek);
  }
  if (years.length === 1) return inOneYear(numbers, years.join(''), isWeek);
  const names = dates.map(formatDate);
  return names.length <= MAX_LISTED
    ? core.either(names)
    : `one of ${names.length} ${isWeek ? 'weeks' : 'months'} from ${fromTo(names)}`;
}

/** One week or month in several years. */
function sameEveryYear(name: string, years: readonly number[], isWeek: boolean): string {
  if (years.length <= MAX_LISTED)
    return `${name}${isWeek ? ' of' : ''}\u00a0${core.either(years.map(String))}`;
  const which = isConsecutive(years) ? 'any year' : `one of ${years.length} years`;
  return `${name} of ${which} from ${fromTo(years.map(String))}`;
}

/** Several weeks or months of one year. */
function inOneYear(numbers: readonly number[], year: string, isWeek: boolean): string {
  const names = numbers.map((number) => (isWeek ? String(number) : monthName(number)));
  const suffix = isWeek ? ` of\u00a0${year}` : `\u00a0${year}`;
  if (names.length <= MAX_LISTED)
    return `${isWeek ? 'week\u00a0' : ''}${core.either(names)}${suffix}`;
  const unit = isWeek ? 'week' : 'month';
  const which = isConsecutive(numbers) ? `any ${unit}` : `one of ${names.length} ${unit}s`;
  return `${which} from ${fromTo(names)}${suffix}`;
}

function fromTo(names: readonly string[]): string {
  return `${names.slice(0, 1).join('')} to ${names.slice(-1).join('')}`;
}

function formatDate({ year, week, month }: CodeDate): string {
  return week === undefined
    ? `${monthName(month)}\u00a0${year}`
    : `week\u00a0${week} of\u00a0${year}`;
}

/** A short date for a column header: `Oct 2003`, `wk 22, 2016`. */
export function shortDate({ year, week, month }: CodeDate): string {
  return week === undefined ? `${monthName(month).slice(0, 3)} ${year}` : `wk ${week}, ${year}`;
}

function distinct(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function isConsecutive(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1);
}
