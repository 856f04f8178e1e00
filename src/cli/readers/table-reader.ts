import { separatedCell } from '../../library/csv-cell.ts';
import { nearest } from '../../library/nearest.ts';
import type { BadRows } from '../bad-rows.ts';
import { guardRow } from '../formatters/csv.ts';
import { CommandError, type InputStream } from '../io.ts';
import { problems } from '../problems.ts';
import type { RowReader } from '../process-rows.ts';
import { openTable, type CsvTable, type TableRow } from './csv-parser.ts';
import { columnIndex, columnsNamed, foldName, uniqueNames } from './column-names.ts';

export interface TableReaderOptions {
  /** The column to process, by its name or its number. */
  readonly column: string;
  /** The column with the labels. */
  readonly labelColumn: string | undefined;
  /** The column with the line or model. */
  readonly lineColumn: string | undefined;
  /** Undefined if it has to be detected. */
  readonly separator: string | undefined;
  readonly hasHeader: boolean;
  /** Undefined for UTF-8, or UTF-16 with a byte order mark. */
  readonly encoding: string | undefined;
  /** The names of the columns to add. */
  readonly addedColumns: readonly string[];
  /** The prefix of their names. */
  readonly prefix: string;
  /** Whether to disarm cells that a spreadsheet would run. */
  readonly isGuarded: boolean;
  /** Whether to overwrite our columns that the table already has. */
  readonly isReplacing: boolean;
  /** How many lines to skip above the table. */
  readonly skipLines: number;
}

/** Reads several tables with equal headers as one. All output is written in the dialect of the first. */
export async function* readTables(
  inputs: readonly InputStream[],
  options: TableReaderOptions,
  badRows: BadRows,
): AsyncIterable<RowReader<TableRow>> {
  const { column, labelColumn, lineColumn, separator, hasHeader, skipLines } = options;
  const wanted = [column, labelColumn, lineColumn].filter((name) => name !== undefined);
  let first: CsvTable | undefined;
  for (const input of inputs) {
    const format = { separator, hasHeader, wanted, skipLines };
    const table = await openTable(input, options.encoding, format, badRows);
    if (!table) throw new CommandError(input.name, problems.emptyTable(hasHeader));
    first ??= table;
    if (JSON.stringify(table.columns) !== JSON.stringify(first.columns)) {
      const { name } = first;
      throw headerError(table, problems.otherHeader(name));
    }
    yield tableReader(table, first, options, inputs.length > 1);
  }
}

function headerError({ name, header }: CsvTable, problem: string): CommandError {
  return new CommandError({ name, line: header?.line ?? 1 }, problem);
}

/** The index of a column by its name, which only one may have, or else by its number. */
function findColumn(table: CsvTable, column: string): number {
  const { header, columns } = table;
  const named = header ? columnsNamed(columns, column) : [];
  const [index, ...others] = named;
  if (index !== undefined) {
    if (others.length === 0) return index;
    const names = named.map((each) => columns[each] ?? '');
    throw headerError(
      table,
      columns[index] === column
        ? problems.duplicateColumn(column)
        : problems.ambiguousColumn(column, names),
    );
  }
  const byNumber = columnIndex(column, columns.length);
  if (byNumber !== undefined) return byNumber;
  const meant = nearest(foldName(column), columns.map(foldName));
  const name = columns.find((each) => foldName(each) === meant);
  throw headerError(
    table,
    header
      ? problems.noColumn(column, columns, name)
      : problems.noColumnNumber(column, columns.length),
  );
}

function tableReader(
  table: CsvTable,
  first: CsvTable,
  options: TableReaderOptions,
  hasSeveralFiles: boolean,
): RowReader<TableRow> {
  const { column, labelColumn, lineColumn, addedColumns, isGuarded } = options;
  const { separator, newline, preamble } = first.dialect;
  const isSameSeparator = table.dialect.separator === separator;
  const inputIndex = findColumn(table, column);
  const labelIndex = labelColumn === undefined ? -1 : findColumn(table, labelColumn);
  const lineIndex = lineColumn === undefined ? -1 : findColumn(table, lineColumn);
  const { columns } = table;
  const addedNames = addedColumns.map((name) => options.prefix + name);
  const places = addedNames.map((name) => columns.indexOf(name));
  const taken = addedNames.find((_, index) => (places[index] ?? -1) >= 0);
  if (taken !== undefined && !options.isReplacing) {
    throw headerError(table, problems.columnTaken(taken));
  }
  const names = uniqueNames(columns);
  const ownColumns = names.flatMap((name, index) =>
    places.includes(index) ? [] : [[name, index] as const],
  );
  const blankCells = separator.repeat(addedColumns.length);
  const file = hasSeveralFiles ? { file: table.name } : {};
  const written = { separator, isSameSeparator, isGuarded };
  const withOurs = (own: string, ours: string): string =>
    taken === undefined ? own + ours : replaced(own, ours, places, separator);
  return {
    chunks: table.chunks,
    separator,
    header:
      table === first && table.header
        ? preamble +
          withOurs(
            guardRow(table.header, written),
            addedNames.map((name) => separator + separatedCell(name, separator)).join(''),
          ) +
          newline
        : table === first
          ? preamble
          : '',
    inputOf: ({ cells }) => cells[inputIndex] ?? '',
    labelOf: ({ cells }) => cells[labelIndex] ?? '',
    lineNameOf: ({ cells }) => cells[lineIndex] ?? '',
    originOf: ({ cells }) => ({
      ...file,
      row: Object.fromEntries(ownColumns.map(([name, index]) => [name, cells[index] ?? ''])),
    }),
    toCsv: (row, cells) => withOurs(guardRow(row, written), cells ?? blankCells) + newline,
  };
}

/**
 * A row with our cells in place of those that the table already has, and the others at its end.
 *
 * @param ours our cells, each with the separator in front
 * @param places the index of each; negative if it has none
 */
function replaced(own: string, ours: string, places: readonly number[], separator: string): string {
  const cells = writtenCells(own, separator);
  const [, ...values] = writtenCells(ours, separator);
  for (const [index, value] of values.entries()) {
    const place = places[index] ?? -1;
    if (place < 0) cells.push(value);
    else cells[place] = value;
  }
  return cells.join(separator);
}

/** The cells of a row as they are written, with their quotation marks. */
function writtenCells(row: string, separator: string): string[] {
  if (!row.includes('"')) return row.split(separator);
  const cells: string[] = [];
  let start = 0;
  let isQuoted = row.startsWith('"');
  for (let at = isQuoted ? 1 : 0; at < row.length; at += 1) {
    const character = row[at];
    if (isQuoted) {
      if (character !== '"') continue;
      if (row[at + 1] === '"') at += 1;
      else isQuoted = false;
    } else if (character === separator) {
      cells.push(row.slice(start, at));
      start = at + 1;
      isQuoted = row[start] === '"';
      if (isQuoted) at += 1;
    }
  }
  return [...cells, row.slice(start)];
}
