import type { CodeDate } from '../core/notices.ts';
import type { Reading } from '../core/digits.ts';
import type { CodeFacts } from '../core/read.ts';
import { intervalOf, isStraight, type StatedDate, whenOf } from '../core/stated.ts';

export type { StatedDate } from '../core/stated.ts';

/** A finding on a stated date. */
export type DateFindingId = keyof DateParams;

/** The parameters of each finding. */
export interface DateParams {
  /** They have a day in common. */
  readonly agrees: BothDates;
  /** They have none. */
  readonly differs: BothDates;
  /** It differs, and is what the digits seem to say when read from left to right. */
  readonly straight: BothDates;
  /** It differs from the answer, and agrees with another reading that the code allows. */
  readonly 'other-reading': BothDates & {
    /** The date of that reading. */
    readonly other: CodeDate;
  };
}

interface BothDates {
  /** The seller's date. */
  readonly stated: StatedDate;
  /** The code's date. */
  readonly read: CodeDate;
}

/** What comparing a code with a stated date finds. */
export type DateFinding<Id extends DateFindingId = DateFindingId> = {
  [Each in Id]: {
    /** The outcome in one word. */
    readonly verdict: 'agrees' | 'differs';
    /** Why; stays the same whatever the words. */
    readonly id: Each;
    /** What the sentence is said of. */
    readonly params: DateParams[Each];
  };
}[Id];

/**
 * Compares the date that a seller states with that of a code. A year agrees with any week or month in it.
 *
 * @example
 * compareDate(read('FL1024', readDay('2026-11-21')), { year: 2004, month: 10 }).verdict // => "differs"
 */
export function compareDate(
  { reading, otherReadings }: Pick<CodeFacts, 'reading' | 'otherReadings'>,
  stated: StatedDate,
): DateFinding {
  const params = { stated, read: whenOf(reading) };
  if (agrees(reading, stated)) return { verdict: 'agrees', id: 'agrees', params };
  if (isStraight(reading, stated)) return { verdict: 'differs', id: 'straight', params };
  const other = otherReadings.find(
    (reading) => reading.standing !== 'undocumented' && agrees(reading, stated),
  );
  return other
    ? { verdict: 'differs', id: 'other-reading', params: { ...params, other: whenOf(other) } }
    : { verdict: 'differs', id: 'differs', params };
}

/** Weeks lie across the ends of months and years; a day in common is enough. */
function agrees({ interval }: Reading, stated: StatedDate): boolean {
  const { from, to } = intervalOf(stated);
  return from <= interval.to && interval.from <= to;
}
