import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/listing/languages.ts';
import { createLexicon, meanings, phrasesOf } from '../../src/listing/reader/lexicon.ts';
import { type Meaning, MEANINGS } from '../../src/listing/reader/meanings.ts';
import { foldPhrase } from '../../src/listing/reader/text.ts';
import { sceneFor } from '../../src/listing/reader/words.ts';

/** Small words may be of several kinds; a rule asks for the one that it needs. */
const SMALL: ReadonlySet<string> = new Set(
  'fill within from by to and means limit upTo below about hedge nth first year'.split(' '),
);

/** Other kinds that share phrases on purpose. */
const SHARED: ReadonlySet<string> = new Set([
  ...['codeNoun stampCue', 'reference style', 'manner style', 'released style', 'bag style'],
  ...['lack missing', 'denial missing', 'unreadable worn', 'size unit', 'reference unit'],
  ...['part reference', 'receipt reference', 'event reference', 'bought reference'],
  ...[
    'event made',
    'codeCue reference',
    'makingDate tenure',
    'designed event',
    'bag part',
    'part wallet',
  ],
]);

function isShared(a: string, b: string): boolean {
  return a === b || SMALL.has(a) || SMALL.has(b) || SHARED.has([a, b].sort().join(' '));
}

test.each(Object.entries(LANGUAGES))(
  'no phrase of %s is of two kinds unless they are named',
  (_, { words }) => {
    const kinds = new Map<string, string[]>();
    for (const [kind, list] of Object.entries(words)) {
      for (const phrase of new Set(phrasesOf(list).map(foldPhrase))) {
        kinds.set(phrase, [...(kinds.get(phrase) ?? []), kind]);
      }
    }
    const double = [...kinds].filter(([, of]) => !of.every((a) => of.every((b) => isShared(a, b))));
    expect(double.map(([phrase, of]) => `${phrase}: ${of.join(' ')}`)).toEqual([]);
  },
);

test('no two meanings share a bit', () => {
  const masks = (Object.keys(MEANINGS) as readonly Meaning[]).map((each) => meanings(each));
  expect(new Set(masks.map((mask) => JSON.stringify(mask))).size).toBe(masks.length);
});

test('a meaning that is asked for twice is a slip', () => {
  expect(() => meanings('made', 'made')).toThrow('made is named twice.');
});

test('every language has words for the code, making, owning and saying no', () => {
  for (const [id, { countries, words }] of Object.entries(LANGUAGES)) {
    expect(Object.keys(countries).length, id).toBeGreaterThan(5);
    const { made, codeCue, bought, denial = words.lack } = words;
    expect([made, codeCue, bought, denial].every(Boolean), id).toBe(true);
  }
});

// For text of this length the square would take longer than a test may.
test.each([
  ...['SP0065 2005 ', 'SD1013 (2003), ', 'made in 2003, ', 'week 22 2016 ', '2003年11月', '('],
  ...['made in France, Spain, ', 'フランス製', '製造番号', 'date code SD?013 ', '20 years old '],
  ...['lock ', 'http://', 'made ', 'ー', '12/', 'date code: ', 'not ', 'SD1013 '],
])('a million characters of %j are read to their end', { tags: ['slow'] }, (piece) => {
  const text = piece.repeat(1_000_000 / piece.length).trimEnd();
  expect(sceneFor(text).tokens.at(-1)?.to).toBe(text.length);
});

test('a lexicon and a set of meanings that are full throw', () => {
  // Three nodes of its own for each name.
  const names = Array.from({ length: 22_000 }, (_, index) => {
    const [a, b] = [0x4e00 + Math.floor(index / 2), 0x6e00 + index];
    return String.fromCharCode(a, b, 0x5e00, 0x5e00);
  });
  const lines = [{ id: 'speedy' as const, names }];
  expect(() => createLexicon({ languages: [], lines })).toThrow('than the trie can hold');
  expect(() => meanings('unheard' as Meaning)).toThrow('more than bits');
});
