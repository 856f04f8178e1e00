import { describe, expect, test } from 'vitest';

import { decode } from './decode.ts';

const today = '2026-11-21';

describe('product §3: a result has exactly these fields', () => {
  test('a week, with several countries', () => {
    expect(decode('AR2126', { today })).toStrictEqual({
      isValid: true,
      code: 'AR2126',
      date: 'Week 22, 2016',
      country: 'France',
      possibleCountries: ['France', 'Argentina', 'Italy'],
      factoryCode: 'AR',
      period: '2007 - March 2021',
      format: 'Modern Format (Week/Year)',
      year: 2016,
      week: 22,
      reading: 'week-year',
      standing: 'documented',
      interval: { from: '2016-05-30', to: '2016-06-05' },
      places: [
        { place: 'France', evidence: 'documented' },
        { place: 'Argentina', evidence: 'unconfirmed' },
        { place: 'Italy', evidence: 'unconfirmed' },
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
      factoryCode: 'CE',
      period: '1990-2006',
      format: 'Previous Format (Month/Year)',
      year: 2003,
      month: 11,
      reading: 'month-year',
      standing: 'documented',
      interval: { from: '2003-11-01', to: '2003-11-30' },
      places: [{ place: 'Italy', evidence: 'documented' }],
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
          why: "Week 11, 2003 lies outside the years in which this format is documented. No source shows such a code, so compare it with the item's age and other features.",
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
          text: 'Without letters the code names no factory. France is an assumption, not something the code says.',
        },
      ],
      otherReadings: [],
    });
  });

  test('an error', () => {
    expect(decode(' sdo 013 ', { today })).toStrictEqual({
      isValid: false,
      code: 'unknown-pattern',
      input: 'SDO013',
      error:
        "This format doesn't match any known Louis Vuitton date code pattern. Please check your input.",
      suggestions: [{ code: 'SD0013', date: 'January 2003', change: '0 instead of O' }],
    });
  });

  test.each([
    ['8912SL', 'year 89, month 12, factory SL'],
    ['859LM', 'year 85, month 9, factory LM'],
    ['1289SL', 'month 12, year 89, factory SL'],
    ['121', 'month 12, year 1'],
    ['SP8808', 'factory SP, year 88, month 08'],
    ['A02126', 'factory A0, week 2, year 1, week 2, year 6'],
  ])('product §1.3: %s is %s', (code, parts) => {
    const result = decode(code, { today });
    if (!result.isValid) throw new Error(result.error);
    expect(result.segments.map(({ role, text }) => `${role} ${text}`).join(', ')).toBe(parts);
  });
});

describe('product §1.3: months are compared by the calendar, weeks by ISO week-years', () => {
  test.each([
    ['SD0015', '2005-01-01', 'January 2005'],
    ['SD0045', '2005-03-01', 'Week 4, 2005'],
    ['SD0055', '2005-05-01', 'May 2005'],
  ])('%s on %s is %s', (code, day, date) => {
    expect(decode(code, { today: day })).toMatchObject({ date });
  });
});
