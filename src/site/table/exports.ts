import { csvCell, withoutFormula } from '../../core/csv-cell.ts';
import { notesOn, type Row } from './table.ts';

/** The columns of a valid code, named as in its result. */
const FIELDS = ['code', 'date', 'country', 'factoryCode', 'format', 'standing'] as const;

/** A table as RFC 4180 has it. */
export function csvOf(rows: readonly Row[]): string {
  return table(rows, ',', csvCell);
}

/** What a spreadsheet takes when it is pasted. */
export function tsvOf(rows: readonly Row[]): string {
  return table(rows, '\t', (text) => text.replaceAll('\t', ' '));
}

/** The decode results, each with its line as `input` in front. */
export function jsonOf(rows: readonly Row[]): string {
  // The second time it wins over the result's own, and keeps the place of the first.
  const objects = rows.map(({ input, result }) => Object.assign({ input }, result, { input }));
  return JSON.stringify(objects, null, 1);
}

function table(rows: readonly Row[], separator: string, cell: (text: string) => string): string {
  const head = ['input', ...FIELDS, 'from', 'to', 'notes'];
  const records = rows.map((row) => [withoutFormula(row.input), ...cellsOf(row), notesOn(row)]);
  return [head, ...records].map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('');
}

function cellsOf({ result }: Row): readonly string[] {
  if (!result.isValid) return [...FIELDS, '', ''].map(() => '');
  return [...FIELDS.map((field) => result[field]), result.interval.from, result.interval.to];
}
