import { isClockBehind } from '../../core/today.ts';
import type { ValidResult } from '../../heatstamp.ts';
import type { Label } from '../../label.ts';
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

/** A result with everything to save along with it. */
export interface Lookup extends Omit<HistoryEntry, 'id' | 'time' | 'dateCode'> {
  readonly result: ValidResult;
}

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
  const id = Math.max(now, ...entries.map((entry) => Number(entry.id) + 1));
  return {
    ...(known ?? { id: String(id), dateCode: result.code }),
    ...Object.fromEntries(told),
    result,
    time: Math.max(now, ...entries.map(({ time }) => time + 1)),
  };
}

const DETAILS = ['itemName', 'madeIn', 'line', 'listing'] as const;

/** Whether a lookup is of the item of an entry: the same code, and nothing said about it that contradicts. */
export function isSameItem(entry: HistoryEntry, lookup: Lookup): boolean {
  const isEqualOrUnknown = (key: (typeof DETAILS)[number]) =>
    entry[key] === undefined || lookup[key] === undefined || entry[key] === lookup[key];
  return entry.dateCode === lookup.result.code && DETAILS.every(isEqualOrUnknown);
}

/** Sorts entries newest first, drops duplicate ids (the first one wins) and cuts the list to its maximum size. */
export function newestFirst(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const unique = [...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()];
  return unique.sort(byTime).slice(0, HISTORY_SIZE);
}

/** Whether two entries say the same about the same code. */
export function isEqualItem(a: HistoryEntry, b: HistoryEntry): boolean {
  return a.dateCode === b.dateCode && DETAILS.every((key) => a[key] === b[key]);
}

function byTime(a: HistoryEntry, b: HistoryEntry): number {
  return b.time - a.time || byId(a, b);
}

function byId(a: HistoryEntry, b: HistoryEntry): number {
  return Number(b.id) - Number(a.id);
}

/** Lookups within one millisecond are counted up, and clocks are corrected by seconds. Neither is the future. */
const AHEAD_MS = 60_000;

/**
 * Moves entries from the future, which a clock that was ahead has written, back to now without changing their order. A clock
 * that is certainly behind moves nothing.
 */
export function withoutFuture(
  entries: readonly HistoryEntry[],
  now: number,
): readonly HistoryEntry[] {
  const isPast = entries.every(({ id, time }) => Math.max(Number(id), time) <= now + AHEAD_MS);
  if (isPast || isClockBehind(new Date(now))) return entries;
  return entries
    .toSorted(byId)
    .map((entry, index) => ({ ...entry, id: String(Math.min(Number(entry.id), now - index)) }))
    .sort(byTime)
    .map((entry, index) => ({ ...entry, time: Math.min(entry.time, now - index) }));
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
