import type { InputStream } from '../io.ts';
import type { RowReader } from '../process-rows.ts';
import { BlankRows } from './blank-rows.ts';
import { listReader, type ListRow } from './list-reader.ts';
import { readText } from './text-reader.ts';

/** Reads several lists, one input per line, as one. */
export async function* readLists(
  inputs: readonly InputStream[],
  columns: readonly string[],
): AsyncIterable<RowReader<ListRow>> {
  for (const [index, input] of inputs.entries()) {
    const file = inputs.length > 1 ? input.name : undefined;
    const header = index === 0 ? columns : undefined;
    yield await Promise.resolve(listReader(readLines(input), header, file));
  }
}

/**
 * The lines of a text, chunk by chunk as they arrive. A line ends with LF or CRLF, except perhaps the last. A byte order mark
 * and blank lines at the end are dropped.
 */
async function* readLines(input: InputStream): AsyncIterable<readonly ListRow[]> {
  let line = 0;
  const blanks = new BlankRows<ListRow>(({ text }) => text);
  for await (const chunk of readText(input)) {
    const lines = (line === 0 ? chunk.replace(/^\uFEFF/, '') : chunk).split('\n');
    if (lines.at(-1) === '') lines.pop();
    let rows: ListRow[] = [];
    for (const lineText of lines) {
      const text = lineText.endsWith('\r') ? lineText.slice(0, -1) : lineText;
      line += 1;
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
