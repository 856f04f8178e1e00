import { currentDay } from '../../core/today.ts';
import { localDay } from '../../core/calendar.ts';
import { type Day, decode } from '../../heatstamp.ts';
import { labelOf } from '../../label.ts';
import { LONGEST_LISTING } from '../lib/limits.ts';
import { type HistoryEntry, newestFirst, withoutFuture } from './entry.ts';

/** The version of the stored format, `{ version, entries }`. Version 1, and the bare array before it, held English text. */
export const HISTORY_VERSION = 2;

/** The name that version 1 stored for an unnamed entry. */
const VERSION_1_UNTITLED = 'Untitled Item';

/** Milliseconds since 1970. More digits would be a year beyond the calendar's four digits. */
const ID = /^[1-9]\d{0,13}$/;

/** The shape of a line's id. */
const LINE_ID = /^[a-z][a-z\d-]{0,39}$/;

/** An instant as `serialize` writes it. Version 1 wrote it as a person would. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * Serializes the history to ids, numbers, days and the visitor's own text, so that it does not depend on a language.
 * `indent` makes it readable for people.
 */
export function serialize(entries: readonly HistoryEntry[], indent?: number): string {
  const stored = entries.map(({ result, time, ...entry }) => {
    const { reading, standing, interval, countries } = result;
    const timestamp = new Date(time).toISOString();
    return { ...entry, result: { reading, standing, interval, countries }, timestamp };
  });
  return JSON.stringify({ version: HISTORY_VERSION, entries: stored }, null, indent);
}

/** What a storage or a file holds. */
export interface StoredHistory {
  readonly entries: readonly HistoryEntry[];
  /** What is no entry: items, or the whole text. */
  readonly unreadable: readonly unknown[];
  /** Whether a newer release has written it, which may know more about it. */
  readonly isNewer: boolean;
}

/**
 * Parses the stored history of any version. It is untrusted: only items with a time and a code that reads become
 * entries, and everything else about them is optional or derived again.
 */
export function parseHistory(text: string | null, now: number): StoredHistory {
  const data = parseJson(text ?? '');
  const isNewer = isRecord(data) && isNewerVersion(data.version);
  const items: unknown = isRecord(data) ? data.entries : data;
  if (!Array.isArray(items)) return { entries: [], unreadable: text ? [text] : [], isNewer };
  const parsed = items.map((item) => parseEntry(item, currentDay(new Date(now))));
  const entries = newestFirst(parsed.filter((item) => typeof item === 'object'));
  const unreadable = items.filter((_, index) => typeof parsed[index] === 'string');
  return { entries: withoutFuture(entries, now), unreadable, isNewer };
}

export function isNewerVersion(version: unknown): boolean {
  return typeof version === 'number' && version > HISTORY_VERSION;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why an item is no entry: it lacks a time or a code, or its code does not read. */
export type EntryError = 'unreadable' | 'no-code';

/**
 * Parses one item. The result is not taken from the storage but decoded again, as of the later of the lookup's day and
 * today, so that neither new tables nor foreign data can produce a result that the page can't show.
 */
export function parseEntry(item: unknown, today: Day): HistoryEntry | EntryError {
  if (!isRecord(item)) return 'unreadable';
  const { id, dateCode, itemName, madeIn, line, listing, timestamp } = item;
  if (typeof id !== 'string' || !ID.test(id) || typeof dateCode !== 'string') return 'unreadable';
  const lookupDay = localDay(new Date(Number(id)));
  const result = decode(dateCode, { today: lookupDay > today ? lookupDay : today });
  if (!result.isValid) return 'no-code';
  return {
    id,
    time: parseTime(timestamp, Number(id)),
    dateCode: result.code,
    itemName: parseName(itemName),
    result,
    madeIn: typeof madeIn === 'string' ? labelOf(madeIn) : undefined,
    line: typeof line === 'string' && LINE_ID.test(line) ? line : undefined,
    listing: parseListing(listing),
  };
}

/** The time of the latest lookup, which is not before the first. */
function parseTime(value: unknown, first: number): number {
  const time = typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : NaN;
  return time > first ? time : first;
}

function parseName(value: unknown): string | undefined {
  const name = typeof value === 'string' ? value.trim() : '';
  return name === '' || name === VERSION_1_UNTITLED ? undefined : name;
}

/** A text that can be a listing: neither blank nor longer than a listing may be; else undefined. */
export function parseListing(value: unknown): string | undefined {
  const isText = typeof value === 'string' && value.trim() !== '';
  return isText && value.length <= LONGEST_LISTING ? value : undefined;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
