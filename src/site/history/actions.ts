import { fullToast } from '#words/history.ts';
import type { ItemDetails } from '../../text/details.ts';
import { showToast } from '../lib/toasts.ts';
import {
  change,
  detailsOf,
  entryFor,
  hasDetails,
  type HistoryEntry,
  insert,
  type Lookup,
  remove,
  shortened,
} from './entry.ts';
import { commitOrWarn } from './commit.ts';
import { exportFile } from './files.ts';
import { parseListing } from './storage.ts';
import { getEntries, isStored } from './store.ts';

/**
 * Adds a result, or moves the entry of the same item to the top. Returns the entry. A visitor whose storage fails is warned
 * only once.
 */
export function addResult(lookup: Lookup): HistoryEntry {
  return add(lookup, !isStored());
}

/** Names the entry of a result, or adds a new one if it has been deleted. Returns the entry's id. */
export function saveResult(id: string, lookup: Lookup, itemName: string): string {
  const isHere = getEntries().some(
    (entry) => entry.id === id && entry.dateCode === lookup.result.code,
  );
  if (!isHere) return add({ ...lookup, itemName }).id;
  renameEntry(id, itemName);
  return id;
}

/** Saves what was said of an item, unless its entry has been deleted. The page shows it either way, so it warns only once. */
export function updateDetails(id: string, details: ItemDetails): void {
  const entry = getEntries().find((each) => each.id === id);
  if (entry && !hasDetails(entry, details))
    commitOrWarn(change(id, detailsOf(details)), !isStored());
}

export function renameEntry(id: string, itemName: string): void {
  commitOrWarn(change(id, { itemName }));
}

export function removeEntry(id: string): void {
  commitOrWarn(remove(id));
}

/** Undoes a deletion. */
export function restoreEntry(entry: HistoryEntry): void {
  commitOrWarn(insert(entry));
}

/** A text that is too long for a listing is not saved, and a long name from a spreadsheet shortened. */
function add(lookup: Lookup, isSilent = false): HistoryEntry {
  const { listing, itemName } = lookup;
  const before = getEntries();
  const entry = entryFor(
    { ...lookup, listing: parseListing(listing), itemName: shortened(itemName) },
    { entries: before, now: Date.now() },
  );
  commitOrWarn(insert(entry), isSilent);
  const after = getEntries();
  for (const gone of before) {
    if (gone.itemName !== undefined && after.every(({ id }) => id !== gone.id)) offerBack(gone);
  }
  return entry;
}

/** A name that somebody gave never goes in silence. */
function offerBack(gone: HistoryEntry): void {
  showToast({
    title: fullToast.title(gone.itemName ?? '', gone.dateCode),
    description: fullToast.description,
    tone: 'plain',
    action: {
      label: fullToast.undo,
      takesFocus: false,
      onAct: () => {
        restoreEntry(gone);
      },
    },
    second: {
      label: fullToast.export,
      onAct: () => {
        exportFile(gone);
      },
    },
  });
}
