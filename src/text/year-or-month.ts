import type { StatedDate } from '../core/stated.ts';

/** A year or a month as it is stored and linked: `2008`, `2008-05`. */
export type YearOrMonth = `${number}` | `${number}-${number}`;

const YEAR_OR_MONTH = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/;

/** Whether a value is a year or a month, written as we store it. */
export function isYearOrMonth(value: unknown): value is YearOrMonth {
  return typeof value === 'string' && YEAR_OR_MONTH.test(value);
}

/** The year and the month of it. */
export function dateOf(text: YearOrMonth): StatedDate {
  const [year, month] = text.split('-').map(Number);
  return month === undefined ? { year: Number(year) } : { year: Number(year), month };
}
