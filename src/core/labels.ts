import type { CountryId } from './factories.ts';
import { isCountry } from './places.ts';

/** The countries on "made in" labels, in the order in which they are offered. */
// prettier-ignore
export const LABELS = Object.freeze(['FR', 'IT', 'ES', 'US', 'DE', 'CH'] as const satisfies readonly CountryId[]);

/** Countries that a label can name although no code stands for them, by ISO 3166-1. */
// prettier-ignore
export const ELSEWHERE = ['CN', 'TW', 'TH', 'VN', 'PH', 'ID', 'MA', 'TN', 'PL', 'NL', 'AT', 'CA'] as const;

/** A country that no code stands for. */
export type ElsewhereId = (typeof ELSEWHERE)[number];

/** The country on a "made in" label; `other` stands for every country that is not in LABELS. */
export type Label = CountryId | ElsewhereId | 'other';

/**
 * Whether a value is a label by its id.
 *
 * @example
 * ['FR', 'CN', 'other', 'France', 7].map(isLabel) // => [true,true,true,false,false]
 */
export function isLabel(value: unknown): value is Label {
  if (typeof value !== 'string') return false;
  return value === 'other' || isCountry(value) || ELSEWHERE.some((id) => id === value);
}
