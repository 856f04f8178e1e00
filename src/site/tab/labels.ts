import { stampParts } from '#words/result.ts';
import type { ValidResult } from '../../library/decode.ts';
import type { Mark } from './marks.ts';
import { placeLines } from './stamped.ts';

/** What the characters of a meaning say: `week 22`, `France`. */
export function markLabel({ part }: Mark, { month, week, year, country }: ValidResult): string {
  if (part === 'factory') return country;
  if (part === 'year') return stampParts.year(year);
  return week === undefined ? stampParts.month(month) : stampParts.week(week);
}

/** The same, in the lines of its label. */
export function labelsOf(mark: Mark, result: ValidResult): readonly string[] {
  return mark.part === 'factory' ? placeLines(result) : [markLabel(mark, result)];
}
