import { describe, expect, test } from 'vitest';
import { weekInterval } from '../../src/core/calendar.ts';
import { CHIPS_MONTH, YEARS } from '../../src/core/years.ts';
import { FORMATS } from '../../src/core/formats.ts';
import { ERROR_CODES } from '../../src/core/notices.ts';
import { core, dayText, labelName, withArticle } from '../../src/words/en/core.ts';

describe('The decoder in English', () => {
  test.each([
    ['2016-05-30', '2016-06-05', 'May 30 to June 5, 2016'],
    ['2003-11-01', '2003-11-30', 'November 1 to 30, 2003'],
    ['2009-12-28', '2010-01-03', 'December 28, 2009, to January 3, 2010'],
    ['2016-05-30', '2017-05-31', 'May 30, 2016, to May 31, 2017'],
  ])('the days %s to %s read "%3$s"', (from, to, words) => {
    expect(core.days({ from, to })).toBe(words);
  });

  test.each([
    [['France'], 'France'],
    [['Italy', 'Spain'], 'Italy or Spain'],
    [['Italy', 'Spain', 'France'], 'Italy, Spain or France'],
  ])('%j are joined as a person would', (names, words) => {
    expect(core.either(names)).toBe(words);
  });

  test('a day is put into words', () => {
    expect(dayText('2016-05-30')).toBe('May 30, 2016');
  });

  test('a place has its years in words', () => {
    expect(core.years({ from: 1994 })).toBe('from 1994');
    expect(core.years({ until: 1994 })).toBe('until 1994');
    expect(core.years({ from: 1980, until: 1994 })).toBe('from 1980 until 1994');
    expect(core.years({})).toBe('');
  });

  test('countries in a sentence have their article', () => {
    expect(labelName('US')).toBe('the United States');
    expect(labelName('other')).toBe('another country');
    expect(withArticle('United States or France')).toBe('the United States or France');
  });

  test('a conflict with a country that is not in the list names the label', () => {
    const params = {
      factory: 'SD',
      label: 'other',
      year: 2003,
      countries: ['US'],
      elsewhen: [],
    } as const;
    expect(core.label.conflict(params)).toMatch(
      /^Published lists place SD in the United States, not in the country on the label\. /,
    );
  });

  test('a period has the years of its format', () => {
    expect(core.periods).toEqual({
      'week-year': '2007 - March 2021',
      'month-year': '1990-2006',
      'letters-first': '1980s',
      'digits-letters': '1980s',
      'digits-only': 'Early 1980s',
    });
  });

  test.each([
    [
      'week-before-2007',
      {},
      'documented from 2007 on. The only one printed for 2006 is a guide’s own example',
    ],
    ['week-after-march-2021', {}, /in March 2021, .* as late as 2022 are possible\.$/],
    ['month-in-2007', {}, 'replaced month codes in 2007,'],
    ['letters-before-1985', {}, 'From before 1985 we know of only two codes with letters'],
    ['digits-before-1982', {}, 'the first codes in 1980 or 1982'],
    ['digits-after-1986', {}, 'From about 1987, codes normally had letters'],
    ['month-first', {}, 'guides to 1980s codes put the year first'],
  ] as const)('%s is said with the years of the table', (id, params, words) => {
    expect(core.notices[id](params)).toEqual(
      words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words),
    );
  });

  test.each([
    [{ year: 2003, week: 11 }, 'Week codes began in 2007, and no source'],
    [{ year: 2024, week: 13 }, 'no source shows a code from 2024'],
    [{ year: 1901, month: 12 }, 'No source shows a code like this from 1901'],
  ])('%o is no date of its format, and says why', (when, words) => {
    expect(core.notices['outside-era'](when)).toContain(words);
  });

  test('chips came in the month in which the last documented week begins', () => {
    expect(weekInterval(2021, 13).from).toBe('2021-03-29');
    expect([YEARS.chips, CHIPS_MONTH]).toEqual([2021, 3]);
  });

  test('§8.1: every error and every format has its words', () => {
    for (const code of ERROR_CODES) expect(core.errors[code]).toMatch(/\w/);
    for (const { id } of FORMATS) expect(core.formats[id]).toMatch(/Format/);
  });
});
