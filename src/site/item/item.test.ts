import { describe, expect, test } from 'vitest';
import { LABELS } from '../../core/labels.ts';
import { LONGEST_IN_ADDRESS } from '../lib/limits.ts';
import {
  addressOf,
  withFix,
  isSameQuery,
  type Item,
  itemInAddress,
  type Query,
  queryIn,
} from './item.ts';

function parse(address: string): Item | undefined {
  return itemInAddress(new URL(address, 'https://heatstamp.example'));
}

describe('the query in an address', () => {
  test.each([
    ['/#code=AR2126', 'AR2126'],
    ['/?code=AR2126', 'AR2126'],
    ['/?code=AR2126#code=8912%20SL', '8912 SL'],
    ['/?code=AR2126#code=', 'AR2126'],
    ['/#code=8912+SL', '8912 SL'],
    ['/#text=SD1013%0AAR2126', 'SD1013\nAR2126'],
    ['/#code=&text=SD1013', 'SD1013'],
    ['/#code=%E0%A4%A', '\ufffd%A'],
  ])('%s asks for %j', (address, text) => {
    expect(parse(address)).toEqual({ text });
  });

  test.each(['/#code=', '/?code=%20', '/?code', '/#text='])(
    '%s asks for a blank code',
    (address) => {
      expect(parse(address)?.text.trim()).toBe('');
    },
  );

  test.each(['/', '/#eras', '/#%', '/#made-in=France', '/?utm_source=x'])(
    '%s asks for nothing',
    (address) => {
      expect(parse(address)).toBeUndefined();
    },
  );

  test.each([
    ['FR', { label: 'FR' }],
    ['other', { label: 'other' }],
    ['France', { words: { label: 'France' } }],
    ['<b>France</b>', { words: { label: '<b>France</b>' } }],
    ['__proto__', { words: { label: '__proto__' } }],
    ['x'.repeat(500), { words: { label: 'x'.repeat(100) } }],
  ])('made-in=%.20s: what is no id of ours is kept as words, to be read or said', (text, told) => {
    expect(parse(`/#code=AR2126&made-in=${text}&reading=tea&worn=rubbed&not=-1`)).toEqual({
      text: 'AR2126',
      ...told,
    });
  });

  test('model, purchase and making are told in words, too', () => {
    const words = { line: 'Speedy 30', bought: 'May 2008', made: '平成20年' };
    const item = { text: 'AR2126', label: 'FR' as const, words };
    expect(parse(addressOf(item))).toEqual(item);
    expect(parse('/#code=AR2126&line=speedy&bought=2008&made=2007-05')).toEqual({
      text: 'AR2126',
      line: 'speedy',
      bought: '2008',
      made: '2007-05',
    });
  });

  test.each(['', '3,', ',', '1e3', '0x3', ' 3', '3.5', '20001', Array(101).fill(3).join(',')])(
    'not=%s names no places in a text',
    (places) => {
      expect(parse(`/#code=AR2126&not=${places}`)).toEqual({ text: 'AR2126' });
    },
  );

  test('a code and its label come from the same part of an address', () => {
    expect(parse('/?code=SD1013&made-in=ES#code=AR2126')).toEqual({ text: 'AR2126' });
  });

  test('a code with a text is the code in that text', () => {
    const listing = 'SP0065 and SD1013';
    expect(parse(`/#code=SD1013&text=${encodeURIComponent(listing)}`)).toEqual({
      text: 'SD1013',
      listing,
    });
  });
});

describe('the address of a query', () => {
  test('it holds all that was told, and no server sees it', () => {
    for (const text of ['8912 SL', 'A&B=C#D+E%', 'ÄÖ', 'A&made-in=IT', 'SD1013\nAR2126']) {
      for (const label of [undefined, ...LABELS, 'other'] as const) {
        for (const more of [
          {},
          { line: 'speedy-25', bought: '2008-05' },
          { reading: 'week-year', dismissed: [3, 40], confirmed: [7] },
          { worn: 'SD?0?3' },
        ] as const) {
          const item = { text, ...(label && { label }), ...more };
          const address = addressOf(item);
          expect(parse(address)).toEqual(item);
          expect(new URL(address, 'https://heatstamp.example').search).toBe('');
        }
      }
    }
  });

  test.each([
    [{ text: 'AR2126' }, '/#code=AR2126'],
    [{ text: '' }, '/#code='],
    [{ text: 'date code: SP0065' }, '/#text=date%20code%3A%20SP0065'],
    [{ text: 'SD1013\nAR2126' }, '/#text=SD1013%0AAR2126'],
    [{ text: 'SD1013', listing: 'a Speedy, SD1013' }, '/#code=SD1013&text=a%20Speedy%2C%20SD1013'],
    [{ text: '\ud800' }, '/#code=%EF%BF%BD'],
  ])('%j has %s', (query, address) => {
    expect(addressOf(query)).toBe(address);
  });

  test('a text of up to 2,000 characters is part of it, and a longer one is not', () => {
    const text = 'x'.repeat(LONGEST_IN_ADDRESS);
    expect(addressOf({ text })).toBe(`/#text=${text}`);
    expect(addressOf({ text: `${text}x` })).toBe('/');
    expect(addressOf({ text: 'SD1013', listing: `${text}x` })).toBe('/#code=SD1013');
  });

  test('what was opened has the address of its code', () => {
    const parent = { text: 'SD1013\nSP0065' };
    const query: Query = { text: 'SP0065', row: 1, parent };
    expect(addressOf(query)).toBe('/#code=SP0065');
  });
});

describe('the query that a step shows', () => {
  const parent = { text: 'SD1013\nS?1013', view: { column: 'date' } };
  test.each<[string, Query]>([
    [
      'a code with all that was told',
      { text: 'SD1013', label: 'FR', line: 'alma', bought: '2008' },
    ],
    ['an entry with its listing', { text: 'SD1013', entry: '1763700000000', listing: 'SD1013!' }],
    ['a row of a table', { text: 'SD1013', row: 0, parent }],
    ['a code of a worn row', { text: 'SD1013', parent: { text: 'S?1013', row: 1, parent } }],
  ])('%s is read back', (_, query) => {
    expect(queryIn(structuredClone(query))).toEqual(query);
  });

  test.each([null, 'x', 7, {}, { text: 7 }, { input: 'SD1013', opened: [] }, []])(
    '%j is none',
    (state) => {
      expect(queryIn(state)).toBeUndefined();
    },
  );

  test('nothing in it is trusted: values of another type are left out, and so are rows of no table', () => {
    expect(
      queryIn({ text: 'SD1013', label: 7, line: {}, reading: null, entry: [], parent: 'x' }),
    ).toEqual({ text: 'SD1013' });
    for (const row of [-1, 1.5, '1', NaN])
      expect(queryIn({ text: 'SD1013', row, parent })).toEqual({ text: 'SD1013', parent });
    expect(queryIn({ text: 'SD1013', row: 1 })).toEqual({ text: 'SD1013' });
  });

  test('half a UTF-16 character is text like any other', () => {
    expect(queryIn({ text: 'AR\ud83d2126', listing: '\ude00' })).toEqual({
      text: 'AR\ufffd2126',
      listing: '\ufffd',
    });
  });

  test('control characters in an address are shown as unreadable; tabs and line breaks stay', () => {
    expect(itemInAddress({ hash: '#code=%00', search: '' })?.text).toBe('\ufffd');
    expect(itemInAddress({ hash: '#text=a%09b%0Ac%7F', search: '' })?.text).toBe('a\tb\nc\ufffd');
  });

  test('a state that holds itself ends', () => {
    const state: Record<string, unknown> = { text: 'SD1013' };
    state.parent = state;
    const text = 'SD1013';
    expect(queryIn(state)).toEqual({ text, parent: { text, parent: { text } } });
  });
});

test('a code that was put right is kept with its table, and nothing foreign is', () => {
  const table = { text: 'SD1O13\nSP0065', view: { column: 'date' } };
  const fixed = withFix(withFix(table, 0, 'SD1013'), 7, 'AR2126');
  expect(fixed).toEqual({ ...table, fixes: { 0: 'SD1013', 7: 'AR2126' } });
  expect(queryIn(structuredClone(fixed))).toEqual(fixed);
  for (const fixes of [undefined, null, 7, 'x', { 0: 7 }])
    expect(queryIn({ ...table, fixes })).toEqual(table);
  for (const view of [undefined, null, 7, 'x'])
    expect(queryIn({ ...fixed, view })).toEqual({ text: fixed.text, fixes: fixed.fixes });
});

test('what is said of an item with an entry does not make it another; of one without, it does', () => {
  const parent = { text: 'SD1013\nSP0065' };
  const query = { text: 'SP0065', row: 1, parent };
  const told = { label: 'FR', line: 'alma', bought: '2008' } as const;
  expect(isSameQuery(query, { ...query, view: {}, parent: { ...parent, view: {} } })).toBe(true);
  const entered = { ...query, entry: '1' };
  expect(isSameQuery(entered, { ...entered, ...told })).toBe(true);
  for (const change of [
    { text: 'SD1013' },
    { row: 0 },
    { entry: '1' },
    { listing: 'x' },
    { reading: 'week-year' as const },
    { label: 'FR' as const },
    { parent: undefined },
    { parent: { text: 'x' } },
  ])
    expect(isSameQuery(query, { ...query, ...change })).toBe(false);
});
