/** A calendar day as `YYYY-MM-DD`. */
export type Day = string;

/** The first and the last calendar day, inclusive. */
export interface Interval {
  /** The first day. */
  readonly from: Day;
  /** The last day, inclusive. */
  readonly to: Day;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** A day in two calendars: its year and month, and its ISO 8601 week-year and week. */
export interface Today {
  readonly year: number;
  readonly month: number;
  readonly weekYear: number;
  readonly week: number;
}

/**
 * Parses a calendar day. 30 December 2025 is in week 1 of the week-year 2026 (ISO 8601).
 *
 * @throws RangeError if the text is not a calendar day written `YYYY-MM-DD`
 * @example
 * readDay('2025-12-30') // => {"year":2025,"month":12,"weekYear":2026,"week":1}
 */
export function readDay(day: Day): Today {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || dayOf(time) !== day) {
    throw new RangeError(`today must be a calendar day such as 2026-11-21, got ${day}`);
  }
  const date = new Date(time);
  // A week belongs to the year of its Thursday.
  const thursday = time + (3 - mondayBased(time)) * DAY_MS;
  const weekYear = new Date(thursday).getUTCFullYear();
  const week = 1 + Math.floor((thursday - Date.UTC(weekYear, 0, 1)) / WEEK_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, weekYear, week };
}

/**
 * The local calendar day of a point in time.
 *
 * @example
 * localDay(new Date(2026, 10, 21)) // => "2026-11-21"
 */
export function localDay(clock: Date): Day {
  return dayOf(Date.UTC(clock.getFullYear(), clock.getMonth(), clock.getDate()));
}

/**
 * The number of weeks of an ISO 8601 week-year: 53 if its calendar year starts or ends on a Thursday, else 52.
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
 * The first to the last day of a month; months count from 1.
 *
 * @example
 * monthInterval(2004, 2) // => {"from":"2004-02-01","to":"2004-02-29"}
 */
export function monthInterval(year: number, month: number): Interval {
  return { from: dayOf(Date.UTC(year, month - 1, 1)), to: dayOf(Date.UTC(year, month, 0)) };
}

/**
 * Compares days for sorting, the earlier one first.
 *
 * @example
 * ['2016-06-05', '2016-05-30', '2016-06-05'].sort(compareDays) // => ["2016-05-30","2016-06-05","2016-06-05"]
 * compareDays('2016-05-30', '2016-05-30') // => 0
 */
export function compareDays(a: Day, b: Day): number {
  return Number(a > b) - Number(a < b);
}

/** Monday of week 1, the week with 4 January. */
function firstMonday(year: number): number {
  const fourth = Date.UTC(year, 0, 4);
  return fourth - mondayBased(fourth) * DAY_MS;
}

/** Monday is 0, Sunday is 6. */
function mondayBased(time: number): number {
  return (new Date(time).getUTCDay() + 6) % 7;
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
