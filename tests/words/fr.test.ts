import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { frenchFiles, withFrenchSpaces, withFrenchTexts } from '../../scripts/french-spaces.js';
import { ELSEWHERE } from '../../src/core/labels.ts';
import { COUNTRIES } from '../../src/core/factories.ts';
import { decode } from '../../src/heatstamp.ts';
import { checkListing } from '../../src/listing.ts';
import { core, countryName, inCountry, withArticle } from '../../src/words/fr/core.ts';
import { likeliestSentence } from '../../src/words/fr/faded.ts';
import { naiveReading, sentence } from '../../src/words/fr/result.ts';
import { fr } from '../../src/words/fr.ts';

const TODAY = '2026-11-21';

/** The sentence of an answer, with ordinary spaces. */
function sentenceOf(code: string): string {
  const result = decode(code, { today: TODAY, words: fr });
  if (!result.isValid) throw new Error(`${code} does not read`);
  const { week, month, year, interval, country } = result;
  const when =
    week === undefined ? sentence.month(month, year) : sentence.week(week, year, interval);
  return sentence
    .madeIn(when, withArticle(country))
    .map((piece) => (typeof piece === 'string' ? piece : piece.days))
    .join('')
    .replaceAll('\u00a0', ' ');
}

describe('French', () => {
  test('every country has its article and its preposition', () => {
    const ids = [...COUNTRIES, ...ELSEWHERE];
    const forms = ids.map((id) => {
      const name = countryName(id);
      return `${withArticle(name)}, ${inCountry(name)}`;
    });
    expect(forms).toEqual([
      'la France, en France',
      'l’Allemagne, en Allemagne',
      'l’Italie, en Italie',
      'l’Espagne, en Espagne',
      'la Suisse, en Suisse',
      'les États-Unis, aux États-Unis',
      'le Japon, au Japon',
      'le Portugal, au Portugal',
      'la Roumanie, en Roumanie',
      'la Corée du Sud, en Corée du Sud',
      'l’Inde, en Inde',
      'l’Argentine, en Argentine',
      'le Brésil, au Brésil',
      'la Turquie, en Turquie',
      'le Mexique, au Mexique',
      'la Belgique, en Belgique',
      'le Royaume-Uni, au Royaume-Uni',
      'Monaco, à Monaco',
      'Hong Kong, à Hong Kong',
      'la Yougoslavie, en Yougoslavie',
      'la Tchécoslovaquie, en Tchécoslovaquie',
      'la Chine, en Chine',
      'Taïwan, à Taïwan',
      'la Thaïlande, en Thaïlande',
      'le Vietnam, au Vietnam',
      'les Philippines, aux Philippines',
      'l’Indonésie, en Indonésie',
      'le Maroc, au Maroc',
      'la Tunisie, en Tunisie',
      'la Pologne, en Pologne',
      'les Pays-Bas, aux Pays-Bas',
      'l’Autriche, en Autriche',
      'le Canada, au Canada',
    ]);
  });

  test.each([
    ['AR2126', 'Fabriqué en France pendant la semaine 22 de 2016, du 30 mai au 5 juin.'],
    [
      'LA0190',
      'Fabriqué aux États-Unis ou en France pendant la semaine 9 de 2010, du 1er au 7 mars.',
    ],
    ['SA1015', 'Fabriqué en France ou en Italie en novembre 2005.'],
    ['836', 'Fabriqué en France (lieu présumé) en juin 1983.'],
    [
      'AR0210',
      'Fabriqué en France pendant la semaine 1 de 2020, du 30 décembre 2019 au 5 janvier 2020.',
    ],
  ])('%s is answered in a sentence', (code, expected) => {
    expect(sentenceOf(code)).toBe(expected);
  });

  test('words that meet a vowel are elided', () => {
    const text = 'Bag from October 1979, no date code';
    expect(checkListing(text, { today: TODAY, words: fr }).noCode?.text).toContain(
      'une pièce d’octobre 1979',
    );
  });

  test('a week has its article within a sentence', () => {
    expect(naiveReading(core.date({ year: 1996, week: 21 }), true)).toContain(
      'Pas la semaine 21 de 1996',
    );
  });

  test('a worn stamp has its place with a preposition', () => {
    const months = [10, 11].map((month) => ({
      year: 2003,
      month,
      interval: { from: '2003-10-01', to: '2003-11-30' },
    }));
    const likeliest = { dates: months, standing: 'documented', isCountry: true } as const;
    expect(likeliestSentence({ ...likeliest, place: 'États-Unis', isOnlyPlace: false })).toBe(
      'Octobre ou novembre\u00a02003, le plus probablement aux États-Unis.',
    );
  });

  test('every mark of punctuation has its space, as npm run format sets it', () => {
    expect(withFrenchSpaces('« Oui : non ? » ; https://a.b')).toBe(
      '«\u00a0Oui\u00a0: non\u202f?\u00a0»\u202f; https://a.b',
    );
    const files = frenchFiles();
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const code = readFileSync(file, 'utf8');
      expect(withFrenchTexts(code), file).toBe(code);
    }
  });

  test('no mark of punctuation can begin a line, and apostrophes are curly', () => {
    expect(texts.length).toBeGreaterThan(500);
    const isWrong = / [;:!»](?=\s|$)|« |\p{L} \?$|[\p{L})](?<!mailto)[;:!?](?=\s|$)|\p{L}'\p{L}/u;
    expect(texts.filter(({ text }) => isWrong.test(text))).toEqual([]);
  });
});

/** Every text in the French words, template pieces included. */
const texts = readdirSync('src/words/fr', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => {
    const code = readFileSync(join('src/words/fr', file), 'utf8');
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
    const found: { file: string; text: string }[] = [];
    const visit = (node: ts.Node): void => {
      if (
        ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node)
      )
        found.push({ file, text: node.text });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
