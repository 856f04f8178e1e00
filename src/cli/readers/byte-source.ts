/** Bytes that arrive in pieces, whose beginning can be looked at before they are read. */
export class ByteSource {
  /** The bytes that have been looked at. */
  head: Buffer = Buffer.alloc(0);
  readonly #iterator: AsyncIterator<Uint8Array>;
  #isEnded = false;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#iterator = bytes[Symbol.asyncIterator]();
  }

  /** Waits until there is enough to look at, or no more. */
  async fill(isEnough: (head: Buffer) => boolean): Promise<void> {
    while (!this.#isEnded && !isEnough(this.head)) {
      const next = await this.#iterator.next();
      if (next.done === true) this.#isEnded = true;
      else
        this.head =
          this.head.length === 0 ? toBuffer(next.value) : Buffer.concat([this.head, next.value]);
    }
  }

  /** All bytes, from the first, in pieces of at most PIECE. */
  async *all(): AsyncIterable<Buffer> {
    try {
      yield* pieces(this.head);
      while (!this.#isEnded) {
        const next = await this.#iterator.next();
        if (next.done === true) return;
        yield* pieces(toBuffer(next.value));
      }
    } finally {
      await this.#iterator.return?.();
    }
  }
}

/** As much as files and pipes give at a time. */
export const PIECE = 64 * 1024;

function* pieces(bytes: Buffer): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
