import { notStoredToast } from '#words/history.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { showToast } from '../lib/toasts.ts';
import {
  createEntry,
  type HistoryEntry,
  type HistoryUpdate,
  insert,
  type ItemDetails,
  remove,
  rename,
  setDetails,
} from './entry.ts';
import { parseListing } from './storage.ts';
import { commit, getEntries, isStored } from './store.ts';

/** A result with everything to save along with it. */
interface Lookup extends ItemDetails {
  readonly result: ValidResult;
  /** The longer text that the code was found in. It is not saved if it is longer than a listing may be. */
  readonly listing?: string | undefined;
}

/** Adds a result and returns the id of its entry. A visitor whose storage fails is warned only once. */
export function addResult(lookup: Lookup): string {
  return add(lookup, undefined, !isStored());
}

/** Whether the history has an entry with this id and code. */
export function hasEntry(id: string, code: string): boolean {
  return getEntries().some((entry) => entry.id === id && entry.dateCode === code);
}

/** Names the entry of a result, or adds a new one if it has been deleted. Returns the entry's id. */
export function saveResult(id: string, lookup: Lookup, itemName: string): string {
  if (!hasEntry(id, lookup.result.code)) return add(lookup, itemName);
  renameEntry(id, itemName);
  return id;
}

/** Saves the details of an item, unless its entry has been deleted. The page shows them either way, so it warns only once. */
export function updateDetails(id: string, details: ItemDetails): void {
  commitOrWarn(setDetails(id, details), !isStored());
}

export function renameEntry(id: string, itemName: string): void {
  commitOrWarn(rename(id, itemName));
}

export function removeEntry(id: string): void {
  commitOrWarn(remove(id));
}

/** Undoes a deletion. */
export function restoreEntry(entry: HistoryEntry): void {
  commitOrWarn(insert(entry));
}

function add(
  { result, madeIn, line, listing }: Lookup,
  itemName: string | undefined,
  isSilent = false,
): string {
  const entry = createEntry(result, itemName, { entries: getEntries(), now: Date.now() });
  commitOrWarn(insert({ ...entry, madeIn, line, listing: parseListing(listing) }), isSilent);
  return entry.id;
}

/** Applies an update and warns if it could not be stored, unless `isSilent`. */
export function commitOrWarn(update: HistoryUpdate, isSilent = false): void {
  commit(update);
  if (!isStored() && !isSilent) showToast({ ...notStoredToast, tone: 'destructive' });
}
