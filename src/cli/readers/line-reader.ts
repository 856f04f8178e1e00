import type { BadRows } from '../bad-rows.ts';
import type { InputStream } from '../io.ts';
import type { RowReader } from '../process-rows.ts';
import { BlankRows } from './blank-rows.ts';
import { type ListOptions, listReader, type ListRow } from './list-reader.ts';
import { readText } from './text-reader.ts';

export interface LineReaderOptions extends ListOptions {
  /** Undefined for UTF-8, or UTF-16 with a byte order mark. */
  readonly encoding: string | undefined;
}

/** Reads several lists, one input per line, as one. */
export async function* readLists(
  inputs: readonly InputStream[],
  options: LineReaderOptions,
  badRows: BadRows,
): AsyncIterable<RowReader<ListRow>> {
  for (const [index, input] of inputs.entries()) {
    const file = inputs.length > 1 ? input.name : undefined;
    const lines = readLines(input, options.encoding, badRows);
    yield await Promise.resolve(listReader(lines, options, index === 0, file));
  }
}

/**
 * The lines of a text, chunk by chunk as they arrive. A line ends with LF or CRLF, except perhaps the last. A byte order mark
 * and blank lines at the end are dropped.
 */
async function* readLines(
  input: InputStream,
  encoding: string | undefined,
  badRows: BadRows,
): AsyncIterable<readonly ListRow[]> {
  const { name } = input;
  let line = 0;
  const blanks = new BlankRows<ListRow>(({ text }) => text);
  for await (const chunk of readText(input, encoding)) {
    const text = line === 0 ? chunk.text.replace(/^\uFEFF/, '') : chunk.text;
    const flaws = new Map(chunk.flaws.map((flaw) => [flaw.line, flaw]));
    const lines = text.split('\n');
    if (lines.at(-1) === '') lines.pop();
    let rows: ListRow[] = [];
    for (const lineText of lines) {
      line += 1;
      const flaw = flaws.get(line);
      if (flaw) {
        const { errorCode, error, bytes } = flaw;
        badRows.add({ name, line, errorCode, error, raw: [bytes] });
        continue;
      }
      const text = lineText.endsWith('\r') ? lineText.slice(0, -1) : lineText;
      if (text.trim() === '') {
        blanks.add({ line, text });
        continue;
      }
      for (const blankRows of blanks.drain()) {
        if (rows.length > 0) yield rows;
        rows = [...blankRows];
      }
      rows.push({ line, text });
    }
    if (rows.length > 0) yield rows;
  }
}
