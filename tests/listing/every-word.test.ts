import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/listing/languages.ts';
import { phrasesOf } from '../../src/listing/reader/lexicon.ts';
import { deletionsOf, lexiconsOf, type Word, wordFinder } from './deletions.ts';
import { rowsOf } from './rows.ts';
import { statedInFull } from './stated.ts';

/** What texts with the words of each language state; `{a,b}` are as many texts. */
const wordTexts = readdirSync(new URL('words', import.meta.url)).flatMap((file) =>
  rowsOf(`words/${file}`).map(([states = '', text = '']) => {
    return { language: file.replace('.tsv', ''), states, text };
  }),
);

test.each(wordTexts)('“$text” states: $states', ({ states, text }) => {
  const others = phrasesOf(text).filter((each) => statedInFull(each) !== states);
  expect(others.map((each) => `${each} → ${statedInFull(each)}`)).toEqual([]);
});

/** All texts whose reading a test holds, with the language that those of single words are for. */
const texts: readonly (readonly [text: string | undefined, language?: string])[] = [
  ...wordTexts.flatMap(({ text, language }) =>
    phrasesOf(text).map((each) => [each, language] as const),
  ),
  ...rowsOf('../listings.tsv').map((row) => [row[2]] as const),
  ...rowsOf('stories.tsv').map((row) => [row[1]] as const),
  ...rowsOf('whose.tsv').map((row) => [row[2]] as const),
  ...rowsOf('claims.tsv').map((row) => [row[1]] as const),
  ...rowsOf('stated.tsv').map((row) => [row[1]] as const),
];

interface Reading {
  readonly text: string;
  readonly language: string | undefined;
  readonly words: readonly Word[];
  readonly states: string;
}

const readings = new Map<string, Reading[]>();
const findWords = wordFinder(LANGUAGES);
for (const [text = '', language] of texts) {
  const words = findWords(text);
  const reading = { text, language, words, states: statedInFull(text) };
  for (const key of new Set(words.map((word) => word.key))) {
    const list = readings.get(key) ?? [];
    list.push(reading);
    readings.set(key, list);
  }
}

/** The readings of texts with some words, first those that most likely rest on them. */
function readingsWith(keys: ReadonlySet<string>, language: string): readonly Reading[] {
  const found = [...new Set([...keys].flatMap((key) => readings.get(key) ?? []))];
  const isOwn = (reading: Reading) => Number(reading.language === language);
  return found.sort((a, b) => isOwn(b) - isOwn(a) || a.words.length - b.words.length);
}

/** Whether a text states something else without some words. */
function isOtherwise(
  text: string,
  states: string,
  words: readonly Word[],
  lost: ReadonlySet<string>,
) {
  const left = words.filter(({ key }) => !lost.has(key));
  return statedInFull(text, lexiconsOf(left, text)) !== states;
}

// What several languages write alike is also left out of one of them with English beside it: fr "italien" and de "Italien".
describe.each(Object.entries(LANGUAGES))('words of %s', (id, language) => {
  const findOwn = wordFinder({ en: LANGUAGES.en, [id]: language });

  test('no word can be left out without a text that then states something else', () => {
    const idle = deletionsOf(id, language).filter(({ lost }) => {
      const near = readingsWith(lost, id);
      if (near.some(({ text, states, words }) => isOtherwise(text, states, words, lost)))
        return false;
      return !near.some(({ text }) => {
        const words = findOwn(text);
        return isOtherwise(text, statedInFull(text, lexiconsOf(words, text)), words, lost);
      });
    });
    const names = idle.map(({ name }) => name);
    expect(names, `add a text to tests/listing/words/${id}.tsv, or leave the words out`).toEqual(
      [],
    );
  });
});
