import { separatedCell } from '../../core/csv-cell.ts';
import type { BadRows } from '../bad-rows.ts';
import { guardRow } from '../formatters/csv.ts';
import { CommandError, type InputStream, type Problem } from '../io.ts';
import type { RowReader } from '../process-rows.ts';
import { openTable, type Table, type TableRow } from './csv-parser.ts';
import { columnIndex } from './dialect.ts';

export interface TableReaderOptions {
  /** The column to process, by its name or its number. */
  readonly column: string;
  /** The column with what the heat stamps say. */
  readonly labelColumn: string | undefined;
  /** The column with the line or model. */
  readonly lineColumn: string | undefined;
  /** Undefined if it is to be recognized. */
  readonly separator: string | undefined;
  readonly hasHeader: boolean;
  /** Undefined for UTF-8, or UTF-16 with a byte order mark. */
  readonly encoding: string | undefined;
  /** The names of the columns to add. */
  readonly addedColumns: readonly string[];
  /** What they begin with. */
  readonly prefix: string;
  /** Whether cells that a spreadsheet would run are disarmed. */
  readonly isGuarded: boolean;
  /** Whether every column name must be unique, as the keys of an object are. */
  readonly needsUniqueNames: boolean;
}

/** Reads several tables with equal headers as one. All output is written in the dialect of the first. */
export async function* readTables(
  inputs: readonly InputStream[],
  options: TableReaderOptions,
  badRows: BadRows,
): AsyncIterable<RowReader<TableRow>> {
  const { column, labelColumn, lineColumn, separator, hasHeader } = options;
  const wanted = [column, labelColumn, lineColumn].filter((name) => name !== undefined);
  let first: Table | undefined;
  for (const input of inputs) {
    const format = { separator, hasHeader, wanted };
    const table = await openTable(input, options.encoding, format, badRows);
    if (!table) throw new CommandError(input.name, (errors) => errors.emptyTable(hasHeader));
    first ??= table;
    if (JSON.stringify(table.columns) !== JSON.stringify(first.columns)) {
      const { name } = first;
      throw headerError(table, (errors) => errors.otherHeader(name));
    }
    if (options.needsUniqueNames) {
      for (const name of table.columns) checkUnique(table, name);
    }
    yield tableReader(table, first, options, inputs.length > 1);
  }
}

function headerError({ name, header }: Table, problem: Problem): CommandError {
  return new CommandError({ name, line: header?.line ?? 1 }, problem);
}

/** The index of a column by its name, which only one may have, or else by its number. */
function findColumn(table: Table, column: string): number {
  const { header, columns } = table;
  const index = header ? columns.indexOf(column) : -1;
  if (index >= 0) {
    checkUnique(table, column);
    return index;
  }
  const byNumber = columnIndex(column, columns.length);
  if (byNumber !== undefined) return byNumber;
  throw headerError(table, (errors) =>
    header ? errors.noColumn(column, columns) : errors.noColumnNumber(column, columns.length),
  );
}

function checkUnique(table: Table, column: string): void {
  const { columns } = table;
  if (columns.indexOf(column) !== columns.lastIndexOf(column)) {
    throw headerError(table, (errors) => errors.duplicateColumn(column));
  }
}

function tableReader(
  table: Table,
  first: Table,
  options: TableReaderOptions,
  hasSeveralFiles: boolean,
): RowReader<TableRow> {
  const { column, labelColumn, lineColumn, addedColumns, isGuarded } = options;
  const { separator, newline, preamble } = first.dialect;
  const isSameSeparator = table.dialect.separator === separator;
  const inputIndex = findColumn(table, column);
  const labelIndex = labelColumn === undefined ? -1 : findColumn(table, labelColumn);
  const lineIndex = lineColumn === undefined ? -1 : findColumn(table, lineColumn);
  const names = table.columns;
  const addedNames = addedColumns.map((name) => options.prefix + name);
  const taken = addedNames.find((name) => names.includes(name));
  if (taken !== undefined) throw headerError(table, (errors) => errors.columnTaken(taken));
  const blankCells = separator.repeat(addedColumns.length);
  const file = hasSeveralFiles ? { file: table.name } : {};
  const written = { separator, isSameSeparator, isGuarded };
  return {
    chunks: table.chunks,
    separator,
    header:
      table === first && table.header
        ? preamble +
          [
            guardRow(table.header, written),
            ...addedNames.map((name) => separatedCell(name, separator)),
          ].join(separator) +
          newline
        : table === first
          ? preamble
          : '',
    inputOf: ({ cells }) => cells[inputIndex] ?? '',
    labelOf: ({ cells }) => cells[labelIndex] ?? '',
    lineNameOf: ({ cells }) => cells[lineIndex] ?? '',
    originOf: ({ cells }) => ({
      ...file,
      row: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
    }),
    toCsv: (row, cells) => guardRow(row, written) + (cells ?? blankCells) + newline,
  };
}
