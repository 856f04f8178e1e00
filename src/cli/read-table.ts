import Papa from 'papaparse';
import { faults } from '../words/en/command-line.ts';
import { BlankLines } from './blank-lines.ts';
import { Fault, type Input } from './io.ts';
import { LONGEST_LINE, quoted, textOf } from './read-text.ts';

/** The separators that spreadsheets write. */
const SEPARATORS = [',', ';', '\t', '|'] as const;

/** How a table is written. */
export interface Dialect {
  readonly separator: string;
  readonly newline: '\n' | '\r\n';
  /** What stands before the header: a byte order mark, and the line with which Excel is told the separator. */
  readonly before: string;
}

/** A row of a table. */
export interface TableRow {
  /** The line on which it begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The row as it was written, without its line break. */
  readonly raw: string;
}

/** A table with its header read, and its rows yet to be asked for. */
export interface Table {
  readonly name: string;
  readonly dialect: Dialect;
  readonly header: TableRow;
  readonly rows: AsyncIterable<readonly TableRow[]>;
}

/** Reads the header of a table; undefined where there is nothing at all. What is wrong with it is a Fault. */
export async function tableOf(input: Input): Promise<Table | undefined> {
  const pieces = textOf(input)[Symbol.asyncIterator]();
  let text = '';
  let header: TableRow | undefined;
  let reader: Reader | undefined;
  let pending: TableRow[] = [];
  // A header may go over several lines, and these may arrive one by one.
  while (!header) {
    const next = await pieces.next();
    const isLast = next.done === true;
    if (!isLast) text = next.value;
    reader ??= isLast ? undefined : new Reader(input.name, dialectOf(text, input.name));
    if (!reader) return undefined;
    [header, ...pending] = isLast ? reader.end() : reader.read(text);
    if (isLast && !header) return undefined;
  }
  if (!reader) return undefined;
  const own = reader;
  async function* rows(): AsyncIterable<readonly TableRow[]> {
    try {
      yield pending;
      for (;;) {
        const next = await pieces.next();
        yield next.done === true ? own.end() : own.read(next.value);
        if (next.done === true) return;
      }
    } finally {
      await pieces.return?.();
    }
  }
  return {
    name: input.name,
    dialect: reader.dialect,
    header,
    rows: checked(rows(), header.cells.length, input.name),
  };
}

/** Divides the pieces of a table into rows. */
class Reader {
  readonly dialect: Dialect;
  readonly #name: string;
  readonly #parser: InstanceType<typeof Papa.Parser>;
  #text = '';
  #line: number;
  #from = 0;
  #rows: TableRow[] = [];
  #begun = false;

  constructor(name: string, dialect: Dialect) {
    this.#name = name;
    this.dialect = dialect;
    this.#line = dialect.before.endsWith('\n') ? 2 : 1;
    this.#parser = new Papa.Parser({
      delimiter: dialect.separator,
      newline: '\n',
      step: ({ data: [cells = []], errors, meta: { cursor } }) => {
        this.#take(cells, errors.length > 0, cursor);
      },
    });
  }

  /** The rows that are complete with a further piece. */
  read(piece: string): TableRow[] {
    const next = this.#begun ? piece : piece.slice(this.dialect.before.length);
    this.#begun = true;
    return this.#parse(this.#text + next);
  }

  /** The last row, where its line does not end. */
  end(): TableRow[] {
    if (this.#text === '') return [];
    const isBroken = this.#text.endsWith('\n');
    const rows = isBroken ? [] : this.#parse(`${this.#text}\n`);
    if (this.#text === '') return rows;
    throw new Fault({ name: this.#name, line: this.#line }, faults.unclosed);
  }

  #parse(text: string): TableRow[] {
    this.#text = text;
    this.#from = 0;
    this.#rows = [];
    this.#parser.parse(text, 0, true);
    this.#text = text.slice(this.#from);
    if (this.#text.length > LONGEST_LINE) {
      throw new Fault({ name: this.#name, line: this.#line }, faults.tooLong);
    }
    return this.#rows;
  }

  #take(cells: readonly string[], isMalformed: boolean, end: number): void {
    const [line, written] = [this.#line, this.#text.slice(this.#from, end)];
    this.#from = end;
    this.#line += cells.some((cell) => cell.includes('\n')) ? written.split('\n').length - 1 : 1;
    if (isMalformed) {
      throw new Fault({ name: this.#name, line }, faults.behindQuotes);
    }
    const raw = written.slice(0, written.endsWith('\r\n') ? -2 : -1);
    // The carriage return of the line break is not part of the last cell.
    const ends = written.endsWith('\r\n') && !written.endsWith('\r"\r\n');
    this.#rows.push({ line, cells: ends ? withoutReturn(cells) : cells, raw });
  }
}

function withoutReturn(cells: readonly string[]): readonly string[] {
  const last = cells.at(-1);
  return last?.endsWith('\r') ? [...cells.slice(0, -1), last.slice(0, -1)] : cells;
}

/**
 * The rows that are some, each as wide as the header. Lines with nothing on them are none; in a table of one column only those
 * at its end are none, since elsewhere they are blank cells.
 */
async function* checked(
  batches: AsyncIterable<readonly TableRow[]>,
  width: number,
  name: string,
): AsyncIterable<readonly TableRow[]> {
  const blanks = new BlankLines<TableRow>(({ raw }) => raw);
  for await (const batch of batches) {
    let rows: TableRow[] = [];
    for (const row of batch) {
      const isBlank = row.cells.length === 1 && row.raw.trim() === '';
      if (isBlank) {
        if (width === 1) blanks.add(row);
        continue;
      }
      if (row.cells.length !== width) throw ragged(row, width, name);
      for (const some of blanks.taken()) {
        yield rows;
        rows = [...some];
      }
      rows.push(row);
    }
    yield rows;
  }
}

function ragged({ line, cells }: TableRow, width: number, name: string): Fault {
  return new Fault({ name, line }, faults.ragged(cells.length, width));
}

/** The separator that the header uses most outside its quotation marks, unless Excel's first line names one of them. */
function dialectOf(text: string, name: string): Dialect {
  const [mark, named] = /^\uFEFF?(?:sep=([,;\t|])\r?\n)?/i.exec(text) ?? [''];
  const end = text.indexOf('\n', mark.length);
  const line = end < 0 ? text.slice(mark.length) : text.slice(mark.length, end);
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  // As Excel for Macintosh writes it: all of it would be the header.
  if (/\r(?!$)/.test(bare)) throw new Fault(name, faults.carriageReturns(quoted(name)));
  const counts = SEPARATORS.map((each) => ({ each, count: bare.split(each).length }));
  const most = counts.reduce((best, next) => (next.count > best.count ? next : best));
  return {
    separator: named ?? most.each,
    newline: line.endsWith('\r') ? '\r\n' : '\n',
    before: mark,
  };
}
