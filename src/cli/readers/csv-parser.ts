import Papa from 'papaparse';
import { fileErrors } from '../../words/en/command-line.ts';
import { CommandError, type InputStream } from '../io.ts';
import { BlankRows } from './blank-rows.ts';
import { MAX_LINE_LENGTH, readText, shellQuote } from './text-reader.ts';

/** The separators that spreadsheets write. */
const SEPARATORS = [',', ';', '\t', '|'] as const;

/** How a table is written. */
export interface Dialect {
  readonly separator: string;
  readonly newline: '\n' | '\r\n';
  /** What precedes the header: a byte order mark, and the `sep=` line that tells Excel the separator. */
  readonly preamble: string;
}

export interface TableRow {
  /** The line it starts on, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The row as it was written, without its line break. */
  readonly raw: string;
}

/** A table whose header has been read, and whose rows are read on demand. */
export interface Table {
  readonly name: string;
  readonly dialect: Dialect;
  readonly header: TableRow;
  readonly chunks: AsyncIterable<readonly TableRow[]>;
}

/** Reads a table up to its header; undefined when the input is empty. */
export async function openTable(input: InputStream): Promise<Table | undefined> {
  const { name } = input;
  const text = readText(input)[Symbol.asyncIterator]();
  const start = await text.next();
  if (start.done === true) return undefined;
  const parser = new CsvParser(name, detectDialect(start.value, name));
  let [header, ...rows] = parser.parse(start.value);
  let isDone = false;
  // A header may span several lines, and these may arrive one by one.
  while (!header && !isDone) {
    const next = await text.next();
    isDone = next.done === true;
    [header, ...rows] = next.done === true ? parser.finish() : parser.parse(next.value);
  }
  if (!header) return undefined;

  async function* chunks(): AsyncIterable<readonly TableRow[]> {
    try {
      yield rows;
      while (!isDone) {
        const next = await text.next();
        isDone = next.done === true;
        yield next.done === true ? parser.finish() : parser.parse(next.value);
      }
    } finally {
      await text.return?.();
    }
  }
  return {
    name,
    dialect: parser.dialect,
    header,
    chunks: checkRows(chunks(), header.cells.length, name),
  };
}

/** Splits text that arrives in chunks into rows. */
class CsvParser {
  readonly dialect: Dialect;
  readonly #name: string;
  readonly #parser: Papa.Parser;
  /** What no complete row has taken yet. */
  #text = '';
  /** Where the next row starts in the text, and on which line of the input. */
  #offset = 0;
  #line: number;
  #rows: TableRow[] = [];
  #isStarted = false;

  constructor(name: string, dialect: Dialect) {
    this.#name = name;
    this.dialect = dialect;
    this.#line = dialect.preamble.endsWith('\n') ? 2 : 1;
    this.#parser = new Papa.Parser({
      delimiter: dialect.separator,
      newline: '\n',
      step: (result: Papa.ParseStepResult<readonly (readonly string[])[]>) => {
        const { data, errors, meta } = result;
        this.#addRow(data[0] ?? [], errors.length > 0, meta.cursor);
      },
    });
  }

  /** The rows that this chunk completes. */
  parse(chunk: string): TableRow[] {
    const text = this.#isStarted ? chunk : chunk.slice(this.dialect.preamble.length);
    this.#isStarted = true;
    return this.#parse(this.#text + text);
  }

  /** The last row, if its line has no end. */
  finish(): TableRow[] {
    if (this.#text === '') return [];
    const rows = this.#text.endsWith('\n') ? [] : this.#parse(`${this.#text}\n`);
    if (this.#text === '') return rows;
    throw new CommandError({ name: this.#name, line: this.#line }, fileErrors.unclosedQuote);
  }

  #parse(text: string): TableRow[] {
    this.#text = text;
    this.#offset = 0;
    this.#rows = [];
    // The last row may be incomplete, so it is left for the next chunk.
    this.#parser.parse(text, 0, true);
    this.#text = text.slice(this.#offset);
    if (this.#text.length > MAX_LINE_LENGTH) {
      throw new CommandError({ name: this.#name, line: this.#line }, fileErrors.lineTooLong);
    }
    return this.#rows;
  }

  #addRow(cells: readonly string[], isMalformed: boolean, end: number): void {
    const [line, text] = [this.#line, this.#text.slice(this.#offset, end)];
    this.#offset = end;
    this.#line += cells.some((cell) => cell.includes('\n')) ? text.split('\n').length - 1 : 1;
    if (isMalformed) {
      throw new CommandError({ name: this.#name, line }, fileErrors.textAfterQuote);
    }
    const isCrlf = text.endsWith('\r\n');
    const raw = text.slice(0, isCrlf ? -2 : -1);
    // To the parser the carriage return is part of the last cell, unless that cell is quoted.
    const last = cells.at(-1);
    const hasExtraReturn = isCrlf && !text.endsWith('\r"\r\n') && last?.endsWith('\r') === true;
    this.#rows.push({
      line,
      cells: hasExtraReturn ? [...cells.slice(0, -1), last.slice(0, -1)] : cells,
      raw,
    });
  }
}

/**
 * Passes on the rows that are as wide as the header. Blank lines are dropped; in a table of one column they are blank cells,
 * except at its end.
 *
 * @throws CommandError for a row of another width
 */
async function* checkRows(
  chunks: AsyncIterable<readonly TableRow[]>,
  width: number,
  name: string,
): AsyncIterable<readonly TableRow[]> {
  const blanks = new BlankRows<TableRow>(({ raw }) => raw);
  for await (const chunk of chunks) {
    let rows: TableRow[] = [];
    for (const row of chunk) {
      const { line, cells, raw } = row;
      if (cells.length === 1 && raw.trim() === '') {
        if (width === 1) blanks.add(row);
        continue;
      }
      if (cells.length !== width) {
        throw new CommandError({ name, line }, fileErrors.ragged(cells.length, width));
      }
      for (const blankRows of blanks.drain()) {
        yield rows;
        rows = [...blankRows];
      }
      rows.push(row);
    }
    yield rows;
  }
}

/** The separator is the most frequent one in the header outside quotation marks, unless a `sep=` line names it. */
function detectDialect(text: string, name: string): Dialect {
  const [preamble, declared] = /^\uFEFF?(?:sep=([,;\t|])\r?\n)?/i.exec(text) ?? [''];
  const end = text.indexOf('\n', preamble.length);
  const line = end < 0 ? text.slice(preamble.length) : text.slice(preamble.length, end);
  const unquoted = line.replace(/"(?:[^"]|"")*"/g, '');
  // Excel for Macintosh can end lines so; the whole table would be its header.
  if (/\r(?!$)/.test(unquoted)) {
    throw new CommandError(name, fileErrors.carriageReturns(shellQuote(name)));
  }
  const counts = SEPARATORS.map((separator) => ({
    separator,
    count: unquoted.split(separator).length,
  }));
  const mostFrequent = counts.reduce((best, next) => (next.count > best.count ? next : best));
  return {
    separator: declared ?? mostFrequent.separator,
    newline: line.endsWith('\r') ? '\r\n' : '\n',
    preamble,
  };
}
