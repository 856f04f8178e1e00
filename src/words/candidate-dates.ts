import type { Day, Interval } from '../core/calendar.ts';
import type { Standing } from '../core/formats.ts';
import type { CodeDate } from '../core/notices.ts';

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

/** How a language says dates of a worn stamp. */
export interface DateWords {
  /** From the month of one day to that of another: `between March and May 2011`. */
  readonly span: (from: Day, to: Day) => string;
  /** Years: `1996, 2006 or 2016`. */
  readonly years: (years: readonly number[]) => string;
  /** Months of years: `November 1993 or 2003`. There is one month, or one year. */
  readonly months: (months: readonly number[], years: readonly number[]) => string;
  /** The same with weeks. */
  readonly weeks: (weeks: readonly number[], years: readonly number[]) => string;
  /** Dates that have neither a year nor a month or week in common. */
  readonly either: (dates: readonly CodeDate[]) => string;
  /** Between months and weeks: `, or `. */
  readonly or: string;
}

/** Up to this many dates are listed one by one; more are told as years where they lie in few, or else as a span. */
const MAX_LISTED = 6;
const MAX_YEARS = 4;

/** Dates, oldest first, as a person says them: `November 1993 or 2003`, `between October 2000 and May 2009`. */
export function sayDates(dates: readonly CandidateDate[], words: DateWords): string {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first && last && dates.length > MAX_LISTED) {
    const years = distinct(dates.map(({ year }) => year));
    // A span would name years in which none of them lies.
    const isScattered = last.year - first.year >= years.length;
    return isScattered && years.length <= MAX_YEARS
      ? words.years(years)
      : words.span(first.interval.from, last.interval.to);
  }
  const ofOneUnit = (unit: 'month' | 'week') => {
    const group = dates.filter((date) => date[unit] !== undefined);
    const years = distinct(group.map(({ year }) => year));
    const numbers = distinct(group.flatMap((date) => date[unit] ?? []));
    // One year, or one week or month, is said once.
    const isRegular = group.length === years.length * numbers.length;
    if (!isRegular || (years.length > 1 && numbers.length > 1)) return words.either(group);
    return group.length === 0 ? '' : words[`${unit}s`](numbers, years);
  };
  return [ofOneUnit('month'), ofOneUnit('week')].filter(Boolean).join(words.or);
}

function distinct(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)];
}
