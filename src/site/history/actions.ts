import { notStoredToast, UNTITLED } from '../../content/history.ts';
import type { ValidResult } from '../../core/index.ts';
import { showToast } from '../lib/toasts.ts';
import { type Change, put, remove, rename } from './changes.ts';
import { type Entry, entryOf } from './entry.ts';
import { commit, isStored, shownEntries } from './store.ts';

/** Adds a result that was just read, and returns its entry's id. That it can't be stored is said once, not every time. */
export function addResult(result: ValidResult): string {
  return add(result, UNTITLED, !isStored());
}

/** Names the entry that a result belongs to, or adds one if it is gone by now; returns the id of the entry it ended in. */
export function saveResult(id: string, result: ValidResult, itemName: string): string {
  if (!shownEntries().some((entry) => entry.id === id)) return add(result, itemName);
  renameEntry(id, itemName);
  return id;
}

export function renameEntry(id: string, itemName: string): void {
  commitOrSay(rename(id, itemName));
}

export function removeEntry(id: string): void {
  commitOrSay(remove(id));
}

/** Takes a deletion back. */
export function restoreEntry(entry: Entry): void {
  commitOrSay(put(entry));
}

function add(result: ValidResult, itemName: string, isKnown = false): string {
  const entry = entryOf(result, itemName, { entries: shownEntries(), now: Date.now() });
  commitOrSay(put(entry), isKnown);
  return entry.id;
}

/** Makes a change and says when it can't be stored, unless that is known already. */
function commitOrSay(change: Change, isKnown = false): void {
  commit(change);
  if (!isStored() && !isKnown) showToast({ ...notStoredToast, tone: 'destructive' });
}
