import { UNTITLED } from '../../content/history.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';
import type { Change } from './changes.ts';
import { type Entry, newestFirst } from './entry.ts';

/**
 * Brings in entries from elsewhere. One that is here already keeps its name and label and is given only those that it
 * lacks. Where there are too many, those go first that nobody has named, the oldest before others.
 */
export function merge(theirs: readonly Entry[]): Change {
  return (entries) => {
    const known = new Map(entries.map((entry) => [entry.id, entry]));
    for (const their of theirs) known.set(their.id, completed(known.get(their.id), their));
    const all = [...known.values()].sort(
      (a, b) => Number(isNamed(b)) - Number(isNamed(a)) || Number(b.id) - Number(a.id),
    );
    return newestFirst(all.slice(0, HISTORY_SIZE));
  };
}

/** Takes back what a merge made of one list another, and leaves alone what was changed since. */
export function unmerge(before: readonly Entry[], after: readonly Entry[]): Change {
  const was = new Map(before.map((entry) => [entry.id, entry]));
  const became = new Map(after.map((entry) => [entry.id, entry]));
  return (entries) => {
    const kept = entries
      .filter(({ id }) => was.has(id) || !became.has(id))
      .map((entry) => restored(entry, was.get(entry.id), became.get(entry.id)));
    return newestFirst([...kept, ...before.filter(({ id }) => !became.has(id))]);
  };
}

function completed(here: Entry | undefined, their: Entry): Entry {
  // Of two codes in one millisecond the one that is here stays.
  if (here?.dateCode !== their.dateCode) return here ?? their;
  const itemName = isNamed(here) ? here.itemName : their.itemName;
  const madeIn = here.madeIn ?? their.madeIn;
  const isSame = itemName === here.itemName && madeIn === here.madeIn;
  return isSame ? here : { ...here, itemName, madeIn };
}

function restored(entry: Entry, was: Entry | undefined, became: Entry | undefined): Entry {
  if (!was || !became) return entry;
  return {
    ...entry,
    itemName: entry.itemName === became.itemName ? was.itemName : entry.itemName,
    madeIn: entry.madeIn === became.madeIn ? was.madeIn : entry.madeIn,
  };
}

function isNamed({ itemName }: Entry): boolean {
  return itemName !== UNTITLED;
}
