import { FACTORIES, type FactoryRow } from './factories.ts';
import type { LabelCountry } from './label-countries.ts';
import { isCountry } from './places.ts';

/** What labels and sellers call a country, in English and French. */
const NAMES: readonly (readonly [country: LabelCountry, names: string])[] = [
  ['France', 'france'],
  ['Italy', 'ital(?:y|ia|ie)'],
  ['Spain', 'spain|espagne'],
  ['United States', 'u\\.?s\\.?a|united states|[ée]tats[- ]unis'],
  ['Germany', 'germany|allemagne'],
  ['Switzerland', 'switzerland|suisse'],
  // A country that has a name of its own above was found there.
  ['other', otherCountries().join('|')],
];

const CLAIM = new RegExp(
  `\\b(?:made in|fabriqu[ée]e?s? (?:en|aux?)) (?:the )?(?:${NAMES.map(
    ([, names]) => `(${names})`,
  ).join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/**
 * The country that a text says the label names, `other` for one that has factories but is not offered by name.
 * Undefined where the text names none, or names several.
 *
 * @example
 * [labelIn('Made in Italy.'), labelIn('fabriqué en France'), labelIn('made in Romania')] // => ["Italy","France","other"]
 */
export function labelIn(text: string): LabelCountry | undefined {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ');
  const claimed = new Set<LabelCountry>();
  for (const [, ...found] of plain.matchAll(CLAIM)) {
    for (const [country] of NAMES.filter((_, at) => found[at] !== undefined)) claimed.add(country);
  }
  const [first] = claimed;
  return claimed.size === 1 ? first : undefined;
}

function otherCountries(): string[] {
  const rows = Object.values<readonly FactoryRow[]>(FACTORIES).flat();
  return [...new Set(rows.map(({ place }) => place).filter(isCountry))];
}
