import { MOST_UNREADABLE } from '../../core/faded.ts';
import type { Standing } from '../../core/formats.ts';
import type { CodeDate } from '../../core/notices.ts';
import { core, monthName, withArticle } from './core.ts';

/** The panel of a stamp with characters that can't be read. */
export const fadedPanel = {
  title: 'Possible readings',
  none: (input: string) => `No code that we know fits ${input}.`,
  tooMany: `More than ${MOST_UNREADABLE} characters are missing, so it could be almost any code.`,
  narrow: 'Light from the side can bring back another character.',
  label: 'The label says made in',
  anyLabel: 'not known',
  count: (codes: number) => `${codes === 1 ? '1 code fits' : `${codes} codes fit`}.`,
  /** `fitting` of `codes` also fit the label that was chosen. */
  countWith: (fitting: number, codes: number, country: string) =>
    `${fitting} of ${codes} ${codes === 1 ? 'code' : 'codes'} may say made in ${withArticle(country)}.`,
  grid: 'Codes that fit, by letters and date',
  /** Above what is folded: dates that no source documents, and letters that no list names. */
  folded: (codes: number) =>
    codes === 1 ? '1 more that no source documents' : `${codes} more that no source documents`,
} as const;

/** What stands behind a date that is not documented. */
export const datesOf: Readonly<Record<Standing, string>> = {
  documented: '',
  unusual: 'Such a date is unusual.',
  undocumented: 'No source documents such a date.',
};

/** The likeliest dates and places of a worn stamp. */
export interface Likeliest {
  /** Oldest first, each once. */
  readonly whens: readonly CodeDate[];
  readonly standing: Standing;
  /** The best attested places, joined; undefined where the code has no letters. */
  readonly place: string | undefined;
  /** No code that fits stands for another place. */
  readonly isOnlyPlace: boolean;
  /** `place` is a country, not a kind of production. */
  readonly isCountry: boolean;
}

/** The answer in a sentence: `October, November or December 2003, most likely France.` */
export function likeliestInWords({ whens, standing, ...where }: Likeliest): string {
  const dates = datesInWords(whens);
  const said = `${dates.slice(0, 1).toUpperCase()}${dates.slice(1)}${placeInWords(where)}.`;
  return [said, datesOf[standing]].filter(Boolean).join(' ');
}

function placeInWords({
  place,
  isOnlyPlace,
  isCountry,
}: Pick<Likeliest, 'place' | 'isOnlyPlace' | 'isCountry'>): string {
  if (place === undefined) return '';
  const name = withArticle(place);
  if (!isCountry) return `, listed as ${place}`;
  return isOnlyPlace ? `, in ${name}` : `, most likely ${name}`;
}

/** How many dates are named one by one. */
const MOST_NAMED = 4;

/** Several dates, oldest first, as one would say them: `November 1993 or 2003`, `any week from 10 to 19 of 2011`. */
export function datesInWords(whens: readonly CodeDate[]): string {
  const months = whens.filter(({ month }) => month !== undefined);
  const weeks = whens.filter(({ week }) => week !== undefined);
  return [months, weeks]
    .filter(({ length }) => length > 0)
    .map(datesOfOneKind)
    .join(' or ');
}

function datesOfOneKind(whens: readonly CodeDate[]): string {
  const years = distinct(whens.map(({ year }) => year));
  const counts = distinct(whens.map(countOf));
  const isWeek = whens[0]?.week !== undefined;
  if (counts.length === 1) {
    const [count = 0] = counts;
    return sameEveryYear(isWeek ? `week\u00a0${count}` : monthName(count), years, isWeek);
  }
  if (years.length === 1) return inOneYear(counts, years.join(''), isWeek);
  const dates = whens.map(dateInWords);
  return dates.length <= MOST_NAMED
    ? core.either(dates)
    : `one of ${dates.length} ${isWeek ? 'weeks' : 'months'} from ${dates.slice(0, 1).join('')} to ${dates.slice(-1).join('')}`;
}

/** One week or month in several years. */
function sameEveryYear(name: string, years: readonly number[], isWeek: boolean): string {
  if (years.length <= MOST_NAMED)
    return `${name}${isWeek ? ' of' : ''}\u00a0${core.either(years.map(String))}`;
  const which = isUnbroken(years) ? 'any year' : `one of ${years.length} years`;
  return `${name} of ${which} from ${ends(years.map(String))}`;
}

/** Several weeks or months of one year. */
function inOneYear(counts: readonly number[], year: string, isWeek: boolean): string {
  const names = counts.map((count) => (isWeek ? String(count) : monthName(count)));
  const behind = isWeek ? ` of\u00a0${year}` : `\u00a0${year}`;
  if (names.length <= MOST_NAMED)
    return `${isWeek ? 'week\u00a0' : ''}${core.either(names)}${behind}`;
  const unit = isWeek ? 'week' : 'month';
  const which = isUnbroken(counts) ? `any ${unit}` : `one of ${names.length} ${unit}s`;
  return `${which} from ${ends(names)}${behind}`;
}

function ends(names: readonly string[]): string {
  return `${names.slice(0, 1).join('')} to ${names.slice(-1).join('')}`;
}

function dateInWords({ year, week, month }: CodeDate): string {
  return week === undefined
    ? `${monthName(month)}\u00a0${year}`
    : `week\u00a0${week} of\u00a0${year}`;
}

/** A date in the little room over a column: `Oct 2003`, `wk 22, 2016`. */
export function shortDate({ year, week, month }: CodeDate): string {
  return week === undefined ? `${monthName(month).slice(0, 3)} ${year}` : `wk ${week}, ${year}`;
}

function countOf({ week, month }: CodeDate): number {
  return week ?? month;
}

function distinct(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function isUnbroken(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
}
