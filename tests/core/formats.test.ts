import { describe, expect, test } from 'vitest';

import { readDay } from '../../src/core/calendar.ts';
import { type Reading, readingsOf } from '../../src/core/digits.ts';
import { type FormatId, FORMATS, type LetterPosition, standingIn } from '../../src/core/formats.ts';

// Late enough for every date in these tests.
const today = readDay('2099-12-31');

/** All readings, the best first. */
function read(letters: LetterPosition, digits: string): readonly Reading[] {
  const { reading, otherReadings } = readingsOf(letters, digits, today);
  return reading ? [reading, ...otherReadings] : [];
}

/** The dates on both sides of every bound. */
const BOUNDS = [
  ['week-year', 2005, 52, 'undocumented', undefined],
  ['week-year', 2006, 1, 'unusual', 'week-before-2007'],
  ['week-year', 2006, 52, 'unusual', 'week-before-2007'],
  ['week-year', 2007, 1, 'documented', undefined],
  ['week-year', 2009, 53, 'documented', undefined],
  ['week-year', 2021, 13, 'documented', undefined],
  ['week-year', 2021, 14, 'unusual', 'week-after-march-2021'],
  ['week-year', 2022, 52, 'unusual', 'week-after-march-2021'],
  ['week-year', 2023, 1, 'undocumented', undefined],
  ['month-year', 1990, 1, 'documented', undefined],
  ['month-year', 2006, 12, 'documented', undefined],
  ['month-year', 2007, 1, 'unusual', 'month-in-2007'],
  ['month-year', 2007, 12, 'unusual', 'month-in-2007'],
  ['letters-first', 1981, 12, 'undocumented', undefined],
  ['letters-first', 1982, 1, 'unusual', 'letters-before-1985'],
  ['letters-first', 1984, 12, 'unusual', 'letters-before-1985'],
  ['letters-first', 1985, 1, 'documented', undefined],
  ['letters-first', 1990, 12, 'documented', undefined],
  ['digits-letters', 1979, 12, 'undocumented', undefined],
  ['digits-letters', 1981, 12, 'undocumented', undefined],
  ['digits-letters', 1982, 1, 'unusual', 'letters-before-1985'],
  ['digits-letters', 1984, 12, 'unusual', 'letters-before-1985'],
  ['digits-letters', 1985, 1, 'documented', undefined],
  ['digits-letters', 1990, 12, 'documented', undefined],
  ['digits-letters', 1991, 1, 'undocumented', undefined],
  ['digits-only', 1979, 12, 'undocumented', undefined],
  ['digits-only', 1980, 1, 'unusual', 'digits-before-1982'],
  ['digits-only', 1981, 12, 'unusual', 'digits-before-1982'],
  ['digits-only', 1982, 1, 'documented', undefined],
  ['digits-only', 1986, 12, 'documented', undefined],
  ['digits-only', 1987, 1, 'unusual', 'digits-after-1986'],
  ['digits-only', 1990, 12, 'unusual', 'digits-after-1986'],
  ['digits-only', 1991, 1, 'undocumented', undefined],
] as const satisfies readonly (readonly [FormatId, number, number, string, string | undefined])[];

describe('the standing of a date in its format', () => {
  test.each(BOUNDS)('%s %i/%i is %s', (id, year, weekOrMonth, standing, edge) => {
    const format = FORMATS.find((row) => row.id === id) ?? FORMATS[0];
    expect(standingIn(format, year, weekOrMonth)).toEqual(
      edge === undefined ? { standing } : { standing, edge },
    );
  });

  test.each([
    ['5036', 2006, 'unusual', ['week-before-2007', 'no-week-53']],
    ['5130', 2010, 'unusual', ['no-week-53']],
    ['5232', 2022, 'unusual', ['week-after-march-2021', 'no-week-53']],
    ['5233', 2023, 'undocumented', ['outside-era', 'no-week-53']],
    ['5039', 2009, 'documented', []],
  ])('week 53 in %s, of %i, is %s', (digits, year, standing, notices) => {
    const reading = read('prefix', digits).find(({ week }) => week === 53);
    expect([reading?.year, reading?.standing]).toEqual([year, standing]);
    expect(reading?.notices.map(({ id }) => id)).toEqual(notices);
  });

  test.each([
    ['suffix', '1289', ['month-first']],
    ['none', '1283', ['month-first']],
    ['suffix', '1291', ['outside-era', 'month-first']],
  ] as const)(
    'a date with the month first is undocumented in any year: %s %s',
    (letters, digits, notices) => {
      const [reading] = read(letters, digits);
      expect(reading?.standing).toBe('undocumented');
      expect(reading?.notices.map(({ id }) => id)).toEqual(notices);
    },
  );
});

describe('alternating digits read from left to right', () => {
  test.each([
    ['1013', { year: 2013, month: 10 }],
    ['2217', { year: 2017, week: 22 }],
    ['0980', { year: 1980, month: 9 }],
    ['5422', undefined],
    ['0013', undefined],
    ['1023', undefined],
    ['1079', undefined],
    ['1122', { year: 2022, month: 11 }],
    ['2222', undefined],
  ])('%s looks like %j', (digits, date) => {
    expect(read('prefix', digits)[0]?.naiveDate).toEqual(date);
  });

  test('there is no naive date if it would be the right one, or if the digits do not alternate', () => {
    expect(read('prefix', '2222')[0]).toMatchObject({ year: 2022, week: 22, naiveDate: undefined });
    expect(read('suffix', '8912')[0]).toMatchObject({ naiveDate: undefined });
  });
});
