import { type Day, localDay } from '../../core/calendar.ts';
import { isClockBehind } from '../../core/today.ts';
import type { ValidResult } from '../../library/decode.ts';
import type { Tone } from '../../text/checks.ts';
import { hasDetails, type ItemDetails, saidOf } from '../../text/details.ts';
import type { ThreadStates } from '../tab/stamped.ts';
import { HISTORY_SIZE, ITEM_NAME_LENGTH } from '../lib/limits.ts';

/** The history's key in local storage. */
export const HISTORY_KEY = 'heatstamp.history';

/** No clock that is right says an earlier or a later moment. */
const FIRST_MOMENT = Date.parse('1971');
export const LAST_MOMENT = Date.parse('4000');

/** What is further ahead of the clock than this, in milliseconds, is of a clock that was wrong. */
const AHEAD_MS = 60_000;

/** A code that was looked up, with what the visitor said of the item. */
export interface HistoryEntry extends ItemDetails {
  /** The minute of the first lookup in milliseconds since 1970, made unique. */
  readonly id: string;
  /** The time of the latest lookup in milliseconds since 1970. It gives the list its order. */
  readonly time: number;
  /** The day as of which the code was read, where the visitor was. */
  readonly day: Day;
  readonly dateCode: string;
  /** The visitor's name for the item; the page shows a placeholder for an unnamed one. */
  readonly itemName?: string | undefined;
  readonly result: ValidResult;
  /** The longer text that the code was found in, exactly as entered. */
  readonly listing?: string | undefined;
}

/** What an entry comes to, once what is said of it is compared with its code. */
export interface JudgedEntry {
  /** In words; the label's, where that agrees with the code. */
  readonly country: string;
  readonly tone: Tone;
  /** In words; undefined where nothing is doubtful. */
  readonly doubt: string | undefined;
  /** What is marked on its tab. */
  readonly states: ThreadStates;
}

/** A result with everything to save along with it. */
export type Lookup = Omit<HistoryEntry, 'id' | 'time' | 'day' | 'dateCode'>;

/** A new entry, newer than all others, even within one millisecond or after the clock was set back. */
export function newEntry(
  lookup: Lookup,
  {
    entries,
    now,
    lag = 0,
  }: {
    readonly entries: readonly HistoryEntry[];
    readonly now: number;
    /** By how many milliseconds its id lies before now: each tab has a number of its own, so that no two take one id. */
    readonly lag?: number;
  },
): HistoryEntry {
  let id = momentOf(now) - lag;
  while (entries.some((entry) => entry.id === String(id))) id -= 1;
  const { result, ...details } = lookup;
  return {
    ...details,
    id: String(id),
    time: newestTime(entries, now),
    day: localDay(new Date(momentOf(now))),
    dateCode: result.code,
    result,
  };
}

/** A time after that of all entries but those of a clock that was ahead. */
export function newestTime(entries: readonly HistoryEntry[], now: number): number {
  const times = entries.map(({ time }) => time).filter((time) => !isAhead(time, now));
  return Math.max(momentOf(now), ...times.map((time) => time + 1));
}

/** Whether a time is of a clock that was ahead. A clock that is certainly behind can't tell. */
function isAhead(time: number, now: number): boolean {
  return time > momentOf(now) + AHEAD_MS && !isClockBehind(new Date(now));
}

function momentOf(now: number): number {
  return Math.min(Math.max(now, FIRST_MOMENT), LAST_MOMENT);
}

/**
 * The entry of a lookup: of the same code and text or row, or where there is neither, with the same words. A code alone has
 * said nothing, so it finds any entry of that code, but only one without name and words is its own.
 */
export function knownEntry(
  lookup: Lookup,
  entries: readonly HistoryEntry[],
): { readonly entry: HistoryEntry; readonly isOwn: boolean } | undefined {
  const ofCode = entries.filter(
    (entry) => entry.dateCode === lookup.result.code && entry.worn === lookup.worn,
  );
  if (isBare(lookup)) {
    const [entry] = [...ofCode.filter(isBare), ...ofCode];
    return entry && { entry, isOwn: isBare(entry) };
  }
  const entry = ofCode.find((each) => isSameLookup(each, lookup));
  return entry && { entry, isOwn: true };
}

function isSameLookup(entry: HistoryEntry, lookup: Lookup): boolean {
  const { listing, itemName } = lookup;
  if (entry.listing !== listing || (itemName ?? entry.itemName) !== entry.itemName) return false;
  if (listing === undefined && itemName === undefined) return hasDetails(entry, lookup);
  // What was said since of what a text or a row told.
  return hasDetails(entry, { ...entry, ...saidOf(lookup) });
}

/** Whether neither a name was given nor anything said. */
function isBare({ itemName, listing, ...lookup }: Lookup): boolean {
  const said = saidOf({ ...lookup, worn: undefined });
  return itemName === undefined && listing === undefined && Object.keys(said).length === 0;
}

/** The day as of which the code of an item is read: that of its entry, if its date was no future then; else today. */
export function dayOf(entry: Pick<HistoryEntry, 'day'> | undefined, today: Day): Day {
  return entry && entry.day > today ? entry.day : today;
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

/** Moves the times of a clock that was ahead back to now. */
export function moveBack(now: number): HistoryUpdate {
  return (entries) =>
    entries.map((entry) =>
      isAhead(entry.time, now) ? { ...entry, time: momentOf(now) - 1 } : entry,
    );
}

/** Changes an entry. Does nothing if it has been deleted. */
export function change(id: string, changes: Partial<HistoryEntry>): HistoryUpdate {
  return (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)).sort(byTime);
}

export function remove(id: string): HistoryUpdate {
  return (entries) => entries.filter((entry) => entry.id !== id);
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
