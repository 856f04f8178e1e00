import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/core/formats.ts';
import { ERROR_CODES } from '../../src/core/notices.ts';
import { core, labelName, withArticle } from '../../src/words/en/core.ts';

describe('The decoder in English', () => {
  test.each([
    ['2016-05-30', '2016-06-05', '30 May - 5 June 2016'],
    ['2003-11-01', '2003-11-30', '1 - 30 November 2003'],
    ['2009-12-28', '2010-01-03', '28 December 2009 - 3 January 2010'],
    ['2016-05-30', '2017-05-31', '30 May 2016 - 31 May 2017'],
  ])('product §2: the days %s to %s read "%3$s"', (from, to, words) => {
    expect(core.days({ from, to })).toBe(words);
  });

  test.each([
    [['France'], 'France'],
    [['Italy', 'Spain'], 'Italy or Spain'],
    [['Italy', 'Spain', 'France'], 'Italy, Spain or France'],
  ])('product §1.4: %j are joined as a person would', (names, words) => {
    expect(core.either(names)).toBe(words);
  });

  test('product §1.4: a place says its years', () => {
    expect(core.years({ from: 1994 })).toBe('from 1994');
    expect(core.years({ until: 1994 })).toBe('until 1994');
    expect(core.years({ from: 1980, until: 1994 })).toBe('from 1980 until 1994');
    expect(core.years({})).toBe('');
  });

  test('product §1.6: countries in a sentence have their article', () => {
    expect(labelName('US')).toBe('the United States');
    expect(labelName('other')).toBe('another country');
    expect(withArticle('United States or France')).toBe('the United States or France');
  });

  test('§8.1: every error and every format has its words', () => {
    for (const code of ERROR_CODES) expect(core.errors[code]).toMatch(/\w/);
    for (const { id } of FORMATS) expect(core.formats[id]).toMatch(/Format/);
  });
});
