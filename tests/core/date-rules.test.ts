import { describe, expect, test } from 'vitest';
import { dateRuleOf } from '../../src/evidence/date-rule-of.ts';
import { DATE_RULES, datePage, YEAR_FIRST_GUIDES } from '../../src/evidence/date-rules.ts';
import { FORMATS } from '../../src/core/formats.ts';
import { decode } from '../../src/heatstamp.ts';

const options = { today: '2026-11-25' };

describe('every date rule has its sources', () => {
  test('there is a rule for each format, and every anchor is unique', () => {
    const ids: readonly string[] = DATE_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(FORMATS.map(({ id }) => id)));
  });

  test('every page has an address, and none supports both sides of a rule', () => {
    for (const { id, sources, against } of DATE_RULES) {
      for (const page of [...sources, ...against])
        expect(new URL(datePage(page).url).protocol, id).toMatch(/^https?:$/);
      const both: readonly string[] = sources;
      expect(
        against.filter((page) => both.includes(page)),
        id,
      ).toEqual([]);
    }
  });

  test('every published code reads, and those of a format in that format', () => {
    for (const { id, codes } of DATE_RULES) {
      for (const [code] of codes) {
        const result = decode(code, options);
        expect(result.isValid && result.standing, code).not.toBe('undocumented');
        const format = FORMATS.find((each) => each.id === id)?.id;
        if (format) expect(result.isValid && result.reading, code).toBe(format);
      }
    }
  });

  test.each([
    ['AR2126', 'week-year'],
    ['SD1013', 'month-year'],
    ['8912SL', 'digits-letters'],
    ['SP8808', 'letters-first'],
    ['836', 'digits-only'],
    ['FC1036', 'week-2007'],
    ['SD2222', 'last-codes'],
    ['821SA', 'letters-1985'],
    ['811', 'digits-1982'],
    ['891', 'letters-1987'],
    ['1289SL', 'month-first'],
    ['AR5137', 'week-53'],
    ['SD1234', 'week-year'],
  ])('the date of %s is explained at %s', (code, rule) => {
    const result = decode(code, options);
    expect(result.isValid && dateRuleOf(result)).toBe(rule);
  });

  test('the articles count these guides', () => {
    expect(YEAR_FIRST_GUIDES).toHaveLength(11);
  });
});
