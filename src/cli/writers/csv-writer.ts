import { csvCell, separatedCell, withoutFormula } from '../../library/csv-cell.ts';
import type { Guard } from '../commands.ts';
import { CommandError } from '../io.ts';
import { problems } from '../problems.ts';
import type { Dialect } from '../readers/dialect.ts';
import type { SourceRecord, SourceTable } from '../records.ts';
import type { SourceWriter, Writer } from './writer.ts';

export interface CsvWriterOptions {
  /** The names of the columns to add. */
  readonly addedColumns: readonly string[];
  /** What their names begin with in a table. */
  readonly prefix: string;
  readonly guard: Guard;
  /** Whether the output begins with a byte order mark; one that is in the input stays in any case. */
  readonly hasMark: boolean;
  /** Whether to overwrite our columns that the table already has. */
  readonly isReplacing: boolean;
}

/** CSV: a table as it came, in the dialect of the first, with our cells after its own; a list as a table. */
export function csvWriter(options: CsvWriterOptions): Writer {
  let first: Dialect | undefined;
  return ({ name, table }) => {
    const isFirst = first === undefined;
    first ??= table?.dialect ?? LIST;
    return table
      ? tableWriter({ name, ...table }, first, isFirst, options)
      : listWriter(isFirst, options);
  };
}

const MARK = '\uFEFF';

/** What stands above a table, with a byte order mark in front of all. */
function marked(preamble: Dialect['preamble']): Dialect['preamble'] {
  const rest = preamble.map((piece) =>
    typeof piece === 'string' && piece.startsWith(MARK) ? piece.slice(1) : piece,
  );
  return [MARK, ...rest];
}

/** RFC 4180. */
const LIST: Dialect = { separator: ',', newline: '\r\n', preamble: [] };

function listWriter(
  isFirst: boolean,
  { addedColumns, guard, hasMark }: CsvWriterOptions,
): SourceWriter {
  const { separator, newline } = LIST;
  return {
    head: isFirst
      ? [(hasMark ? MARK : '') + ['input', ...addedColumns].join(separator) + newline]
      : [],
    separator,
    // What was read is repeated by us, so it is guarded as our own cells are.
    format: (_, input, answer) =>
      answer === undefined
        ? ''
        : csvCell(guard === 'none' ? input : withoutFormula(input)) + answer + newline,
  };
}

function tableWriter(
  { name, kind, columns, dialect, header }: SourceTable & { readonly name: string },
  { separator, newline, preamble }: Dialect,
  isFirst: boolean,
  { addedColumns, prefix, guard, isReplacing, hasMark }: CsvWriterOptions,
): SourceWriter {
  const added = addedColumns.map((column) => prefix + column);
  const places = added.map((column) => columns.indexOf(column));
  const taken = added.find((_, index) => (places[index] ?? -1) >= 0);
  if (taken !== undefined && !isReplacing) {
    throw new CommandError({ name, line: header?.line ?? 1 }, problems.columnTaken(taken));
  }
  const isSameText = kind === 'csv' && dialect.separator === separator;

  function own({ original, cells }: SourceRecord): string {
    const written = guard === 'all' ? cells.map(withoutFormula) : cells;
    const isSame = written === cells || written.every((cell, index) => cell === cells[index]);
    return isSameText && isSame
      ? original
      : written.map((cell) => separatedCell(cell, separator)).join(separator);
  }
  const withOurs = (record: SourceRecord, ours: string): string =>
    (taken === undefined ? own(record) + ours : replaced(own(record), ours, places, separator)) +
    newline;
  const blank = separator.repeat(added.length);
  const names = added.map((column) => separator + separatedCell(column, separator)).join('');
  return {
    head: isFirst
      ? [...(hasMark ? marked(preamble) : preamble), ...(header ? [withOurs(header, names)] : [])]
      : [],
    separator,
    format: (record, _, answer) => withOurs(record, answer ?? blank),
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
