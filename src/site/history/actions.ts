import { fullToast, notStoredToast, unreadableToast } from '#words/history.ts';
import type { ItemDetails } from '../../text/details.ts';
import { showToast } from '../lib/toasts.ts';
import {
  change,
  type HistoryEntry,
  type HistoryUpdate,
  insert,
  knownEntry,
  type Lookup,
  moveBack,
  newEntry,
  newestTime,
  remove,
  shortened,
} from './entry.ts';
import { exportFile } from './files.ts';
import { parseListing } from './storage.ts';
import { getEntries, isStored, commit, unreadableIn } from './store.ts';

/** What sets this tab's ids apart from those of others. */
const LAG = Math.floor(Math.random() * 60_000);

/** What was said of entries after they had been deleted, for the way back. */
const saidSince = new Map<string, ItemDetails>();

/**
 * Adds a lookup, or moves its entry to the top; one of the same code that has a name or words is moved, too, but is another
 * item. Returns the id of the lookup's own entry. A visitor whose storage fails is warned only once.
 */
export function addResult(lookup: Lookup): string | undefined {
  const fitting = storable(lookup);
  const known = knownEntry(fitting, getEntries());
  if (!known) return add(fitting, !isStored());
  const { entry, isOwn } = known;
  const now = Date.now();
  const time = newestTime(getEntries(), now);
  commitOrWarn(
    inTurn(moveBack(now), change(entry.id, { time, result: fitting.result })),
    !isStored(),
  );
  return isOwn ? entry.id : undefined;
}

/** Adds a lookup of which something is said now, though its code has an entry that is another item. Returns its id. */
export function addOwn(lookup: Lookup): string {
  return add(storable(lookup), !isStored());
}

/** Names the entry of a result, or adds a new one if it has none or that has been deleted. Returns the entry's id. */
export function saveResult(id: string | undefined, lookup: Lookup, itemName: string): string {
  const isHere = getEntries().some(
    (entry) => entry.id === id && entry.dateCode === lookup.result.code,
  );
  if (id === undefined || !isHere) return add(storable({ ...lookup, itemName }));
  renameEntry(id, itemName);
  return id;
}

/** Saves what was said of an item; of one that was deleted, in case it comes back. The page shows it either way. */
export function saySomething(id: string, said: ItemDetails): void {
  if (getEntries().some((entry) => entry.id === id)) commitOrWarn(change(id, said), !isStored());
  else saidSince.set(id, { ...saidSince.get(id), ...said });
}

export function renameEntry(id: string, itemName: string): void {
  commitOrWarn(change(id, { itemName }));
}

export function removeEntry(id: string): void {
  commitOrWarn(remove(id));
}

/** Undoes a deletion. */
export function restoreEntry(entry: HistoryEntry): void {
  commitOrWarn(insert({ ...entry, ...saidSince.get(entry.id) }));
}

/** A text that is too long for a listing is not saved, and a long name from a spreadsheet shortened. */
function storable(lookup: Lookup): Lookup {
  const { listing, itemName } = lookup;
  return { ...lookup, listing: parseListing(listing), itemName: shortened(itemName) };
}

function add(lookup: Lookup, isSilent = false): string {
  const before = getEntries();
  const now = Date.now();
  const entry = newEntry(lookup, { entries: before, now, lag: LAG });
  commitOrWarn(inTurn(moveBack(now), insert(entry)), isSilent);
  const after = getEntries();
  for (const gone of before) {
    if (gone.itemName !== undefined && after.every(({ id }) => id !== gone.id)) offerBack(gone);
  }
  return entry.id;
}

function inTurn(first: HistoryUpdate, second: HistoryUpdate): HistoryUpdate {
  return (entries) => second(first(entries));
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
        exportFile(undefined, gone);
      },
    },
  });
}

let isKeptSaid = false;

/** Moves what can't be read out of the history, before anything overwrites it, and says so; once, where it has to stay. */
export function reportUnreadable(): void {
  const unreadable = unreadableIn();
  if (unreadable === 'none' || (unreadable === 'kept' && isKeptSaid)) return;
  isKeptSaid = unreadable === 'kept';
  showToast({ ...unreadableToast(unreadable), tone: 'destructive' });
}

/** Applies an update and warns if it could not be stored, unless `isSilent`. */
export function commitOrWarn(update: HistoryUpdate, isSilent = false): void {
  reportUnreadable();
  commit(update);
  if (!isStored() && !isSilent && !isKeptSaid)
    showToast({ ...notStoredToast, tone: 'destructive' });
}
