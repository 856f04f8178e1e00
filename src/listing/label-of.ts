import { COUNTRIES, type CountryId } from '../core/factories.ts';
import { fold } from '../core/fold.ts';
import { ELSEWHERE, type ElsewhereId, type Label } from '../core/labels.ts';
import { textOf } from '../core/prepare.ts';
import { LANGUAGES } from './languages.ts';
import { createLexicon, type Lexicon } from './reader/lexicon.ts';
import { has, lex, type Token } from './reader/lexer.ts';
import * as is from './reader/sets.ts';
import { plainOf } from './reader/text.ts';

/** Hardly any label is longer, in characters. */
const LONGEST = 60;

/** ISO 3166-1 alpha-3, and the codes used in sport. */
// prettier-ignore
const LONG_CODES: Readonly<Record<CountryId | ElsewhereId, readonly string[]>> = {
  FR: ['FRA'], DE: ['DEU', 'GER'], IT: ['ITA'], ES: ['ESP'], CH: ['CHE', 'SUI'], US: ['USA'], JP: ['JPN'],
  PT: ['PRT', 'POR'], RO: ['ROU'], KR: ['KOR'], IN: ['IND'], AR: ['ARG'], BR: ['BRA'], TR: ['TUR'], MX: ['MEX'],
  BE: ['BEL'], GB: ['GBR'], MC: ['MCO'], HK: ['HKG'], YU: ['YUG'], CS: ['CSK'], CN: ['CHN'], TW: ['TWN'], TH: ['THA'],
  VN: ['VNM'], PH: ['PHL'], ID: ['IDN'], MA: ['MAR'], TN: ['TUN'], PL: ['POL'], NL: ['NLD', 'NED'], AT: ['AUT'],
  CA: ['CAN'],
};

const byCode: ReadonlyMap<string, CountryId | ElsewhereId> = new Map(
  [...COUNTRIES, ...ELSEWHERE].flatMap((id) =>
    [id, ...LONG_CODES[id]].map((code) => [code.toLowerCase(), id] as const),
  ),
);

/** What separates a stamp in two languages: `Made in France / Fabriqué en France`. */
const SEPARATOR = /[/|;,\n•·]/u;

/** What else the stamp says: `LOUIS VUITTON PARIS made in France`, `Made in Spain by Louis Vuitton`. */
const STAMPED = new Set(['louis', 'vuitton', 'malletier', 'paris', 'by', 'par', 'lv']);

/** Only these words, so that a table of countries needs no others. */
const KINDS = ['made', 'madePlace', 'within'] as const;

let lexicon: Lexicon | undefined;

/** Results so far: a table names the same few countries again and again. */
const cache = new Map<string, Label | undefined>();
const CACHE_SIZE = 1000;

/**
 * The label that a person means: a country by its name in any language of listings, by its ISO code, or as stamped.
 * Undefined for an unknown country and for several, `other` for the word itself.
 *
 * @example
 * ['U.S.A.', 'Made in France', 'フランス製', 'Hecho en España', 'it', 'FRA'].map(labelOf) // => ["US","FR","FR","ES","IT","FR"]
 * labelOf('Made in France / Fabriqué en France') // => "FR"
 * labelOf('LOUIS VUITTON PARIS made in Spain') // => "ES"
 * labelOf('Atlantis') // => undefined
 */
export function labelOf(text: string): Label | undefined {
  const label = textOf(text).slice(0, LONGEST);
  if (!cache.has(label)) {
    if (cache.size === CACHE_SIZE) cache.clear();
    const parts = label.split(SEPARATOR).filter((part) => fold(part) !== '');
    const [only, ...others] = new Set(parts.map(labelOfPart));
    cache.set(label, others.length === 0 ? only : undefined);
  }
  return cache.get(label);
}

function labelOfPart(part: string): Label | undefined {
  const name = fold(part);
  if (name === 'other') return 'other';
  const code = byCode.get(name);
  if (code !== undefined) return code;
  const countries = new Set<Label>();
  let hasMade = false;
  lexicon ??= createLexicon({ languages: Object.values(LANGUAGES), kinds: KINDS });
  for (const token of lex(plainOf(part), lexicon).tokens) {
    const { entry } = token;
    const named = entry?.country ?? entry?.adjective;
    if (named !== undefined) countries.add(named);
    else if (has(token, is.making)) hasMade = true;
    else if (entry?.phrase === 'no' && !hasMade) return undefined;
    else if (
      token.kind === 'word' &&
      !has(token, is.within) &&
      !STAMPED.has(fold(wordIn(part, token)))
    ) {
      const country = hasMade ? byCode.get(wordIn(part, token).toLowerCase()) : undefined;
      if (country === undefined) return undefined;
      countries.add(country);
    } else if (token.kind === 'number' || token.kind === 'mixed') return undefined;
  }
  const [only, ...others] = countries;
  return others.length === 0 ? only : undefined;
}

function wordIn(part: string, { from, to }: Token): string {
  return part.slice(from, to);
}
