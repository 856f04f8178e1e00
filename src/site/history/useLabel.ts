import { useState } from 'react';
import type { LabelCountry } from '../../core/index.ts';
import { labelEntry } from './actions.ts';
import { useEntries } from './useEntries.ts';

interface Label {
  readonly id: string;
  readonly madeIn?: LabelCountry | undefined;
}

/**
 * What the heat stamp of an entry says, and how to change it. The entry knows best, for another tab may have changed it;
 * when it is gone, what it said last stays with the result that shows.
 */
export function useLabel(
  id: string,
): readonly [LabelCountry | undefined, (madeIn: LabelCountry | undefined) => void] {
  const entry = useEntries().find((each) => each.id === id);
  const [last, setLast] = useState<Label>({ id });
  const { madeIn } = entry ?? (last.id === id ? last : { id });
  if (last.id !== id || last.madeIn !== madeIn) setLast({ id, madeIn });
  const choose = (chosen: LabelCountry | undefined) => {
    setLast({ id, madeIn: chosen });
    labelEntry(id, chosen);
  };
  return [madeIn, choose];
}
