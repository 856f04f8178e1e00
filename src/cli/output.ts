import type { Io, Output } from './io.ts';

/** Text is written in pieces of about this many characters: large enough to be worth a system call. */
const PIECE = 65_536;

/** Somewhere to write to, in pieces of a good size. */
export class Sink {
  readonly #output: Pick<Output, 'write'>;
  #piece = '';
  #isOpen = true;

  constructor(output: Pick<Output, 'write'>) {
    this.#output = output;
  }

  /** Takes text; it is written with what follows. */
  add(text: string): void {
    this.#piece += text;
  }

  /** Whether so much has been taken that it is time to write. */
  get isFull(): boolean {
    return this.#piece.length >= PIECE;
  }

  /** Writes what was taken, as long as somebody reads, and says whether somebody still does. */
  async flush(): Promise<boolean> {
    const piece = this.#piece;
    this.#piece = '';
    if (piece !== '' && this.#isOpen) this.#isOpen = await this.#output.write(piece);
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
