import { type Day, decode, labelOf, localDay } from '../../heatstamp.ts';
import { LONGEST_LISTING } from '../lib/limits.ts';
import { type Entry, newestFirst } from './entry.ts';

/** The shape it is written in: `{ version, entries }`. Version 1 and the bare list before it held words of a language. */
export const HISTORY_VERSION = 2;

/** What version 1 wrote for an entry that nobody had named. */
const UNNAMED = 'Untitled Item';

/** Milliseconds since 1970 as we write them; more digits would be a year that no calendar day can hold. */
const ID = /^[1-9]\d{0,13}$/;

/** The id of a line or model. */
const LINE_ID = /^[a-z][a-z\d-]{0,39}$/;

/**
 * The text that is stored: ids, numbers and days, and no word but those that somebody typed. `indent` makes it one that
 * people can read.
 */
export function serialize(entries: readonly Entry[], indent?: number): string {
  const stored = entries.map(({ result, ...entry }) => {
    const { reading, standing, interval, countries } = result;
    const timestamp = new Date(Number(entry.id)).toISOString();
    return { ...entry, result: { reading, standing, interval, countries }, timestamp };
  });
  return JSON.stringify({ version: HISTORY_VERSION, entries: stored }, null, indent);
}

/**
 * Reads what is stored, whoever wrote it, in any version. What makes an entry is a time and a code that reads; all else
 * can be made again, and what lacks these is dropped.
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
 * An entry, or what is wrong with it. The stored result is not believed but read again from the code, as of the later of
 * then and today: neither a change of our tables nor a foreign hand can leave a result that the page can't show.
 */
export function entryFrom(item: unknown, today: Day): Entry | Flaw {
  if (!isRecord(item)) return 'unreadable';
  const { id, dateCode, itemName, madeIn, line, listing } = item;
  if (typeof id !== 'string' || !ID.test(id) || typeof dateCode !== 'string') return 'unreadable';
  const then = localDay(new Date(Number(id)));
  const result = decode(dateCode, { today: then > today ? then : today });
  if (!result.isValid) return 'no-code';
  return {
    id,
    dateCode: result.code,
    itemName: nameIn(itemName),
    result,
    madeIn: typeof madeIn === 'string' ? labelOf(madeIn) : undefined,
    line: typeof line === 'string' && LINE_ID.test(line) ? line : undefined,
    listing: listingIn(listing),
  };
}

function nameIn(value: unknown): string | undefined {
  const name = typeof value === 'string' ? value.trim() : '';
  return name === '' || name === UNNAMED ? undefined : name;
}

/** A text that can be a listing: not blank, and not longer than one that is read as such. */
export function listingIn(value: unknown): string | undefined {
  const isText = typeof value === 'string' && value.trim() !== '';
  return isText && value.length <= LONGEST_LISTING ? value : undefined;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
