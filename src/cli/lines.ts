import { StringDecoder } from 'node:string_decoder';

/** No code is longer, and no line may fill the memory. Counted in UTF-16 units. */
export const LONGEST_LINE = 1000;

/** Stands at the end of a line that was cut, which makes it no code. */
const CUT = '…';

/**
 * Divides bytes into lines, given in the batches they arrive in. Lines end with LF or CRLF; the last one may lack it.
 * A byte order mark is dropped, bytes that are not UTF-8 become U+FFFD, and a line beyond LONGEST_LINE keeps its head.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncIterable<readonly string[]> {
  const decoder = new StringDecoder('utf8');
  let begun = false;
  let tail = '';
  for await (const chunk of bytes) {
    let text = decoder.write(chunk);
    if (!begun && text !== '') {
      begun = true;
      if (text.startsWith('\uFEFF')) text = text.slice(1);
    }
    const lines = text.split('\n');
    lines[0] = tail + (lines[0] ?? '');
    // Two units more than a line may have: one shows that it is too long, the other may be a carriage return.
    tail = (lines.pop() ?? '').slice(0, LONGEST_LINE + 2);
    yield lines.map(finished);
  }
  tail += decoder.end();
  if (tail !== '') yield [finished(tail)];
}

function finished(line: string): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (text.length <= LONGEST_LINE) return text;
  // Half of a surrogate pair is no character.
  return text.slice(0, LONGEST_LINE).replace(/[\uD800-\uDBFF]$/, '') + CUT;
}
