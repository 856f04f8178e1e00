import type { Write } from './io.ts';

/** Output is written in chunks of about this many bytes: large enough to be worth a system call. */
const CHUNK = 65_536;

/** The initial size of the buffer. Most rows fit between the two sizes, so it seldom has to grow. */
const CAPACITY = 2 * CHUNK;

/** A UTF-16 code unit takes at most this many bytes of UTF-8. */
const MAX_BYTES_PER_UNIT = 3;

export class BufferedWriter {
  readonly #write: Write;
  // Encoded row by row: a long string with a single character beyond Latin-1 takes sixty times as long.
  #buffer = Buffer.allocUnsafe(CAPACITY);
  #length = 0;
  #hasReader = true;

  constructor(write: Write) {
    this.#write = write;
  }

  /** Buffers text as UTF-8, or bytes as they are; `flush` writes them. */
  add(data: string | Uint8Array): void {
    const size = typeof data === 'string' ? data.length * MAX_BYTES_PER_UNIT : data.length;
    const needed = this.#length + size;
    if (needed > this.#buffer.length) {
      // At least doubled, so that many small pieces do not cause many copies.
      const grown = Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length));
      this.#buffer.copy(grown, 0, 0, this.#length);
      this.#buffer = grown;
    }
    if (typeof data === 'string') {
      this.#length += this.#buffer.write(data, this.#length);
    } else {
      this.#buffer.set(data, this.#length);
      this.#length += data.length;
    }
  }

  /** Whether there is enough for a flush. */
  get isFull(): boolean {
    return this.#length >= CHUNK;
  }

  /** Writes what is buffered; resolves with whether there is still a reader. Nothing may be added meanwhile. */
  async flush(): Promise<boolean> {
    const chunk = this.#buffer.subarray(0, this.#length);
    if (chunk.length > 0 && this.#hasReader) this.#hasReader = await this.#write(chunk);
    this.#length = 0;
    // Frees the memory that a huge row needed.
    if (this.#buffer.length > CAPACITY) this.#buffer = Buffer.allocUnsafe(CAPACITY);
    return this.#hasReader;
  }
}
