import { notStoredToast } from '#words/history.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { showToast } from '../lib/toasts.ts';
import { type Change, type Entry, entryOf, put, remove, rename, tell, type Told } from './entry.ts';
import { listingIn } from './storage.ts';
import { commit, isStored, shownEntries } from './store.ts';

/** What is known of a result besides its code. */
interface Lookup extends Told {
  readonly result: ValidResult;
  /** The longer text that the code was found in. One that is longer than a listing may be is not kept. */
  readonly listing?: string | undefined;
}

/** Adds a result that was just read, and returns its entry's id. That it can't be stored is said once, not every time. */
export function addResult(lookup: Lookup): string {
  return add(lookup, undefined, !isStored());
}

/** Whether an entry is there and holds this code. */
export function holdsEntry(id: string, code: string): boolean {
  return shownEntries().some((entry) => entry.id === id && entry.dateCode === code);
}

/** Names the entry that a result belongs to, or adds one if it is gone by now; returns the id of the entry it ended in. */
export function saveResult(id: string, lookup: Lookup, itemName: string): string {
  if (!holdsEntry(id, lookup.result.code)) return add(lookup, itemName);
  renameEntry(id, itemName);
  return id;
}

/** Keeps what is told of an item, where its entry is still there. It shows either way, so failing to store it is said once. */
export function tellEntry(id: string, told: Told): void {
  commitOrSay(tell(id, told), !isStored());
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

function add(
  { result, madeIn, line, listing }: Lookup,
  itemName: string | undefined,
  isKnown = false,
): string {
  const entry = entryOf(result, itemName, { entries: shownEntries(), now: Date.now() });
  commitOrSay(put({ ...entry, madeIn, line, listing: listingIn(listing) }), isKnown);
  return entry.id;
}

/** Makes a change and says when it can't be stored, unless that is known already. */
export function commitOrSay(change: Change, isKnown = false): void {
  commit(change);
  if (!isStored() && !isKnown) showToast({ ...notStoredToast, tone: 'destructive' });
}
