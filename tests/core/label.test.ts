import { describe, expect, test } from 'vitest';
import { decode, type ValidResult } from '../../src/heatstamp.ts';
import { checkLabel } from '../../src/label.ts';

function valid(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

/** Code, label, verdict, and a part of the sentence. */
const CASES = [
  ['SD1013', 'United States', 'match', 'Published lists place SD in the United States in 2003'],
  ['SD0944', 'France', 'match', 'Published lists place SD in France in 1994'],
  ['SD0984', 'Made in USA', 'match', 'Published lists place SD in the United States in 1994'],
  ['SD1013', 'France', 'conflict', 'SD stood for France only until 1994.'],
  ['SD0933', 'United States', 'conflict', 'SD stood for the United States only from 1994.'],
  ['SD1013', 'Spain', 'conflict', 'No source places SD in Spain in 2003.'],
  [
    'SD1013',
    'other',
    'possible',
    'Only one directory puts SD in another country, and it names no source.',
  ],
  ['DI2126', 'Italy', 'match', 'Published lists place DI in Italy in 2016'],
  ['AR2126', 'Italy', 'possible', 'Only one directory puts AR in Italy, and it names no source.'],
  ['AB2126', 'other', 'match', 'Published lists place AB in another country in 2016'],
  ['AR2126', 'Germany', 'conflict', 'not proof'],
  ['OL2126', 'Germany', 'match', 'agree'],
  ['F2126', 'France', 'conflict', 'F stood for France only until 1979.'],
  ['DK1006', 'France', 'possible', 'doesn’t name a country'],
  ['LV2126', 'Italy', 'possible', 'neither supports nor contradicts a label that names Italy'],
  [
    '836',
    'other',
    'possible',
    'neither supports nor contradicts a label that names another country',
  ],
] as const satisfies readonly (readonly [string, string, string, string])[];

describe('product §1.6: a label compared with a code', () => {
  test.each(CASES)('%s with a label from %s: %s', (code, madeIn, verdict, words) => {
    const check = checkLabel(valid(code), madeIn);
    expect(check.verdict).toBe(verdict);
    expect(check.text).toContain(words);
    expect(check.text).toMatch(
      verdict === 'conflict' && !words.includes(' stood for ') ? /^No source/ : /^[A-Z].*\.$/,
    );
    expect(check.text.includes(' stood for ')).toBe(words.includes(' stood for '));
  });
});
