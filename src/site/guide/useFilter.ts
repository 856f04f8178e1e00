import { type RefObject, useEffect, useRef, useState } from 'react';
import { filterIndex, type Found } from './filter-index.ts';
import { followFragment } from './follow-fragment.ts';

/** What the filter's field shows and does. */
export interface Filter {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is left; undefined while nothing is looked for. */
  readonly found: (Found & { readonly query: string }) | undefined;
  /** Looks for a query in place of the one before. */
  readonly look: (query: string) => void;
}

/** Narrows the index to what is typed, and widens it again for a link to a code. */
export function useFilter(index: RefObject<HTMLElement | null>): Filter {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [left, setLeft] = useState<Found>();
  const look = (asked: string): void => {
    if (index.current === null) return;
    setQuery(asked.trim());
    setLeft(filterIndex(index.current, asked));
  };
  useEffect(() => {
    const list = index.current;
    if (list === null) return undefined;
    return followFragment(list, () => {
      if (field.current !== null) field.current.value = '';
      setQuery('');
      filterIndex(list, '');
    });
  }, [index]);
  return { field, found: query === '' || !left ? undefined : { ...left, query }, look };
}
