import { monthInterval, weekInterval } from '../calendar.ts';
import type { Reading } from '../digits.ts';
import type { CodeDate } from '../notices.ts';
import type { CodeFacts } from '../read.ts';
import type { Stated } from './date-forms.ts';

/** What a code says to a date that a seller states. */
export type DateFindingId = keyof DateParams;

/** `read` is the date that the code says, `stated` the one that the seller states. */
export interface DateParams {
  readonly agrees: { readonly stated: Stated; readonly read: CodeDate };
  readonly differs: { readonly stated: Stated; readonly read: CodeDate };
  /** It differs, and is what the digits seem to say when they are read straight. */
  readonly straight: { readonly stated: Stated; readonly read: CodeDate };
  /** It differs from the answer, and agrees with another reading that the code allows. */
  readonly 'other-reading': {
    readonly stated: Stated;
    readonly read: CodeDate;
    readonly other: CodeDate;
  };
}

export type DateFinding<Id extends DateFindingId = DateFindingId> = {
  [Each in Id]: {
    readonly verdict: 'agrees' | 'differs';
    readonly id: Each;
    readonly params: DateParams[Each];
  };
}[Id];

/**
 * Holds the date that a seller states against what a code says. A year agrees with any week or month in it.
 *
 * @example
 * dateFindingOn(read('FL1024', readDay('2026-11-21')), { year: 2004, month: 10 }).verdict // => "differs"
 */
export function dateFindingOn(
  { reading, otherReadings }: Pick<CodeFacts, 'reading' | 'otherReadings'>,
  stated: Stated,
): DateFinding {
  const params = { stated, read: whenOf(reading) };
  if (agrees(reading, stated)) return { verdict: 'agrees', id: 'agrees', params };
  if (isStraight(reading, stated)) return { verdict: 'differs', id: 'straight', params };
  const other = otherReadings.find(
    (each) => each.standing !== 'undocumented' && agrees(each, stated),
  );
  return other
    ? { verdict: 'differs', id: 'other-reading', params: { ...params, other: whenOf(other) } }
    : { verdict: 'differs', id: 'differs', params };
}

function whenOf({ year, month, week }: Reading): CodeDate {
  return week === undefined ? { year, month } : { year, week };
}

/** Weeks lie across the ends of months and years; a day in common is enough. */
function agrees({ interval }: Reading, stated: Stated): boolean {
  const { from, to } = intervalOf(stated);
  return from <= interval.to && interval.from <= to;
}

function intervalOf({ year, month, week }: Stated): { readonly from: string; readonly to: string } {
  if (week !== undefined) return weekInterval(year, week);
  if (month !== undefined) return monthInterval(year, month);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** 1023 read straight is October 2023: two digits of month or week, two of the year. */
function isStraight({ segments, format }: Reading, { year, month, week }: Stated): boolean {
  if (format !== 'week-year' && format !== 'month-year') return false;
  const digits = segments.map(({ text }) => text).join('');
  if (Number(digits.slice(2)) !== year % 100) return false;
  const front = Number(digits.slice(0, 2));
  return front > 0 && front === (month ?? week ?? front);
}
