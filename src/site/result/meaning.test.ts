import { describe, expect, test } from 'vitest';
import { decode, type FormatId, type ValidResult } from '../../heatstamp.ts';
import { checkListing } from '../../listing.ts';
import type { ItemClaims } from '../listing/assessment.ts';
import { checkForCode } from '../listing/listing.ts';
import { meaningOf, sentenceOf, spokenOf } from './meaning.ts';

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
  test.each<[string, ItemClaims, string | undefined, RegExp]>([
    ['AR2126', {}, undefined, /^The code makes sense\./],
    ['AR2126', { madeIn: 'FR' }, undefined, /^The code makes sense\./],
    ['SD1234', {}, 'undocumented date', /no source we know of shows a code from 2024\.$/],
    ['121', {}, 'undocumented date', /no source we know of shows a code from 1901\.$/],
    ['SD2222', {}, 'unusual date', /^The date is possible, but unusual\.$/],
    ['1289SL', {}, 'undocumented date', /no published guide/],
    ['MX2126', {}, 'unlisted letters', /^(No published list .* MX|MX isn’t on any published list)/],
    ['SD1013', { madeIn: 'FR' }, 'label differs', /the label says France\.$/],
    ['SD1013', { line: 'neverfull' }, 'too early for the model', /no source shows Neverfull/],
    ['BC2126', { madeIn: 'BR' }, 'label unconfirmed', /BC in Brazil/],
  ])('%s with %j is titled %s, and says %s', (code, claims, verdict, line) => {
    const meaning = meaningOf(read(code), claims);
    expect(meaning.verdict).toBe(verdict);
    expect(meaning.line).toMatch(line);
  });

  test('a year in which there were other codes is not said to have none', () => {
    const { line } = meaningOf(read('SD1013', 'week-year'), {});
    expect(line).toMatch(/shows a code like this from 2003\.$/);
  });

  test.each([
    ['AR2126', 'a date and a place'],
    // Its lists disagree on the place, but each names one.
    ['BC2126', 'a date and a place'],
    // Digits alone, and repairs.
    ['836', 'a date'],
    ['DK1006', 'a date'],
  ])('%s is said to give %s', (code, what) => {
    const { line } = meaningOf(read(code), {});
    expect(line).toContain(`It gives ${what}, but it can’t tell you whether the bag is authentic.`);
  });

  test.each<[string, ItemClaims]>([
    ['SD1234', {}],
    ['MX2126', {}],
    ['MX1234', {}],
    ['I836', {}],
    ['BC2126', { madeIn: 'BR' }],
  ])('%s with %j tells one fact once', (code, claims) => {
    const { line, more } = meaningOf(read(code), claims);
    const words = [line, ...more].join(' ');
    expect(words.match(/no published list/gi)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(words.match(/no source (we know )?shows/gi)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(words).not.toMatch(/lies outside the years/);
  });

  test('a conflict does not hide that date and letters are in doubt', () => {
    const { more } = meaningOf(read('MX1234'), { madeIn: 'DE' });
    expect(more[0]).toMatch(/shows a code from 2024/);
    expect(more[1]).toMatch(/MX/);
  });

  test('what the table of the seller’s claims shows is not said again', () => {
    const listing = checkListing('Date code SD1013, made in France', { today: TODAY });
    const claims = { madeIn: 'FR', check: checkForCode(listing, 'SD1013') } as const;
    const { verdict, line, more } = meaningOf(read('SD1013'), claims);
    expect([verdict, line, ...more]).toEqual([
      'listing doesn’t match',
      'The code and the listing disagree.',
    ]);
  });

  test.each<[string, ItemClaims, RegExp]>([
    ['AR2126', {}, /^Made in .* in France\.$/],
    ['836', {}, /France \(assumed\)\. Without letters/],
    ['SD1234', {}, /United States\. The digits can be read, but no source .* Check /],
    ['SD1013', { madeIn: 'FR' }, /United States\. .* disagree: the label says France\.$/],
  ])('a screen reader hears with %s and %j what the eye sees', (code, claims, said) => {
    expect(spokenOf(read(code), claims)).toMatch(said);
  });
});
