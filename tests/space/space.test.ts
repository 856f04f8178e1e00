import { describe, expect, test } from 'vitest';
import * as library from '../../src/heatstamp.ts';
import { codeAt, factoriesOf, sizeOf } from './codes.js';
import { examinerOf, NO_THROW } from './examine.js';
import { INVARIANTS } from './invariants.js';

const TODAY = '2026-11-21';

/** A prime, so that the sample covers every shape; `npm run test:space` covers all codes. */
const STEP = 997;

/** An ordinary day, the last day of a week 53, the day after it, one before most eras and one after all of them. */
const DAYS = [TODAY, '2021-01-03', '2021-01-04', '1985-06-30', '2099-12-31'];

describe('The space of codes', () => {
  const { known, prefixes } = factoriesOf(library);
  const size = sizeOf(prefixes);

  test('contains all pairs of letters and every factory code of another shape', () => {
    const others = [...known].filter((code) => !/^[A-Z]{2}$/.test(code));
    expect(others).toEqual(expect.arrayContaining(['A0', 'AAS', 'F', 'USA']));
    expect(prefixes).toHaveLength(26 * 26 + others.length);
    expect(size).toBe(prefixes.length * 22_000 + 11_000);
  });

  test('contains letters before and after digits, and digits alone', () => {
    const places = [0, 999, 1000, 10_999, 11_000, 21_999, 22_000, size - 11_000, size - 1];
    expect(places.map((at) => codeAt(prefixes, at))).toEqual([
      'AA000',
      'AA999',
      'AA0000',
      'AA9999',
      '000AA',
      '9999AA',
      'AB000',
      '000',
      '9999',
    ]);
  });
});

describe.each(DAYS)('every 997th code on %s', (today) => {
  const { size, examine } = examinerOf(library, today);
  const { codes, violations } = examine(0, size, STEP);

  test.each([NO_THROW, ...INVARIANTS.map(({ name }) => name)])('%s', (name) => {
    expect(codes).toBe(Math.ceil(size / STEP));
    expect(violations[name]).toBeUndefined();
  });
});

describe('wrong results are detected', () => {
  const { known } = factoriesOf(library);
  const context = {
    decode: (code: string) => library.decode(code, { today: TODAY }),
    today: TODAY,
    known,
  };

  /** Wrong values for fields, and the start of the name of the invariant that must detect each. */
  const WRONG: readonly (readonly [starts: string, code: string, field: string, value: unknown])[] =
    [
      ['a result', 'AR2126', 'error', 'Invalid week number (must be 1-53)'],
      ['a result', 'AR2126', 'code', 'AR2162'],
      ['a result', 'QQ2126', 'date', 'Week 22, 2016'],
      ['a result', 'QQ2126', 'code', 'AR2126'],
      ['readings', 'AR2126', 'reading', 'month-year'],
      ['readings', 'AR2126', 'date', 'Week 26, 2012'],
      ['readings', 'AR2126', 'standing', 'unusual'],
      ['readings', 'SD1013', 'otherReadings', []],
      ['readings', 'QQ2126', 'errorCode', 'future-date'],
      ['readings', '1289SL', 'standing', 'documented'],
      ['a reading has the period', 'AR2126', 'period', '1980s'],
      ['a reading has the period', 'AR2126', 'format', 'Early Format (Numbers Only)'],
      ['readings', 'SD1234', 'standing', 'documented'],
      ['an interval', 'AR2126', 'interval', { from: '2016-05-30', to: '2016-06-06' }],
      ['an interval', 'AR2126', 'interval', { from: '2016-06-06', to: '2016-06-12' }],
      ['an interval', 'AR2126', 'year', 2015],
      ['an interval', '8402', 'interval', { from: '1984-02-01', to: '1984-02-30' }],
      ['an interval', '8402', 'interval', { from: '1984-02-01', to: '1984-02-28' }],
      ['an interval', 'AR2126', 'interval', { from: '2026-11-22', to: '2026-11-28' }],
      ['a reading has a week', 'AR2126', 'month', 5],
      ['a reading has a week', 'AR2126', 'week', 54],
      ['a reading has a week', '836', 'week', 6],
      ['segments', 'AR2126', 'segments', []],
      ['segments', 'AR2126', 'week', 23],
      ['segments', 'AR2126', 'year', 2017],
      ['segments', 'AR2126', 'factoryCode', 'RA'],
      ['readings', 'AR2126', 'otherReadings', [context.decode('AR2126')]],
      ['readings', 'MB0097', 'standing', 'undocumented'],
      ['the country', 'AR2126', 'country', 'Italy'],
      ['the country', 'SD1013', 'country', 'France'],
      ['the country', '836', 'country', 'France'],
      ['the country', 'AR2126', 'evidence', 'reported'],
      ['the country', '836', 'evidence', 'unconfirmed'],
      ['possible', 'AR2126', 'possibleCountries', undefined],
      ['possible', 'AR2126', 'possibleCountries', ['France', 'Italy']],
      ['possible', '836', 'possibleCountries', ['France']],
      ['every standing', 'SD2222', 'notices', []],
      ['every standing', 'SD1013', 'otherReadings', [{ why: '' }]],
      ['§8.1', 'QQ2126', 'error', 'Unknown factory'],
      [
        'there',
        'QQ2126',
        'suggestions',
        [{ code: 'AR2126', date: 'May 2016', changes: [{}], text: 'A' }],
      ],
      ['letters', 'VL2126', 'suggestions', []],
      ['there', 'QQ2126', 'suggestions', [{ code: 'QQ2126', date: '', changes: [], text: 'none' }]],
    ];

  test.each(WRONG)('%s: %s with a wrong %s', (starts, code, field, value) => {
    const result = context.decode(code);
    const invariant = INVARIANTS.find(({ name }) => name.startsWith(starts));
    expect(invariant?.holds(result, code, context)).toBe(true);
    expect(invariant?.holds({ ...result, [field]: value }, code, context)).toBe(false);
  });

  test('every invariant is covered', () => {
    const uncovered = INVARIANTS.filter(
      ({ name }) => !WRONG.some(([starts]) => name.startsWith(starts)),
    );
    expect(uncovered.map(({ name }) => name)).toEqual([]);
  });

  test('a code that throws is reported as such', () => {
    const decode: typeof library.decode = (code, options) => {
      if (code === 'AA001') throw new Error('broken');
      return library.decode(code, options);
    };
    const { violations } = examinerOf({ ...library, decode }, TODAY).examine(0, 3, 1);
    expect(violations).toEqual({ [NO_THROW]: { count: 1, first: ['AA001 (Error: broken)'] } });
  });
});
