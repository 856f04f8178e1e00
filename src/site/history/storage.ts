import { UNTITLED } from '#words/history.ts';
import { type Day, decode, labelOf, localDay } from '../../heatstamp.ts';
import { type Entry, newestFirst, timestampOf } from './entry.ts';

/** Where the history lies in the browser's local storage. */
export const HISTORY_KEY = 'heatstamp.history';

/** The shape it is written in: `{ version, entries }`. */
export const HISTORY_VERSION = 1;

/** Milliseconds since 1970 as we write them; more digits would be a year that no calendar day can hold. */
const ID = /^[1-9]\d{0,13}$/;

/** `indent` makes it a text that people can read. */
export function serialize(entries: readonly Entry[], indent?: number): string {
  return JSON.stringify({ version: HISTORY_VERSION, entries }, null, indent);
}

/**
 * Reads what is stored, whoever wrote it. What makes an entry is a time and a code that reads; all else can be made
 * again, and what lacks these is dropped. A bare list, the shape before versions, is read like any other.
 */
export function parseEntries(text: string | null, today: Day): readonly Entry[] {
  const read = listIn(jsonOf(text)).map((item) => entryFrom(item, today));
  return newestFirst(read.filter((found) => typeof found === 'object'));
}

function jsonOf(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listIn(data: unknown): readonly unknown[] {
  const list: unknown = isRecord(data) ? data.entries : data;
  return Array.isArray(list) ? list : [];
}

/** What keeps an item from being an entry: it has no time and code at all, or a code that does not read. */
export type Flaw = 'unreadable' | 'no-code';

/**
 * An entry, or what is wrong with it. The stored result is not believed but read again from the code, as of the later of then and
 * today: neither a change of our tables nor a foreign hand can leave a result that the page can't show.
 */
export function entryFrom(item: unknown, today: Day): Entry | Flaw {
  if (!isRecord(item)) return 'unreadable';
  const { id, dateCode, itemName, madeIn, timestamp } = item;
  if (typeof id !== 'string' || !ID.test(id) || typeof dateCode !== 'string') return 'unreadable';
  const then = localDay(new Date(Number(id)));
  const result = decode(dateCode, { today: then > today ? then : today });
  if (!result.isValid) return 'no-code';
  const country = typeof madeIn === 'string' ? labelOf(madeIn) : undefined;
  return {
    id,
    dateCode: result.code,
    itemName: textOr(UNTITLED, itemName),
    result,
    timestamp: textOr(timestampOf(Number(id)), timestamp),
    ...(country && { madeIn: country }),
  };
}

function textOr(fallback: string, value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? fallback : text;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
