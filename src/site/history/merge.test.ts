import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, type ValidResult } from '../../heatstamp.ts';
import type { Label } from '../../label.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';
import { entryFor, type HistoryEntry, insert, newestFirst, remove, rename } from './entry.ts';
import { merge, summarizeImport, unmerge } from './merge.ts';

const NOON = Date.parse('2026-11-21T12:00:00');

function resultOf(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

function entry(nth: number, itemName?: string, madeIn?: Label): HistoryEntry {
  return {
    ...entryFor({ result: resultOf('AR2126'), itemName }, { entries: [], now: NOON + nth }),
    ...(madeIn && { madeIn }),
  };
}

function span(from: number, to: number, itemName?: string): readonly HistoryEntry[] {
  const nths = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return newestFirst(nths.map((nth) => entry(nth, itemName)));
}

const nths = (entries: readonly HistoryEntry[]) => entries.map(({ id }) => Number(id) - NOON);

describe('Merging imported entries', () => {
  test('sorts them in by time and drops duplicates', () => {
    expect(nths(merge([entry(2), entry(4), entry(4)])([entry(3), entry(1)]))).toEqual([4, 3, 2, 1]);
  });

  test('changes nothing the second time', () => {
    const once = merge(span(1, 4))(span(3, 6));
    expect(merge(span(1, 4))(once)).toEqual(once);
  });

  test('keeps the name and label of an existing entry', () => {
    const existing = [entry(1, 'Alma', 'FR')];
    expect(merge([entry(1, 'Speedy', 'ES')])(existing)).toEqual(existing);
  });

  test('fills in the name and label that an existing entry lacks', () => {
    const [there] = [entry(1, 'Alma', 'FR')];
    expect(merge([there])([entry(1)])).toEqual([there]);
    expect(merge([there])([entry(1, 'Speedy')])).toEqual([entry(1, 'Speedy', 'FR')]);
    expect(merge([there])([entry(1, undefined, 'ES')])).toEqual([entry(1, 'Alma', 'ES')]);
  });

  test('product §1.9: keeps the listing of an existing entry, or fills it in', () => {
    const [there, here] = ['SP0065, made in France', 'SP0065, made in Spain'].map((listing) => ({
      ...entry(1),
      listing,
    }));
    expect(merge([{ ...entry(1), ...there }])([entry(1)])).toEqual([there]);
    expect(merge([{ ...entry(1), ...there }])([{ ...entry(1), ...here }])).toEqual([here]);
  });

  test('keeps the existing entry when another code has the same millisecond', () => {
    const other = { ...entry(1, 'Alma'), ...{ dateCode: 'SD1013', result: resultOf('SD1013') } };
    expect(merge([other])([entry(1)])).toEqual([entry(1)]);
  });

  test('§9.1: keeps the newest ten', () => {
    expect(nths(merge(span(1, 9))(span(6, 15)))).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
    expect(nths(merge(span(6, 15))(span(1, 9)))).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
  });

  test('prefers named entries when there are more than ten', () => {
    const merged = merge(span(3, 12))([entry(2, 'Alma'), entry(1, 'Speedy')]);
    expect(nths(merged)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 2, 1]);
  });

  test('keeps the newest of more than ten named entries', () => {
    expect(nths(merge(span(1, 12, 'Alma'))([]))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });
});

describe('Undoing an import', () => {
  const fields = fc.tuple(
    fc.integer({ min: 1, max: 20 }),
    fc.constantFrom(undefined, 'Alma', 'Speedy'),
    fc.constantFrom(undefined, 'FR' as const, 'ES' as const),
  );
  const lists = fc.array(fields, { maxLength: 14 }).map((items) => items.map((a) => entry(...a)));

  test('restores the previous history, whatever was imported', () => {
    fc.assert(
      fc.property(lists, lists, (existing, imported) => {
        const before = newestFirst(existing);
        const after = merge(imported)(before);
        expect(after.length).toBeLessThanOrEqual(HISTORY_SIZE);
        expect(unmerge(before, after)(after)).toEqual(before);
      }),
    );
  });

  test('accounts for every entry of the file in its summary', () => {
    fc.assert(
      fc.property(lists, lists, (existing, imported) => {
        const before = newestFirst(existing);
        const after = merge(imported)(before);
        const summary = summarizeImport(
          { entries: imported, errors: [], shortenedNames: 0 },
          before,
          after,
        );
        expect(summary.added + summary.existing + summary.completed + summary.overLimit).toBe(
          imported.length,
        );
        expect(before.length + summary.added - summary.evicted).toBe(after.length);
        expect(Math.min(...Object.values(summary))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('leaves later changes alone', () => {
    const before = [entry(3), entry(2), entry(1)];
    const after = merge([entry(5), entry(3, 'Alma')])(before);
    const since = insert(entry(9))(remove(entry(1).id)(rename(entry(2).id, 'Noé')(after)));
    expect(unmerge(before, after)(since)).toEqual([entry(9), entry(3), entry(2, 'Noé')]);
  });
});
