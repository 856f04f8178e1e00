import { nearest } from '../../library/nearest.ts';
import { BadRows } from '../bad-rows.ts';
import { BufferedWriter } from '../buffered-writer.ts';
import { CommandError, type InputStream } from '../io.ts';
import { problems } from '../problems.ts';
import type { OpenTable, Source } from '../records.ts';
import { columnIndex, columnsNamed, foldName } from './column-names.ts';
import { openCsv } from './csv-reader.ts';
import { startOf } from './dialect.ts';
import { looksLikeJson } from './json-signs.ts';
import { readText } from './text-reader.ts';

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
  /** How many lines to skip above the table. */
  readonly skipLines: number;
  /** Whether what is written has columns. */
  readonly hasColumns: boolean;
}

/** Reads several tables with equal headers as one. The headers of all files are checked before the first row is read. */
export async function* readTables(
  inputs: readonly InputStream[],
  options: TableReaderOptions,
  badRows: BadRows,
): AsyncIterable<Source> {
  const open = tableOpener(options);
  if (inputs.length > 1) {
    const openFirst = tableOpener(options);
    for (const { again } of inputs) {
      if (again) await closeRows(await openFirst(again(), new BadRows(DISCARDED, 'none')));
    }
  }
  for (const input of inputs) yield open(input, badRows);
}

const DISCARDED = new BufferedWriter(() => Promise.resolve(true));

async function closeRows({ records }: Source): Promise<void> {
  // The first chunk has been read with the header.
  for await (const _ of records) return;
}

/** Opens tables that have the columns of the first. */
function tableOpener(
  options: TableReaderOptions,
): (input: InputStream, badRows: BadRows) => Promise<Source> {
  let first: { readonly name: string; readonly columns: readonly string[] } | undefined;
  return async ({ name, bytes }, badRows) => {
    const table = await openTable({ name, bytes }, options, first?.columns, badRows);
    if (!table) throw new CommandError(name, problems.emptyTable(options.hasHeader));
    first ??= { name, columns: table.columns };
    if (JSON.stringify(table.columns) !== JSON.stringify(first.columns)) {
      throw headerError(name, table, problems.otherHeader(first.name));
    }
    return sourceOf(name, table, options);
  };
}

/** Reads a table up to its first row; undefined when the input is empty. */
async function openTable(
  input: InputStream,
  options: TableReaderOptions,
  columns: readonly string[] | undefined,
  badRows: BadRows,
): Promise<OpenTable | undefined> {
  const { column, labelColumn, lineColumn, hasColumns } = options;
  const wanted = [column, labelColumn, lineColumn].filter((name) => name !== undefined);
  const format = { ...options, wanted };
  const text = readText(input, options.encoding)[Symbol.asyncIterator]();
  const start = await startOf(text, format);
  if (!start) return undefined;
  if (!looksLikeJson(start.text)) return openCsv(input.name, start, text, format, badRows);
  const { openObjects } = await import('./json-reader.ts');
  return openObjects(input.name, start, text, { asked: wanted, hasColumns, columns }, badRows);
}

function sourceOf(name: string, table: OpenTable, options: TableReaderOptions): Source {
  const indexOf = (column: string | undefined): number =>
    column === undefined ? -1 : findColumn(name, table, column);
  const input = indexOf(options.column);
  const label = indexOf(options.labelColumn);
  const lineName = indexOf(options.lineColumn);
  return {
    ...{ name, table, records: table.rows },
    asked: ({ cells }) => ({
      input: cells[input] ?? '',
      label: cells[label] ?? '',
      lineName: cells[lineName] ?? '',
    }),
  };
}

/** The index of a column by its name, which only one may have, or else by its number. */
function findColumn(name: string, table: OpenTable, column: string): number {
  const { header, columns } = table;
  const named = header ? columnsNamed(columns, column) : [];
  const [index, ...others] = named;
  if (index !== undefined) {
    if (others.length === 0) return index;
    const names = named.map((each) => columns[each] ?? '');
    const isExact = columns[index] === column;
    throw headerError(
      name,
      table,
      isExact ? problems.duplicateColumn(column) : problems.ambiguousColumn(column, names),
    );
  }
  const byNumber = columnIndex(column, columns.length);
  if (byNumber !== undefined) return byNumber;
  const meant = nearest(foldName(column), columns.map(foldName));
  const near = columns.find((each) => foldName(each) === meant);
  throw headerError(
    name,
    table,
    header
      ? problems.noColumn(column, columns, near)
      : problems.noColumnNumber(column, columns.length),
  );
}

function headerError(name: string, { header }: OpenTable, problem: string): CommandError {
  return new CommandError({ name, line: header?.line ?? 1 }, problem);
}
