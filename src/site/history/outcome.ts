import type { Entry } from './entry.ts';
import type { FileContents } from './read-file.ts';

/** What became of the entries of a file, in numbers. */
export type Outcome = Readonly<
  Record<
    'added' | 'known' | 'completed' | 'madeRoom' | 'tooMany' | 'unreadable' | 'no-code',
    number
  >
>;

export function outcomeOf(
  { entries, flaws }: FileContents,
  before: readonly Entry[],
  after: readonly Entry[],
): Outcome {
  const was = new Map(before.map((entry) => [entry.id, entry]));
  const became = new Map(after.map((entry) => [entry.id, entry]));
  const fresh = [...new Set(entries.map(({ id }) => id))].filter((id) => !was.has(id));
  const added = fresh.filter((id) => became.has(id)).length;
  const completed = after.filter((entry) => differs(entry, was.get(entry.id))).length;
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

function differs({ itemName, madeIn }: Entry, was: Entry | undefined): boolean {
  return was !== undefined && (itemName !== was.itemName || madeIn !== was.madeIn);
}
