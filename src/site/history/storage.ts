import { currentDay } from '../../core/today.ts';
import { wellFormed } from '../../core/prepare.ts';
import { type Day, localDay } from '../../core/calendar.ts';
import { decode } from '../../library/decode.ts';
import { detailsIn } from '../../text/details.ts';
import { LONGEST_LISTING } from '../../text/limits.ts';
import { byTime, type HistoryEntry, LAST_MOMENT, moveBack, shortened } from './entry.ts';

/** The version of the stored format, `{ version, entries, writes }`. */
export const HISTORY_VERSION = 3;

/** Milliseconds since 1970. */
const ID = /^[1-9]\d{0,13}$/;

/** An instant as `serialize` writes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** So many items are read of what somebody else has written; we write ten. */
const MOST_READ = 1000;

/** What the storage holds. */
export interface StoredHistory {
  /** Newest first, however many there are. */
  readonly entries: readonly HistoryEntry[];
  /** The ids of the updates that it contains, newest last; undefined where whoever wrote it keeps none. */
  readonly writes: readonly string[] | undefined;
  /** Whether all of it is entries. */
  readonly isWhole: boolean;
}

/** Serializes the history to ids, numbers, days and the visitor's own text, so that it does not depend on a language. */
export function serialize(
  entries: readonly HistoryEntry[],
  writes: readonly string[] = [],
): string {
  const stored = entries.map(({ result, time, ...entry }) => {
    const { reading, standing, interval, countries } = result;
    const timestamp = new Date(time).toISOString();
    return { ...entry, result: { reading, standing, interval, countries }, timestamp };
  });
  return JSON.stringify({ version: HISTORY_VERSION, entries: stored, writes });
}

/**
 * Parses a stored history. It is untrusted: only items with a time and a code that reads become entries, and everything
 * else about them is optional or derived again. Of another version nothing is read.
 */
export function parseHistory(text: string | null, now: number): StoredHistory {
  const data = parseJson(text ?? '');
  const items = isRecord(data) && data.version === HISTORY_VERSION ? data.entries : undefined;
  if (!Array.isArray(items)) return { entries: [], writes: undefined, isWhole: !text };
  const today = currentDay(new Date(now));
  const all: readonly unknown[] = items;
  const entries = all.slice(0, MOST_READ).flatMap((item) => parseEntry(item, today) ?? []);
  const byId = new Map(entries.toReversed().map((entry) => [entry.id, entry]));
  return {
    entries: moveBack(now)([...byId.values()]).toSorted(byTime),
    writes: writesIn(data),
    isWhole: entries.length === all.length,
  };
}

function writesIn(data: unknown): readonly string[] | undefined {
  const writes: unknown = isRecord(data) ? data.writes : undefined;
  if (!Array.isArray(writes)) return undefined;
  return writes.filter((id) => typeof id === 'string');
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
  const { id, day, dateCode, itemName, listing, timestamp } = item;
  if (typeof id !== 'string' || !ID.test(id) || Number(id) > LAST_MOMENT) return undefined;
  if (typeof dateCode !== 'string') return undefined;
  const readOn = dayIn(day) ?? localDay(new Date(Number(id)));
  const result = decode(dateCode, { today: readOn > today ? readOn : today });
  if (!result.isValid) return undefined;
  return {
    id,
    time: parseTime(timestamp, Number(id)),
    day: readOn,
    dateCode: result.code,
    itemName: shortened(parseText(itemName)?.trim()),
    result,
    ...detailsIn(item),
    listing: parseListing(listing),
  };
}

function dayIn(value: unknown): Day | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return time <= LAST_MOMENT && new Date(time).toISOString().startsWith(`${value as Day}T`)
    ? (value as Day)
    : undefined;
}

/** The time of the latest lookup. */
function parseTime(value: unknown, first: number): number {
  return typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) || first : first;
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
