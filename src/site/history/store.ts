import { currentDay } from '../../core/today.ts';
import { createStore, useStore } from '../lib/store.ts';
import { HISTORY_KEY, type HistoryEntry, type HistoryUpdate } from './entry.ts';
import { parseEntries, serialize } from './storage.ts';

interface HistoryState {
  /** The stored text as last read; `undefined` before the first read. */
  readonly text: string | null | undefined;
  /** What the page shows: the stored entries with the pending updates applied. */
  readonly entries: readonly HistoryEntry[];
  /** Updates that could not be stored. */
  readonly pendingUpdates: readonly HistoryUpdate[];
}

const EMPTY: HistoryState = { text: undefined, entries: [], pendingUpdates: [] };

const historyStore = createStore(EMPTY, {
  // A page restored from the back/forward cache has missed all storage events.
  events: ['storage', 'pageshow'],
  refresh(last) {
    const text = readStorage();
    if (text === last.text) return last;
    const stored = parseEntries(text, currentDay(new Date()));
    const entries = last.pendingUpdates.reduce((current, update) => update(current), stored);
    return { ...last, text, entries };
  },
});

/** The current history, newest first. The same array is returned until it changes. */
export function getEntries(): readonly HistoryEntry[] {
  return historyStore.get().entries;
}

/** The current history. It is empty in prerendered pages, because only the browser has the visitor's. */
export function useEntries(): readonly HistoryEntry[] {
  return useStore(historyStore, EMPTY).entries;
}

/** Whether the whole history is stored and will outlive this visit. */
export function isStored(): boolean {
  return historyStore.get().pendingUpdates.length === 0;
}

/**
 * Applies an update to the current storage, so that no tab overwrites another's work. An update that can't be stored
 * holds for this visit and is tried again with the next update.
 */
export function commit(update: HistoryUpdate): void {
  const last = historyStore.get();
  const entries = update(last.entries);
  const text = serialize(entries);
  historyStore.set(
    writeStorage(text)
      ? { text, entries, pendingUpdates: [] }
      : { ...last, entries, pendingUpdates: [...last.pendingUpdates, update] },
  );
}

/** With storage switched off, even reading the property throws. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(HISTORY_KEY);
  } catch {
    return null;
  }
}

/** Returns whether it worked: storage may be full or switched off. */
function writeStorage(value: string): boolean {
  try {
    localStorage.setItem(HISTORY_KEY, value);
    return true;
  } catch {
    return false;
  }
}
