/** The countries that heat stamps name, as the page offers them. */
export const LABEL_COUNTRIES = [
  'France',
  'Italy',
  'Spain',
  'United States',
  'Germany',
  'Switzerland',
] as const;

/** `other` stands for every country that LABEL_COUNTRIES does not name. */
export type LabelCountry = (typeof LABEL_COUNTRIES)[number] | 'other';

/** What people and stamps call the United States, as `plain` leaves it. */
const UNITED_STATES = ['us', 'usa', 'america', 'unitedstatesofamerica'];

/**
 * The country that a label names, or undefined where it is none of those that heat stamps name.
 *
 * @example
 * [labelCountryOf('U.S.A.'), labelCountryOf('france'), labelCountryOf('Other')] // => ["United States","France","other"]
 */
export function labelCountryOf(text: string): LabelCountry | undefined {
  const name = plain(text);
  if (name === 'other') return 'other';
  if (UNITED_STATES.includes(name)) return 'United States';
  return LABEL_COUNTRIES.find((country) => plain(country) === name);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s.]/g, '');
}
