import { describe, expect, test, vi } from 'vitest';
import { decode, type ValidResult } from '../../src/heatstamp.ts';
import { checkLabel, labelOf, placeWith } from '../../src/label.ts';

function valid(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

/** Code, label, outcome, and the beginning of the sentence. */
const CASES = [
  // prettier-ignore
  ['SD1013', 'United States', 'agrees', 'Published lists place SD in the United States from about 1994, so label and code agree.'],
  [
    'SD0944',
    'France',
    'agrees',
    'Published lists place SD in France until about 1994, so label and code',
  ],
  [
    'SD0984',
    'Made in USA',
    'agrees',
    'Published lists place SD in the United States from about 1994,',
  ],
  // prettier-ignore
  ['SD1013', 'France', 'conflicts', 'Published lists place SD in France only until about 1994. For 2003 they name the United States. That’s a reason'],
  // prettier-ignore
  ['SD0933', 'United States', 'conflicts', 'Published lists place SD in the United States only from about 1994. For 1993 they name France.'],
  // prettier-ignore
  ['SD1013', 'Spain', 'conflicts', 'Published lists place SD in the United States, not in Spain.'],
  ['SD1013', 'other', 'open', 'Only one directory puts SD in another country, and it names'],
  ['AR2126', 'Italy', 'open', 'Only one directory puts AR in Italy, and it names no source.'],
  ['DI2126', 'Italy', 'agrees', 'One family of lists places DI in Italy, so label and code agree.'],
  ['AB2126', 'other', 'agrees', 'One family of lists places AB in another country'],
  ['AR2126', 'Germany', 'conflicts', 'Published lists place AR in France, not in Germany.'],
  ['OL2126', 'Germany', 'agrees', 'Published lists place OL in Germany, so label and code agree.'],
  ['DK1006', 'France', 'open', 'This code doesn’t name a country'],
  ['LV2126', 'Italy', 'open', 'This code doesn’t name a country'],
  // A year that one list gives excludes nothing, and is said.
  // prettier-ignore
  ['LM1188', 'France', 'agrees', 'Published lists place LM in France, one of them only from 2019, so label and code agree.'],
  ['LM1199', 'France', 'agrees', 'Published lists place LM in France, so label and code agree.'],
  ['LA1138', 'France', 'agrees', 'Published lists place LA in France, one of them only from 2019,'],
  ['BC1104', 'Spain', 'agrees', 'Published lists place BC in Spain, one of them only from 2015,'],
  ['TX1128', 'USA', 'agrees', 'One family of lists places TX in the United States'],
  // Letters that fewer than two families name contradict nothing.
  ['TX1128', 'France', 'open', 'Only one family of lists names TX. It doesn’t name France'],
  ['BP2126', 'Italy', 'open', 'Only one family of lists names BP. It doesn’t name Italy'],
  ['MX2126', 'France', 'open', 'No published list names MX'],
  ['F2126', 'France', 'open', 'Only one directory puts F in France'],
  // Two families name AC, each for another country.
  // prettier-ignore
  ['AC2126', 'Italy', 'conflicts', 'Published lists place AC in France or Spain, not in Italy.'],
  ['836', 'France', 'agrees', 'Without letters, the code names no factory. We assume France'],
  ['836', 'Italy', 'open', 'This code doesn’t name a country'],
  ['836', 'other', 'open', 'This code doesn’t name a country'],
] as const satisfies readonly (readonly [string, string, string, string])[];

describe('a label compared with a code', () => {
  test.each(CASES)('%s with a label from %s: %s', (code, madeIn, outcome, words) => {
    const check = checkLabel(valid(code), madeIn);
    expect(check.text.slice(0, words.length)).toBe(words);
    expect(check.outcome).toBe(outcome);
  });
});

describe('the place by code and label', () => {
  test.each([
    // Most lists say France; the label decides.
    ['FL1024', 'Made in USA', { country: 'United States', countries: ['US'], isNarrowed: true }],
    ['SA1023', 'イタリア製', { country: 'Italy', countries: ['IT'], isNarrowed: true }],
    ['SD1013', 'USA', { country: 'United States', countries: ['US'], isNarrowed: false }],
    ['836', 'France', { country: 'France (assumed)', countries: [], isNarrowed: false }],
    // A country that is not offered is no place of its own, and a label that nobody can read says nothing.
    ['AB2126', 'other', { country: valid('AB2126').country, isNarrowed: false }],
    ['FL1024', 'Atlantis', { country: 'France', countries: ['FR'], isNarrowed: false }],
  ])('%s with %s', (code, label, place) => {
    expect(placeWith(valid(code), label)).toMatchObject(place);
  });

  test.each([
    ['AR2126', 'Germany'],
    ['F2126', 'France'],
    ['836', 'Italy'],
    ['DK1006', 'France'],
  ])('%s with %s, which does not agree, is nowhere in particular', (code, label) => {
    expect(placeWith(valid(code), label)).toBeUndefined();
  });
});

test('typed labels are not kept forever: a process that reads labels for days does not grow', () => {
  const emptied = vi.spyOn(Map.prototype, 'clear');
  for (let number = 0; number < 2500; number += 1) labelOf(`Atlantis ${number}`);
  expect(emptied.mock.calls.length).toBeGreaterThanOrEqual(2);
  emptied.mockRestore();
  expect(labelOf('Made in France')).toBe('FR');
});

test('the stamp itself names its country', () => {
  expect(
    [
      'LOUIS VUITTON PARIS made in France',
      'Made in Spain by Louis Vuitton',
      'made in West Germany',
    ].map(labelOf),
  ).toEqual(['FR', 'ES', 'DE']);
  expect(['LOUIS VUITTON PARIS', 'Made in Paris'].map(labelOf)).toEqual([undefined, undefined]);
});
