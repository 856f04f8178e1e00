import type { Io, Write } from './io.ts';

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

/** The files that a run writes. */
export interface OutputPaths {
  /** Undefined for standard output. */
  readonly output: string | undefined;
  /** Undefined if there is no file for rows that can't be read. */
  readonly badRows: string | undefined;
}

/**
 * Writes to standard output, or to files that appear under their names only if all goes well.
 *
 * @param inputs the paths of the input files, which must not be written to
 */
export async function withOutputs<Result>(
  { output, badRows }: OutputPaths,
  inputs: readonly string[],
  io: Io,
  produce: (writer: BufferedWriter, badRowWriter: BufferedWriter | undefined) => Promise<Result>,
): Promise<Result> {
  const paths = [output, badRows].filter((path) => path !== undefined);
  const files = await io.createFiles(paths, inputs);
  const writers = files.map((file) => new BufferedWriter(file.write));
  const writer = output === undefined ? undefined : writers[0];
  const main = writer ?? new BufferedWriter((data) => io.stdout.write(data));
  try {
    const result = await produce(main, badRows === undefined ? undefined : writers.at(-1));
    for (const each of new Set([main, ...writers])) await each.flush();
    for (const file of files) await file.commit();
    return result;
  } catch (error) {
    for (const file of files) await file.discard();
    throw error;
  }
}

/** The same for a run that reads no files. */
export function withOutput<Result>(
  output: string | undefined,
  io: Io,
  produce: (writer: BufferedWriter) => Promise<Result>,
): Promise<Result> {
  return withOutputs({ output, badRows: undefined }, [], io, produce);
}
