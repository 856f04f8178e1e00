import { currentDay } from '../../core/today.ts';
import { HISTORY_FILE_BYTES } from '../lib/limits.ts';
import { type HistoryEntry, isEqualItem, isSameItem, withoutFuture } from './entry.ts';
import { isTooLong, shortened } from './item-name.ts';
import { type EntryError, isNewerVersion, isRecord, parseEntry } from './storage.ts';

/** Why a file can't be imported at all. */
export type FileError =
  'too-large' | 'empty' | 'not-json' | 'not-history' | 'other-version' | 'unreachable';

/** The entries of a file, possibly with duplicates, and an error for each item that is no entry. */
export interface FileContents {
  readonly entries: readonly HistoryEntry[];
  readonly errors: readonly EntryError[];
  /** How many names were too long. */
  readonly shortenedNames: number;
}

interface ReadOptions {
  /** The history into which the file is imported. */
  readonly entries: readonly HistoryEntry[];
  readonly now: Date;
}

/** Reads an exported file. It may come from anywhere, so it is validated like the storage, but errors are reported. */
export async function readHistoryFile(
  file: Blob,
  { entries, now }: ReadOptions,
): Promise<FileContents | FileError> {
  if (file.size > HISTORY_FILE_BYTES) return 'too-large';
  if (file.size === 0) return 'empty';
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return 'unreachable';
  }
  const data = parseJson(bytes);
  if (data === undefined) return 'not-json';
  if (!isRecord(data) || typeof data.version !== 'number') return 'not-history';
  if (isNewerVersion(data.version)) return 'other-version';
  if (!Array.isArray(data.entries)) return 'not-history';
  const contents = contentsOf(data.entries, now);
  return { ...contents, entries: identified(contents.entries, entries, idsIn(data.entries)) };
}

/** Parses UTF-8 bytes as JSON; undefined if they are not, which no JSON evaluates to. */
function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * An entry from the future gets another id each time the file is read, so it is recognized by its item instead. Otherwise
 * the same file imported again would add it again.
 */
function identified(
  imported: readonly HistoryEntry[],
  existing: readonly HistoryEntry[],
  ids: ReadonlySet<unknown>,
): readonly HistoryEntry[] {
  return imported.map((entry) => {
    if (ids.has(entry.id)) return entry;
    const same =
      existing.find((each) => isEqualItem(each, entry)) ??
      existing.find((each) => isSameItem(each, entry));
    return same ? { ...entry, id: same.id, time: same.time } : entry;
  });
}

function idsIn(items: readonly unknown[]): ReadonlySet<unknown> {
  return new Set(items.map((item) => isRecord(item) && item.id));
}

function contentsOf(items: readonly unknown[], now: Date): FileContents {
  const parsed = items.map((item) => parseEntry(item, currentDay(now)));
  const entries = parsed.filter((item) => typeof item === 'object');
  return {
    entries: withoutFuture(entries, now.getTime()).map((entry) => ({
      ...entry,
      itemName: shortened(entry.itemName),
    })),
    errors: parsed.filter((item) => typeof item === 'string'),
    shortenedNames: entries.filter(({ itemName }) => isTooLong(itemName ?? '')).length,
  };
}
