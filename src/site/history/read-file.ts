import { currentDay } from '../../core/today.ts';
import { HISTORY_FILE_BYTES } from '../lib/limits.ts';
import { type HistoryEntry, withoutFuture } from './entry.ts';
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

/** Reads an exported file. It may come from anywhere, so it is validated like the storage, but errors are reported. */
export async function readHistoryFile(file: Blob, now: Date): Promise<FileContents | FileError> {
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
  return Array.isArray(data.entries) ? contentsOf(data.entries, now) : 'not-history';
}

/** Parses UTF-8 bytes as JSON; undefined if they are not, which no JSON evaluates to. */
function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
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
