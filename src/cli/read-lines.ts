import type { Line } from './answers.ts';
import { textOf } from './read-text.ts';
import type { Input } from './io.ts';

/**
 * The lines of a text, in the batches they arrive in. They end with LF or CRLF; the last one may lack it. A byte order mark is
 * dropped. Blank lines at the end are none.
 */
export async function* linesOf(input: Input): AsyncIterable<readonly Line[]> {
  let line = 0;
  /** The blank lines that nothing has followed yet, all of them alike. */
  let blanks = { text: '', count: 0 };
  for await (const piece of textOf(input)) {
    const texts = (line === 0 ? piece.replace(/^\uFEFF/, '') : piece).split('\n');
    if (texts.at(-1) === '') texts.pop();
    const batch: Line[] = [];
    const flush = (): void => {
      for (; blanks.count > 0; blanks.count -= 1) {
        batch.push({ line: line - blanks.count + 1, text: blanks.text });
      }
    };
    for (const each of texts) {
      const text = each.endsWith('\r') ? each.slice(0, -1) : each;
      if (text.trim() !== '') {
        flush();
        line += 1;
        batch.push({ line, text });
      } else {
        if (blanks.text !== text) flush();
        line += 1;
        blanks = { text, count: blanks.count + 1 };
      }
    }
    if (batch.length > 0) yield batch;
  }
}
