import type { Day } from '../core/calendar.ts';
import { labelOf } from '../listing/label-of.ts';
import { lineOf } from '../listing/line-of.ts';
import { readYearOrMonth } from './read-year-or-month.ts';
import { type ItemDetails, TOLD, type ToldWords } from './details.ts';

/**
 * Reads what an address says of an item, as a person writes it, and returns what can't be read as it stands.
 *
 * @example
 * readTold({ 'made-in': 'Made in France', bought: 'soon' }, '2026-11-27') // => {"told":{"label":"FR"},"unread":{"bought":"soon"}}
 */
export function readTold(
  words: ToldWords,
  today: Day,
): { readonly told: ItemDetails; readonly unread: ToldWords | undefined } {
  const read = (name: keyof ToldWords): ItemDetails | undefined => {
    const text = words[name];
    if (text === undefined) return undefined;
    const found = {
      'made-in': () => ({ label: labelOf(text) }),
      line: () => ({ line: lineOf(text)?.id }),
      bought: () => ({ bought: readYearOrMonth(text, today) }),
      made: () => ({ made: readYearOrMonth(text, today) }),
    }[name]();
    return Object.values(found).some((value) => value !== undefined) ? found : undefined;
  };
  const details = TOLD.map((name) => [name, read(name)] as const);
  const unread = details.flatMap(([name, found]) =>
    found || words[name] === undefined ? [] : [[name, words[name]] as const],
  );
  return {
    told: Object.assign({}, ...details.map(([, found]) => found)) as ItemDetails,
    unread: unread.length > 0 ? Object.fromEntries(unread) : undefined,
  };
}
