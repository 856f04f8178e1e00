import { useState } from 'react';
import { tellEntry } from './actions.ts';
import type { Told } from './entry.ts';
import { useEntries } from './store.ts';

/**
 * What was told of the item of an entry, and how to change it. The entry knows best, for another tab may have changed it;
 * when it is gone, what it said last stays with the result that shows; `first` is what was said before anybody looked.
 */
export function useTold(id: string, first: Told): readonly [Told, (told: Told) => void] {
  const entry = useEntries().find((each) => each.id === id);
  const [last, setLast] = useState<Told & { readonly id: string }>({ ...first, id });
  const { madeIn, line } = entry ?? (last.id === id ? last : first);
  if (last.id !== id || last.madeIn !== madeIn || last.line !== line) setLast({ id, madeIn, line });
  const choose = (told: Told) => {
    setLast({ ...told, id });
    tellEntry(id, told);
  };
  return [{ madeIn, line }, choose];
}
