import { useState } from 'react';
import { updateDetails } from './actions.ts';
import type { ItemDetails } from './entry.ts';
import { useEntries } from './store.ts';

/**
 * The details of an entry's item and their setter. The entry comes first, because another tab may have changed it. Once it
 * is deleted, its last known details stay with the result on the screen.
 */
export function useItemDetails(
  id: string,
  initial: ItemDetails,
): readonly [ItemDetails, (details: ItemDetails) => void] {
  const entry = useEntries().find((item) => item.id === id);
  const [last, setLast] = useState<ItemDetails & { readonly id: string }>({ ...initial, id });
  const { madeIn, line } = entry ?? (last.id === id ? last : initial);
  if (last.id !== id || last.madeIn !== madeIn || last.line !== line) setLast({ id, madeIn, line });
  const setDetails = (details: ItemDetails) => {
    setLast({ ...details, id });
    updateDetails(id, details);
  };
  return [{ madeIn, line }, setDetails];
}
