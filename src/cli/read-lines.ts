import type { Line } from './answers.ts';
import { BlankLines } from './blank-lines.ts';
import type { Input } from './io.ts';
import { textOf } from './read-text.ts';

/**
 * The lines of a text, in the batches they arrive in. They end with LF or CRLF; the last one may lack it. A byte order mark is
 * dropped. Blank lines at the end are none.
 */
export async function* linesOf(input: Input): AsyncIterable<readonly Line[]> {
  let line = 0;
  const blanks = new BlankLines<Line>(({ text }) => text);
  for await (const piece of textOf(input)) {
    const texts = (line === 0 ? piece.replace(/^\uFEFF/, '') : piece).split('\n');
    if (texts.at(-1) === '') texts.pop();
    let batch: Line[] = [];
    for (const each of texts) {
      const text = each.endsWith('\r') ? each.slice(0, -1) : each;
      line += 1;
      if (text.trim() === '') {
        blanks.add({ line, text });
        continue;
      }
      for (const some of blanks.taken()) {
        if (batch.length > 0) yield batch;
        batch = [...some];
      }
      batch.push({ line, text });
    }
    if (batch.length > 0) yield batch;
  }
}
