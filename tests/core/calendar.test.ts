import { describe, expect, test } from 'vitest';

import {
  localDay,
  monthInterval,
  readDay,
  weekInterval,
  weeksIn,
} from '../../src/core/calendar.ts';

describe('ISO 8601 weeks', () => {
  test('a week belongs to the year of its Thursday', () => {
    expect(readDay('2025-12-28')).toEqual({ year: 2025, month: 12, weekYear: 2025, week: 52 });
    expect(readDay('2025-12-29')).toEqual({ year: 2025, month: 12, weekYear: 2026, week: 1 });
    expect(readDay('2026-01-04')).toEqual({ year: 2026, month: 1, weekYear: 2026, week: 1 });
    expect(readDay('2026-01-05')).toEqual({ year: 2026, month: 1, weekYear: 2026, week: 2 });
    expect(readDay('2027-01-03')).toEqual({ year: 2027, month: 1, weekYear: 2026, week: 53 });
    expect(readDay('2027-01-04')).toEqual({ year: 2027, month: 1, weekYear: 2027, week: 1 });
  });

  test('the years from 2007 to 2032 that have 53 weeks', () => {
    const years = Array.from({ length: 26 }, (_, index) => 2007 + index);
    expect(years.filter((year) => weeksIn(year) === 53)).toEqual([2009, 2015, 2020, 2026, 2032]);
  });

  test('every week from 1980 to 2040 begins the day after the last one ended', () => {
    let next = weekInterval(1980, 1).from;
    for (let year = 1980; year <= 2040; year += 1) {
      for (let week = 1; week <= weeksIn(year); week += 1) {
        const { from, to } = weekInterval(year, week);
        expect([from, readDay(from).week, readDay(to).weekYear]).toEqual([next, week, year]);
        next = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10);
      }
    }
  });

  test('week 53 of a year with 52 weeks is the seven days after week 52', () => {
    expect(weekInterval(2017, 53)).toEqual({ from: '2018-01-01', to: '2018-01-07' });
  });
});

describe('Months and days', () => {
  test('a month is its first and last day', () => {
    expect(monthInterval(1989, 12)).toEqual({ from: '1989-12-01', to: '1989-12-31' });
    expect(monthInterval(2003, 2)).toEqual({ from: '2003-02-01', to: '2003-02-28' });
  });

  test('the local day is the one of the local time zone', () => {
    expect(localDay(new Date(2026, 0, 1, 0, 0, 0))).toBe('2026-01-01');
    expect(localDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
  });

  test.each([
    '',
    'today',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '21.11.2026',
    '2026-11-21T00:00',
  ])('%j is refused as a day', (day) => {
    expect(() => readDay(day)).toThrow(
      `today must be a calendar day such as 2026-11-21, got ${day}`,
    );
  });
});
