import type { Label } from '../../heatstamp.ts';
import { type Entry, newestFirst } from './entry.ts';

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
