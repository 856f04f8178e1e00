import { describe, expect, test } from 'vitest';
import { decode, type ValidResult } from '../heatstamp.ts';
import { listing as words } from '../words/en/listing.ts';
import { lineChecker } from './line-checker.ts';

function valid(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-25' });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

describe('lines in a table', () => {
  test('a line in several rows is compared with the year of each', () => {
    const check = lineChecker(words);
    const checks = ['SD1013', 'AR2126', 'SD1013'].map((code) => check(valid(code), 'Neverfull'));
    expect(checks.map(({ id }) => id)).toEqual(['too-early', 'fits', 'too-early']);
    // Remembered, not worked out again.
    expect(checks[2]).toBe(checks[0]);
  });
});
