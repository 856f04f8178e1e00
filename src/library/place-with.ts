import type { CountryId } from '../core/factories.ts';
import { compareLabel } from '../core/compare-label.ts';
import type { Label } from '../core/labels.ts';
import type { ValidResult } from './decode.ts';

/** Where an item was made, by its code and its label. */
export interface PlaceWithLabel {
  /** The country in words; several where the label does not decide between them. */
  readonly country: string;
  /** The same as ISO 3166-1 codes. */
  readonly countries: readonly CountryId[];
  /** Whether the label decides: without it, the lists would name another country or several. */
  readonly isNarrowed: boolean;
}

/**
 * Where an item was made, by its code and a label by its id; undefined where the label does not agree, so that no country
 * can be named.
 */
export function placeOn(
  result: Pick<ValidResult, 'factoryCode' | 'year' | 'places' | 'country' | 'countries'>,
  label: Label,
): PlaceWithLabel | undefined {
  const { country, countries, places } = result;
  const { id } = compareLabel(result, label);
  if (id === 'assumed') return { country, countries, isNarrowed: false };
  if (id !== 'match') return undefined;
  const place = places.find((each) => each.id === label);
  // "Another country" is no place of its own.
  if (place === undefined) return { country, countries, isNarrowed: false };
  const [only, ...others] = countries;
  const isNarrowed = only !== label || others.length > 0;
  return { country: place.place, countries: [label as CountryId], isNarrowed };
}
