import { HISTORY_SIZE } from '../lib/limits.ts';
import { type HistoryEntry, type HistoryUpdate, newestFirst } from './entry.ts';
import type { FileContents } from './read-file.ts';

/**
 * Merges imported entries into the history. An entry that exists in both keeps its name, label, line and listing and only
 * gains the ones it lacks. When the list gets too long, unnamed entries are dropped first, oldest first.
 */
export function merge(imported: readonly HistoryEntry[]): HistoryUpdate {
  return (entries) => {
    const all = new Map(entries.map((entry) => [entry.id, entry]));
    for (const entry of imported) all.set(entry.id, fillIn(all.get(entry.id), entry));
    const ranked = [...all.values()].sort(
      (a, b) =>
        Number(b.itemName !== undefined) - Number(a.itemName !== undefined) || b.time - a.time,
    );
    return newestFirst(ranked.slice(0, HISTORY_SIZE));
  };
}

/** Undoes the merge that turned `before` into `after`. Entries that the merge did not touch keep their current state. */
export function unmerge(
  before: readonly HistoryEntry[],
  after: readonly HistoryEntry[],
): HistoryUpdate {
  const touched = new Set(after.filter((entry) => !before.includes(entry)).map(({ id }) => id));
  const replaced = before.filter((entry) => !after.includes(entry));
  return (entries) => newestFirst([...replaced, ...entries.filter(({ id }) => !touched.has(id))]);
}

function fillIn(existing: HistoryEntry | undefined, imported: HistoryEntry): HistoryEntry {
  // If two different codes share a millisecond, the existing entry wins.
  if (existing?.dateCode !== imported.dateCode) return existing ?? imported;
  const merged = {
    ...existing,
    itemName: existing.itemName ?? imported.itemName,
    madeIn: existing.madeIn ?? imported.madeIn,
    line: existing.line ?? imported.line,
    listing: existing.listing ?? imported.listing,
  };
  // The summary and the undo recognize an untouched entry by its identity.
  return OPTIONAL_FIELDS.every((field) => merged[field] === existing[field]) ? existing : merged;
}

const OPTIONAL_FIELDS = ['itemName', 'madeIn', 'line', 'listing'] as const;

/** How many entries of a file had which fate. */
export type ImportSummary = Readonly<
  Record<
    | 'added'
    | 'existing'
    | 'completed'
    | 'evicted'
    | 'overLimit'
    | 'unreadable'
    | 'no-code'
    | 'shortened',
    number
  >
>;

/** Summarizes a merge from the history before and after it. */
export function summarizeImport(
  { entries, errors, shortenedNames }: FileContents,
  before: readonly HistoryEntry[],
  after: readonly HistoryEntry[],
): ImportSummary {
  const [idsBefore, idsAfter] = [idsOf(before), idsOf(after)];
  const newIds = [...idsOf(entries)].filter((id) => !idsBefore.has(id));
  const added = newIds.filter((id) => idsAfter.has(id)).length;
  const completed = after.filter(
    (entry) => idsBefore.has(entry.id) && !before.includes(entry),
  ).length;
  return {
    added,
    existing: entries.length - newIds.length - completed,
    completed,
    evicted: before.filter(({ id }) => !idsAfter.has(id)).length,
    overLimit: newIds.length - added,
    unreadable: errors.filter((error) => error === 'unreadable').length,
    'no-code': errors.filter((error) => error === 'no-code').length,
    shortened: shortenedNames,
  };
}

function idsOf(entries: readonly HistoryEntry[]): ReadonlySet<string> {
  return new Set(entries.map(({ id }) => id));
}
