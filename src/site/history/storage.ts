import { currentDay } from '../../core/today.ts';
import { wellFormed } from '../../core/prepare.ts';
import type { Day } from '../../core/calendar.ts';
import { decode } from '../../library/decode.ts';
import { detailsIn } from '../../text/details.ts';
import { LONGEST_LISTING } from '../../text/limits.ts';
import { byTime, dayOf, type HistoryEntry, shortened } from './entry.ts';

/** The version of the stored format, `{ version, entries }`. */
export const HISTORY_VERSION = 3;

/** Milliseconds since 1970. More digits would be a year beyond the calendar's four digits. */
const ID = /^[1-9]\d{0,13}$/;

/** An instant as `serialize` writes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** So many items are read of what somebody else has written; we write ten. */
const MOST_READ = 1000;

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
  /** Newest first, however many there are. */
  readonly entries: readonly HistoryEntry[];
  /** What is no entry: items, or the whole text. */
  readonly unreadable: readonly unknown[];
  /** Whether a newer release has written it, which may know more about it. */
  readonly isNewer: boolean;
}

/**
 * Parses a stored history. It is untrusted: only items with a time and a code that reads become entries, and everything
 * else about them is optional or derived again.
 */
export function parseHistory(text: string | null, now: number): StoredHistory {
  const data = parseJson(text ?? '');
  const isNewer =
    isRecord(data) && typeof data.version === 'number' && data.version > HISTORY_VERSION;
  const items: unknown = isRecord(data) ? data.entries : data;
  if (!Array.isArray(items)) return { entries: [], unreadable: text ? [text] : [], isNewer };
  const today = currentDay(new Date(now));
  const all: readonly unknown[] = items;
  const read = all.slice(0, MOST_READ).map((item) => ({ item, entry: parseEntry(item, today) }));
  const entries = read.flatMap(({ entry }) => entry ?? []);
  return {
    entries: [...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()].sort(
      byTime,
    ),
    unreadable: [
      ...read.flatMap(({ item, entry }) => (entry ? [] : [item])),
      ...all.slice(MOST_READ),
    ],
    isNewer,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses one item; undefined for what is no entry. The result is not taken from the storage but decoded again, so that
 * neither new tables nor foreign data can produce a result that the page can't show.
 */
function parseEntry(item: unknown, today: Day): HistoryEntry | undefined {
  if (!isRecord(item)) return undefined;
  const { id, dateCode, itemName, listing, timestamp } = item;
  if (typeof id !== 'string' || !ID.test(id) || typeof dateCode !== 'string') return undefined;
  const result = decode(dateCode, { today: dayOf(id, today) });
  if (!result.isValid) return undefined;
  return {
    id,
    time: parseTime(timestamp, Number(id)),
    dateCode: result.code,
    itemName: shortened(parseText(itemName)?.trim()),
    result,
    ...detailsIn(item),
    listing: parseListing(listing),
  };
}

/** The time of the latest lookup, which is not before the first. */
function parseTime(value: unknown, first: number): number {
  const time = typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : NaN;
  return time > first ? time : first;
}

function parseText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? wellFormed(value) : undefined;
}

/** A text that can be a listing: neither blank nor longer than a listing may be; else undefined. */
export function parseListing(value: unknown): string | undefined {
  const text = parseText(value);
  return text !== undefined && text.length <= LONGEST_LISTING ? text : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
