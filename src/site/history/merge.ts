import { HISTORY_SIZE } from '../lib/limits.ts';
import { type Change, type Entry, newestFirst } from './entry.ts';
import type { FileContents } from './read-file.ts';

/**
 * Brings in entries from elsewhere. One that is here already keeps its name, label, line and listing and is given only those
 * that it lacks. Where there are too many, those go first that nobody has named, the oldest before others.
 */
export function merge(theirs: readonly Entry[]): Change {
  return (entries) => {
    const all = new Map(entries.map((entry) => [entry.id, entry]));
    for (const their of theirs) all.set(their.id, completed(all.get(their.id), their));
    const best = [...all.values()].sort(
      (a, b) =>
        Number(b.itemName !== undefined) - Number(a.itemName !== undefined) ||
        Number(b.id) - Number(a.id),
    );
    return newestFirst(best.slice(0, HISTORY_SIZE));
  };
}

/** Takes back what a merge made of one list another. Entries that it did not touch stay as they are by now. */
export function unmerge(before: readonly Entry[], after: readonly Entry[]): Change {
  const touched = new Set(after.filter((entry) => !before.includes(entry)).map(({ id }) => id));
  const gone = before.filter((entry) => !after.includes(entry));
  return (entries) => newestFirst([...gone, ...entries.filter(({ id }) => !touched.has(id))]);
}

function completed(here: Entry | undefined, their: Entry): Entry {
  // Of two codes in one millisecond the one that is here stays.
  if (here?.dateCode !== their.dateCode) return here ?? their;
  const told = {
    itemName: here.itemName ?? their.itemName,
    madeIn: here.madeIn ?? their.madeIn,
    line: here.line ?? their.line,
    listing: here.listing ?? their.listing,
  };
  return TOLD.every((each) => told[each] === here[each]) ? here : { ...here, ...told };
}

/** What an entry has besides its time and its code. */
const TOLD = ['itemName', 'madeIn', 'line', 'listing'] as const satisfies readonly (keyof Entry)[];

/** What became of the entries of a file, in numbers. */
export type Outcome = Readonly<
  Record<
    'added' | 'known' | 'completed' | 'madeRoom' | 'tooMany' | 'unreadable' | 'no-code',
    number
  >
>;

/** What a merge did, from the history before and after it. */
export function outcomeOf(
  { entries, flaws }: FileContents,
  before: readonly Entry[],
  after: readonly Entry[],
): Outcome {
  const [was, became] = [idsOf(before), idsOf(after)];
  const fresh = [...idsOf(entries)].filter((id) => !was.has(id));
  const added = fresh.filter((id) => became.has(id)).length;
  const completed = after.filter((entry) => was.has(entry.id) && !before.includes(entry)).length;
  return {
    added,
    known: entries.length - fresh.length - completed,
    completed,
    madeRoom: before.filter(({ id }) => !became.has(id)).length,
    tooMany: fresh.length - added,
    unreadable: flaws.filter((flaw) => flaw === 'unreadable').length,
    'no-code': flaws.filter((flaw) => flaw === 'no-code').length,
  };
}

function idsOf(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.map(({ id }) => id));
}
