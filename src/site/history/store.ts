import { localDay } from '../../core/index.ts';
import type { Change } from './changes.ts';
import type { Entry } from './entry.ts';
import { HISTORY_KEY, parseEntries, serialize } from './storage.ts';

/** What was read last; `undefined` before the first time. */
let text: string | null | undefined;
/** What the page shows: what is stored, with the changes on top that could not be stored. */
let shown: readonly Entry[] = [];
let unstored: readonly Change[] = [];
const listeners = new Set<() => void>();

/** The history as it is at this moment, newest first, the same list until it changes; for useSyncExternalStore. */
export function shownEntries(): readonly Entry[] {
  load();
  return shown;
}

/** Whether all of it is stored, so that it outlives this visit. */
export function isStored(): boolean {
  return unstored.length === 0;
}

/**
 * Makes a change to what is stored at this moment, so that no tab undoes what another did. Where it can't be stored it
 * holds for this visit, and is tried again with the next one.
 */
export function commit(change: Change): void {
  load();
  shown = change(shown);
  const written = serialize(shown);
  if (write(written)) {
    text = written;
    unstored = [];
  } else {
    unstored = [...unstored, change];
  }
  tell();
}

/** Calls back after every change, in this tab or another, until the returned function is called. */
export function onEntries(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', tell);
  // A page that comes back from the browser's cache has heard nothing meanwhile.
  addEventListener('pageshow', tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', tell);
    removeEventListener('pageshow', tell);
  };
}

function load(): void {
  const found = read();
  if (found === text) return;
  text = found;
  const stored = parseEntries(found, localDay(new Date()));
  shown = unstored.reduce((entries, change) => change(entries), stored);
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

function tell(): void {
  for (const listener of listeners) listener();
}
