import { separatedCell } from '../../library/csv-cell.ts';
import { nearest } from '../../library/nearest.ts';
import type { BadRow, BadRows } from '../bad-rows.ts';
import { CommandError } from '../io.ts';
import { problems } from '../problems.ts';
import type { OpenTable, SourceRecord } from '../records.ts';
import { columnsNamed, foldName } from './column-names.ts';
import type { TableStart } from './dialect.ts';
import { shellQuote } from './file-kinds.ts';
import type { TextChunk } from './text-reader.ts';

const SEPARATOR = ',';

/** Which fields of the objects are read as cells. */
export interface WantedFields {
  /** The fields to process. An object may lack them, but not all objects. */
  readonly asked: readonly string[];
  /** Whether all fields are read, since what is written has columns. */
  readonly hasColumns: boolean;
  /** The columns of the first table, if this is a later one. */
  readonly columns: readonly string[] | undefined;
}

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Reads JSON objects, one per line (NDJSON, JSON Lines). Where what is written has columns, these are the fields of the first
 * object, and an object with others is a bad row.
 *
 * @throws CommandError if the first line is no object, or if no object has a field that is asked for
 */
export function openObjects(
  name: string,
  start: TableStart,
  text: AsyncIterator<TextChunk>,
  wanted: WantedFields,
  badRows: BadRows,
): OpenTable {
  const [firstLine = ''] = start.text.trimStart().split('\n', 1);
  const first = parseObject(firstLine);
  if (first === undefined) {
    const isArray = firstLine.startsWith('[');
    throw new CommandError(name, problems.json(shellQuote(name), isArray));
  }
  const columns = wanted.hasColumns
    ? (wanted.columns ?? columnsOf(first, wanted.asked))
    : [...new Set(wanted.asked)];
  const known = wanted.hasColumns ? new Set(columns) : undefined;
  const missing = new Set(wanted.asked);
  let lineNumber = start.line;

  function recordOf(line: number, original: string): SourceRecord | Omit<BadRow, 'name'> {
    const object = parseObject(original);
    if (object === undefined) {
      return { line, errorCode: 'json', error: problems.badObject, raw: [original] };
    }
    const other = known && Object.keys(object).find((key) => !known.has(key));
    if (other !== undefined) {
      return { line, errorCode: 'ragged', error: problems.otherKey(other), raw: [original] };
    }
    for (const field of missing) if (keyNamed(object, field) !== undefined) missing.delete(field);
    return { line, original: original.trim(), cells: cellsOf(object, original, columns) };
  }

  function recordsOf({ text, flaws }: TextChunk): readonly SourceRecord[] {
    const records: SourceRecord[] = [];
    const lines = text.split('\n');
    if (lines.at(-1) === '') lines.pop();
    for (const original of lines) {
      const line = lineNumber;
      lineNumber += 1;
      const flaw = flaws.find((each) => each.line === line);
      if (flaw) {
        const { errorCode, error, bytes } = flaw;
        badRows.add({ name, line, errorCode, error, raw: [bytes] });
      } else if (original.trim() !== '') {
        const record = recordOf(line, original);
        if ('errorCode' in record) badRows.add({ name, ...record });
        else records.push(record);
      }
    }
    return records;
  }

  async function* rows(): AsyncIterable<readonly SourceRecord[]> {
    try {
      yield recordsOf(start);
      for (let next = await text.next(); next.done !== true; next = await text.next()) {
        yield recordsOf(next.value);
      }
    } finally {
      await text.return?.();
    }
    const [field] = missing;
    if (field === undefined) return;
    const names = Object.keys(first ?? {});
    const meant = nearest(foldName(field), names.map(foldName));
    const near = names.find((each) => foldName(each) === meant);
    throw new CommandError(name, problems.noField(field, names, near));
  }
  return {
    ...{ kind: 'ndjson', columns, rows: rows() },
    dialect: { separator: SEPARATOR, newline: '\n', preamble: [] },
    header: {
      line: start.line,
      original: columns.map((column) => separatedCell(column, SEPARATOR)).join(SEPARATOR),
      cells: columns,
    },
  };
}

/** The fields of an object, and those that are asked for. */
function columnsOf(object: JsonObject, asked: readonly string[]): readonly string[] {
  const names = Object.keys(object);
  return [...new Set([...names, ...asked.filter((field) => !columnsNamed(names, field).length)])];
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The name of the field with a name, or if there is none, of one whose name differs only in width, case and blanks. */
function keyNamed(object: JsonObject, field: string): string | undefined {
  if (Object.hasOwn(object, field)) return field;
  const names = Object.keys(object);
  const [index] = columnsNamed(names, field);
  return index === undefined ? undefined : names[index];
}

/** Texts as they are, other values as they stand in the text; blank for null and for a field that the object lacks. */
function cellsOf(object: JsonObject, text: string, columns: readonly string[]): readonly string[] {
  let fields: ReadonlyMap<string, string> | undefined;
  return columns.map((column) => {
    const key = keyNamed(object, column);
    const value = key === undefined ? undefined : object[key];
    if (key === undefined || value === undefined || value === null) return '';
    if (typeof value === 'string') return value;
    fields ??= fieldsOf(text);
    return fields.get(key) ?? '';
  });
}

/**
 * The values of a JSON object by their names, each as it stands in the text: a number keeps its digits. Of two values with one
 * name the last counts.
 *
 * @param text a JSON object that has been parsed without an error
 * @example
 * [...fieldsOf('{"id": 12345678901234567890, "price": 1.10}').values()] // => ["12345678901234567890","1.10"]
 */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (let at = text.indexOf('"'); at >= 0 && at < text.length;) {
    const nameEnd = endOfString(text, at);
    const name = JSON.parse(text.slice(at, nameEnd)) as string;
    const start = text.indexOf(':', nameEnd) + 1;
    const end = endOfValue(text, start);
    fields.set(name, text.slice(start, end).trim());
    at = text[end] === ',' ? text.indexOf('"', end) : text.length;
  }
  return fields;
}

/** The index after the closing quotation mark of the string that starts at an index. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); ; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text[before - 1] === '\\') before -= 1;
    if ((at - before) % 2 === 0) return at + 1;
  }
}

/** The index of the comma or brace after a value. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at) - 1;
    else if (character === '{' || character === '[') depth += 1;
    else if (depth === 0 && (character === ',' || character === '}')) return at;
    else if (character === '}' || character === ']') depth -= 1;
  }
  return text.length;
}
