import { LABEL_COUNTRIES, type LabelCountry } from '../core/index.ts';

/** What people and stamps call the United States, as `plain` leaves it. */
const UNITED_STATES = ['us', 'usa', 'america', 'unitedstatesofamerica'];

/**
 * The country that a label names, or undefined where it is none of those that heat stamps name.
 *
 * @example
 * madeInOf('U.S.A.') // => "United States"
 */
export function madeInOf(text: string): LabelCountry | undefined {
  const name = plain(text);
  if (name === 'other') return 'other';
  if (UNITED_STATES.includes(name)) return 'United States';
  return LABEL_COUNTRIES.find((country) => plain(country) === name);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s.]/g, '');
}
