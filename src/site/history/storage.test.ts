import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, factsDate, type ValidResult } from '../../heatstamp.ts';
import { ja } from '../../words/ja.ts';
import { LONGEST_LISTING } from '../../text/limits.ts';
import { answerText } from '../../text/read-text.ts';
import { answerRow } from '../../text/rows.ts';
import { ITEM_NAME_LENGTH } from '../lib/limits.ts';
import {
  change,
  type HistoryEntry,
  insert,
  knownEntry,
  moveBack,
  newEntry,
  remove,
} from './entry.ts';
import { historyCsv } from './files.ts';
import { parseHistory, serialize } from './storage.ts';

const TODAY = factsDate;
const NOON = Date.parse(`${TODAY}T12:00:00`);

function resultOf(code: string): ValidResult {
  const result = decode(code, { today: TODAY });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

function resultAsOf(today: string) {
  return decode('SD5236', { today });
}

function entry(id: number, itemName = 'Alma', code = 'AR2126'): HistoryEntry {
  return newEntry({ result: resultOf(code), itemName }, { entries: [], now: id });
}

/** The history as the page has it. */
const parseEntries = (text: string | null, today: string) =>
  insert()(parseHistory(text, Date.parse(`${today}T23:00:00`)).entries);

const read = (entries: readonly unknown[]) =>
  parseEntries(JSON.stringify({ version: 3, entries }), TODAY);

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
      return serialize([newEntry(lookup, { entries: [], now: NOON })]);
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
    // Later than any clock says: the next id after it could not be read back.
    { ...entry(NOON), id: '9'.repeat(14) },
    { ...entry(NOON), dateCode: undefined },
    { ...entry(NOON), dateCode: 'ZZ9999' },
    { ...entry(NOON), dateCode: '<img src=x>' },
  ])('keeps its valid entries and drops %j', (junk) => {
    const [first, last] = [entry(NOON), entry(NOON - 1)];
    expect(read([first, junk, last])).toEqual([first, last]);
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
    ['made', '2007', '2007'],
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
      version: 3,
      entries: [
        {
          id: String(NOON),
          day: TODAY,
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
      writes: [],
    });
  });

  test('decodes a code as of its own day even if the clock was set back since', () => {
    const entries = [entry(NOON)];
    const read = parseEntries(serialize(entries), '2001-01-01');
    expect(read.map(({ id, day }) => [id, day])).toEqual([[String(NOON), TODAY]]);
  });

  test.each([
    ['2026-11-22T08:00:00.000Z', Date.parse('2026-11-22T08:00:00Z')],
    ['2001-01-01T00:00:00.000Z', Date.parse('2001-01-01')],
    // Of a clock that was ahead.
    ['2050-06-01T00:00:00.000Z', NOON + 7 * 86_400_000 - 1],
    ['Nov 22, 2026, 12:00 PM', NOON],
    ['2026-99-99T99:00:00Z', NOON],
    [7, NOON],
    [undefined, NOON],
  ])('was looked up last at %j', (timestamp, time) => {
    const stored = { version: 3, entries: [{ ...entry(NOON), timestamp }] };
    const text = JSON.stringify(stored);
    expect(parseHistory(text, NOON + 7 * 86_400_000).entries).toMatchObject([{ time }]);
  });

  test.each([
    [null, true],
    ['', true],
    ['{"version":3,"entries":[]}', true],
    ['{"version":3,"entries":[{"id":"1', false],
    ['"text"', false],
    ['{"entries":{}}', false],
    // Of another version nothing is read, since it may know more.
    ['{"version":4,"entries":[]}', false],
    [JSON.stringify({ version: 3, entries: [entry(NOON), null] }), false],
    [JSON.stringify({ version: 3, entries: [{ ...entry(NOON), dateCode: 'ZZ9999' }] }), false],
  ])('of %j tells whether all of it can be read', (text, isWhole) => {
    expect(parseHistory(text, NOON).isWhole).toBe(isWhole);
  });

  test('of more items than anybody has the first are read, and the others count as unread', () => {
    const entries = Array.from({ length: 1002 }, (_, at) => ({
      ...entry(NOON),
      id: String(NOON + at),
    }));
    const stored = parseHistory(JSON.stringify({ version: 3, entries }), NOON);
    expect([stored.entries.length, stored.isWhole]).toEqual([1000, false]);
  });

  test('a code is read as of the day of its lookup, wherever that was', () => {
    const day = '2026-12-28';
    const ahead = { ...entry(NOON), day, dateCode: 'SD5236' };
    expect(resultAsOf(day)).toMatchObject({ isValid: true });
    expect(resultAsOf('2026-12-01')).toMatchObject({ isValid: false });
    expect(read([ahead])).toMatchObject([{ dateCode: 'SD5236', day }]);
    for (const wrong of ['2026-02-31', '9999-99-99', 7, '5000-01-01'])
      expect(read([{ ...entry(NOON), day: wrong }])).toMatchObject([{ day: TODAY }]);
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
      list.map((entries) => JSON.stringify({ version: 3, entries })),
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
  const lookup = { result: resultOf('AR2126') };

  test('§3: has a timestamp as its id, unique even within one millisecond', () => {
    let entries: readonly HistoryEntry[] = [];
    for (let times = 0; times < 30; times += 1) {
      const next = newEntry({ ...lookup, itemName: `item ${times}` }, { entries, now: NOON });
      entries = insert(next)(entries);
    }
    expect(new Set(entries.map(({ id }) => id)).size).toBe(10);
    expect(entries[0]?.itemName).toBe('item 29');
    expect(entries[9]?.itemName).toBe('item 20');
    expect(newEntry(lookup, { entries: [], now: NOON }).id).toBe(String(NOON));
  });

  test.each(['0001-01-01', '5200-01-01', '9998-12-31'])(
    'is read back even if the clock says %s',
    (day) => {
      const now = Date.parse(day);
      const written = newEntry(lookup, { entries: [], now });
      const { entries, isWhole } = parseHistory(serialize([written]), now);
      expect([entries.map(({ id }) => id), isWhole]).toEqual([[written.id], true]);
    },
  );

  test('§3: is newer than all others even if the clock was set back, and has its own time', () => {
    const late = entry(NOON + 86_400_000);
    const next = newEntry(lookup, { entries: [late], now: NOON });
    expect(next.time).toBe(NOON);
    expect(insert(next)(moveBack(NOON)([late])).map(({ id }) => id)).toEqual([next.id, late.id]);
    expect(parseHistory(serialize([late]), NOON).entries).toMatchObject([{ time: NOON - 1 }]);
  });

  test('keeps its times and its order when the clock is certainly behind', () => {
    const now = Date.parse('1970-01-02');
    const next = newEntry(lookup, { entries: [entry(NOON)], now });
    expect(next.time).toBe(NOON + 1);
    const { entries } = parseHistory(serialize([next, entry(NOON)]), now);
    expect(entries.map(({ time }) => time)).toEqual([NOON + 1, NOON]);
  });
});

describe('A lookup', () => {
  const result = resultOf('AR2126');
  const listing = 'AR2126, made in France';
  const bare = { ...entry(NOON), itemName: undefined };
  const known =
    (...entries: readonly HistoryEntry[]) =>
    (told: object) => {
      const found = knownEntry({ result, ...told }, entries);
      return found && [found.entry.id, found.isOwn];
    };

  test('of a code alone finds the entry that nothing was said of', () => {
    const said = { ...entry(NOON + 1, undefined), label: 'FR' as const };
    expect(known(said, bare)({})).toEqual([bare.id, true]);
  });

  test.each([{ itemName: 'Alma' }, { label: 'FR' }, { bought: '2008' }, { listing }] as const)(
    'of a code alone is not the item of which %j is known, though it moves it up',
    (told) => {
      expect(known({ ...bare, ...told })({})).toEqual([bare.id, false]);
    },
  );

  test.each([
    { label: 'IT' },
    { line: 'neverfull' },
    { bought: '1990' },
    { made: '1990' },
    { listing: 'FAKE bag AR2126' },
    { itemName: 'Speedy' },
    // Read whole before, and guessed now.
    { worn: 'AR??26' },
  ] as const)('that says %j never writes that into an entry that lacks it', (told) => {
    for (const entries of [[bare], [{ ...bare, itemName: 'My Speedy' }], [{ ...bare, listing }]])
      expect(known(...entries)(told)).toBeUndefined();
  });

  test('with the same words, of the same text or of the same row is the same item', () => {
    const said = { label: 'FR', bought: '2008' } as const;
    expect(known({ ...bare, ...said })(said)).toEqual([bare.id, true]);
    expect(known({ ...bare, ...said, itemName: 'My Alma' })(said)).toEqual([bare.id, true]);
    expect(known({ ...bare, listing, ...said, dismissed: [3] })({ listing })).toEqual([
      bare.id,
      true,
    ]);
    expect(known({ ...entry(NOON, 'Alma'), ...said })({ itemName: 'Alma', label: 'FR' })).toEqual([
      bare.id,
      true,
    ]);
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

test('the exported history says what was said and read of each entry, in a table that a spreadsheet opens', () => {
  const said = {
    ...entry(NOON, 'Alma, brown'),
    label: 'FR',
    line: 'alma',
    bought: '2016-07',
  } as const;
  const judged = {
    country: 'France',
    tone: 'conflict',
    doubt: 'label differs',
    states: {},
  } as const;
  const judge = ({ itemName }: HistoryEntry) => (itemName === undefined ? undefined : judged);
  expect(
    historyCsv([said, { ...entry(NOON - 1), itemName: undefined }], judge).split('\r\n'),
  ).toEqual([
    'Date code,Name,Made in,Model,Bought,Year made,Read as,Place by the code,Verdict',
    'AR2126,"Alma, brown",FR,alma,2016-07,,"Week 22, 2016",France,label differs',
    'AR2126,,,,,,"Week 22, 2016",France,',
    '',
  ]);
});

test('the exported history is read again with all that was said', async () => {
  const said = { label: 'FR', line: 'alma', bought: '2016-07', made: '2016' } as const;
  const answer = await answerText(
    historyCsv([{ ...entry(NOON, 'Mine'), ...said }, entry(NOON - 1, 'Other', 'SD1013')]),
    TODAY,
  );
  if (answer.kind !== 'list') throw new Error(`${answer.kind} instead of a table`);
  expect(answer.rows.map((row) => answerRow(row, answer.today))).toMatchObject([
    { itemName: 'Mine', told: said },
    { itemName: 'Other', told: {} },
  ]);
});
