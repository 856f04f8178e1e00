import { createStore, useStore } from '../lib/store.ts';
import { HISTORY_KEY, type HistoryEntry, type HistoryUpdate } from './entry.ts';
import { parseHistory, serialize, type StoredHistory } from './storage.ts';
import { readStorage, writeStorage } from './web-storage.ts';

interface HistoryState extends StoredHistory {
  /** The stored text as last read; `undefined` before the first read. */
  readonly text: string | null | undefined;
  /** What the page shows: the stored entries with the pending updates applied. */
  readonly entries: readonly HistoryEntry[];
  /** Updates that could not be stored. */
  readonly pendingUpdates: readonly HistoryUpdate[];
}

const EMPTY: HistoryState = {
  text: undefined,
  entries: [],
  unreadable: [],
  isNewer: false,
  pendingUpdates: [],
};

/** The key in local storage for what could not be read. */
export const UNREADABLE_KEY = `${HISTORY_KEY}.unreadable`;

const historyStore = createStore(EMPTY, {
  // A page restored from the back/forward cache has missed all storage events.
  events: ['storage', 'pageshow'],
  refresh(last) {
    const text = readStorage('localStorage', HISTORY_KEY);
    if (text === last.text) return last;
    const stored = parseHistory(text, Date.now());
    const { pendingUpdates } = last;
    const entries = pendingUpdates.reduce((current, update) => update(current), stored.entries);
    return { ...stored, text, entries, pendingUpdates };
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

/** Whether a newer release has written the stored history, which this one then leaves as it is. */
export function isReadOnly(): boolean {
  return historyStore.get().isNewer;
}

/**
 * Applies an update to the current storage, so that no tab overwrites another's work. An update that can't be stored
 * holds for this visit and is tried again with the next update.
 */
export function commit(update: HistoryUpdate): void {
  const last = historyStore.get();
  const entries = update(last.entries);
  const text = serialize(entries);
  const isWritten =
    !last.isNewer && keepAside(last.unreadable) && writeStorage('localStorage', HISTORY_KEY, text);
  historyStore.set(
    isWritten
      ? { ...EMPTY, text, entries }
      : { ...last, entries, pendingUpdates: [...last.pendingUpdates, update] },
  );
}

/**
 * Moves what can't be read out of the history, to a key of its own. Returns all that is kept there as JSON; undefined if
 * there was nothing to move, or no room for it.
 */
export function setUnreadableAside(): string | undefined {
  const { unreadable, isNewer } = historyStore.get();
  if (isNewer || unreadable.length === 0 || !keepAside(unreadable)) return undefined;
  commit((entries) => entries);
  return readStorage('localStorage', UNREADABLE_KEY) ?? undefined;
}

/** Adds items to those that are kept aside. Returns whether all of them are there now. */
function keepAside(items: readonly unknown[]): boolean {
  if (items.length === 0) return true;
  const kept = readStorage('localStorage', UNREADABLE_KEY);
  const all = [...listIn(kept), ...items].map((item) => JSON.stringify(item));
  return writeStorage('localStorage', UNREADABLE_KEY, `[${[...new Set(all)].join(',\n')}]`);
}

/** The items of a JSON array, or the text itself if somebody else has written there. */
function listIn(text: string | null): readonly unknown[] {
  if (text === null) return [];
  try {
    const data: unknown = JSON.parse(text);
    if (Array.isArray(data)) return data;
  } catch {
    // Kept as it is.
  }
  return [text];
}
