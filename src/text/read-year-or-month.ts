import type { Day } from '../core/calendar.ts';
import { languages } from '../words/languages.ts';
import { readClaims } from './listing.ts';
import type { YearOrMonth } from './year-or-month.ts';

/** January to December in the languages of the site, short and long, without their periods. */
const MONTHS = languages.map(({ id }) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(id, { month: 'long', timeZone: 'UTC' })
      .format(Date.UTC(2000, month))
      .toLowerCase(),
  ),
);

/** Nothing but a year, with a month before or after it. Shorter beginnings of a name could be two months: `jui`. */
const DATE =
  /^(?:(?<before>\d{1,2}|\p{L}{3,})[\s./-]*)?(?<year>(?:19|20)\d\d)(?!\d)\s*年?[\s./-]*(?:(?<after>\d{1,2}|\p{L}{3,})\s*月?)?$/u;

/**
 * A year or a month as a person types it: `2008`, `5/2008`, `2008-05`, `May 2008`, `2008年5月`. Undefined for anything else,
 * and for what is no single year or month: `about 2008`, `2008 or 2009`.
 */
export function readYearOrMonth(typed: string, today: Day): YearOrMonth | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const { before, year, after } = DATE.exec(text)?.groups ?? {};
  const month = before ?? after;
  if (year === undefined || (before !== undefined && after !== undefined))
    return readInWords(typed, today);
  if (month === undefined) return yearOrMonth(Number(year));
  const number = /^\d/.test(month) ? Number(month) : monthNamed(month);
  return number === undefined
    ? readInWords(typed, today)
    : number >= 1 && number <= 12
      ? yearOrMonth(Number(year), number)
      : undefined;
}

/** The same with words around it, as listings are read: `1988, Paris`. */
function readInWords(typed: string, today: Day): YearOrMonth | undefined {
  const { claims } = readClaims(`bought ${typed}`, today);
  const [only, ...others] = claims.flatMap(({ claim }) =>
    claim.claim === 'existed-by' || claim.claim === 'made' ? [claim] : [],
  );
  if (only?.claim !== 'existed-by' || others.length > 0) return undefined;
  const { when, isExact } = only.time;
  return when && isExact && when.week === undefined
    ? yearOrMonth(when.year, when.month)
    : undefined;
}

function yearOrMonth(year: number, month?: number): YearOrMonth {
  return month === undefined
    ? `${year}`
    : `${year}-${String(month).padStart(2, '0') as `${number}`}`;
}

function monthNamed(name: string): number | undefined {
  const months = new Set(
    MONTHS.flatMap((names) =>
      names.flatMap((month, index) => (month.startsWith(name) ? [index + 1] : [])),
    ),
  );
  return months.size === 1 ? [...months][0] : undefined;
}
