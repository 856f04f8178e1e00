import type { Day } from '../core/calendar.ts';
import { labelOf } from '../listing/label-of.ts';
import { lineOf } from '../listing/line-of.ts';
import { readYearOrMonth } from './read-year-or-month.ts';
import { type ItemDetails, saidOf, type ToldWords, unreadWords } from './details.ts';

/**
 * Reads what an address says of an item, as a person writes it, and returns what can't be read as it stands.
 *
 * @example
 * readTold({ label: 'Made in France', bought: 'soon' }, '2026-11-27') // => {"told":{"label":"FR"},"unread":{"bought":"soon"}}
 */
export function readTold(
  words: ToldWords,
  today: Day,
): { readonly told: ItemDetails; readonly unread: ToldWords | undefined } {
  const { label, line, bought, made } = words;
  const told = saidOf({
    label: label === undefined ? undefined : labelOf(label),
    line: line === undefined ? undefined : lineOf(line)?.id,
    bought: bought === undefined ? undefined : readYearOrMonth(bought, today),
    made: made === undefined ? undefined : readYearOrMonth(made, today),
  });
  return { told, unread: unreadWords(words, told) };
}
