import type { Label, ValidResult } from '../../heatstamp.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';

/** The history's key in local storage. */
export const HISTORY_KEY = 'heatstamp.history';

/** What the visitor said about an item besides its code. */
export interface ItemDetails {
  /** The country named on the heat stamp. */
  readonly madeIn?: Label | undefined;
  /** A line or model by its id, which a later table of lines may no longer have. */
  readonly line?: string | undefined;
}

/** A code that was looked up. */
export interface HistoryEntry extends ItemDetails {
  /** The time of the lookup in milliseconds since 1970. It is unique and gives the list its order. */
  readonly id: string;
  readonly dateCode: string;
  /** The visitor's name for the item; the page shows a placeholder for an unnamed one. */
  readonly itemName?: string | undefined;
  readonly result: ValidResult;
  /** The longer text that the code was found in, exactly as entered. */
  readonly listing?: string | undefined;
}

/**
 * Creates an entry for a new result. Its id is always greater than all others, even within one millisecond or after the
 * clock was set back.
 */
export function createEntry(
  result: ValidResult,
  itemName: string | undefined,
  { entries, now }: { readonly entries: readonly HistoryEntry[]; readonly now: number },
): HistoryEntry {
  const id = String(Math.max(now, ...entries.map((entry) => Number(entry.id) + 1)));
  return { id, dateCode: result.code, itemName, result };
}

/** Sorts entries newest first, drops duplicate ids (the first one wins) and cuts the list to its maximum size. */
export function newestFirst(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const unique = [...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()];
  return unique.sort((a, b) => Number(b.id) - Number(a.id)).slice(0, HISTORY_SIZE);
}

/** An update as a function of the current list, so that it can be applied again to what another tab has written. */
export type HistoryUpdate = (entries: readonly HistoryEntry[]) => readonly HistoryEntry[];

/** Inserts an entry at its place in time: a new one on top, a deleted one back where it was. */
export function insert(entry: HistoryEntry): HistoryUpdate {
  return (entries) => newestFirst([entry, ...entries]);
}

/** Renames an entry. Does nothing if it has been deleted. */
export function rename(id: string, itemName: string): HistoryUpdate {
  return (entries) => entries.map((entry) => (entry.id === id ? { ...entry, itemName } : entry));
}

/** Replaces the details of an entry. Does nothing if it has been deleted. */
export function setDetails(id: string, { madeIn, line }: ItemDetails): HistoryUpdate {
  return (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, madeIn, line } : entry));
}

export function remove(id: string): HistoryUpdate {
  return (entries) => entries.filter((entry) => entry.id !== id);
}
