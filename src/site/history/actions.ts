import { newerToast, notStoredToast, unreadableToast } from '#words/history.ts';
import { saveFile } from '../lib/save-file.ts';
import { showToast } from '../lib/toasts.ts';
import {
  entryFor,
  type HistoryEntry,
  type HistoryUpdate,
  insert,
  type ItemDetails,
  type Lookup,
  remove,
  rename,
  setDetails,
} from './entry.ts';
import { shortened } from './item-name.ts';
import { parseListing } from './storage.ts';
import { commit, getEntries, isReadOnly, isStored, setUnreadableAside } from './store.ts';

/**
 * Adds a result, or moves the entry of the same item to the top. Returns the entry's id. A visitor whose storage fails is
 * warned only once.
 */
export function addResult(lookup: Lookup): string {
  return add(lookup, !isStored());
}

/** Whether the history has an entry with this id and code. */
export function hasEntry(id: string, code: string): boolean {
  return getEntries().some((entry) => entry.id === id && entry.dateCode === code);
}

/** Names the entry of a result, or adds a new one if it has been deleted. Returns the entry's id. */
export function saveResult(id: string, lookup: Lookup, itemName: string): string {
  if (!hasEntry(id, lookup.result.code)) return add({ ...lookup, itemName });
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

/** Moves what can't be read out of the history, before anything overwrites it, and says so. */
export function reportUnreadable(): void {
  const text = setUnreadableAside();
  if (text === undefined) return;
  showToast({
    title: unreadableToast.title,
    description: unreadableToast.description,
    tone: 'destructive',
    action: {
      label: unreadableToast.download,
      takesFocus: false,
      onAct: () => {
        saveFile(new File([text], unreadableToast.file, { type: 'application/json' }));
      },
    },
  });
}

/** A text that is too long for a listing is not saved, and a long name from a spreadsheet shortened. */
function add(lookup: Lookup, isSilent = false): string {
  const { listing, itemName } = lookup;
  const entry = entryFor(
    { ...lookup, listing: parseListing(listing), itemName: shortened(itemName) },
    { entries: getEntries(), now: Date.now() },
  );
  commitOrWarn(insert(entry), isSilent);
  return entry.id;
}

/** Applies an update and warns if it could not be stored, unless `isSilent`. */
export function commitOrWarn(update: HistoryUpdate, isSilent = false): void {
  reportUnreadable();
  commit(update);
  if (isStored() || isSilent) return;
  showToast({ ...(isReadOnly() ? newerToast : notStoredToast), tone: 'destructive' });
}
