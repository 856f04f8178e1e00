import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phrasesOf } from '../../src/listing/reader/lexicon.ts';
import { rowsOf } from './rows.ts';
import { statedInFull } from './stated.ts';

/** What texts with the words of each language state; `{a,b}` are as many texts. */
const rows = readdirSync(new URL('words', import.meta.url)).flatMap((file) =>
  rowsOf(`words/${file}`),
);

test.each(rows)('%s is stated by “%s”', (states = '', text = '') => {
  const others = phrasesOf(text).filter((each) => statedInFull(each) !== states);
  expect(others.map((each) => `${each} → ${statedInFull(each)}`)).toEqual([]);
});
