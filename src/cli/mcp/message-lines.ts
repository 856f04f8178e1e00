/** A line that is too long: only its two ends are kept, since one of them names the request. */
export interface LongLine {
  readonly start: string;
  readonly end: string;
}

const LF = 10;

/** How much of each end is kept, in bytes. */
const END = 512;

/** The lines of a stream as they arrive. */
export async function* messageLines(
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncIterable<string | LongLine> {
  let pieces: Buffer[] = [];
  let length = 0;
  let start: Buffer | undefined;
  const takeLine = (): string | LongLine => {
    const text = Buffer.concat(pieces);
    const line = start
      ? { start: start.toString(), end: text.subarray(-END).toString() }
      : text.toString();
    [pieces, length, start] = [[], 0, undefined];
    return line;
  };
  const add = (piece: Uint8Array): void => {
    pieces.push(Buffer.from(piece));
    length += piece.length;
    if (length <= maxBytes) return;
    const all = Buffer.concat(pieces);
    start ??= all.subarray(0, END);
    pieces = [all.subarray(-END)];
    length = maxBytes;
  };
  for await (const chunk of bytes) {
    let begin = 0;
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, begin)) {
      add(chunk.subarray(begin, end));
      yield takeLine();
      begin = end + 1;
    }
    add(chunk.subarray(begin));
  }
  if (length > 0) yield takeLine();
}
