import { MONTHS } from './calendar.ts';
import type { Day, Interval } from './types.ts';

/**
 * The days of an interval as a person writes them, without what both ends share.
 *
 * @example
 * daysOf({ from: '2016-05-30', to: '2016-06-05' }) // => "30 May - 5 June 2016"
 */
export function daysOf({ from, to }: Interval): string {
  const [start, end] = [partsOf(from), partsOf(to)];
  const year = start.year === end.year ? '' : ` ${start.year}`;
  const month = start.month === end.month && year === '' ? '' : ` ${start.month}`;
  return `${start.day}${month}${year} - ${end.day} ${end.month} ${end.year}`;
}

function partsOf(day: Day): { year: string; month: string; day: string } {
  const [year = '', month, date] = day.split('-');
  return { year, month: String(MONTHS[Number(month) - 1]), day: String(Number(date)) };
}
