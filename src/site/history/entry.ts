import type { Label, ValidResult } from '../../heatstamp.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';

/** One code that was looked up. */
export interface Entry {
  /** When it was looked up, in milliseconds since 1970: unique, and the order of the list. */
  readonly id: string;
  readonly dateCode: string;
  readonly itemName: string;
  readonly result: ValidResult;
  /** The same moment as a person writes it where they live. */
  readonly timestamp: string;
  /** What the heat stamp says, where that was told. */
  readonly madeIn?: Label | undefined;
}

interface Moment {
  readonly entries: readonly Entry[];
  readonly now: number;
}

/**
 * An entry for a result that has just been read. Within one millisecond of another it counts as the next one, and so it
 * does when the clock was put back meanwhile.
 */
export function entryOf(result: ValidResult, itemName: string, { entries, now }: Moment): Entry {
  const id = String(entries.reduce((free, entry) => Math.max(free, Number(entry.id) + 1), now));
  return { id, dateCode: result.code, itemName, result, timestamp: timestampOf(Number(id)) };
}

/** A moment in the visitor's language: `Nov 21, 2026, 12:01 PM`. */
export function timestampOf(moment: number): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The list in its order and size, each entry once. */
export function newestFirst(entries: readonly Entry[]): readonly Entry[] {
  const unique = [...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()];
  return unique.sort((a, b) => Number(b.id) - Number(a.id)).slice(0, HISTORY_SIZE);
}
