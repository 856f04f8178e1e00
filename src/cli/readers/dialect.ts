import Papa from 'papaparse';
import { CommandError } from '../io.ts';
import { SEPARATORS } from '../separators.ts';
import { shellQuote, type TextChunk } from './text-reader.ts';

/** How a table is written. */
export interface Dialect {
  readonly separator: string;
  readonly newline: '\n' | '\r\n';
  /** What precedes the header: a byte order mark, and the `sep=` line that tells Excel the separator. */
  readonly preamble: string;
}

/** What is known of a table before it is read. */
export interface TableFormat {
  /** Undefined if it is to be recognized. */
  readonly separator: string | undefined;
  readonly hasHeader: boolean;
  /** The names or numbers of the columns that it must have. */
  readonly wanted: readonly string[];
}

/**
 * The start of a table: as much as it takes to recognize its separator. The chunks that follow are those of the iterator;
 * undefined when the input is empty.
 */
export async function startOf(
  chunks: AsyncIterator<TextChunk>,
  format: TableFormat,
): Promise<TextChunk | undefined> {
  const first = await chunks.next();
  if (first.done === true) return undefined;
  let { text, flaws } = first.value;
  // A live feed may bring its header alone.
  while (needsRow(text, format)) {
    const next = await chunks.next();
    if (next.done === true) break;
    text += next.value.text;
    flaws = [...flaws, ...next.value.flaws];
  }
  return { text, flaws };
}

/** Whether the first line leaves the separator open, and no other line has come. */
function needsRow(text: string, { separator }: TableFormat): boolean {
  if (separator !== undefined) return false;
  const { declared, body } = splitPreamble(text);
  const [line = '', ...others] = body.split('\n', 3);
  const count = SEPARATORS.filter((candidate) => line.includes(candidate)).length;
  return declared === undefined && count > 1 && others.length < 2;
}

/** The separator is the one that is given, or named by a `sep=` line, or that fits the header and the rows below it best. */
export function detectDialect(text: string, name: string, format: TableFormat): Dialect {
  const { preamble, declared, body } = splitPreamble(text);
  const end = body.indexOf('\n');
  const line = end < 0 ? body : body.slice(0, end);
  // Excel for Macintosh can end lines so; the whole table would be its header.
  if (/\r(?!$)/.test(line.replace(/"(?:[^"]|"")*"/g, ''))) {
    throw new CommandError(name, (errors) => errors.carriageReturns(shellQuote(name, errors)));
  }
  return {
    separator: format.separator ?? declared ?? bestSeparator(body, format),
    newline: line.endsWith('\r') ? '\r\n' : '\n',
    preamble,
  };
}

function splitPreamble(text: string): {
  readonly preamble: string;
  readonly declared: string | undefined;
  readonly body: string;
} {
  const [preamble, declared] = /^\uFEFF?(?:sep=([,;\t|])\r?\n)?/i.exec(text) ?? [''];
  return { preamble, declared, body: text.slice(preamble.length) };
}

/** Enough rows to recognize a separator. */
const SAMPLE = 100;

/** What a table of one column scores: a separator that fits fewer than four rows of ten is none. */
const SINGLE_COLUMN = 0.4;

function bestSeparator(body: string, { wanted, hasHeader }: TableFormat): string {
  const scores = SEPARATORS.map((separator) => {
    const [header = [], ...rows] = sampleRows(body, separator);
    const names = header.map((cell, index) =>
      index === header.length - 1 ? cell.replace(/\r$/, '') : cell,
    );
    const width = header.length;
    const fitting = rows.filter((cells) => surplusOf(cells, names) !== undefined).length;
    const share = rows.length === 0 ? 1 : fitting / rows.length;
    const hasWanted = wanted.every(
      (column) => (hasHeader && names.includes(column)) || columnNumber(column, width),
    );
    return { separator, hasWanted, width, score: width === 1 ? SINGLE_COLUMN : share };
  });
  const [best] = scores.toSorted(
    (a, b) => Number(b.hasWanted) - Number(a.hasWanted) || b.score - a.score || b.width - a.width,
  );
  return best?.separator ?? ',';
}

/** The first rows; the last one may be incomplete, unless there is but one. */
function sampleRows(body: string, separator: string): readonly (readonly string[])[] {
  const text = body.includes('\n') ? body : `${body}\n`;
  const parser = new Papa.Parser({ delimiter: separator, newline: '\n', preview: SAMPLE });
  const { data } = parser.parse(text, 0, true) as { data: readonly (readonly string[])[] };
  return data.filter((cells) => cells.length > 1 || cells[0]?.trim() !== '');
}

/** The index of the column that a number names, counted from 1; undefined for any other text. */
export function columnIndex(column: string, width: number): number | undefined {
  const number = /^[1-9]\d{0,5}$/.test(column) ? Number(column) : 0;
  return number >= 1 && number <= width ? number - 1 : undefined;
}

function columnNumber(column: string, width: number): boolean {
  return columnIndex(column, width) !== undefined;
}

/**
 * How many cells a row has too many for its header, although nothing is in them: a trailing separator is no cell. Negative
 * if it lacks the last one, which has no name. Undefined if the row is ragged.
 *
 * @example
 * surplusOf(['1', 'AR2126', ''], ['id', 'code']) // => 1
 * surplusOf(['1'], ['id', 'code']) // => undefined
 */
export function surplusOf(
  cells: readonly string[],
  columns: readonly string[],
): number | undefined {
  const surplus = cells.length - columns.length;
  if (surplus === 0) return 0;
  if (surplus < 0) return surplus === -1 && columns.at(-1) === '' ? surplus : undefined;
  return cells.slice(columns.length).every((cell) => cell === '' || cell === '\r')
    ? surplus
    : undefined;
}
