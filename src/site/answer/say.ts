import { addOwn, saySomething } from '../history/actions.ts';
import { detailsOf } from '../history/entry.ts';
import type { SaidOfItem } from '../item/item.ts';
import { keepQuery, queryOf } from '../item/session.ts';
import type { Shown } from './shown.ts';

/** Makes an entry of the history that of an item. */
export function enter({ step }: Pick<Shown, 'step'>, entry: string): void {
  const query = queryOf(step);
  if (query) keepQuery(step, { ...query, entry });
}

/**
 * Writes what was said of an item to that item, wherever the visitor is by now: to its step, and to its entry in the history.
 * A code whose entry is another item, with a name or words of its own, gets an entry of its own.
 */
export function say({ step, answer }: Pick<Shown, 'step' | 'answer'>, said: SaidOfItem): void {
  const query = queryOf(step);
  if (!query) return;
  const next = { ...query, ...said };
  const isDetail = Object.keys(said).some((key) => key !== 'reading' && key !== 'view');
  if (isDetail && next.entry !== undefined) saySomething(next.entry, said);
  const isOwn = isDetail && next.entry === undefined && answer.kind === 'code';
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
