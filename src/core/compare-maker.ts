import type { Finding } from './notices.ts';
import { YEARS } from './years.ts';

/** The parameters of each finding about The French Company, which made bags under license in the United States. */
export interface MakerParams {
  /** The code is more than two years younger than its last bags. */
  readonly 'after-end': MakerYears;
  /** Its bags often have no code, so one proves nothing. */
  readonly 'has-code': MakerYears;
}

/** The last year of the maker, and that of the code. */
export interface MakerYears {
  /** About the last year in which it made bags. */
  readonly end: number;
  /** The year that the code says. */
  readonly year: number;
}

/** Sources say "about", and stock is sold for a while. */
const YEARS_AFTER_END = 2;

/**
 * Compares the year of a code with the last year of The French Company.
 *
 * @example
 * compareMaker(2003).outcome // => "conflicts"
 * compareMaker(1988).outcome // => "open"
 */
export function compareMaker(year: number): Finding<MakerParams> {
  const params = { end: YEARS.frenchCompany, year };
  return year > YEARS.frenchCompany + YEARS_AFTER_END
    ? { outcome: 'conflicts', id: 'after-end', params }
    : { outcome: 'open', id: 'has-code', params };
}
