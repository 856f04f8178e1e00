import { createStore, useStore } from '../lib/store.ts';
import { readStorage, writeStorage } from '../lib/web-storage.ts';
import { HISTORY_KEY, type HistoryEntry, type HistoryUpdate, insert } from './entry.ts';
import { parseHistory, serialize, type StoredHistory } from './storage.ts';

interface HistoryState extends StoredHistory {
  /** The stored text as last read; `undefined` before the first read. */
  readonly text: string | null | undefined;
  /** Updates that could not be stored. What the page shows has them applied. */
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
    const entries = [insert(), ...pendingUpdates].reduce<readonly HistoryEntry[]>(
      (current, update) => update(current),
      stored.entries,
    );
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
  const isWritten = !last.isNewer && write(text, last);
  historyStore.set(
    isWritten
      ? { ...EMPTY, text, entries }
      : { ...last, entries, pendingUpdates: [...last.pendingUpdates, update] },
  );
}

/** Writes the history, and what was no entry in it to a key of its own; both or neither. */
function write(text: string, { text: before, unreadable }: HistoryState): boolean {
  // First what makes room: what can't be read may be large.
  if (!writeStorage('localStorage', HISTORY_KEY, text)) return false;
  if (keepAside(unreadable)) return true;
  writeStorage('localStorage', HISTORY_KEY, before ?? '');
  return false;
}

function keepAside(items: readonly unknown[]): boolean {
  if (items.length === 0) return true;
  const all = [...listIn(readStorage('localStorage', UNREADABLE_KEY)), ...items];
  const distinct = new Set(all.map((item) => JSON.stringify(item)));
  return writeStorage('localStorage', UNREADABLE_KEY, `[${[...distinct].join(',\n')}]`);
}

/** Moves what can't be read out of the history. Returns whether there was any, and room for it. */
export function setUnreadableAside(): boolean {
  const { unreadable, isNewer } = historyStore.get();
  if (isNewer || unreadable.length === 0) return false;
  commit((entries) => entries);
  return isStored();
}

/** All that can't be read, as JSON, wherever it is; undefined where there is none. */
export function getUnreadable(): string | undefined {
  const { unreadable, isNewer } = historyStore.get();
  const all = [
    ...listIn(readStorage('localStorage', UNREADABLE_KEY)),
    ...(isNewer ? [] : unreadable),
  ];
  return all.length === 0 ? undefined : JSON.stringify(all);
}

/** The same for a component. */
export function useUnreadable(): string | undefined {
  return useStore({ get: getUnreadable, subscribe: historyStore.subscribe }, undefined);
}

/** Deletes for good what can't be read. */
export function removeUnreadable(): void {
  const last = historyStore.get();
  const { entries, pendingUpdates } = last;
  writeStorage('localStorage', UNREADABLE_KEY, '[]');
  if (last.isNewer) {
    historyStore.set({ ...last });
    return;
  }
  const text = serialize(entries);
  const isWritten = writeStorage('localStorage', HISTORY_KEY, text);
  historyStore.set({ ...EMPTY, text, entries, pendingUpdates: isWritten ? [] : pendingUpdates });
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
