import { type Day, localDay } from '../../core/calendar.ts';
import type { ValidResult } from '../../library/decode.ts';
import type { Tone } from '../../text/checks.ts';
import type { ItemDetails } from '../../text/details.ts';
import type { ThreadStates } from '../tab/stamped.ts';
import { HISTORY_SIZE, ITEM_NAME_LENGTH } from '../lib/limits.ts';

/** The history's key in local storage. */
export const HISTORY_KEY = 'heatstamp.history';

/** No clock that is right says a later moment, and none an earlier one than 1970; other ids are not read back. */
const LATEST = Date.parse('4000');

/** A code that was looked up, with what the visitor said of the item. */
export interface HistoryEntry extends ItemDetails {
  /** The time of the first lookup in milliseconds since 1970. It is unique. */
  readonly id: string;
  /** The time of the latest lookup in milliseconds since 1970. It gives the list its order. */
  readonly time: number;
  readonly dateCode: string;
  /** The visitor's name for the item; the page shows a placeholder for an unnamed one. */
  readonly itemName?: string | undefined;
  readonly result: ValidResult;
  /** The longer text that the code was found in, exactly as entered. */
  readonly listing?: string | undefined;
}

/** What is doubtful about an entry: in words, by its tone, and on its tab. */
export interface EntryDoubt {
  readonly title: string;
  readonly tone: Tone;
  readonly states: ThreadStates;
}

/** A result with everything to save along with it. */
export type Lookup = Omit<HistoryEntry, 'id' | 'time' | 'dateCode'>;

/** What a lookup may say, so that two that say different things are two items. */
const TOLD = ['itemName', 'label', 'line', 'bought', 'listing'] as const;

/**
 * The entry of a lookup, newer than all others, even within one millisecond or after the clock was set back. The same code
 * again is the same item, with what was said about it before, unless what is said now contradicts that.
 */
export function entryFor(
  lookup: Lookup,
  { entries, now }: { readonly entries: readonly HistoryEntry[]; readonly now: number },
): HistoryEntry {
  const { result, ...details } = lookup;
  const known = entries.find((entry) => isSameItem(entry, lookup));
  const told = Object.entries(details).filter(([, value]) => value !== undefined);
  const moment = Math.min(Math.max(now, 1), LATEST);
  const id = Math.max(moment, ...entries.map((entry) => Number(entry.id) + 1));
  return {
    ...(known ?? { id: String(id), dateCode: result.code }),
    ...Object.fromEntries(told),
    result,
    time: Math.max(moment, ...entries.map(({ time }) => time + 1)),
  };
}

function isSameItem(entry: HistoryEntry, lookup: Lookup): boolean {
  const isEqualOrUnknown = (key: (typeof TOLD)[number]) =>
    entry[key] === undefined || lookup[key] === undefined || entry[key] === lookup[key];
  return (
    entry.dateCode === lookup.result.code &&
    // A code that was read whole is no guess.
    entry.worn === lookup.worn &&
    TOLD.every(isEqualOrUnknown)
  );
}

/**
 * The day as of which an entry's code is read, by its id: that of the lookup, if its date was no future then and the clock
 * was set back since.
 */
export function dayOf(id: string | undefined, today: Day): Day {
  const time = Number(id ?? NaN);
  const day = time > 0 && time < Date.parse('9999') ? localDay(new Date(time)) : today;
  return day > today ? day : today;
}

/** What was said of an item, without anything else that is known of it. */
export function detailsOf({ label, line, bought, worn, dismissed }: ItemDetails): ItemDetails {
  return { label, line, bought, worn, dismissed };
}

/** Whether the same was said of two items. */
export function hasDetails(a: ItemDetails, b: ItemDetails): boolean {
  return JSON.stringify(detailsOf(a)) === JSON.stringify(detailsOf(b));
}

/** An update as a function of the current list, so that it can be applied again to what another tab has written. */
export type HistoryUpdate = (entries: readonly HistoryEntry[]) => readonly HistoryEntry[];

/**
 * Adds entries; of two with one id the first stays. Where there are too many, unnamed ones leave before named ones, oldest
 * first; what is added stays.
 */
export function insert(...added: readonly HistoryEntry[]): HistoryUpdate {
  return (entries) => {
    const all = [...added, ...entries.filter(({ id }) => added.every((entry) => entry.id !== id))];
    const rank = (entry: HistoryEntry) =>
      added.includes(entry) ? 0 : entry.itemName === undefined ? 2 : 1;
    return all
      .toSorted((a, b) => rank(a) - rank(b) || byTime(a, b))
      .slice(0, HISTORY_SIZE)
      .sort(byTime);
  };
}

/** Changes an entry. Does nothing if it has been deleted. */
export function change(id: string, changes: Partial<HistoryEntry>): HistoryUpdate {
  return (entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));
}

export function remove(...ids: readonly string[]): HistoryUpdate {
  return (entries) => entries.filter(({ id }) => !ids.includes(id));
}

/** Newest first. */
export function byTime(a: HistoryEntry, b: HistoryEntry): number {
  return b.time - a.time || Number(b.id) - Number(a.id);
}

export function isTooLong(name: string): boolean {
  return name.length > ITEM_NAME_LENGTH;
}

/** A name that ends in an ellipsis where it was too long, such as one from a spreadsheet. */
export function shortened(name: string | undefined): string | undefined {
  if (name === undefined || !isTooLong(name)) return name;
  // An emoji is not cut in half.
  const start = name.slice(0, ITEM_NAME_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}
