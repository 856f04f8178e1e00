import type { Io, Output } from './io.ts';

/** Text is written in pieces of about this many bytes: large enough to be worth a system call. */
const PIECE = 65_536;

/** What a piece has room for before it must grow: most rows take no more than there is between the two. */
const ROOM = 2 * PIECE;

/** A character of a JavaScript string is at most so many bytes of UTF-8. */
const MOST_BYTES = 3;

/** Somewhere to write to, in pieces of a good size. */
export class Sink {
  readonly #output: Pick<Output, 'write'>;
  // Encoded row by row: one string of them all, with a single character beyond Latin-1, takes sixty times as long.
  #piece = Buffer.allocUnsafe(ROOM);
  #length = 0;
  #isOpen = true;

  constructor(output: Pick<Output, 'write'>) {
    this.#output = output;
  }

  /** Takes text; it is written with what follows. */
  add(text: string): void {
    const needed = this.#length + text.length * MOST_BYTES;
    if (needed > this.#piece.length) {
      const grown = Buffer.allocUnsafe(needed);
      this.#piece.copy(grown, 0, 0, this.#length);
      this.#piece = grown;
    }
    this.#length += this.#piece.write(text, this.#length);
  }

  /** Whether so much has been taken that it is time to write. */
  get isFull(): boolean {
    return this.#length >= PIECE;
  }

  /**
   * Writes what was taken, as long as somebody reads, and says whether somebody still does. Until then nothing may be
   * added.
   */
  async flush(): Promise<boolean> {
    const taken = this.#piece.subarray(0, this.#length);
    if (taken.length > 0 && this.#isOpen) this.#isOpen = await this.#output.write(taken);
    this.#length = 0;
    // A row may have been huge; the next ones are not.
    if (this.#piece.length > ROOM) this.#piece = Buffer.allocUnsafe(ROOM);
    return this.#isOpen;
  }
}

/**
 * Does work that writes, to standard output or to a file. The file has its name only once all is written; whatever goes wrong
 * before leaves nothing behind.
 */
export async function writingTo<Outcome>(
  path: string | undefined,
  io: Io,
  work: (sink: Sink) => Promise<Outcome>,
): Promise<Outcome> {
  if (path === undefined) {
    const sink = new Sink(io.output);
    const outcome = await work(sink);
    await sink.flush();
    return outcome;
  }
  const draft = await io.draft(path);
  try {
    const sink = new Sink(draft);
    const outcome = await work(sink);
    await sink.flush();
    await draft.finish();
    return outcome;
  } catch (error) {
    await draft.discard();
    throw error;
  }
}
