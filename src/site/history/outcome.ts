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
