import { useSyncExternalStore } from 'react';
import type { Entry } from './entry.ts';
import { onEntries, shownEntries } from './store.ts';

const NONE: readonly Entry[] = [];

/** The history, kept in step with storage and other tabs. Built pages have none; the visitor's comes with the script. */
export function useEntries(): readonly Entry[] {
  return useSyncExternalStore(onEntries, shownEntries, () => NONE);
}
