import type { Label, ValidResult } from '../../heatstamp.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';

/** Where the history lies in the browser's local storage. */
export const HISTORY_KEY = 'heatstamp.history';

/** One code that was looked up. */
export interface Entry {
  /** When it was looked up, in milliseconds since 1970: unique, and the order of the list. */
  readonly id: string;
  readonly dateCode: string;
  /** What somebody called it; without a name the page has a word for that. */
  readonly itemName?: string | undefined;
  readonly result: ValidResult;
  /** What the heat stamp says, where that was told. */
  readonly madeIn?: Label | undefined;
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

/** Keeps what the heat stamp says with an entry, or takes it back. */
export function label(id: string, madeIn: Label | undefined): Change {
  return (entries) => entries.map((entry) => (entry.id === id ? { ...entry, madeIn } : entry));
}

export function remove(id: string): Change {
  return (entries) => entries.filter((entry) => entry.id !== id);
}
