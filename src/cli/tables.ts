import { csvCell } from '../core/csv-cell.ts';
import { namesBeside, safeRow } from './as-csv.ts';
import type { Place } from './as-ndjson.ts';
import { Fault, type Input, type Io } from './io.ts';
import type { Sink } from './output.ts';
import { type Dialect, type Table, tableOf, type TableRow } from './read-table.ts';

/** Files by their names, and standard input for `-` or where none is named. */
export function inputsOf(files: readonly string[], io: Io): readonly Input[] {
  return files.length === 0
    ? [io.input]
    : files.map((file) => (file === '-' ? io.input : io.open(file)));
}

/** The tables of several files, all with the same header; one without a row has at least that. */
export async function* tablesOf(inputs: readonly Input[]): AsyncIterable<Table> {
  let first: Table | undefined;
  for (const input of inputs) {
    const table = await tableOf(input);
    if (!table) throw new Fault(input.name, 'this is empty. A table begins with a header.');
    first ??= table;
    if (JSON.stringify(table.header.cells) !== JSON.stringify(first.header.cells)) {
      throw new Fault(
        { name: table.name, line: table.header.line },
        `the columns are not those of ${first.name}. Tables that become one have the same header.`,
      );
    }
    yield table;
  }
}

/** Where a column stands; it must be there once. */
export function columnOf({ name, header: { line, cells } }: Table, column: string): number {
  const at = cells.indexOf(column);
  if (at < 0) {
    const known = cells.map((cell) => `'${cell}'`).join(', ');
    throw new Fault({ name, line }, `there is no column '${column}'. There are ${known}.`);
  }
  if (cells.includes(column, at + 1)) {
    throw new Fault({ name, line }, `there are two columns '${column}'. Give one another name.`);
  }
  return at;
}

/** Writes tables down again as one, with further columns behind their own. */
export class SameTable {
  readonly #sink: Sink;
  readonly #columns: readonly string[];
  #dialect: Dialect | undefined;

  constructor(sink: Sink, columns: readonly string[]) {
    this.#sink = sink;
    this.#columns = columns;
  }

  /** The separator of the first table, which is that of all that is written. */
  get separator(): string {
    return this.#dialect?.separator ?? ',';
  }

  /** Begins with a table; the header of the first is that of all. */
  begin({ dialect, header }: Table): void {
    if (this.#dialect) return;
    this.#dialect = dialect;
    const names = namesBeside(this.#columns, header.cells).map(csvCell);
    const own = safeRow(header, dialect.separator, true);
    this.#sink.add([`${dialect.before}${own}`, ...names].join(dialect.separator) + dialect.newline);
  }

  /** Writes a row with its further cells, each of them behind a separator. */
  add(row: TableRow, { dialect }: Table, cells: string): void {
    const own = safeRow(row, this.separator, dialect.separator === this.separator);
    this.#sink.add(own + cells + (this.#dialect?.newline ?? '\n'));
  }
}

/** Where a row stands, for NDJSON: its file where there are several, and its cells by the names of their columns. */
export function placeOf({ name, header }: Table, { cells }: TableRow, hasSeveral: boolean): Place {
  const row = Object.fromEntries(header.cells.map((column, at) => [column, cells[at] ?? '']));
  return hasSeveral ? { file: name, row } : { row };
}

/** NDJSON has each column by its name, so every name must be one. */
export function checkNames(table: Table): void {
  for (const column of table.header.cells) columnOf(table, column);
}
