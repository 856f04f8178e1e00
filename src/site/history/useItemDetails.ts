import { useState } from 'react';
import { updateDetails } from './actions.ts';
import type { HistoryEntry, ItemDetails } from './entry.ts';
import { useEntries } from './store.ts';

interface ShownDetails {
  readonly answer: object;
  readonly details: ItemDetails;
  /** The entry as last seen. */
  readonly entry: HistoryEntry | undefined;
}

/**
 * The details of the item on the screen and their setter. An answer begins with those of its query, since the same code
 * may be looked up again for another item; what the entry is told afterwards, even in another tab, shows at once.
 */
export function useItemDetails(
  id: string,
  answer: object,
  initial: ItemDetails,
): readonly [ItemDetails, (details: ItemDetails) => void] {
  const entry = useEntries().find((item) => item.id === id);
  const [shown, setShown] = useState<ShownDetails>({ answer, details: initial, entry });
  if (shown.answer !== answer) setShown({ answer, details: initial, entry });
  else if (entry !== undefined && shown.entry !== entry) {
    const { madeIn, line } = entry;
    const last = shown.entry ?? entry;
    const hasChanged = last.madeIn !== madeIn || last.line !== line;
    setShown({ answer, details: hasChanged ? { madeIn, line } : shown.details, entry });
  }
  const setDetails = (details: ItemDetails) => {
    setShown({ ...shown, details });
    updateDetails(id, details);
  };
  return [shown.details, setDetails];
}
