import { csvCell } from '../library/csv-cell.ts';
import { factsDate } from '../heatstamp.ts';
import type { FactoryTable } from '../library/factory-codes.ts';

/** The columns of the table of factory codes as CSV. No name is a word of SQL. */
const COLUMNS = [
  ...['factory_code', 'id', 'country', 'place', 'evidence', 'first_year', 'last_year', 'note'],
  ...['sources', 'families', 'source_urls', 'facts_date'],
];

/** The table of factory codes as CSV: each place has a row, and several values in a cell are joined by `|`. */
export function factoryCsv({ codes, lists }: Pick<FactoryTable, 'codes' | 'lists'>): string {
  const urls = new Map(lists.map((list) => [list.id, list.urls]));
  const rows = codes.flatMap(({ code, places }) =>
    places.map(({ id, country, place, evidence, from, until, note, sources, families }) => [
      ...[code, id, country ?? '', place, evidence],
      ...[String(from ?? ''), String(until ?? ''), note ?? ''],
      ...[sources.join('|'), families.join('|')],
      ...[sources.flatMap((id) => urls.get(id) ?? []).join('|'), factsDate],
    ]),
  );
  return [COLUMNS, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
