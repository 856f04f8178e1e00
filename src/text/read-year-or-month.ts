import type { Day } from '../core/calendar.ts';
import { readClaims } from './listing.ts';
import type { YearOrMonth } from './year-or-month.ts';

/**
 * A year or a month as a person types it, read as the date of a purchase in a listing: `2008`, `5/2008`, `May 2008`, `2008年5月`,
 * `1988, Paris`. Undefined for anything else, and for what is no single year or month: `about 2008`, `2008 or 2009`.
 */
export function readYearOrMonth(typed: string, today: Day): YearOrMonth | undefined {
  // "5 2008", "2008 5月"
  const text = typed.trim().replace(/^(\d+)\s+(\d+)月?$/u, '$1/$2');
  const { claims } = readClaims(`bought ${text}`, today);
  const [only, ...others] = claims.flatMap(({ claim }) =>
    claim.claim === 'existed-by' || claim.claim === 'made' ? [claim] : [],
  );
  if (only?.claim !== 'existed-by' || others.length > 0) return undefined;
  const { when, isExact } = only.time;
  if (!when || !isExact || when.week !== undefined) return undefined;
  const { year, month } = when;
  return month === undefined
    ? `${year}`
    : `${year}-${String(month).padStart(2, '0') as `${number}`}`;
}
