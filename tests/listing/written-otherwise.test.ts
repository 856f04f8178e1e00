import { expect, test } from 'vitest';
import { claimsOf } from '../../bench/listing-table.js';
import { checkListing } from '../../src/listing.ts';
import { table } from './language.ts';
import { rowsOf } from './rows.ts';

const TODAY = { today: '2026-11-22' };

/** Every listing, trap and story of the tables. */
const texts = [
  ...table.map(({ text }) => text),
  ...rowsOf('claims.tsv').map(([, text = '']) => text),
  ...rowsOf('stories.tsv').map(([, text = '']) => text),
];

/** What a listing holds, whatever its case. Of a speedy delivery and a Speedy, case alone tells which is a bag. */
function heldIn(text: string): string {
  const claims = { ...claimsOf(checkListing(text, TODAY)), lines: [] };
  return JSON.stringify(claims).toUpperCase();
}

/** Latin letters that are no part of a word with digits: codes keep their case. */
const WORD = /(?<![\p{L}\p{N}\p{M}])\p{Script=Latin}[\p{Script=Latin}\p{M}]+(?![\p{L}\p{N}])/gu;

/** Other ways to write a listing, of which each says the same. */
const WAYS: Readonly<Record<string, (text: string) => string>> = {
  'in capitals': (text) => text.toUpperCase(),
  'with every word in title case': (text) =>
    text.replace(WORD, (word) =>
      word === word.toUpperCase() ? word : word.charAt(0).toUpperCase() + word.slice(1),
    ),
  'with doubled blanks': (text) => text.replaceAll(' ', '  '),
  'after an emoji': (text) => `✨ ${text}`,
  'without a blank after a full stop': (text) =>
    text.replace(/(?<=[\p{Ll}]{3})\. (?=\p{Lu}\p{Ll})/gu, '.'),
  'with blanks of another kind': (text) => text.replaceAll(' ', '\u00a0'),
};

/** How many texts say something else when they are written so: "sd 1013" is a code in capitals, and LA among capitals none. */
const OTHERWISE: Readonly<Record<string, number>> = {
  'in capitals': 14,
  'with every word in title case': 1,
  'with doubled blanks': 0,
  'after an emoji': 0,
  'without a blank after a full stop': 0,
  'with blanks of another kind': 0,
};

test.each(Object.entries(WAYS))('the corpus says the same %s', (name, write) => {
  const other = texts.filter((text) => heldIn(write(text)) !== heldIn(text));
  expect(other.length, other.join('\n')).toBeLessThanOrEqual(OTHERWISE[name] ?? 0);
});
