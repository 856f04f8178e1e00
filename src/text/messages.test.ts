import { describe, expect, test } from 'vitest';
import { LINES } from '../core/lines.ts';
import { decode, type ValidResult } from '../library/decode.ts';
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
import { asksAbout, asksForCode, listingLine, messageToSeller } from './messages.ts';

const today = '2026-11-21';

function read(code: string, words?: CoreWords): ValidResult {
  const result = decode(code, { today, words });
  if (!result.isValid) throw new RangeError(code);
  return result;
}

function asks(code: string, details: ItemDetails): readonly string[] {
  const sheet = sheetOf(factsOf(code, today), claimsOf(details, [], LINES));
  return asksAbout(sheet, read(code)).map(({ ask }) => ask);
}

describe('product §1.9: the message to the seller asks only for what is missing or contradicts', () => {
  test.each<[string, ItemDetails, readonly string[]]>([
    ['AR4165', {}, ['label-photo', 'bought', 'model']],
    ['AR4165', { label: 'FR', line: 'speedy', bought: '2016' }, []],
    ['AR4165', { label: 'FR', line: 'speedy', bought: '2008' }, ['time', 'code']],
    ['SD1013', { label: 'IT', line: 'neverfull', bought: '2004' }, ['label', 'line', 'code']],
    ['836', { line: 'speedy', bought: '1990' }, []],
  ])('%s with %j: %j', (code, details, expected) => {
    expect(asks(code, details)).toEqual(expected);
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
      expect(messageToSeller(asksForCode(claims), words)).toContain(place);
  });

  test.each([
    ['Speedy from 2014, no date code', ['label-photo', 'bought']],
    ['Speedy with microchip, bought in 2022, made in France', []],
    ['Louis Vuitton bag, made in France', ['code', 'bought', 'model']],
  ])('without a code, only what is missing is asked: %j', (text, expected) => {
    const { claims } = readClaims(text, today);
    expect(asksForCode(claims).map(({ ask }) => ask)).toEqual(expected);
  });
});

test('product §1.9: the line for a listing', () => {
  expect(listingLine(read('SD1013'), en)).toBe(
    'Date code SD1013: November 2003, made in the United States.',
  );
  expect(listingLine(read('836'), en)).toBe('Date code 836: June 1983.');
  expect(listingLine(read('SD1013', frCore), fr)).toBe(
    'Code de date SD1013\u00a0: novembre 2003, fabriqué aux États-Unis.',
  );
  expect(listingLine(read('SD1013', jaCore), ja)).toMatch(
    /^製造番号SD1013：2003年11月、アメリカ製/,
  );
});
