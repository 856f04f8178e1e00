import { describe, expect, test } from 'vitest';
import { validPanel } from '#words/result.ts';
import type { FormatId } from '../../core/formats.ts';
import { LINES } from '../../core/lines.ts';
import { decode, type ValidResult } from '../../library/decode.ts';
import { factsOf } from '../../text/answer.ts';
import { type CheckSheet, claimsOf, sheetOf } from '../../text/checks.ts';
import type { ItemDetails } from '../../text/details.ts';
import { doubtLines, sentenceOf, spokenOf, verdictOf } from './meaning.ts';

const TODAY = '2026-11-21';

function read(code: string, reading?: FormatId): ValidResult {
  const result = decode(code, { today: TODAY, ...(reading && { reading }) });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

/** With `_` for the spaces that hold together. */
function tied(text: string): string {
  return text.replaceAll('\u00a0', '_');
}

describe('the answer in one sentence', () => {
  test.each([
    ['AR2126', 'Made in week_22 of_2016, May_30 to June_5, in_France.'],
    ['SD2172', 'Made in week_27 of_2012, July_2_to_8, in_the United States.'],
    ['AR0115', 'Made in week_1 of_2015, December_29, 2014, to January_4, 2015, in_France.'],
    ['SD1013', 'Made in November_2003, in_the United States.'],
    ['BC2126', 'Made in week_22 of_2016, May_30 to June_5, in_Italy or Spain.'],
    ['836', 'Made in June_1983, in_France (assumed).'],
    ['DK1006', 'Repaired or relined in October_2006.'],
  ])('%s: %s', (code, words) => {
    expect(tied(sentenceOf(read(code)))).toBe(words);
  });

  test('letters that stand for no country name none', () => {
    expect(sentenceOf(read('LV1006'))).toMatch(/^Made in \w+\s2006\.$/);
  });
});

function sheetFor(result: ValidResult, details: ItemDetails = {}): CheckSheet {
  return sheetOf(factsOf(result.code, TODAY, result.reading), claimsOf(details, [], LINES), result);
}

describe('honest words, in their order', () => {
  test.each<[string, ItemDetails, string]>([
    ['AR2126', {}, validPanel.plain],
    ['AR2126', { label: 'FR' }, validPanel.plain],
    ['SD1234', {}, 'undocumented date'],
    ['SD2222', {}, 'unusual date'],
    ['SD1013', { label: 'IT' }, 'label differs'],
    ['AR4165', { bought: '2008' }, 'bought too early'],
    ['AR4165', { bought: '2008', label: 'DE' }, 'label differs, 1 more'],
    ['AR4165', { bought: '2008', made: '2005', label: 'FR' }, 'date differs, 1 more'],
    ['SD1013', { bought: '1999', line: 'neverfull' }, '2 to look at'],
  ])('%s with %j completes the title: %s', (code, details, verdict) => {
    expect(verdictOf(sheetFor(read(code), details))).toBe(verdict);
  });

  test('a code that a worn stamp could be is a guess, whatever it contradicts', () => {
    const guess = (details: ItemDetails, worn = 'SD?0?3') => {
      const result = read('SD1013');
      const claims = claimsOf(details, [], LINES);
      return sheetOf(factsOf(result.code, TODAY), claims, result, worn);
    };
    const plain = guess({});
    expect([verdictOf(plain), plain.tone]).toEqual(['a guess', 'doubtful']);
    expect(doubtLines(read('SD1013'), plain)).toEqual(['Only SD?0?3 can be read on the stamp.']);
    expect(tied(spokenOf(read('SD1013'), plain))).toMatch(
      /^SD1013: If it reads SD1013: made in November_2003, in_the United States\. Only SD\?0\?3 can/,
    );
    const other = guess({ label: 'IT' });
    expect([verdictOf(other), other.tone]).toEqual(['a guess, label differs', 'doubtful']);
    expect(doubtLines(read('SD1013'), other)[1]).toMatch(/only mean that the guess is wrong/);
    // Another stamp, such as in an address that somebody made up.
    expect(verdictOf(guess({}, 'SD?0?4'))).toBe(validPanel.plain);
  });

  test.each<[string, RegExp]>([
    ['SD1234', /no source we know of shows a code from 2024\./],
    ['121', /no source we know of shows a code from 1901\./],
    ['SD2222', /^The date is possible, but unusual\./],
    ['1289SL', /no published guide/],
    ['MX2126', /^(No published list .* MX|MX isn’t on any published list)/],
    ['VL1010', /Look at the letters again|VI1010/],
  ])('what is doubtful about %s stands at once under the sentence', (code, line) => {
    const result = read(code);
    expect(doubtLines(result, sheetFor(result)).join(' ')).toMatch(line);
  });

  test('a year in which there were other codes is not said to have none', () => {
    const result = read('SD1013', 'week-year');
    expect(doubtLines(result, sheetFor(result))[0]).toMatch(/shows a code like this from 2003\.$/);
  });

  test.each(['SD1234', 'MX2126', 'MX1234', 'I836'])('%s tells one fact once', (code) => {
    const result = read(code);
    const words = doubtLines(result, sheetFor(result)).join(' ');
    expect(words.match(/no published list/gi)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(words.match(/no source (we know )?shows/gi)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(words).not.toMatch(/lies outside the years/);
  });

  test.each<[string, ItemDetails, RegExp]>([
    ['AR2126', {}, /^AR2126: Made in .* in\sFrance\. 0 of 3 checked/],
    ['836', {}, /France \(assumed\)\. Without letters/],
    ['SD1234', {}, /United States\. The digits can be read, but no source .* Check /],
    ['SD1013', { label: 'IT' }, /United States\. .* not in Italy\./],
  ])('a screen reader hears with %s and %j what the eye sees', (code, details, said) => {
    const result = read(code);
    expect(spokenOf(result, sheetFor(result, details))).toMatch(said);
  });
});
