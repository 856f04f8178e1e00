import { beforeAll, describe, expect, test } from 'vitest';
import { decode, type Result } from '../../src/heatstamp.ts';
import type { CoreWords } from '../../src/words/words.ts';
import { fr } from '../../src/words/fr.ts';
import { ja } from '../../src/words/ja.ts';
import { languages } from '../../src/words/languages.ts';
import { golden } from '../golden.ts';
import { type Said, textsOfModules } from './samples.ts';

const MODULES = import.meta.glob<object>('../../src/words/*/**/*.ts', { eager: true });

const WORDS: Readonly<Record<string, CoreWords>> = { ja, fr };

/** All languages but English. */
const LANGUAGES = languages.slice(1).map(({ id }): [name: string, words: CoreWords] => {
  const words = WORDS[id];
  if (!words) throw new Error(`The words of ${id} are not tested.`);
  return [id, words];
});

/** What is the same in every language: names, and what is typed. */
const NAMES = new RegExp(
  [
    ...['The French Company', 'Louis Vuitton', 'Vestiaire Collective', 'Claude Code'],
    ...['Model Context Protocol', 'Encoding Standard', 'Made in(?: USA| France)?', 'UTF-\\d+'],
    ...[
      '--[\\w-]+',
      'heatstamp listing',
      'import \\{ decode \\} from',
      'claude mcp add heatstamp[^]*',
    ],
  ].join('|'),
  'gi',
);

/** Texts that no visitor reads, and names that are found in any language. */
const UNREAD =
  /\.(?:id|part|href|path|image|platform|addresses\.\d+)$|guide\.aliases\.|\.data\.cite$|\/(?:complete|text)\./;

/** Words that neither French nor Japanese texts contain. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|and|of|with|is|are|was|this|that|for|not|your|you|it|has|have|from|which|week|year|month|bag|seller|says)(?![\p{L}-])/iu;

/** Two words of Latin letters in a row, of which none is an abbreviation. */
const LATIN_PROSE = /[a-z]{2},? [A-Za-z]?[a-z]/;

function isEnglish(text: string, language: string): boolean {
  const own = text.replace(NAMES, '');
  return ENGLISH.test(own) || (language === 'ja' && LATIN_PROSE.test(own));
}

function isBroken(text: string): boolean {
  return /undefined|NaN|\[object/.test(text);
}

let all: readonly Said[] = [];

beforeAll(() => {
  all = textsOfModules(
    Object.fromEntries(
      Object.entries(MODULES).map(([path, module]) => [path.replace('../../', ''), module]),
    ),
  );
});

describe.each(LANGUAGES)('every text in %s, with every parameter', (language, words) => {
  const textsIn = (name: string): readonly Said[] =>
    all.filter(({ path }) => path.startsWith(`${name}/`) && !UNREAD.test(path));

  test('is there, unless English has none either', () => {
    const texts = textsIn(language);
    const emptyInEnglish = new Set(
      textsIn('en').flatMap(({ path, text }) => (text === '' ? [path.slice(3)] : [])),
    );
    expect(texts.length).toBeGreaterThan(5000);
    const missing = texts.filter(
      ({ path, text }) => isBroken(text) || (text === '' && !emptyInEnglish.has(path.slice(3))),
    );
    expect(missing).toEqual([]);
  });

  test('is not English', () => {
    expect(textsIn(language).filter(({ text }) => isEnglish(text, language))).toEqual([]);
  });

  test('stands in the answers to every golden code, with the facts of the English ones', () => {
    for (const { input, today } of golden) {
      const [english, other] = [decode(input, { today }), decode(input, { today, words })];
      expect(factsOf(other)).toEqual(factsOf(english));
      for (const text of Object.values(textsOf(other))) {
        expect(text).not.toBe('');
        expect(isBroken(text) || isEnglish(text, language), text).toBe(false);
      }
    }
  });
});

/** All that is said, and only that. */
function textsOf(result: Result): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  JSON.stringify(result, function (this: unknown, key: string, value: unknown) {
    if (SAID.has(key) && typeof value === 'string') texts[`${Object.keys(texts).length}`] = value;
    return value;
  });
  return texts;
}

/** The fields that hold words. */
const SAID = new Set([
  ...['date', 'country', 'place', 'period', 'format', 'note', 'text', 'error', 'reason'],
]);

/** A result without its words. */
function factsOf(result: Result): unknown {
  return JSON.parse(
    JSON.stringify(result, (key, value: unknown) =>
      SAID.has(key) || /^(?:why|possibleCountries)$/.test(key) ? undefined : value,
    ),
  );
}
