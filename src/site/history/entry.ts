import type { Label, ValidResult } from '../../heatstamp.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';

/** Where the history lies in the browser's local storage. */
export const HISTORY_KEY = 'heatstamp.history';

/** What was told of an item besides its code. */
export interface Told {
  /** What the heat stamp says. */
  readonly madeIn?: Label | undefined;
  /** Which line or model it is, by an id that the table of lines may no longer have. */
  readonly line?: string | undefined;
}

/** One code that was looked up. */
export interface Entry extends Told {
  /** When it was looked up, in milliseconds since 1970: unique, and the order of the list. */
  readonly id: string;
  readonly dateCode: string;
  /** What somebody called it; without a name the page has a word for that. */
  readonly itemName?: string | undefined;
  readonly result: ValidResult;
  /** The longer text that the code was found in, as it was entered. */
  readonly listing?: string | undefined;
}

interface Moment {
  readonly entries: readonly Entry[];
  readonly now: number;
}

/**
 * An entry for a result that has just been read. Within one millisecond of another it counts as the next one, and so it
 * does when the clock was put back meanwhile.
 */
export function entryOf(
  result: ValidResult,
  itemName: string | undefined,
  { entries, now }: Moment,
): Entry {
  const id = String(entries.reduce((free, entry) => Math.max(free, Number(entry.id) + 1), now));
  return { id, dateCode: result.code, itemName, result };
}

/** The list in its order and size, each entry once. */
export function newestFirst(entries: readonly Entry[]): readonly Entry[] {
  const unique = [...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()];
  return unique.sort((a, b) => Number(b.id) - Number(a.id)).slice(0, HISTORY_SIZE);
}

/** A change of the history that can be made again on another state of it: on what a second tab wrote in the meantime. */
export type Change = (entries: readonly Entry[]) => readonly Entry[];

/** Puts an entry where its time belongs: a new one on top, a deleted one back at its place. */
export function put(entry: Entry): Change {
  return (entries) => newestFirst([entry, ...entries]);
}

/** Names an entry; one that is gone stays gone. */
export function rename(id: string, itemName: string): Change {
  return (entries) => entries.map((entry) => (entry.id === id ? { ...entry, itemName } : entry));
}

/** Keeps what is told of an item with its entry, or takes it back. */
export function tell(id: string, { madeIn, line }: Told): Change {
  return (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, madeIn, line } : entry));
}

export function remove(id: string): Change {
  return (entries) => entries.filter((entry) => entry.id !== id);
}
