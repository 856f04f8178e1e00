import type { Designer } from './designers.ts';
import type { Finding } from './notices.ts';

/** The parameters of each finding about a designer. */
export interface DesignerParams {
  /** The code is from his years, or from the year after. */
  readonly fits: DesignerYears;
  /** The code is more than a year older than his years. */
  readonly early: DesignerYears;
  /** The code is more than a year younger than his years, and the item is said to be from them. */
  readonly late: DesignerYears;
  /** The code is from the year before he came, or from long after he left: what he designed is still made. */
  readonly unclear: DesignerYears;
}

/** The years of a designer, and that of the code. */
export interface DesignerYears extends Pick<Designer, 'name' | 'names' | 'from' | 'until'> {
  /** The year that the code says. */
  readonly year: number;
}

/** What is shown in one year may be made in the one before or after. */
const GRACE = 1;

/**
 * Compares the year of a code with the years of a designer. A design outlives its designer, so only an item that is said to be
 * from his years can be too young.
 *
 * @param isEra whether the item is said to be from his years, and not only designed by him
 * @example
 * const marcJacobs = { id: 'marc-jacobs', name: 'Marc Jacobs', names: { ja: 'マーク・ジェイコブス' }, from: 1997, until: 2013 };
 * compareDesigner(marcJacobs, 1990).outcome // => "conflicts"
 * compareDesigner(marcJacobs, 2017).outcome // => "open"
 */
export function compareDesigner(
  { name, names, from, until }: Designer,
  year: number,
  isEra = false,
): Finding<DesignerParams> {
  const params = { name, names, from, ...(until !== undefined && { until }), year };
  const last = (until ?? Infinity) + GRACE;
  if (year >= from && year <= last) return { outcome: 'agrees', id: 'fits', params };
  if (year < from - GRACE) return { outcome: 'conflicts', id: 'early', params };
  return year > last && isEra
    ? { outcome: 'conflicts', id: 'late', params }
    : { outcome: 'open', id: 'unclear', params };
}
