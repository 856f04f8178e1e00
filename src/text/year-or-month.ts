import type { StatedDate } from '../core/stated.ts';
import { languages } from '../words/languages.ts';

/** A year or a month as it is stored and linked: `2008`, `2008-05`. */
export type YearOrMonth = `${number}` | `${number}-${number}`;

const YEAR_OR_MONTH = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/;

/** Whether a value is a year or a month, written as we store it. */
export function isYearOrMonth(value: unknown): value is YearOrMonth {
  return typeof value === 'string' && YEAR_OR_MONTH.test(value);
}

/** The year and the month of it. */
export function dateOf(text: YearOrMonth): StatedDate {
  const [year, month] = text.split('-').map(Number);
  return month === undefined ? { year: Number(year) } : { year: Number(year), month };
}

/** January to December in the languages of the site, short and long, without their periods. */
const MONTHS = languages.map(({ id }) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(id, { month: 'long', timeZone: 'UTC' })
      .format(Date.UTC(2000, month))
      .toLowerCase(),
  ),
);

/** Shorter beginnings of a name could be two months: `jui`. */
const SHORTEST_NAME = 3;

/** A year or a month as a person types it: `2008`, `5/2008`, `2008-05`, `May 2008`, `2008年5月`. Undefined for anything else. */
export function readYearOrMonth(typed: string): YearOrMonth | undefined {
  const text = typed.normalize('NFKC').toLowerCase();
  const [year] = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const rest = text.replace(year, ' ');
  const [number, name] = [/\d+/.exec(rest)?.[0], /\p{L}{3,}/u.exec(rest)?.[0]];
  if (number === undefined && name === undefined) return `${Number(year)}`;
  const month = number === undefined ? monthNamed(name ?? '') : Number(number);
  if (month === undefined || month < 1 || month > 12) return undefined;
  return `${Number(year)}-${String(month).padStart(2, '0') as `${number}`}`;
}

function monthNamed(name: string): number | undefined {
  if (name.length < SHORTEST_NAME) return undefined;
  const months = new Set(
    MONTHS.flatMap((names) =>
      names.flatMap((month, index) => (month.startsWith(name) ? [index + 1] : [])),
    ),
  );
  return months.size === 1 ? [...months][0] : undefined;
}
