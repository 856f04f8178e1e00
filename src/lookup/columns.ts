import { csvCell } from '../library/csv-cell.ts';
import { factsDate, type ValidResult } from '../heatstamp.ts';

interface LookupColumn {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'day';
  /** Undefined where the code has no such thing; several values are joined by `|`. */
  readonly of: (result: ValidResult) => string | number | undefined;
}

/** THE table of columns of the look-up table, in order: those of a table of codes that depend on the code alone. */
// prettier-ignore
export const LOOKUP_COLUMNS = [
  { name: 'code', type: 'text', of: ({ code }) => code },
  { name: 'date', type: 'text', of: ({ date }) => date },
  { name: 'country', type: 'text', of: ({ country }) => country },
  { name: 'countries', type: 'text', of: ({ countries }) => joined(countries) },
  { name: 'factory_code', type: 'text', of: ({ factoryCode }) => factoryCode },
  { name: 'year', type: 'integer', of: ({ year }) => year },
  { name: 'week', type: 'integer', of: ({ week }) => week },
  { name: 'month', type: 'integer', of: ({ month }) => month },
  { name: 'first_day', type: 'day', of: ({ interval }) => interval.from },
  { name: 'last_day', type: 'day', of: ({ interval }) => interval.to },
  { name: 'reading', type: 'text', of: ({ reading }) => reading },
  { name: 'standing', type: 'text', of: ({ standing }) => standing },
  { name: 'evidence', type: 'text', of: ({ evidence }) => evidence },
  { name: 'notices', type: 'text', of: ({ notices }) => joined(notices.map(({ id }) => id)) },
  { name: 'facts_date', type: 'day', of: () => factsDate },
] as const satisfies readonly LookupColumn[];

function joined(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join('|');
}

/** The header of the look-up table as CSV, with its line break. */
export const LOOKUP_HEADER = `${LOOKUP_COLUMNS.map(({ name }) => name).join(',')}\r\n`;

/** A row of the look-up table as CSV, with its line break. */
export function lookupCsv(result: ValidResult): string {
  const cells = LOOKUP_COLUMNS.map(({ of }) => csvCell(String(of(result) ?? '')));
  return `${cells.join(',')}\r\n`;
}
