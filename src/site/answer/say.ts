import { addOwn, saySomething } from '../history/actions.ts';
import { detailsOf, type ItemDetails } from '../../text/details.ts';
import type { Query } from '../item/item.ts';
import { keepQuery, queryOf } from '../item/session.ts';
import type { Shown } from './shown.ts';

/** Makes an entry of the history that of an item. */
export function enter({ step }: Pick<Shown, 'step'>, entry: string): void {
  const query = queryOf(step);
  if (query) keepQuery(step, { ...query, entry });
}

/** Notes how an item or a table is shown, with its step: nothing is said of an item by that. */
export function showAs({ step }: Pick<Shown, 'step'>, view: Pick<Query, 'reading' | 'view'>): void {
  const query = queryOf(step);
  if (query) keepQuery(step, { ...query, ...view });
}

/**
 * Writes what was said of an item to that item, wherever the visitor is by now: to its step, and to its entry in the history.
 * A code whose entry is another item, with a name or words of its own, gets an entry of its own.
 */
export function say({ step, answer }: Pick<Shown, 'step' | 'answer'>, said: ItemDetails): void {
  const query = queryOf(step);
  if (!query) return;
  const next = { ...query, ...said };
  if (next.entry !== undefined) saySomething(next.entry, said);
  const isOwn = next.entry === undefined && answer.kind === 'code';
  keepQuery(step, {
    ...next,
    ...(isOwn && {
      entry: addOwn({
        result: answer.result,
        ...detailsOf(next),
        listing: answer.found?.listing,
        itemName: answer.itemName,
      }),
    }),
  });
}
