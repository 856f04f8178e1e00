import { csvCell } from '../core/csv-cell.ts';
import { faults } from '../words/en/command-line.ts';
import type { Source } from './answers.ts';
import { namesBeside, safeRow } from './as-csv.ts';
import { Fault, type Input } from './io.ts';
import { type Table, tableOf, type TableRow } from './read-table.ts';

/** Which columns of a table are read, and how it is written again. */
export interface TableRequest {
  /** The name of the column that is answered. */
  readonly column: string;
  /** The name of the column with what the heat stamps say. */
  readonly labelColumn: string | undefined;
  /** The names of the columns that are added. */
  readonly columns: readonly string[];
  /** Whether rows become objects, for which every name must be one. */
  readonly hasObjects: boolean;
}

/** The tables of several files, all with the same header, that become one with further columns. */
export async function* tablesOf(
  inputs: readonly Input[],
  request: TableRequest,
): AsyncIterable<Source<TableRow>> {
  let first: Table | undefined;
  for (const input of inputs) {
    const table = await tableOf(input);
    if (!table) throw new Fault(input.name, faults.emptyTable);
    first ??= table;
    if (JSON.stringify(table.header.cells) !== JSON.stringify(first.header.cells)) {
      throw new Fault(
        { name: table.name, line: table.header.line },
        faults.otherHeader(first.name),
      );
    }
    if (request.hasObjects) for (const name of table.header.cells) columnOf(table, name);
    yield sourceOf(table, first, request, inputs.length > 1);
  }
}

/** Where a column stands; it must be there once. */
function columnOf({ name, header: { line, cells } }: Table, column: string): number {
  const at = cells.indexOf(column);
  if (at < 0) throw new Fault({ name, line }, faults.noColumn(column, cells));
  if (cells.includes(column, at + 1)) throw new Fault({ name, line }, faults.twoColumns(column));
  return at;
}

/** The dialect of the first table is that of all that is written. */
function sourceOf(
  table: Table,
  first: Table,
  { column, labelColumn, columns }: TableRequest,
  hasSeveral: boolean,
): Source<TableRow> {
  const { separator, newline, before } = first.dialect;
  const isSame = table.dialect.separator === separator;
  const at = columnOf(table, column);
  const labelAt = labelColumn === undefined ? -1 : columnOf(table, labelColumn);
  const names = table.header.cells;
  const added = namesBeside(columns, names).map(csvCell);
  const blank = separator.repeat(columns.length);
  const file = hasSeveral ? { file: table.name } : {};
  return {
    batches: table.rows,
    separator,
    header:
      table === first
        ? `${[before + safeRow(table.header, separator, true), ...added].join(separator)}${newline}`
        : '',
    inputOf: ({ cells }) => cells[at] ?? '',
    labelOf: ({ cells }) => cells[labelAt] ?? '',
    originOf: ({ cells }) => ({
      ...file,
      row: Object.fromEntries(names.map((name, each) => [name, cells[each] ?? ''])),
    }),
    csvOf: (row, cells) => safeRow(row, separator, isSame) + (cells ?? blank) + newline,
  };
}
