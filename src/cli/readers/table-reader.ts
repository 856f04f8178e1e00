import { csvCell } from '../../core/csv-cell.ts';
import { fileErrors } from '../../words/en/command-line.ts';
import { guardRow } from '../formatters/csv.ts';
import { CommandError, type InputStream } from '../io.ts';
import type { RowReader } from '../process-rows.ts';
import { openTable, type Table, type TableRow } from './csv-parser.ts';

export interface TableReaderOptions {
  /** The name of the column to process. */
  readonly column: string;
  /** The name of the column with what the heat stamps say. */
  readonly labelColumn: string | undefined;
  /** The names of the columns to add. */
  readonly addedColumns: readonly string[];
  /** Whether every column name must be unique, as the keys of an object are. */
  readonly needsUniqueNames: boolean;
}

/** Reads several tables with equal headers as one. All output is written in the dialect of the first. */
export async function* readTables(
  inputs: readonly InputStream[],
  options: TableReaderOptions,
): AsyncIterable<RowReader<TableRow>> {
  let first: Table | undefined;
  for (const input of inputs) {
    const table = await openTable(input);
    if (!table) throw new CommandError(input.name, fileErrors.emptyTable);
    first ??= table;
    const { name, header } = table;
    if (JSON.stringify(header.cells) !== JSON.stringify(first.header.cells)) {
      throw new CommandError({ name, line: header.line }, fileErrors.otherHeader(first.name));
    }
    if (options.needsUniqueNames) {
      for (const column of header.cells) findColumn(table, column);
    }
    yield tableReader(table, first, options, inputs.length > 1);
  }
}

/** The index of a column, which must exist exactly once. */
function findColumn({ name, header: { line, cells } }: Table, column: string): number {
  const index = cells.indexOf(column);
  if (index < 0) throw new CommandError({ name, line }, fileErrors.noColumn(column, cells));
  if (cells.includes(column, index + 1)) {
    throw new CommandError({ name, line }, fileErrors.duplicateColumn(column));
  }
  return index;
}

function tableReader(
  table: Table,
  first: Table,
  { column, labelColumn, addedColumns }: TableReaderOptions,
  hasSeveralFiles: boolean,
): RowReader<TableRow> {
  const { separator, newline, preamble } = first.dialect;
  const isSameSeparator = table.dialect.separator === separator;
  const inputIndex = findColumn(table, column);
  const labelIndex = labelColumn === undefined ? -1 : findColumn(table, labelColumn);
  const names = table.header.cells;
  const addedNames = uniqueNames(addedColumns, names).map(csvCell);
  const blankCells = separator.repeat(addedColumns.length);
  const file = hasSeveralFiles ? { file: table.name } : {};
  return {
    chunks: table.chunks,
    separator,
    header:
      table === first
        ? `${[preamble + guardRow(table.header, separator, true), ...addedNames].join(separator)}${newline}`
        : '',
    inputOf: ({ cells }) => cells[inputIndex] ?? '',
    labelOf: ({ cells }) => cells[labelIndex] ?? '',
    originOf: ({ cells }) => ({
      ...file,
      row: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
    }),
    toCsv: (row, cells) =>
      guardRow(row, separator, isSameSeparator) + (cells ?? blankCells) + newline,
  };
}

/** Names for columns beside those of a table: one that is taken gets `heatstamp_` in front. */
function uniqueNames(columns: readonly string[], taken: readonly string[]): readonly string[] {
  const names = new Set(taken);
  return columns.map((column) => {
    let name = column;
    while (names.has(name)) name = `heatstamp_${name}`;
    names.add(name);
    return name;
  });
}
