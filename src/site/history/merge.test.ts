import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, type Label, type ValidResult } from '../../heatstamp.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';
import { type Entry, entryOf, newestFirst, put, remove, rename } from './entry.ts';
import { merge, outcomeOf, unmerge } from './merge.ts';

const NOON = Date.parse('2026-11-21T12:00:00');

function resultOf(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

function entry(nth: number, itemName?: string, madeIn?: Label): Entry {
  return {
    ...entryOf(resultOf('AR2126'), itemName, { entries: [], now: NOON + nth }),
    ...(madeIn && { madeIn }),
  };
}

function span(from: number, to: number, itemName?: string): readonly Entry[] {
  const nths = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return newestFirst(nths.map((nth) => entry(nth, itemName)));
}

const nths = (entries: readonly Entry[]) => entries.map(({ id }) => Number(id) - NOON);

describe('Bringing entries in', () => {
  test('they stand where their time belongs, each once', () => {
    expect(nths(merge([entry(2), entry(4), entry(4)])([entry(3), entry(1)]))).toEqual([4, 3, 2, 1]);
  });

  test('the same twice changes nothing', () => {
    const once = merge(span(1, 4))(span(3, 6));
    expect(merge(span(1, 4))(once)).toEqual(once);
  });

  test('an entry that is here keeps its name and its label', () => {
    const here = [entry(1, 'Alma', 'FR')];
    expect(merge([entry(1, 'Speedy', 'ES')])(here)).toEqual(here);
  });

  test('an entry that is here is given the name and the label that it lacks', () => {
    const [there] = [entry(1, 'Alma', 'FR')];
    expect(merge([there])([entry(1)])).toEqual([there]);
    expect(merge([there])([entry(1, 'Speedy')])).toEqual([entry(1, 'Speedy', 'FR')]);
    expect(merge([there])([entry(1, undefined, 'ES')])).toEqual([entry(1, 'Alma', 'ES')]);
  });

  test('product §1.9: an entry keeps its listing, and is given the one that it lacks', () => {
    const [there, here] = ['SP0065, made in France', 'SP0065, made in Spain'].map((listing) => ({
      ...entry(1),
      listing,
    }));
    expect(merge([{ ...entry(1), ...there }])([entry(1)])).toEqual([there]);
    expect(merge([{ ...entry(1), ...there }])([{ ...entry(1), ...here }])).toEqual([here]);
  });

  test('another code of the same millisecond does not replace the one that is here', () => {
    const other = { ...entry(1, 'Alma'), ...{ dateCode: 'SD1013', result: resultOf('SD1013') } };
    expect(merge([other])([entry(1)])).toEqual([entry(1)]);
  });

  test('§9.1: the newest ten stay', () => {
    expect(nths(merge(span(1, 9))(span(6, 15)))).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
    expect(nths(merge(span(6, 15))(span(1, 9)))).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
  });

  test('of more than ten those stay that have a name', () => {
    const merged = merge(span(3, 12))([entry(2, 'Alma'), entry(1, 'Speedy')]);
    expect(nths(merged)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 2, 1]);
  });

  test('of more than ten named ones the newest stay', () => {
    expect(nths(merge(span(1, 12, 'Alma'))([]))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });
});

describe('Taking it back', () => {
  const fields = fc.tuple(
    fc.integer({ min: 1, max: 20 }),
    fc.constantFrom(undefined, 'Alma', 'Speedy'),
    fc.constantFrom(undefined, 'FR' as const, 'ES' as const),
  );
  const lists = fc.array(fields, { maxLength: 14 }).map((items) => items.map((a) => entry(...a)));

  test('leaves what was there before, whatever was brought in', () => {
    fc.assert(
      fc.property(lists, lists, (mine, theirs) => {
        const before = newestFirst(mine);
        const after = merge(theirs)(before);
        expect(after.length).toBeLessThanOrEqual(HISTORY_SIZE);
        expect(unmerge(before, after)(after)).toEqual(before);
      }),
    );
  });

  test('every entry of a file is accounted for', () => {
    fc.assert(
      fc.property(lists, lists, (mine, theirs) => {
        const before = newestFirst(mine);
        const after = merge(theirs)(before);
        const told = outcomeOf({ entries: theirs, flaws: [] }, before, after);
        expect(told.added + told.known + told.completed + told.tooMany).toBe(theirs.length);
        expect(before.length + told.added - told.madeRoom).toBe(after.length);
        expect(Math.min(...Object.values(told))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('leaves alone what it did not touch', () => {
    const before = [entry(3), entry(2), entry(1)];
    const after = merge([entry(5), entry(3, 'Alma')])(before);
    const since = put(entry(9))(remove(entry(1).id)(rename(entry(2).id, 'Noé')(after)));
    expect(unmerge(before, after)(since)).toEqual([entry(9), entry(3), entry(2, 'Noé')]);
  });
});
