import { type Day, localDay } from './calendar.ts';
import { TABLE_DAY } from './factories.ts';

/** The day of the last change to the facts. A clock that shows an earlier day is wrong. */
export const factsDate: Day = TABLE_DAY;

/** Somewhere on Earth it may still be the day before. */
const TIME_ZONES_MS = 86_400_000;

/**
 * The day after which no date is valid: the local day, or `factsDate` if the clock is behind it. Otherwise a wrong clock would
 * make every bag a counterfeit.
 *
 * @example
 * currentDay(new Date(2035, 0, 31)) // => "2035-01-31"
 * currentDay(new Date(1970, 0, 1)) === factsDate // => true
 */
export function currentDay(clock: Date): Day {
  const day = localDay(clock);
  return day > factsDate ? day : factsDate;
}

/**
 * Whether a clock is behind `factsDate`, and so certainly wrong.
 *
 * @example
 * isClockBehind(new Date(2001, 0, 1)) // => true
 */
export function isClockBehind(clock: Date): boolean {
  return localDay(new Date(clock.getTime() + TIME_ZONES_MS)) < factsDate;
}
