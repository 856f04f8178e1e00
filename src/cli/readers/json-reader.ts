import { separatedCell } from '../../library/csv-cell.ts';
import type { BadRow, BadRows } from '../bad-rows.ts';
import { CommandError } from '../io.ts';
import { problems } from '../problems.ts';
import type { CsvTable, TableRow } from './csv-parser.ts';
import type { TextChunk } from './text-reader.ts';

const SEPARATOR = ',';

/**
 * Reads JSON objects, one per line (NDJSON, JSON Lines), as the rows of a table. Its columns are the fields of the first
 * object; a later one may lack some. A value that is not a string becomes a cell of JSON.
 *
 * @throws CommandError if the first line is no object
 */
export function openObjects(
  name: string,
  first: TextChunk,
  others: AsyncIterator<TextChunk>,
  firstLine: number,
  badRows: BadRows,
): CsvTable | undefined {
  const [line = ''] = first.text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split('\n', 1);
  const object = parseObject(line);
  if (object === undefined) throw new CommandError(name, problems.json);
  const columns = Object.keys(object);
  const dialect = { separator: SEPARATOR, newline: '\n', preamble: '' } as const;
  const header = { line: firstLine, cells: columns, raw: joined(columns) };
  let lineNumber = firstLine;

  function rowsOf({ text, flaws }: TextChunk): readonly TableRow[] {
    const rows: TableRow[] = [];
    const lines = text.replace(/^\uFEFF/, '').split('\n');
    if (lines.at(-1) === '') lines.pop();
    for (const raw of lines) {
      const line = lineNumber;
      lineNumber += 1;
      const flaw = flaws.find((each) => each.line === line);
      if (flaw) {
        const { errorCode, error, bytes } = flaw;
        badRows.add({ name, line, errorCode, error, raw: [bytes] });
      } else if (raw.trim() !== '') {
        const row = toRow(raw, line, columns);
        if ('errorCode' in row) badRows.add({ name, ...row });
        else rows.push(row);
      }
    }
    return rows;
  }

  async function* chunks(): AsyncIterable<readonly TableRow[]> {
    try {
      yield rowsOf(first);
      for (;;) {
        const next = await others.next();
        if (next.done === true) return;
        yield rowsOf(next.value);
      }
    } finally {
      await others.return?.();
    }
  }
  return { name, dialect, header, columns, chunks: chunks() };
}

function toRow(
  raw: string,
  line: number,
  columns: readonly string[],
): TableRow | Omit<BadRow, 'name'> {
  const object = parseObject(raw);
  if (object === undefined) {
    return { line, errorCode: 'json', error: problems.badObject, raw: [raw] };
  }
  const other = Object.keys(object).find((key) => !columns.includes(key));
  if (other !== undefined) {
    return { line, errorCode: 'ragged', error: problems.otherKey(other), raw: [raw] };
  }
  const cells = columns.map((column) => cellOf(object[column]));
  return { line, cells, raw: joined(cells) };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function joined(cells: readonly string[]): string {
  return cells.map((cell) => separatedCell(cell, SEPARATOR)).join(SEPARATOR);
}
