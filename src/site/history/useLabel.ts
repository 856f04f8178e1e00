import { useState } from 'react';
import type { Label } from '../../heatstamp.ts';
import { labelEntry } from './actions.ts';
import { useEntries } from './store.ts';

interface Told {
  readonly id: string;
  readonly madeIn?: Label | undefined;
}

/**
 * What the heat stamp of an entry says, and how to change it. The entry knows best, for another tab may have changed it;
 * when it is gone, what it said last stays with the result that shows; `first` is what was said before anybody looked.
 */
export function useLabel(
  id: string,
  first?: Label,
): readonly [Label | undefined, (madeIn: Label | undefined) => void] {
  const entry = useEntries().find((each) => each.id === id);
  const [last, setLast] = useState<Told>({ id, madeIn: first });
  const { madeIn } = entry ?? (last.id === id ? last : { id, madeIn: first });
  if (last.id !== id || last.madeIn !== madeIn) setLast({ id, madeIn });
  const choose = (chosen: Label | undefined) => {
    setLast({ id, madeIn: chosen });
    labelEntry(id, chosen);
  };
  return [madeIn, choose];
}
