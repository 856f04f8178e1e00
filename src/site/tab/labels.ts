import { stampLegend, stampParts } from '#words/result.ts';
import type { ValidResult } from '../../library/decode.ts';
import type { Mark } from './marks.ts';

/** What the characters of a meaning say: `week 22`, `France`. */
export function markLabel({ part }: Mark, { month, week, year, country }: ValidResult): string {
  if (part === 'factory') return country;
  if (part === 'year') return stampParts.year(year);
  return week === undefined ? stampParts.month(month) : stampParts.week(week);
}

/** Where the characters stand, and what they say: `Digits 1 and 3: week 22`. */
export function meaningOf(mark: Mark, result: ValidResult): string {
  const { text, digits } = mark;
  const where = digits.length === 0 ? stampLegend.letters(text.length) : stampLegend.digits(digits);
  return stampLegend.reading(where, markLabel(mark, result));
}

/** What they say, in the lines of the label. */
export function labelsOf(mark: Mark, result: ValidResult): readonly string[] {
  return mark.part === 'factory' ? placeLines(result) : [markLabel(mark, result)];
}

/** The first words of a name that is too long for one line. */
const FIRST_WORDS = /^(?=.{14}).{1,11}[ /]/;

/** The lines of a code's factory label: the last of several places, or the end of a long name, has its own. */
export function placeLines({ places, country }: ValidResult): readonly string[] {
  const named = places.filter(({ place }) => country.includes(place));
  const first = named.at(-2)?.place ?? FIRST_WORDS.exec(country)?.[0] ?? country;
  const end = country.indexOf(first) + first.length;
  return [country.slice(0, end), country.slice(end)].map((line) => line.trim()).filter(Boolean);
}
