import type { BadRows } from '../bad-rows.ts';
import type { InputStream } from '../io.ts';
import type { Source, SourceRecord } from '../records.ts';
import { withoutBlankEnd } from './blank-rows.ts';
import { readText } from './text-reader.ts';

/** A list as a source: lines or arguments. */
export function listSource(name: string, records: Source['records']): Source {
  return {
    ...{ name, records, table: undefined },
    asked: ({ original }) => ({ input: original, label: '', lineName: '' }),
  };
}

/** Reads lists, one input per line. Blank lines at the end are left out. */
export function* readLists(
  inputs: readonly InputStream[],
  encoding: string | undefined,
  badRows: BadRows,
): Iterable<Source> {
  for (const input of inputs) {
    const lines = withoutBlankEnd(
      readLines(input, encoding, badRows),
      ({ original }) => original.trim() === '',
    );
    yield listSource(input.name, lines);
  }
}

/** The lines of a text as they arrive. A line ends with LF or CRLF, except perhaps the last. A byte order mark is dropped. */
async function* readLines(
  input: InputStream,
  encoding: string | undefined,
  badRows: BadRows,
): AsyncIterable<readonly SourceRecord[]> {
  const { name } = input;
  let line = 0;
  for await (const chunk of readText(input, encoding)) {
    const text = line === 0 ? chunk.text.replace(/^\uFEFF/, '') : chunk.text;
    const flaws = new Map(chunk.flaws.map((flaw) => [flaw.line, flaw]));
    const lines = text.split('\n');
    if (lines.at(-1) === '') lines.pop();
    const records: SourceRecord[] = [];
    for (const lineText of lines) {
      line += 1;
      const flaw = flaws.get(line);
      if (flaw) {
        const { errorCode, error, bytes } = flaw;
        badRows.add({ name, line, errorCode, error, raw: [bytes] });
        continue;
      }
      const original = lineText.endsWith('\r') ? lineText.slice(0, -1) : lineText;
      records.push({ line, original, cells: [] });
    }
    yield records;
  }
}
