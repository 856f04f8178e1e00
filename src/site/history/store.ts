import { localDay } from '../../heatstamp.ts';
import { createStore, useStore } from '../lib/store.ts';
import { type Change, type Entry, HISTORY_KEY } from './entry.ts';
import { parseEntries, serialize } from './storage.ts';

interface Kept {
  /** What was read last; `undefined` before the first time. */
  readonly text: string | null | undefined;
  /** What the page shows: what is stored, with the changes on top that could not be stored. */
  readonly entries: readonly Entry[];
  readonly unstored: readonly Change[];
}

const NONE: Kept = { text: undefined, entries: [], unstored: [] };

const kept = createStore(NONE, {
  // A page that comes back from the browser's cache has heard nothing meanwhile.
  events: ['storage', 'pageshow'],
  refresh(last) {
    const text = read();
    if (text === last.text) return last;
    const stored = parseEntries(text, localDay(new Date()));
    const entries = last.unstored.reduce((before, change) => change(before), stored);
    return { ...last, text, entries };
  },
});

/** The history as it is at this moment, newest first, the same list until it changes. */
export function shownEntries(): readonly Entry[] {
  return kept.get().entries;
}

/** The history, kept in step with storage and other tabs. Built pages have none; the visitor's comes with the script. */
export function useEntries(): readonly Entry[] {
  return useStore(kept, NONE).entries;
}

/** Whether all of it is stored, so that it outlives this visit. */
export function isStored(): boolean {
  return kept.get().unstored.length === 0;
}

/**
 * Makes a change to what is stored at this moment, so that no tab undoes what another did. Where it can't be stored it
 * holds for this visit, and is tried again with the next one.
 */
export function commit(change: Change): void {
  const last = kept.get();
  const entries = change(last.entries);
  const text = serialize(entries);
  kept.set(
    write(text)
      ? { text, entries, unstored: [] }
      : { ...last, entries, unstored: [...last.unstored, change] },
  );
}

/** Storage that is switched off throws on the mere mention of it. */
function read(): string | null {
  try {
    return localStorage.getItem(HISTORY_KEY);
  } catch {
    return null;
  }
}

/** Whether it worked: storage may be full, or switched off. */
function write(value: string): boolean {
  try {
    localStorage.setItem(HISTORY_KEY, value);
    return true;
  } catch {
    return false;
  }
}
