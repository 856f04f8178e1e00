import { describe, expect, test } from 'vitest';
import * as library from '../../src/heatstamp.ts';
import { type CoreWords, decode, type ValidResult } from '../../src/heatstamp.ts';
import { en } from '../../src/words/en.ts';

const today = '2026-11-21';

function read(code: string, reading?: ValidResult['reading']): ValidResult {
  const result = decode(code, reading === undefined ? { today } : { today, reading });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

describe('a reading can be requested', () => {
  test('it becomes the answer, and the likeliest comes among the others, without a reason against it', () => {
    const likeliest = read('SD1013');
    const asked = read('SD1013', 'week-year');
    expect(likeliest.otherReadings).toMatchObject([
      { date: 'Week 11, 2003', standing: 'undocumented' },
    ]);
    expect(asked).toMatchObject({
      date: 'Week 11, 2003',
      week: 11,
      standing: 'undocumented',
      interval: { from: '2003-03-10', to: '2003-03-16' },
      country: 'United States',
      notices: [{ id: 'outside-era' }],
      otherReadings: [{ reading: 'month-year', date: 'November 2003', month: 11, why: '' }],
    });
    expect(asked).not.toHaveProperty('month');
    expect(asked.segments.map(({ role }) => role)).toEqual([
      'factory',
      'week',
      'year',
      'week',
      'year',
    ]);
  });

  test('one that the code does not allow makes no difference', () => {
    for (const code of ['SD1013', 'AR2126', '836']) {
      expect(read(code, 'digits-letters')).toEqual(read(code));
      expect(read(code, read(code).reading)).toEqual(read(code));
    }
    expect(decode('QQ1013', { today, reading: 'month-year' })).toEqual(decode('QQ1013', { today }));
  });

  test('one with a date in the future is not available', () => {
    const result = decode('SD0023', { today: '2003-01-15', reading: 'month-year' });
    expect(result).toMatchObject({ date: 'Week 2, 2003', otherReadings: [] });
  });
});

const OUTSIDE = 'Week codes began in 2007, and no source shows one from 2003.';

describe('a result has exactly these fields', () => {
  test('a week, with several countries', () => {
    expect(decode('AR2126', { today })).toStrictEqual({
      isValid: true,
      code: 'AR2126',
      date: 'Week 22, 2016',
      country: 'France',
      countries: ['FR'],
      possibleCountries: ['France', 'Argentina', 'Italy'],
      factoryCode: 'AR',
      evidence: 'documented',
      period: '2007 - March 2021',
      format: 'Modern Format (Week/Year)',
      year: 2016,
      week: 22,
      reading: 'week-year',
      standing: 'documented',
      interval: { from: '2016-05-30', to: '2016-06-05' },
      places: [
        { id: 'FR', place: 'France', evidence: 'documented' },
        { id: 'AR', place: 'Argentina', evidence: 'unconfirmed' },
        { id: 'IT', place: 'Italy', evidence: 'unconfirmed' },
      ],
      segments: [
        { text: 'AR', role: 'factory' },
        { text: '2', role: 'week' },
        { text: '1', role: 'year' },
        { text: '2', role: 'week' },
        { text: '6', role: 'year' },
      ],
      notices: [],
      otherReadings: [],
    });
  });

  test('a month with another reading, and a factory that is only reported', () => {
    const notices = decode('BP2026', { today });
    expect(notices.isValid && notices.notices.map(({ id }) => id)).toEqual([
      'week-before-2007',
      'factory-reported',
    ]);
    const result = decode('CE1013', { today });
    expect(result).toStrictEqual({
      isValid: true,
      code: 'CE1013',
      date: 'November 2003',
      country: 'Italy',
      countries: ['IT'],
      factoryCode: 'CE',
      evidence: 'documented',
      period: '1990-2006',
      format: 'Previous Format (Month/Year)',
      year: 2003,
      month: 11,
      reading: 'month-year',
      standing: 'documented',
      straight: { date: 'October 2013' },
      interval: { from: '2003-11-01', to: '2003-11-30' },
      places: [{ id: 'IT', place: 'Italy', evidence: 'documented' }],
      segments: [
        { text: 'CE', role: 'factory' },
        { text: '1', role: 'month' },
        { text: '0', role: 'year' },
        { text: '1', role: 'month' },
        { text: '3', role: 'year' },
      ],
      notices: [],
      otherReadings: [
        {
          reading: 'week-year',
          date: 'Week 11, 2003',
          year: 2003,
          week: 11,
          period: '2007 - March 2021',
          format: 'Modern Format (Week/Year)',
          standing: 'undocumented',
          interval: { from: '2003-03-10', to: '2003-03-16' },
          notices: [
            {
              id: 'outside-era',
              params: { year: 2003, week: 11 },
              text: OUTSIDE,
            },
          ],
          why: OUTSIDE,
        },
      ],
    });
  });

  test('digits alone', () => {
    expect(decode('836', { today })).toStrictEqual({
      isValid: true,
      code: '836',
      date: 'June 1983',
      country: 'France (assumed)',
      countries: [],
      factoryCode: 'N/A',
      period: 'Early 1980s',
      format: 'Early Format (Numbers Only)',
      year: 1983,
      month: 6,
      reading: 'digits-only',
      standing: 'documented',
      interval: { from: '1983-06-01', to: '1983-06-30' },
      places: [],
      segments: [
        { text: '83', role: 'year' },
        { text: '6', role: 'month' },
      ],
      notices: [
        {
          id: 'country-assumed',
          params: { country: 'FR' },
          text: 'Without letters, the code doesn’t name a factory. France is an assumption, not something the code says.',
        },
      ],
      otherReadings: [],
    });
  });

  test('an error', () => {
    expect(decode(' sdo 013 ', { today })).toStrictEqual({
      isValid: false,
      code: 'SDO013',
      errorCode: 'unknown-pattern',
      error:
        "This format doesn't match any known Louis Vuitton date code pattern. Please check your input.",
      reason: 'Perhaps SD0013 is meant.',
      suggestions: [
        {
          code: 'SD0013',
          date: 'January 2003',
          changes: [{ id: 'instead', params: { read: '0', written: 'O' } }],
          text: '0 instead of the letter O',
        },
      ],
      hints: [],
    });
  });

  test.each([
    ['8912SL', 'year 89, month 12, factory SL'],
    ['859LM', 'year 85, month 9, factory LM'],
    ['1289SL', 'month 12, year 89, factory SL'],
    ['121', 'month 12, year 1'],
    ['SP8808', 'factory SP, year 88, month 08'],
    ['A02126', 'factory A0, week 2, year 1, week 2, year 6'],
  ])('%s is %s', (code, parts) => {
    const result = decode(code, { today });
    if (!result.isValid) throw new Error(result.error);
    expect(result.segments.map(({ role, text }) => `${role} ${text}`).join(', ')).toBe(parts);
  });
});

test.each([
  ['SD1013', 'documented'],
  ['SD0933', 'documented'],
  ['TX1128', 'reported'],
  ['AC2126', 'reported'],
  ['F2126', 'unconfirmed'],
  ['836', undefined],
])('the country of %s is %s', (code, evidence) => {
  const result = decode(code, { today });
  expect(result.isValid && result.evidence).toBe(evidence);
});

describe('months are compared by the calendar, weeks by ISO week-years', () => {
  test.each([
    ['SD0015', '2005-01-01', 'January 2005'],
    ['SD0045', '2005-03-01', 'Week 4, 2005'],
    ['SD0055', '2005-05-01', 'May 2005'],
  ])('%s on %s is %s', (code, day, date) => {
    expect(decode(code, { today: day })).toMatchObject({ date });
  });
});

describe('input that is not a text', () => {
  test.each([
    [null, '', 'empty'],
    [undefined, '', 'empty'],
    [{}, '[OBJECTOBJECT]', 'unknown-pattern'],
    [Object.create(null), '', 'empty'],
    [Symbol('x'), 'SYMBOL(X)', 'unknown-pattern'],
    [Number.NaN, 'NAN', 'unknown-pattern'],
  ])('%o is read as %j', (input, code, errorCode) => {
    const result = decode(input, { today });
    expect(result).toMatchObject({ isValid: false, errorCode });
    expect(result.code).toBe(code);
  });

  test('a number is read as its text', () => {
    expect(decode(836, { today })).toEqual(decode('836', { today }));
  });
});

test('on 1 January 2022, which lies in week 52, a week 53 of 2021 is in the future', () => {
  expect(decode('AR5231', { today })).toMatchObject({ week: 53, year: 2021 });
  expect(decode('AR5231', { today: '2022-01-01' })).toMatchObject({ errorCode: 'future-date' });
});

describe('wrong options are refused', () => {
  test('an unknown reading', () => {
    expect(() => {
      Reflect.apply(decode, undefined, ['SD1013', { today, reading: 'weekly' }]);
    }).toThrow(
      new RangeError(
        'reading must be one of week-year, month-year, letters-first, digits-letters, digits-only, got weekly',
      ),
    );
  });

  test('an invalid day after a valid one', () => {
    decode('SD1013', { today });
    expect(() => decode('SD1013', { today: 'now' })).toThrow(RangeError);
    expect(decode('SD1013', { today })).toMatchObject({ isValid: true });
  });
});

describe('every sentence can be said in other words', () => {
  const loud: CoreWords = {
    ...en,
    language: 'en-x-loud',
    date: (when) => en.date(when).toUpperCase(),
    errors: { ...en.errors, empty: 'HELLO?' },
  };

  test('in alternating languages, each call in its own', () => {
    for (let turn = 0; turn < 2; turn += 1) {
      expect(decode('AR2126', { today, words: loud })).toMatchObject({ date: 'WEEK 22, 2016' });
      expect(decode('AR2126', { today })).toMatchObject({ date: 'Week 22, 2016' });
      expect(decode('', { today, words: loud })).toMatchObject({ error: 'HELLO?' });
      expect(decode('SDO013', { today, words: loud })).toMatchObject({
        suggestions: [{ date: 'JANUARY 2003' }],
      });
    }
  });
});

describe('exported values, and values that results share, cannot be changed', () => {
  /** Every object inside a value, the value among them. */
  function objectsIn(value: unknown): readonly object[] {
    if (typeof value !== 'object' || value === null) return [];
    return [value, ...Object.values(value).flatMap(objectsIn)];
  }

  test.each(['AR2126', 'SD1013', 'BC1105', '836', '1291SL', 'HK5137', 'DK1006', 'SD2222'])(
    '%s, asked twice',
    (code) => {
      const first = new Set(objectsIn(decode(code, { today })));
      const shared = objectsIn(decode(code, { today })).filter((each) => first.has(each));
      expect(shared.filter((each) => !Object.isFrozen(each))).toEqual([]);
    },
  );

  test('the library and its words', () => {
    expect(objectsIn(en).filter((each) => !Object.isFrozen(each))).toEqual([]);
    const exported = Object.values(library).flatMap(objectsIn);
    expect(exported.filter((each) => !Object.isFrozen(each))).toEqual([]);
  });
});

describe('letters that nobody knows', () => {
  test.each([
    ['two behind the digits', '8912QQ', 'unknown-factory'],
    ['two with the first letter of the alphabet', 'QA2126', 'unknown-factory'],
    ['two with the last', 'QZ2126', 'unknown-factory'],
    ['three behind the digits', '8912QQQ', 'unknown-pattern'],
    ['one behind the digits', '8912Q', 'unknown-pattern'],
    ['a dot among the digits', 'AR21.6', 'unknown-pattern'],
    ['a slash among the digits', 'AR21/6', 'unknown-pattern'],
  ])('%s: %s is %s', (_, input, errorCode) => {
    expect(decode(input, { today: '2026-11-21' })).toMatchObject({ isValid: false, errorCode });
  });
});
