import { withArticle } from './country-names.ts';
import { LABEL_COUNTRIES, type LabelCountry } from './label-countries.ts';
import { fitsYear, isCountry, yearsOf } from './places.ts';
import type { Place, ValidResult } from './types.ts';

/** Whether code and label agree: attested in that year, only possible, or neither. */
export interface LabelCheck {
  readonly verdict: 'match' | 'possible' | 'conflict';
  readonly text: string;
}

/**
 * Holds a result against the heat stamp's "Made in …". A conflict is a reason to look closer, not proof: the brand
 * gives repaired and relined items newer codes.
 *
 * @example
 * checkLabel(decode('SD1013', { today: '2026-11-21' }), 'United States').verdict // => "match"
 */
export function checkLabel(result: ValidResult, madeIn: LabelCountry): LabelCheck {
  const { factoryCode, year } = result;
  const label = madeIn === 'other' ? 'another country' : withArticle(madeIn);
  const countries = result.places.filter(({ place }) => isCountry(place));
  if (countries.length === 0) {
    return {
      verdict: 'possible',
      text: `This code names no country, so it neither supports nor contradicts a label from ${label}.`,
    };
  }
  const claimed = countries.filter((place) => isClaimed(place, madeIn));
  const current = claimed.filter((place) => fitsYear(place, year));
  if (current.some(({ evidence }) => evidence !== 'unconfirmed')) {
    return {
      verdict: 'match',
      text: `${factoryCode} is attested for ${label} in ${year}: label and code agree.`,
    };
  }
  if (current.length > 0) {
    return {
      verdict: 'possible',
      text: `Only an unsourced directory places ${factoryCode} in ${label}. Ask for further evidence.`,
    };
  }
  const elsewhen =
    claimed.length > 0
      ? `${factoryCode} stood for ${label} only ${claimed.map(yearsOf).join(' or ')}. `
      : '';
  return {
    verdict: 'conflict',
    text: `${elsewhen}No source places ${factoryCode} in ${label} in ${year}. Look closer; it is no proof, because repaired and relined bags carry newer codes.`,
  };
}

function isClaimed({ place }: Place, madeIn: LabelCountry): boolean {
  return madeIn === 'other' ? !LABEL_COUNTRIES.some((name) => name === place) : place === madeIn;
}
