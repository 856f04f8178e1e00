import { createStore, useStore } from '../lib/store.ts';
import { readStorage, writeStorage } from '../lib/web-storage.ts';
import { HISTORY_KEY, type HistoryEntry, type HistoryUpdate, insert } from './entry.ts';
import { HISTORY_VERSION, parseHistory, serialize, type StoredHistory } from './storage.ts';

/** An update of this tab. */
interface OwnUpdate {
  readonly id: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly update: HistoryUpdate;
}

interface HistoryState extends StoredHistory {
  /** The stored text as last read; `undefined` before the first read. */
  readonly text: string | null | undefined;
  /** What this tab has written lately, and what could not be stored. */
  readonly own: readonly OwnUpdate[];
  /** Those of them that the stored text lacks. What the page shows has them applied. */
  readonly pending: readonly OwnUpdate[];
}

const EMPTY: HistoryState = {
  text: undefined,
  entries: [],
  writes: [],
  isWhole: true,
  own: [],
  pending: [],
};

/** Where the page writes if its key holds what it can't read: that stays as it is. */
export const OWN_KEY = `${HISTORY_KEY}.${HISTORY_VERSION}`;

/** Storages of two tabs agree within milliseconds; for so long a tab makes sure that none has overwritten its work. */
const RECENT_MS = 10_000;

/** Of so many updates the stored text keeps the ids: more than all tabs make in that time. */
const MOST_WRITES = 100;

/** Tabs that write again take turns by chance, within so many milliseconds. */
const LONGEST_TURN_MS = 50;

const historyStore = createStore(EMPTY, {
  // A page restored from the back/forward cache has missed all storage events.
  events: ['storage', 'pageshow'],
  refresh(last) {
    const text = readStorage('localStorage', OWN_KEY) ?? readStorage('localStorage', HISTORY_KEY);
    return text === last.text ? last : stateOf(text, last);
  },
});

/** What a text holds, and on top of it what this tab has written since and the text lacks: another tab has overwritten it. */
function stateOf(text: string | null, last: HistoryState): HistoryState {
  const stored = parseHistory(text, Date.now());
  const { writes } = stored;
  // Data that was cleared stays cleared; what could not be stored holds all the same.
  const isCleared = text === null && last.text != null;
  const own = last.own.filter(
    (write) => last.pending.includes(write) || (!isCleared && isRecent(write)),
  );
  const pending = own.filter(
    (write) =>
      !writes?.includes(write.id) && (writes !== undefined || last.pending.includes(write)),
  );
  if (pending.some((write) => !last.pending.includes(write))) writeAgain();
  return {
    ...stored,
    text,
    own,
    pending,
    entries: apply([insert(), ...updatesOf(pending)], stored.entries),
  };
}

function isRecent({ at }: OwnUpdate): boolean {
  return Math.abs(Date.now() - at) < RECENT_MS;
}

function updatesOf(writes: readonly OwnUpdate[]): readonly HistoryUpdate[] {
  return writes.map(({ update }) => update);
}

function apply(
  updates: readonly HistoryUpdate[],
  entries: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  return updates.reduce((current, update) => update(current), entries);
}

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
  return historyStore.get().pending.length === 0;
}

/**
 * Applies an update to the current storage, so that no tab overwrites another's work. An update that can't be stored
 * holds for this visit and is tried again with the next update.
 */
export function commit(update: HistoryUpdate): void {
  const last = historyStore.get();
  const write = { id: Math.random().toString(36).slice(2, 10), at: Date.now(), update };
  store({
    ...last,
    entries: update(last.entries),
    own: [...last.own, write],
    pending: [...last.pending, write],
  });
}

/** Writes the entries as they show. */
function store(state: HistoryState): void {
  const { entries, pending } = state;
  const ids = [...(state.writes ?? []), ...pending.map(({ id }) => id)];
  const writes = ids.slice(-MOST_WRITES);
  const text = serialize(entries, writes);
  const key = keyFor(state);
  const isWritten = key !== undefined && writeStorage('localStorage', key, text);
  historyStore.set(isWritten ? { ...state, text, writes, isWhole: true, pending: [] } : state);
}

function writeAgain(): void {
  setTimeout(() => {
    const state = historyStore.get();
    if (state.pending.length > 0) store(state);
  }, Math.random() * LONGEST_TURN_MS);
}

/** The key to write under, so that nothing that can't be read is overwritten; undefined where there is none. */
function keyFor({ isWhole, text }: HistoryState): string | undefined {
  const isOwn = readStorage('localStorage', OWN_KEY) !== null;
  if (isWhole || !text) return isOwn ? OWN_KEY : HISTORY_KEY;
  return isOwn ? undefined : OWN_KEY;
}

/** Whether something of the stored history can't be read, and whether the page could write beside it. */
export function unreadableIn(): 'none' | 'aside' | 'kept' {
  const state = historyStore.get();
  if (state.isWhole) return 'none';
  store(state);
  return historyStore.get().isWhole ? 'aside' : 'kept';
}
