import type { CodeDate } from './notices.ts';
import type { StatedTime } from './stated.ts';

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
