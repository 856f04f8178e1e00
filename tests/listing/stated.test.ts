import { expect, test } from 'vitest';
import { linesIn } from '../../src/listing/claims/names.ts';
import { plainOf } from '../../src/listing/reader/text.ts';
import { sceneFor } from '../../src/listing/reader/words.ts';
import { rowsOf } from './rows.ts';
import { stated } from './stated.ts';

/** Listings, traps and turns of phrase, and what each states. */
const rows = [...rowsOf('claims.tsv'), ...rowsOf('stated.tsv')];
const texts = rows.map(([states = '', text = '']) => [text, states] as const);

test.each(texts)('“%s” states: %s', (text, expected) => {
  expect(stated(text).trim()).toBe(expected);
});

test.each([
  ['Alma-style bag', []],
  ['Loved #Speedy', []],
  ['알마니 가방', []],
  ['루이비통 알마백', ['alma']],
  ['ミニトロカデロ', []],
  ['Alma BB', ['alma-bb']],
  ['bought in Nice', []],
  ['Louis Vuitton Nice', ['nice']],
  ['Wallet in Taiga or Epi', []],
  ['Wallet in Taiga or cross-grain leather', []],
  ['Alma ou Speedy', []],
  ['Taiga, or best offer', ['taiga']],
  ['Alma of Epi leather', ['alma', 'epi']],
])('“%s” names %j', (text, expected) => {
  expect(linesIn(sceneFor(text)).map(({ line }) => line.id)).toEqual(expected);
});

test('every character stands in small letters where it stands in the text', () => {
  const characters = Array.from({ length: 0x2dff - 32 }, (_, index) =>
    String.fromCharCode(32 + index),
  );
  const { text, folded } = plainOf(characters.join('|'));
  expect(folded).toHaveLength(text.length);
});
