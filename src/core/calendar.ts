/** A calendar day as `YYYY-MM-DD`. */
export type Day = string;

/** First and last calendar day, both included. */
export interface Interval {
  /** The first day. */
  readonly from: Day;
  /** The last day, included. */
  readonly to: Day;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** A day in both calendars: the year and month it lies in, and its ISO 8601 week-year and week. */
export interface Today {
  readonly year: number;
  readonly month: number;
  readonly weekYear: number;
  readonly week: number;
}

/**
 * Reads a calendar day. 30 December 2025 lies in week 1 of the week-year 2026 (ISO 8601).
 *
 * @throws RangeError when the text is no calendar day written `YYYY-MM-DD`
 * @example
 * readDay('2025-12-30') // => {"year":2025,"month":12,"weekYear":2026,"week":1}
 */
export function readDay(day: Day): Today {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || dayOf(at) !== day) {
    throw new RangeError(`today must be a calendar day such as 2026-11-21, got ${day}`);
  }
  const date = new Date(at);
  // A week belongs to the year that its Thursday lies in.
  const thursday = at + (3 - mondayBased(at)) * DAY_MS;
  const weekYear = new Date(thursday).getUTCFullYear();
  const week = 1 + Math.floor((thursday - Date.UTC(weekYear, 0, 1)) / WEEK_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, weekYear, week };
}

/**
 * The calendar day that a clock shows where it hangs.
 *
 * @example
 * localDay(new Date(2026, 10, 21)) // => "2026-11-21"
 */
export function localDay(clock: Date): Day {
  return dayOf(Date.UTC(clock.getFullYear(), clock.getMonth(), clock.getDate()));
}

/**
 * How many weeks an ISO 8601 week-year has: 53 when it begins or ends on a Thursday, else 52.
 *
 * @example
 * [weeksIn(2015), weeksIn(2016), weeksIn(2020)] // => [53,52,53]
 */
export function weeksIn(year: number): 52 | 53 {
  return (firstMonday(year + 1) - firstMonday(year)) / WEEK_MS === 53 ? 53 : 52;
}

/**
 * Monday to Sunday of an ISO 8601 week. Week 53 of a year that has 52 is the seven days after week 52.
 *
 * @example
 * weekInterval(2016, 22) // => {"from":"2016-05-30","to":"2016-06-05"}
 */
export function weekInterval(year: number, week: number): Interval {
  const monday = firstMonday(year) + (week - 1) * WEEK_MS;
  return { from: dayOf(monday), to: dayOf(monday + 6 * DAY_MS) };
}

/**
 * First to last day of a month; months count from 1.
 *
 * @example
 * monthInterval(2004, 2) // => {"from":"2004-02-01","to":"2004-02-29"}
 */
export function monthInterval(year: number, month: number): Interval {
  return { from: dayOf(Date.UTC(year, month - 1, 1)), to: dayOf(Date.UTC(year, month, 0)) };
}

/**
 * Orders days, the earlier one first: they sort as text does.
 *
 * @example
 * ['2016-06-05', '2016-05-30', '2016-06-05'].sort(compareDays) // => ["2016-05-30","2016-06-05","2016-06-05"]
 * compareDays('2016-05-30', '2016-05-30') // => 0
 */
export function compareDays(a: Day, b: Day): number {
  return Number(a > b) - Number(a < b);
}

/** Monday of week 1, the week that holds 4 January. */
function firstMonday(year: number): number {
  const fourth = Date.UTC(year, 0, 4);
  return fourth - mondayBased(fourth) * DAY_MS;
}

/** Monday is 0, Sunday is 6. */
function mondayBased(at: number): number {
  return (new Date(at).getUTCDay() + 6) % 7;
}

function dayOf(at: number): Day {
  return new Date(at).toISOString().slice(0, 10);
}
