/** Stands for a line that is too long. */
export const TOO_LONG = Symbol('TOO_LONG');

const LF = 10;

/** The lines of a stream as they arrive. Of one that is too long nothing is kept. */
export async function* messageLines(
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncIterable<string | typeof TOO_LONG> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const takeLine = (): string | typeof TOO_LONG => {
    const line = length > maxBytes ? TOO_LONG : Buffer.concat(pieces).toString();
    [pieces, length] = [[], 0];
    return line;
  };
  const add = (piece: Uint8Array): void => {
    length += piece.length;
    if (length > maxBytes) pieces = [];
    else pieces.push(piece);
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
      add(chunk.subarray(start, end));
      yield takeLine();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield takeLine();
}
