import Papa from 'papaparse';
import { CommandError, type InputPosition } from '../io.ts';
import { problems } from '../problems.ts';
import { columnIndex, columnsNamed } from './column-names.ts';
import { looksLikeJson } from './json-signs.ts';
import { type Flaw, piecesOf, type TextChunk } from './text-reader.ts';

/** How a table is written. */
export interface Dialect {
  readonly separator: string;
  readonly newline: '\n' | '\r\n';
  /** What precedes the header: a byte order mark, skipped lines, and the `sep=` line that tells Excel the separator. */
  readonly preamble: readonly (string | Uint8Array)[];
}

/** What is known of a table before it is read. */
export interface TableFormat {
  /** Undefined if it has to be detected. */
  readonly separator: string | undefined;
  readonly hasHeader: boolean;
  /** The names or numbers of the columns that it must have. */
  readonly wanted: readonly string[];
  /** How many lines to skip above it. */
  readonly skipLines: number;
}

/** The start of a table, as much as it takes to detect its separator. */
export interface TableStart extends TextChunk {
  readonly preamble: Dialect['preamble'];
  /** The separator of a `sep=` line. */
  readonly declared: string | undefined;
  /** The line on which the text begins, counted from 1. */
  readonly line: number;
  /** The lines from which the dialect is detected. */
  readonly sample: string;
}

/** Takes the start of a table from its chunks; undefined if there is no table. */
export async function startOf(
  chunks: AsyncIterator<TextChunk>,
  format: TableFormat,
): Promise<TableStart | undefined> {
  const { skipLines } = format;
  const { skipped, ...above } = await skip(skipLines, chunks);
  let { text, flaws } = above;
  for (;;) {
    const [preamble, declared] = /^\uFEFF?(?:sep=([^\w\s"]|\t)\r?\n)?/i.exec(text) ?? [''];
    const body = text.slice(preamble.length);
    const start = {
      preamble: preamble === '' ? skipped : [...skipped, preamble],
      ...{ declared, flaws, text: body },
      line: skipLines + (preamble.endsWith('\n') ? 2 : 1),
    };
    if (looksLikeJson(body)) return { ...start, sample: '' };
    const sample = settlingLines(body, { ...format, separator: format.separator ?? declared });
    if (sample !== undefined) return { ...start, sample };
    const next = await chunks.next();
    if (next.done === true) return text === '' ? undefined : { ...start, sample: body };
    text += next.value.text;
    flaws = [...flaws, ...next.value.flaws];
  }
}

/** Takes the first lines from the chunks, and what came with them. */
async function skip(
  count: number,
  chunks: AsyncIterator<TextChunk>,
): Promise<TextChunk & { readonly skipped: Dialect['preamble'] }> {
  const skipped: (string | Uint8Array)[] = [];
  for (let line = 1; line <= count;) {
    const next = await chunks.next();
    if (next.done === true) break;
    const { text, flaws } = next.value;
    const first = line;
    let end = 0;
    while (line <= count && end < text.length) {
      end = text.indexOf('\n', end) + 1 || text.length;
      line += 1;
    }
    const isAbove = (flaw: Flaw): boolean => flaw.line <= count;
    skipped.push(...piecesOf(text.slice(0, end), first, flaws.filter(isAbove)));
    if (end < text.length) {
      return { skipped, text: text.slice(end), flaws: flaws.filter((flaw) => !isAbove(flaw)) };
    }
  }
  return { skipped, text: '', flaws: [] };
}

/**
 * The shortest run of whole lines from which the separator is certain, so that a live feed need not wait; undefined if it is
 * not certain yet. It depends only on the text, however that arrives.
 */
function settlingLines(body: string, format: TableFormat): string | undefined {
  let end = 0;
  for (let lines = 1, nextTest = 1; ; lines += 1) {
    const lineEnd = body.indexOf('\n', end);
    if (lineEnd < 0) return undefined;
    end = lineEnd + 1;
    const isEnough = lines > SAMPLE || end > SAMPLE_LENGTH;
    if (format.separator !== undefined || isEnough) return body.slice(0, end);
    if (lines < nextTest) continue;
    nextTest *= 2;
    if (isSettled(body.slice(0, end), format)) return body.slice(0, end);
  }
}

/** Whether there is no separator in the header, or exactly one fits the header, the wanted columns and the first row. */
function isSettled(lines: string, { wanted, hasHeader }: TableFormat): boolean {
  const tables = SEPARATORS.map((separator) => sampleRows(lines, separator));
  if (tables.every(([header]) => header?.length === 1)) return true;
  const fitting = tables.filter(([header = [], row]) => {
    return (
      header.length > 1 &&
      row !== undefined &&
      surplusOf(row, header) !== undefined &&
      hasColumns(header, wanted, hasHeader)
    );
  });
  return fitting.length === 1;
}

/**
 * The separator is the one that is given, or else that of a `sep=` line, or else the one that fits the header and the rows
 * best.
 */
export function detectDialect(
  { sample, declared, preamble }: TableStart,
  format: TableFormat,
): Dialect {
  const end = sample.indexOf('\n');
  const line = end < 0 ? sample : sample.slice(0, end);
  return {
    separator: format.separator ?? declared ?? bestSeparator(sample, format),
    newline: line.endsWith('\r') ? '\r\n' : '\n',
    preamble,
  };
}

/**
 * Refuses a header that lacks a column which a line below has: exports of some programs have a title above it.
 *
 * @param position the line of the header
 */
export function checkHeader(
  { text: body }: TableStart,
  { separator }: Dialect,
  { wanted, hasHeader }: TableFormat,
  { name, line }: InputPosition,
): void {
  const [header] = sampleRows(body, separator);
  const missing = wanted.find(
    (column) => header && !/^\d+$/.test(column) && !hasColumns(header, [column], true),
  );
  if (!hasHeader || missing === undefined) return;
  const [, ...others] = body.split('\n', MOST_LINES_ABOVE);
  const below = others.findIndex((text) =>
    SEPARATORS.some((candidate) => {
      const [cells = []] = sampleRows(`${text.replace(/\r$/, '')}\n`, candidate);
      return cells.length > 1 && columnsNamed(cells, missing).length === 1;
    }),
  );
  if (below < 0) return;
  const [found, skipped] = [line + below + 1, line + below];
  throw new CommandError({ name, line }, problems.columnBelow(missing, found, skipped));
}

const MOST_LINES_ABOVE = 30;

/** Enough rows, or characters, to recognize a separator. */
const SAMPLE = 100;
const SAMPLE_LENGTH = 64 * 1024;

/** The score of a table of one column: a separator has to fit at least four rows of ten. */
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
    const hasWanted = hasColumns(names, wanted, hasHeader);
    return { separator, hasWanted, width, score: width === 1 ? SINGLE_COLUMN : share };
  });
  const [best] = scores.toSorted(
    (a, b) => Number(b.hasWanted) - Number(a.hasWanted) || b.score - a.score || b.width - a.width,
  );
  return best?.separator ?? ',';
}

/** The first rows; the last one may be incomplete, unless there is only one. */
function sampleRows(body: string, separator: string): readonly (readonly string[])[] {
  const text = body.includes('\n') ? body : `${body}\n`;
  const parser = new Papa.Parser({ delimiter: separator, newline: '\n', preview: SAMPLE });
  const { data } = parser.parse(text, 0, true) as { data: readonly (readonly string[])[] };
  return data.filter((cells) => cells.length > 1 || cells[0]?.trim() !== '');
}

/** Whether a header has all columns, each by its name or its number. */
function hasColumns(
  header: readonly string[],
  wanted: readonly string[],
  hasHeader: boolean,
): boolean {
  const names = header.map((name) => name.replace(/\r$/, ''));
  return wanted.every(
    (column) =>
      (hasHeader && columnsNamed(names, column).length > 0) ||
      columnIndex(column, names.length) !== undefined,
  );
}

/**
 * How many empty cells a row has beyond its header: a trailing separator does not add a cell. Negative if the last cell is
 * missing and its column has no name. Undefined if the row does not fit.
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

/** The separators that spreadsheets write. Any of them is recognized; others must be given. */
const SEPARATORS: readonly string[] = [',', ';', '\t', '|'];
