import { describe, expect, test } from 'vitest';
import { LINES } from '../core/lines.ts';
import { decode, type ValidResult } from '../library/decode.ts';
import { checkLabel } from '../library/label.ts';
import { checkListing } from '../library/listing.ts';
import { core as frCore } from '../words/fr/core.ts';
import { messages as fr } from '../words/fr/messages.ts';
import { core as jaCore } from '../words/ja/core.ts';
import { messages as ja } from '../words/ja/messages.ts';
import { messages as en } from '../words/en/messages.ts';
import type { CoreWords } from '../words/words.ts';
import { factsOf } from './answer.ts';
import { claimsOf, sheetOf } from './checks.ts';
import type { ItemDetails } from './details.ts';
import { readClaims } from './listing.ts';
import {
  asksAbout,
  asksAboutListing,
  asksForCode,
  listingLine,
  messageToSeller,
} from './messages.ts';

const today = '2026-11-21';

function read(code: string, words?: CoreWords): ValidResult {
  const result = decode(code, { today, words });
  if (!result.isValid) throw new RangeError(code);
  return result;
}

function asks(code: string, details: ItemDetails, photos?: 'always'): readonly string[] {
  const sheet = sheetOf(factsOf(code, today), claimsOf(details, [], LINES));
  return asksAbout(sheet, read(code), photos).map(({ ask }) => ask);
}

describe('the message to the seller asks only for what is missing or contradicts', () => {
  test.each<[string, ItemDetails, readonly string[]]>([
    ['AR4165', {}, ['label-photo', 'bought', 'model']],
    ['AR4165', { label: 'FR', line: 'speedy', bought: '2016' }, []],
    ['AR4165', { label: 'FR', line: 'speedy', bought: '2008' }, ['time', 'code']],
    ['SD1013', { label: 'IT', line: 'neverfull', bought: '2004' }, ['label', 'line', 'code']],
    ['836', { line: 'speedy', bought: '1985' }, []],
    ['836', { line: 'speedy', bought: '1990' }, ['gap']],
  ])('%s with %j: %j', (code, details, expected) => {
    expect(asks(code, details)).toEqual(expected);
  });

  test.each<[string, ItemDetails, readonly string[]]>([
    ['AR4165', {}, ['code', 'label-photo', 'bought', 'model']],
    ['AR4165', { label: 'FR', line: 'speedy', bought: '2016' }, ['code', 'label-photo', 'receipt']],
    ['SD1013', { label: 'IT', line: 'speedy' }, ['label', 'code', 'bought']],
    ['836', { bought: '1985' }, ['code', 'receipt', 'model']],
  ])('a visitor’s message always asks for photos: %s with %j: %j', (code, details, expected) => {
    expect(asks(code, details, 'always')).toEqual(expected);
  });

  test('a purchase years after the code is named, and accuses nobody', () => {
    const text = 'Speedy, date code SP0938, made in France, bought in 2005';
    const asked = asksAboutListing(checkListing(text, { today }), text);
    expect(messageToSeller(asked, en)).toContain(
      'You mention 2005, and the code stands for March 1998, 7 years earlier. Do you know',
    );
    expect(messageToSeller(asked, fr)).toContain('le code indique mars 1998, 7 ans plus tôt');
    expect(messageToSeller(asked, ja)).toContain('1998年3月で、その7年前です');
  });

  test('a guess contradicts nothing: a photo of the code is asked for', () => {
    const claims = claimsOf({ label: 'IT', line: 'speedy', bought: '2004' }, [], LINES);
    const sheet = sheetOf(factsOf('SD1013', today), claims, {}, 'SD?0?3');
    expect(asksAbout(sheet, read('SD1013')).map(({ ask }) => ask)).toEqual(['code']);
  });

  test('an age is asked about as an age, since the seller named no year', () => {
    const claims =
      readClaims('20 years old Speedy, date code AR2126', today).codes[0]?.claims ?? [];
    const confirmed = claims.flatMap(({ index }) => index ?? []);
    const sheet = sheetOf(factsOf('AR2126', today), claimsOf({ confirmed }, claims, LINES));
    expect(messageToSeller(asksAbout(sheet, read('AR2126')), en)).toContain(
      'By the age you give, it dates from 2006 or earlier, but the code stands for week 22 of 2016.',
    );
  });

  test('what is only asked about is asked in the seller’s own words', () => {
    const listing = checkListing('Nice bag I bought in 2008. Date code AR4165', { today });
    expect(messageToSeller(asksAboutListing(listing, ''), en)).toContain(
      'You write “2008”. Is that about this bag? Its code stands for week 46 of 2015.',
    );
  });

  test('of many contradictions the first three are asked about', () => {
    const text = `Code AR4165, bought in 1990. Repaired in 1991. Worn in 1992. Appraised in 1993.`;
    const asked = asksAboutListing(checkListing(text, { today }), text).map(({ ask }) => ask);
    expect(asked.filter((ask) => ask === 'quote')).toHaveLength(3);
  });

  test.each([
    ['Speedy, date code AR4165, made in France, bought in 2016', []],
    ['Speedy | date code AR4165 | made in Germany | bought in 2016', ['label', 'code']],
    ['Speedy bought in 2016, AR4165 was made in Germany as I said', ['quote', 'code']],
    ['Neverfull, made in France, no date code', ['receipt-style', 'photos']],
    ['Speedy manufactured in France, date code AR4165', ['bought']],
    ['Neverfull, made in France, has a microchip', ['receipt-style', 'chip-film', 'photos']],
    ['Date codes AR4165 and SD1013', []],
    // What is said of another thing is not said of the bag.
    ['Speedy, code AR4165, bought in 2016. The dust bag was made in Italy.', ['label-photo']],
    [
      'Speedy, made in France, code AR4165. My other bag, a Gucci Jackie, was bought in 2018.',
      ['bought'],
    ],
  ])('a listing is asked about by its claims: %j', (text, expected) => {
    const listing = checkListing(text, { today });
    expect(asksAboutListing(listing, text).map(({ ask }) => ask)).toEqual(expected);
  });

  test('a label that stands beside the listing counts in place of that in the text', () => {
    const text = 'Speedy, date code AR4165, made in Germany, bought in 2016';
    const label = checkLabel(read('AR4165'), 'France');
    expect(asksAboutListing(checkListing(text, { today }), text, label)).toEqual([]);
  });

  test.each([
    [
      en,
      'Speedy, date code AR4165, made in France, receipt lost',
      'When was it bought or received?',
    ],
    [en, 'Neverfull bought in 2012, date code AR4165, no receipt, sorry', undefined],
    [en, 'Speedy, microchip, no receipt', undefined],
    [ja, 'スピーディ、製造番号AR4165、レシートは紛失しました', '購入または入手された時期を教えて'],
    [ja, 'スピーディ、製造番号AR4165、2012年に購入、領収書なし', undefined],
    [
      fr,
      'Speedy, code de date AR4165, vendu sans facture',
      'Quand l’article a-t-il été acheté ou reçu',
    ],
    [fr, 'Speedy acheté en 2012, code AR4165, je n’ai plus le ticket de caisse', undefined],
  ])('what the text says of a receipt is not asked for again: %#', (words, text, when) => {
    const listing = checkListing(text, { today });
    const [code] = readClaims(text, today).codes;
    const { claims } = readClaims(text, today);
    const asked = code
      ? asksAbout(sheetOf(code.facts, code.claims), read('AR4165'), 'always', text)
      : asksForCode(claims, text);
    for (const asks of [asked, asksAboutListing(listing, text)]) {
      const message = messageToSeller(asks, words) ?? '';
      expect(message).not.toMatch(/receipt\b|レシート|facture|reçu,/);
      if (when !== undefined) expect(message).toContain(when);
    }
  });

  test('where nothing is to ask there is no message', () => {
    expect(messageToSeller([], en)).toBeUndefined();
  });

  test('it names the exact place for the model, in every language', () => {
    const { claims } = readClaims('Louis Vuitton Neverfull, great condition', today);
    for (const [words, place] of [
      [en, 'under the hanging zippered pocket'],
      [fr, 'sous la poche zippée suspendue'],
      [ja, '吊り下がったファスナーポケットの下'],
    ] as const)
      expect(messageToSeller(asksForCode(claims, ''), words)).toContain(place);
  });

  test.each([
    ['Speedy from 2014, no date code', ['receipt-style', 'photos']],
    [
      'Speedy with microchip, bought in 2022, made in France',
      ['receipt-style', 'chip-film', 'photos'],
    ],
    ['Louis Vuitton bag, made in France', ['code', 'bought', 'model']],
  ])('without a code, only what is missing is asked: %j', (text, expected) => {
    const { claims } = readClaims(text, today);
    expect(asksForCode(claims, '').map(({ ask }) => ask)).toEqual(expected);
  });
});

describe('the line for a listing', () => {
  test.each([
    ['SD1013', en, undefined, 'Date code SD1013: November 2003, made in the United States.'],
    ['836', en, undefined, 'Date code 836: June 1983.'],
    ['SD1013', fr, frCore, 'Date code SD1013\u00a0: novembre 2003, fabriqué aux États-Unis.'],
    ['SD1013', ja, jaCore, '製造番号SD1013：2003年11月、アメリカ製'],
  ])('names date and country: %s', (code, words, core, expected) => {
    expect(listingLine(read(code, core), { checks: [] }, words)).toContain(expected);
  });

  test.each([
    [
      en,
      undefined,
      'Date code SD?0?3 (worn). If it reads SD1013: November 2003, made in the United',
    ],
    [
      fr,
      frCore,
      'Date code SD?0?3 (usé). Si c’est SD1013\u00a0: novembre 2003, fabriqué aux États',
    ],
    [
      ja,
      jaCore,
      '製造番号SD?0?3（「?」は読み取れません）。SD1013だとすれば：2003年11月、アメリカ製',
    ],
  ])('says of a worn stamp what can be read', (words, core, expected) => {
    const guess = { checks: [], worn: 'SD?0?3' };
    expect(listingLine(read('SD1013', core), guess, words)).toContain(expected);
  });

  test('names no country where the label contradicts it', () => {
    const sheet = sheetOf(factsOf('SD1013', today), claimsOf({ label: 'IT' }, [], LINES));
    expect(listingLine(read('SD1013'), sheet, en)).toBe('Date code SD1013: November 2003.');
  });
});
