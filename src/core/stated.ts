import { type Day, type Interval, monthInterval, weekInterval } from './calendar.ts';
import type { Reading } from './digits.ts';
import type { CodeDate } from './notices.ts';

/** A date as people write it: a year, or a month or an ISO 8601 week of one. */
export type StatedDate =
  | CodeDate
  | {
      /** A calendar year. */
      readonly year: number;
      readonly month?: never;
      readonly week?: never;
    };

/** A time that somebody states. `from` and `to` are what the words say; `grace` is by how much they may be off. */
export interface StatedTime extends Interval {
  /** The year, month or week as written; missing for a decade, an age or several years. */
  readonly when?: StatedDate;
  /** False for "about 1998", decades and ages. */
  readonly isExact: boolean;
  /** By how many years the time may lie earlier or later than the words say. */
  readonly grace: number;
}

/**
 * A year, month or week as a stated time.
 *
 * @param grace in years; more than 0 for "about 1998"
 * @example
 * timeOf({ year: 2003 }).to // => "2003-12-31"
 */
export function timeOf(when: StatedDate, grace = 0): StatedTime {
  return { ...intervalOf(when), when, isExact: grace === 0, grace };
}

/**
 * Several years as a stated time, such as a decade.
 *
 * @param grace in years
 * @example
 * yearsTime(1980, 1989, 1).from // => "1980-01-01"
 */
export function yearsTime(first: number, last: number, grace: number): StatedTime {
  return { from: `${first}-01-01`, to: `${last}-12-31`, isExact: false, grace };
}

/**
 * The days of a stated date.
 *
 * @example
 * intervalOf({ year: 2003 }) // => {"from":"2003-01-01","to":"2003-12-31"}
 */
export function intervalOf({ year, month, week }: StatedDate): Interval {
  if (week !== undefined) return weekInterval(year, week);
  if (month !== undefined) return monthInterval(year, month);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/**
 * The days of a stated time, with its grace on both sides.
 *
 * @example
 * widened(yearsTime(1980, 1989, 1)) // => {"from":"1979-01-01","to":"1990-12-31"}
 */
export function widened({ from, to, grace }: StatedTime): Interval {
  return { from: shifted(from, -grace), to: shifted(to, grace) };
}

/**
 * The same day some years earlier or later, only for comparing: it may be a February 29 that does not exist.
 *
 * @example
 * shifted('2003-12-31', -2) // => "2001-12-31"
 */
export function shifted(day: Day, years: number): Day {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

/**
 * Whether a date is what the digits of a code show when read from left to right: two digits of month or week, then two of
 * the year.
 *
 * @example
 * isStraight(read('FL1023', readDay('2026-11-21')).reading, { year: 2023, month: 10 }) // => true
 */
export function isStraight(
  { segments }: Pick<Reading, 'segments'>,
  { year, month, week }: StatedDate,
): boolean {
  // Only if the digits of year and week or month alternate does each digit have its own segment.
  if (segments.length !== 4) return false;
  const digits = segments.map(({ text }) => text).join('');
  if (Number(digits.slice(2)) !== year % 100) return false;
  const count = Number(digits.slice(0, 2));
  return count > 0 && count === (month ?? week ?? count);
}

/** New pieces are bought within about so many years. */
const MOST_YEARS_IN_STOCK = 2;

/**
 * By how many years a piece was made before a stated time, if that is too long for the one to support the other: any older
 * code would fit as well. 0 for less.
 *
 * @example
 * yearsTooLong({ stated: timeOf({ year: 2012 }), read: { year: 2003, month: 11 } }) // => 9
 * yearsTooLong({ stated: timeOf({ year: 2005 }), read: { year: 2003, month: 11 } }) // => 0
 */
export function yearsTooLong({
  stated,
  read,
}: {
  readonly stated: StatedTime;
  readonly read: CodeDate;
}): number {
  const years = Number(stated.from.slice(0, 4)) - read.year;
  return years > MOST_YEARS_IN_STOCK ? years : 0;
}
