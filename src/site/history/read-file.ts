import { localDay } from '../../heatstamp.ts';
import { HISTORY_FILE_BYTES, ITEM_NAME_LENGTH } from '../lib/limits.ts';
import type { Entry } from './entry.ts';
import { entryFrom, type Flaw, HISTORY_VERSION, isRecord } from './storage.ts';

/** Why nothing can be taken from a file. */
export type FileFlaw =
  'too-large' | 'empty' | 'not-json' | 'not-history' | 'other-version' | 'unreachable';

/** What a file holds: entries, the same one twice if need be, and what was wrong with the others. */
export interface FileContents {
  readonly entries: readonly Entry[];
  readonly flaws: readonly Flaw[];
}

/** Reads an exported file as cautiously as what is stored, since anybody may have written it; but says what is wrong. */
export async function readFile(file: Blob, now: Date): Promise<FileContents | FileFlaw> {
  if (file.size > HISTORY_FILE_BYTES) return 'too-large';
  if (file.size === 0) return 'empty';
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return 'unreachable';
  }
  const data = jsonOf(bytes);
  if (data === undefined) return 'not-json';
  if (!isRecord(data) || typeof data.version !== 'number') return 'not-history';
  if (data.version > HISTORY_VERSION) return 'other-version';
  return Array.isArray(data.entries) ? contentsOf(data.entries, now) : 'not-history';
}

/** Undefined for what is no JSON, which no JSON means. A file that is no text at all is none either. */
function jsonOf(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function contentsOf(items: readonly unknown[], now: Date): FileContents {
  const found = items.map((item) => entryFrom(item, localDay(now)));
  const entries = found.filter((each) => typeof each === 'object');
  const past = entries.filter(({ id }) => localDay(new Date(Number(id))) <= localDay(now));
  return {
    entries: past.map(shorten),
    flaws: [
      ...found.filter((each) => typeof each === 'string'),
      // Nothing was looked up after today. It would stay on top of all that is.
      ...Array<Flaw>(entries.length - past.length).fill('unreadable'),
    ],
  };
}

/** With a name as short as one that is typed. */
function shorten(entry: Entry): Entry {
  return { ...entry, itemName: entry.itemName?.slice(0, ITEM_NAME_LENGTH).trim() };
}
