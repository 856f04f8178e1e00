import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, type ValidResult } from '../../heatstamp.ts';
import { ja } from '../../words/ja.ts';
import { LONGEST_LISTING } from '../../text/limits.ts';
import { ITEM_NAME_LENGTH } from '../lib/limits.ts';
import { change, entryFor, type HistoryEntry, insert, remove } from './entry.ts';
import { HISTORY_VERSION, parseHistory, serialize } from './storage.ts';

const TODAY = '2026-11-21';
const NOON = Date.parse('2026-11-21T12:00:00');

function resultOf(code: string): ValidResult {
  const result = decode(code, { today: TODAY });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

function entry(id: number, itemName = 'Alma', code = 'AR2126'): HistoryEntry {
  return { ...entryFor({ result: resultOf(code), itemName }, { entries: [], now: id }) };
}

/** The history as the page has it. */
const parseEntries = (text: string | null, today: string) =>
  insert()(parseHistory(text, Date.parse(`${today}T23:00:00`)).entries);

const read = (data: unknown) => parseEntries(JSON.stringify(data), TODAY);

describe('The stored history', () => {
  test('is read back unchanged', () => {
    const entries = [entry(NOON, 'Alma', 'SD1013'), entry(NOON - 1, 'Sac <b>Plat</b>', '8912SL')];
    expect(parseEntries(serialize(entries), TODAY)).toEqual(entries);
  });

  test('holds no words, so that what a Japanese page stored reads in the words of any other', () => {
    const stored = (words?: typeof ja) => {
      const result = decode('SD1013', { today: TODAY, words });
      if (!result.isValid) throw new Error(result.error);
      const lookup = { result, label: 'FR', line: 'speedy' } as const;
      return serialize([{ ...entryFor(lookup, { entries: [], now: NOON }) }]);
    };
    expect(stored(ja)).toBe(stored());
    expect(stored(ja)).not.toMatch(/[^ -~]/);
    expect(parseEntries(stored(ja), TODAY)[0]?.result).toMatchObject({
      date: 'November 2003',
      country: 'United States',
    });
  });

  test.each([null, '', 'null', '7', '"text"', '{', '[', '{}', '[]', '[[]]', '{"entries":{}}'])(
    'is empty if the storage holds %j',
    (text) => {
      expect(parseEntries(text, TODAY)).toEqual([]);
    },
  );

  test.each([
    null,
    7,
    'AR2126',
    [],
    {},
    { ...entry(NOON), id: undefined },
    { ...entry(NOON), id: NOON },
    { ...entry(NOON), id: 'yesterday' },
    { ...entry(NOON), id: '-1' },
    { ...entry(NOON), id: '9'.repeat(20) },
    { ...entry(NOON), dateCode: undefined },
    { ...entry(NOON), dateCode: 'ZZ9999' },
    { ...entry(NOON), dateCode: '<img src=x>' },
  ])('keeps its valid entries and drops %j', (junk) => {
    const [first, last] = [entry(NOON), entry(NOON - 1)];
    expect(read({ version: 1, entries: [first, junk, last] })).toEqual([first, last]);
  });

  test.each([
    ['itemName', undefined, undefined],
    ['itemName', '  ', undefined],
    ['itemName', 'x'.repeat(200_000), `${'x'.repeat(ITEM_NAME_LENGTH - 1)}…`],
    ['itemName', 'Alma \ud83d', 'Alma \ufffd'],
    ['itemName', { toString: 1 }, undefined],
    ['itemName', ' Alma ', 'Alma'],
    ['dateCode', ' ar2126 ', 'AR2126'],
  ] as const)('reads %s %.40j as %.40j', (field, stored, expected) => {
    expect(read([{ ...entry(NOON), [field]: stored }])[0]?.[field]).toBe(expected);
  });

  test.each([
    undefined,
    null,
    'France',
    {},
    { isValid: false, error: 'Unknown factory location code' },
    { isValid: true, date: 'Week 22, 2016', country: 'France', factoryCode: 'AR' },
  ])('decodes an old or foreign result (%j) again from its code', (result) => {
    expect(read([{ ...entry(NOON), result }])).toEqual([entry(NOON)]);
  });

  test.each([
    ['label', 'FR', 'FR'],
    ['label', 'other', 'other'],
    ['label', 'France', undefined],
    ['label', { toString: 'FR' }, undefined],
    ['line', 'neverfull', 'neverfull'],
    // Of a newer release, perhaps: it says nothing here, and is not lost.
    ['line', 'no-such-line', 'no-such-line'],
    ['line', 'No such line', undefined],
    ['line', 7, undefined],
    ['bought', '2008-05', '2008-05'],
    ['bought', '2008-13', undefined],
    ['worn', 'AR??26', 'AR??26'],
    ['worn', 'AR2126', undefined],
    ['worn', '<?>', undefined],
    ['dismissed', [3, 40], [3, 40]],
    ['dismissed', [-1], undefined],
    ['dismissed', 'x', undefined],
  ] as const)('keeps only ids: %s %j is read as %j', (field, stored, expected) => {
    const [parsed] = read([{ ...entry(NOON), [field]: stored }]);
    expect(parsed?.[field]).toEqual(expected);
    expect(parsed?.dateCode).toBe('AR2126');
  });

  test('reads a label and a line back unchanged', () => {
    const entries = [{ ...entry(NOON), label: 'US' as const, line: 'speedy-25' as const }];
    expect(parseEntries(serialize(entries), TODAY)).toEqual(entries);
  });

  test.each([
    ['SP0065, made in France', 'SP0065, made in France'],
    ['Speedy 30\nSP0065', 'Speedy 30\nSP0065'],
    ['x'.repeat(LONGEST_LISTING), 'x'.repeat(LONGEST_LISTING)],
    ['x'.repeat(LONGEST_LISTING + 1), undefined],
    [' \n ', undefined],
    [null, undefined],
    [['SP0065'], undefined],
  ])('keeps a possible listing as it was entered: %.40j', (stored, expected) => {
    const [parsed] = read([{ ...entry(NOON), listing: stored }]);
    expect(parsed?.listing).toBe(expected);
    expect(parsed?.dateCode).toBe('AR2126');
  });

  test('reads a listing back unchanged', () => {
    const entries = [{ ...entry(NOON), listing: 'Speedy 30\n\u{1f45c} date code AR2126 "new"' }];
    expect(parseEntries(serialize(entries), TODAY)).toEqual(entries);
  });

  test('contains no text but the visitor’s own', () => {
    const unnamed = { ...entry(NOON), itemName: undefined, label: 'US' as const };
    expect(JSON.parse(serialize([unnamed]))).toEqual({
      version: HISTORY_VERSION,
      entries: [
        {
          id: String(NOON),
          dateCode: 'AR2126',
          result: {
            reading: 'week-year',
            standing: 'documented',
            interval: { from: '2016-05-30', to: '2016-06-05' },
            countries: ['FR'],
          },
          timestamp: new Date(NOON).toISOString(),
          label: 'US',
        },
      ],
    });
  });

  test('can be a bare list or have a later version', () => {
    expect(read([entry(NOON)])).toEqual([entry(NOON)]);
    const later = JSON.stringify({ version: 4, entries: [{ ...entry(NOON), color: 'tan' }] });
    expect(parseHistory(later, NOON)).toMatchObject({ entries: [entry(NOON)], isNewer: true });
  });

  test('decodes a code as of its own day even if the clock was set back since', () => {
    const entries = [entry(NOON)];
    expect(parseEntries(serialize(entries), '2001-01-01')).toEqual(entries);
  });

  test.each([
    ['2026-11-22T08:00:00.000Z', Date.parse('2026-11-22T08:00:00Z')],
    ['2001-01-01T00:00:00.000Z', NOON],
    ['Nov 22, 2026, 12:00 PM', NOON],
    ['2026-99-99T99:00:00Z', NOON],
    [7, NOON],
    [undefined, NOON],
  ])('was looked up last at %j, but not before the first time', (timestamp, time) => {
    const stored = { version: 1, entries: [{ ...entry(NOON), timestamp }] };
    const text = JSON.stringify(stored);
    expect(parseHistory(text, NOON + 7 * 86_400_000).entries).toMatchObject([{ time }]);
  });

  test.each([
    [null, []],
    ['', []],
    ['[]', []],
    ['{"version":1,"entries":[]}', []],
    ['{"version":1,"entries":[{"id":"1', ['{"version":1,"entries":[{"id":"1']],
    ['"text"', ['"text"']],
    ['{"entries":{}}', ['{"entries":{}}']],
    [JSON.stringify([entry(NOON), null, { id: 'x' }]), [null, { id: 'x' }]],
    [JSON.stringify([{ ...entry(NOON), dateCode: 'ZZ9999' }]), [{ dateCode: 'ZZ9999' }]],
  ])('of %j tells what it can’t read', (text, unreadable) => {
    expect(parseHistory(text, NOON)).toMatchObject({ unreadable, isNewer: false });
  });

  test('of more items than anybody has the first are read, and none is lost', () => {
    const items = Array.from({ length: 1002 }, (_, at) => ({
      ...entry(NOON),
      id: String(NOON + at),
    }));
    const { entries, unreadable } = parseHistory(JSON.stringify(items), NOON);
    expect([entries.length, unreadable]).toEqual([1000, items.slice(1000)]);
  });

  test('decodes an old entry with a wrong day as of today', () => {
    expect(read([{ ...entry(NOON), id: '1' }])).toHaveLength(1);
  });

  test('§9.1: has at most ten entries, newest first, without duplicates', () => {
    const entries = Array.from({ length: 14 }, (_, index) => entry(NOON + index, `item ${index}`));
    const parsed = read([...entries, entry(NOON + 13, 'a second of the same id')]);
    expect(parsed.map(({ itemName }) => itemName)).toEqual(
      [13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((index) => `item ${index}`),
    );
  });

  test('is read without throwing, whatever it holds, and every entry can be shown', () => {
    const fields = fc.record(
      {
        id: fc.oneof(fc.nat().map(String), fc.bigInt({ min: 0n }).map(String), fc.jsonValue()),
        dateCode: fc.oneof(fc.constantFrom('AR2126', 'SD1013', '836'), fc.jsonValue()),
        itemName: fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constant('cut \ud83d'),
          fc.jsonValue(),
        ),
        result: fc.jsonValue(),
        timestamp: fc.oneof(fc.string(), fc.jsonValue()),
        listing: fc.oneof(fc.string(), fc.jsonValue()),
        label: fc.oneof(fc.constantFrom('FR', 'other'), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const list = fc.array(fc.oneof(fields, fc.jsonValue()));
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constant('\ude00{'),
      fc.json(),
      list.map((entries) => JSON.stringify(entries)),
      list.map((entries) => JSON.stringify({ version: 1, entries })),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const entries = parseEntries(text, TODAY);
        expect(entries.length).toBeLessThanOrEqual(10);
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        for (const { id, itemName, result } of entries) {
          expect(itemName ?? '').not.toMatch(/\p{Surrogate}/u);
          expect(itemName?.trim()).not.toBe('');
          expect(result.isValid).toBe(true);
          expect(() => new Date(Number(id)).toISOString()).not.toThrow();
        }
        expect(parseEntries(serialize(entries), TODAY)).toEqual(entries);
      }),
    );
  });
});

describe('A new entry', () => {
  test('§3: has a timestamp as its id, unique even within one millisecond', () => {
    let entries: readonly HistoryEntry[] = [];
    for (let times = 0; times < 30; times += 1) {
      entries = insert(
        entryFor({ result: resultOf('AR2126'), itemName: `item ${times}` }, { entries, now: NOON }),
      )(entries);
    }
    expect(new Set(entries.map(({ id }) => id)).size).toBe(10);
    expect(entries[0]?.itemName).toBe('item 29');
    expect(entries[9]?.itemName).toBe('item 20');
    expect(
      entryFor({ result: resultOf('AR2126'), itemName: '' }, { entries: [], now: NOON }).id,
    ).toBe(String(NOON));
  });

  test('the same code again is the same entry, moved up, with what was said about it', () => {
    const first = { ...entry(NOON, 'Alma'), label: 'FR' as const, line: 'alma' as const };
    const entries = [entry(NOON + 9, 'Speedy', 'SD1013'), first];
    const again = entryFor({ result: resultOf('AR2126') }, { entries, now: NOON + 60_000 });
    expect(again).toEqual({ ...first, time: NOON + 60_000 });
    expect(insert(again)(entries).map(({ itemName }) => itemName)).toEqual(['Alma', 'Speedy']);
  });

  test.each([
    { itemName: 'Speedy' },
    { label: 'ES' },
    { bought: '2009' },
    { line: 'speedy' },
    // Read whole before, and guessed now.
    { worn: 'AR??26' },
    { listing: 'AR2126, made in Spain' },
  ] as const)('the same code is another item if %j contradicts it', (told) => {
    const listing = 'AR2126, made in France';
    const known = {
      ...entry(NOON, 'Alma'),
      bought: '2008' as const,
      label: 'FR' as const,
      line: 'alma' as const,
      listing,
    };
    const lookup = { ...told, result: resultOf('AR2126') };
    const other = entryFor(lookup, { entries: [known], now: NOON + 1000 });
    expect(other).toMatchObject({ ...told, id: String(NOON + 1000) });
  });

  test('what is told about a known item is added to it', () => {
    const known = entry(NOON, 'Alma');
    const lookup = { result: resultOf('AR2126'), label: 'FR', itemName: undefined } as const;
    expect(entryFor(lookup, { entries: [known], now: NOON + 1 })).toEqual({
      ...known,
      label: 'FR',
      time: NOON + 1,
    });
  });

  test.each(['0001-01-01', '5200-01-01', '9998-12-31'])(
    'is read back even if the clock says %s',
    (day) => {
      const now = Date.parse(day);
      const written = entryFor({ result: resultOf('AR2126') }, { entries: [], now });
      const { entries, unreadable } = parseHistory(serialize([written]), now);
      expect([entries.map(({ id }) => id), unreadable]).toEqual([[written.id], []]);
    },
  );

  test('§3: is newer than all others even if the clock was set back', () => {
    const late = entry(NOON);
    const next = entryFor(
      { result: resultOf('AR2126'), itemName: '' },
      { entries: [late], now: NOON - 3_600_000 },
    );
    expect(next.id).toBe(String(NOON + 1));
  });
});

describe('Updates', () => {
  const entries = insert(...[1, 2, 3].map((nth) => entry(NOON + nth, `item ${nth}`)))([]);

  test('restore a deleted entry at its old place', () => {
    const [, second] = entries;
    if (!second) throw new Error('no second entry');
    const without = remove(second.id)(entries);
    expect(without).toHaveLength(2);
    expect(insert(second)(without)).toEqual(entries);
    expect(insert(second)(entries)).toEqual(entries);
  });

  test('change one entry only, and nothing if it was deleted', () => {
    const labeled = change(String(NOON + 2), { label: 'IT' })(entries);
    expect(labeled.map(({ label }) => label)).toEqual([undefined, 'IT', undefined]);
    expect(change('7', { label: 'IT' })(entries)).toEqual(entries);
  });

  test('unnamed entries leave before named ones, the oldest first, and the new one stays', () => {
    const named = Array.from({ length: 9 }, (_, at) => entry(NOON + at, `item ${at}`));
    const unnamed = { ...entry(NOON + 9), itemName: undefined };
    const full = insert(...named, unnamed)([]);
    const next = { ...entry(NOON + 10, 'Alma', 'SD1013'), itemName: undefined };
    expect(insert(next)(full).map(({ itemName }) => itemName)).toEqual([
      undefined,
      ...named.toReversed().map(({ itemName }) => itemName),
    ]);
    const allNamed = insert(entry(NOON + 9, 'item 9'))(full);
    const names = insert(next)(allNamed).map(({ itemName }) => itemName);
    expect([names.length, names[0], names.at(-1)]).toEqual([10, undefined, 'item 1']);
  });
});
