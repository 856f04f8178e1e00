import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeIndex, makeButtons } from './code-index.ts';
import { filterIndex, type Found } from './filter-index.ts';
import { followFragment } from './follow-fragment.ts';

/** What the filter's field shows and does. */
interface Filter {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is left; undefined while nothing is looked for. */
  readonly found: (Found & { readonly query: string }) | undefined;
  /** Looks for a query in place of the one before. */
  readonly look: (query: string) => void;
}

/** Narrows the index to what is typed, and widens it again for a link to a code. */
export function useFilter(): Filter {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [left, setLeft] = useState<Found>();
  const look = (asked: string): void => {
    const index = codeIndex();
    if (index === null) return;
    setQuery(asked.trim());
    setLeft(filterIndex(index, asked));
  };
  useEffect(() => {
    const index = codeIndex();
    if (index === null) return undefined;
    makeButtons(index);
    return followFragment(index, () => {
      if (field.current !== null) field.current.value = '';
      setQuery('');
      filterIndex(index, '');
    });
  }, []);
  return { field, found: query === '' || !left ? undefined : { ...left, query }, look };
}
