import { describe, expect, test } from 'vitest';
import { decode, type FormatId, type Label, type ValidResult } from '../../heatstamp.ts';
import { meaningOf, sentenceOf, spokenOf } from './meaning.ts';

function read(code: string, reading?: FormatId): ValidResult {
  const result = decode(code, { today: '2026-11-21', ...(reading && { reading }) });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

/** With `_` for the spaces that hold together. */
function tied(text: string): string {
  return text.replaceAll('\u00a0', '_');
}

describe('product §2: the answer in one sentence', () => {
  test.each([
    ['AR2126', 'Made in week_22 of_2016, May_30 to June_5, in France.'],
    ['SD2172', 'Made in week_27 of_2012, July_2_to_8, in the United States.'],
    ['AR0115', 'Made in week_1 of_2015, December_29, 2014, to January_4, 2015, in France.'],
    ['SD1013', 'Made in November_2003, in the United States.'],
    ['BC2126', 'Made in week_22 of_2016, May_30 to June_5, in Italy, Spain or France.'],
    ['836', 'Made in June_1983, in France (assumed).'],
    ['DK1006', 'Repaired or relined in October_2006.'],
  ])('%s: %s', (code, words) => {
    expect(tied(sentenceOf(read(code)))).toBe(words);
  });

  test('letters that stand for no country name none', () => {
    expect(sentenceOf(read('LV1006'))).toMatch(/^Made in \w+\s2006\.$/);
  });
});

describe('product §2: honest words, in their order', () => {
  test.each([
    ['AR2126', undefined, 'valid', 'The code makes sense.'],
    ['AR2126', 'FR', 'valid', 'The code makes sense.'],
    [
      'SD1234',
      undefined,
      'doubtful',
      'The digits can be read, but no source we know shows a code from 2024.',
    ],
    [
      '121',
      undefined,
      'doubtful',
      'The digits can be read, but no source we know shows a code from 1901.',
    ],
    ['SD2222', undefined, 'doubtful', 'The date is possible, but unusual.'],
    [
      '1289SL',
      undefined,
      'doubtful',
      'The digits can be read this way, but no published guide reads them like that.',
    ],
    ['SD1013', 'FR', 'conflict', 'This doesn’t match: the label says France.'],
    ['SD1234', 'DE', 'conflict', 'This doesn’t match: the label says Germany.'],
  ] as const)('%s with the label %s is %s: %s', (code, label, tone, line) => {
    const meaning = meaningOf(read(code), label);
    expect(meaning.tone).toBe(tone);
    expect(meaning.line.startsWith(line)).toBe(true);
  });

  test('a year in which there were other codes is not said to have none', () => {
    const { line } = meaningOf(read('SD1013', 'week-year'), undefined);
    expect(line).toBe('The digits can be read, but no source we know shows such a code from 2003.');
  });

  test.each([
    ['AR2126', 'when and where'],
    // Its lists disagree on the place, but each names one.
    ['BC2126', 'when and where'],
    // Digits alone, repairs, a code for no country, and one that no list names.
    ['836', 'when'],
    ['DK1006', 'when'],
    ['LV1006', 'when'],
    ['HK1006', 'when'],
  ])('%s is said to tell %s', (code, what) => {
    const { line } = meaningOf(read(code), undefined);
    expect(line).toBe(
      `The code makes sense. It tells you ${what} the bag was made, not whether it is authentic.`,
    );
  });

  test('one fact is told once: the line stands for the notice that it says', () => {
    expect(meaningOf(read('SD1234'), undefined).more).toEqual([
      'Check the date against the bag itself: its style, its wear, its hardware.',
    ]);
  });

  test('a conflict does not hide that the date is in doubt', () => {
    expect(meaningOf(read('SD1234'), 'DE').more[0]).toMatch(
      /no source we know shows a code from 2024/,
    );
  });

  test.each<[string, Label | undefined, RegExp]>([
    ['AR2126', undefined, /^Made in .* in France\.$/],
    ['836', undefined, /France \(assumed\)\. Without letters/],
    ['SD1234', undefined, /United States\. The digits can be read, but no source .* Check/],
    ['SD1013', 'FR', /United States\. This doesn’t match: the label says France\.$/],
  ])('a screen reader hears with %s and %s what the eye sees', (code, label, said) => {
    expect(spokenOf(read(code), label)).toMatch(said);
  });
});
