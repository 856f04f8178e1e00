import Papa from 'papaparse';
import type { BadRow, BadRows } from '../bad-rows.ts';
import { CommandError } from '../io.ts';
import { problems } from '../problems.ts';
import type { OpenTable, SourceRecord } from '../records.ts';
import { withoutBlankEnd } from './blank-rows.ts';
import {
  checkHeader,
  type Dialect,
  detectDialect,
  surplusOf,
  type TableFormat,
  type TableStart,
} from './dialect.ts';
import { type Flaw, piecesOf, type TextChunk } from './text-reader.ts';

/** Reads a table of separated cells up to its first row; undefined when there is none. */
export async function openCsv(
  name: string,
  start: TableStart,
  text: AsyncIterator<TextChunk>,
  format: TableFormat,
  badRows: BadRows,
): Promise<OpenTable | undefined> {
  const { hasHeader } = format;
  const dialect = detectDialect(start, format);
  checkHeader(start, dialect, format, { name, line: start.line });
  const parser = new CsvParser(name, dialect, start.line, hasHeader, badRows);
  let rows = parser.parse(start);

  async function readMore(): Promise<SourceRecord[]> {
    const next = await text.next();
    return next.done === true ? parser.finish() : parser.parse(next.value);
  }
  // A header may span several lines, and these may arrive one by one.
  while (rows.length === 0 && !parser.isFinished) rows = await readMore();
  const [firstRow] = rows;
  if (!firstRow) return undefined;

  async function* chunks(): AsyncIterable<readonly SourceRecord[]> {
    try {
      yield hasHeader ? rows.slice(1) : rows;
      while (!parser.isFinished) yield await readMore();
    } finally {
      await text.return?.();
    }
  }
  const { columns } = parser;
  return {
    ...{ kind: 'csv', dialect, columns, header: hasHeader ? firstRow : undefined },
    rows: columns.length === 1 ? withoutBlankEnd(chunks(), isBlank) : withoutBlanks(chunks()),
  };
}

/** A cell with line breaks that is longer than this has a quotation mark out of place: its first line is given up. */
const MAX_QUOTED_LENGTH = 1024 * 1024;

/** Splits text that arrives in chunks of whole lines into rows. */
class CsvParser {
  readonly dialect: Dialect;
  /** The names of the columns once the first row has been read. */
  columns: readonly string[] = [];
  /** Whether the input has ended. */
  isFinished = false;
  readonly #name: string;
  readonly #hasHeader: boolean;
  readonly #badRows: BadRows;
  /** The text after the last complete row: a quoted cell in it is still open. */
  #text = '';
  /** Where the next row starts in the text, and on which line of the input. */
  #offset = 0;
  #line: number;
  #flaws: Flaw[] = [];
  #rows: SourceRecord[] = [];

  constructor(name: string, dialect: Dialect, line: number, hasHeader: boolean, badRows: BadRows) {
    this.#name = name;
    this.dialect = dialect;
    this.#hasHeader = hasHeader;
    this.#badRows = badRows;
    this.#line = line;
  }

  /** The rows that this chunk completes. */
  parse({ text, flaws }: TextChunk): SourceRecord[] {
    if (flaws.length > 0) this.#flaws.push(...flaws);
    const closesNothing = this.#text !== '' && !text.includes('"');
    this.#text += text;
    this.#rows = [];
    if (!closesNothing) this.#parse();
    while (this.#text.length > MAX_QUOTED_LENGTH && this.#text.includes('\n')) this.#giveUpQuote();
    return this.#rows;
  }

  /** The last row, if its line has no end. */
  finish(): SourceRecord[] {
    this.isFinished = true;
    this.#rows = [];
    if (this.#text !== '' && !this.#text.endsWith('\n')) {
      this.#text += '\n';
      this.#parse();
    }
    while (this.#text !== '') this.#giveUpQuote();
    return this.#rows;
  }

  /**
   * Adds all complete rows. After a row with a quotation mark out of place it goes on with the next line, and looks at few
   * lines first: to the parser such a mark opens a cell that goes on to the end of the text.
   */
  #parse(): void {
    let length = this.#text.length;
    for (;;) {
      const end = length < this.#text.length ? this.#text.indexOf('\n', length) + 1 : 0;
      const text = end === 0 ? this.#text : this.#text.slice(0, end);
      const problem = this.#parseRows(text);
      if (problem !== undefined && this.#text.includes('\n')) {
        this.#rejectLine(problem);
        length = 1;
      } else if (end === 0) {
        // In an incomplete line it is too early to say whether a quotation mark is out of place.
        return;
      } else {
        length = 2 * text.length;
      }
    }
  }

  /** Adds the complete rows of a text that #text starts with; returns what is wrong with the row after them. */
  #parseRows(text: string): string | undefined {
    this.#offset = 0;
    let problem: string | undefined;
    const parser: Papa.Parser = new Papa.Parser({
      delimiter: this.dialect.separator,
      newline: '\n',
      step: (result: Papa.ParseStepResult<readonly (readonly string[])[]>) => {
        const [cells = []] = result.data;
        const end = result.meta.cursor;
        if (result.errors.length > 0) problem = problems.textAfterQuote;
        else if (this.#holdsOtherRows(cells, end)) problem = problems.unclosedQuote;
        if (problem === undefined) this.#addRow(cells, end);
        else parser.abort();
      },
    });
    // The last row may be incomplete, so it is left for the next chunk.
    const { errors } = parser.parse(text, 0, true) as { errors: readonly unknown[] };
    this.#text = this.#text.slice(this.#offset);
    return errors.length > 0 ? (problem ?? problems.textAfterQuote) : problem;
  }

  /**
   * Whether a ragged row of several lines is only due to a quotation mark out of place: its later lines are rows
   * themselves.
   */
  #holdsOtherRows(cells: readonly string[], end: number): boolean {
    const { columns, dialect } = this;
    if (columns.length < 2 || surplusOf(cells, columns) !== undefined) return false;
    const text = this.#text.slice(this.#offset, end);
    const [, ...others] = text.split('\n').slice(0, -1);
    return others.some((line) => {
      const { data } = Papa.parse<string[]>(line, { delimiter: dialect.separator, newline: '\n' });
      return data[0] !== undefined && surplusOf(data[0], columns) !== undefined;
    });
  }

  /** Goes on with the line after the one on which a quotation mark is never closed. */
  #giveUpQuote(): void {
    this.#rejectLine(problems.unclosedQuote);
    this.#parse();
  }

  #rejectLine(error: string): void {
    const end = this.#text.indexOf('\n') + 1;
    if (end === 0) throw new Error('a rejected row has no end');
    const line = this.#line;
    const pieces = piecesOf(this.#text.slice(0, end), line, this.#takeFlaws(line));
    this.#text = this.#text.slice(end);
    this.#line += 1;
    this.#reject({ line, errorCode: 'quote', error, raw: pieces });
  }

  #addRow(cells: readonly string[], end: number): void {
    if (end <= this.#offset) throw new Error('a row takes no text');
    const [line, text] = [this.#line, this.#text.slice(this.#offset, end)];
    this.#offset = end;
    this.#line += cells.some((cell) => cell.includes('\n')) ? text.split('\n').length - 1 : 1;
    if (this.#flaws.length > 0) {
      const flaws = this.#takeFlaws(this.#line - 1);
      const [flaw] = flaws;
      if (flaw) {
        const { errorCode, error } = flaw;
        this.#reject({ line: flaw.line, errorCode, error, raw: piecesOf(text, line, flaws) });
        return;
      }
    }
    const isCrlf = text.endsWith('\r\n');
    const original = text.slice(0, isCrlf ? -2 : -1);
    // For the parser the carriage return is part of the last cell, unless that cell is quoted.
    const last = cells.at(-1);
    const hasExtraReturn = isCrlf && !text.endsWith('\r"\r\n') && last?.endsWith('\r') === true;
    const row = {
      line,
      cells: hasExtraReturn ? [...cells.slice(0, -1), last.slice(0, -1)] : cells,
      original,
    };
    if (this.columns.length === 0) {
      this.columns = this.#hasHeader ? row.cells : row.cells.map((_, index) => String(index + 1));
    }
    const fitted = isBlank(row) ? row : fitRow(row, this.columns, this.dialect.separator);
    if (fitted) this.#rows.push(fitted);
    else {
      const { length } = row.cells;
      const [width, hasHeader] = [this.columns.length, this.#hasHeader];
      const isSpaced = cells.some((cell) => /^ +"/.test(cell));
      const error =
        problems.ragged(length, width, hasHeader) + (isSpaced ? problems.blankBeforeQuote : '');
      this.#reject({ line, errorCode: 'ragged', error, raw: [text] });
    }
  }

  #reject(row: Omit<BadRow, 'name'>): void {
    // Without a header there is no table.
    if (this.#hasHeader && this.columns.length === 0) {
      throw new CommandError({ name: this.#name, line: row.line }, row.error);
    }
    this.#badRows.add({ name: this.#name, ...row });
  }

  /** Removes and returns the flaws up to a line. */
  #takeFlaws(lastLine: number): readonly Flaw[] {
    const index = this.#flaws.findIndex(({ line }) => line > lastLine);
    return this.#flaws.splice(0, index < 0 ? this.#flaws.length : index);
  }
}

function isBlank({ cells, original }: SourceRecord): boolean {
  return cells.length === 1 && original.trim() === '';
}

async function* withoutBlanks(
  chunks: AsyncIterable<readonly SourceRecord[]>,
): AsyncIterable<readonly SourceRecord[]> {
  for await (const chunk of chunks) yield chunk.filter((row) => !isBlank(row));
}

/**
 * The row without trailing separators, or with blank cells for those at its end that spreadsheets leave out; undefined if it
 * has too many.
 */
function fitRow(
  row: SourceRecord,
  columns: readonly string[],
  separator: string,
): SourceRecord | undefined {
  const { line, cells, original } = row;
  const surplus = cells.length - columns.length;
  if (surplus === 0) return row;
  if (surplus < 0) {
    return {
      line,
      cells: [...cells, ...Array.from({ length: -surplus }, () => '')],
      original: original + separator.repeat(-surplus),
    };
  }
  const isEmpty =
    surplusOf(cells, columns) !== undefined && original.endsWith(separator.repeat(surplus));
  return isEmpty
    ? { line, cells: cells.slice(0, columns.length), original: original.slice(0, -surplus) }
    : undefined;
}
