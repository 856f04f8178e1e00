import { checkLabel, decode, type Day } from '../core/index.ts';
import { FORMATTERS } from './formatters.ts';
import type { ExitStatus, Io } from './io.ts';
import type { Decoding } from './options.ts';
import { progressOf } from './progress.ts';

/** Text is written in pieces of about this many characters: large enough to be worth a system call. */
const PIECE = 65_536;

type Batches = Iterable<readonly string[]> | AsyncIterable<readonly string[]>;

/** Answers every input in order. A batch is answered before the next is asked for, so a live feed gets live answers. */
export async function answerAll(batches: Batches, request: Decoding, io: Io): Promise<ExitStatus> {
  const writer = new Writer(request, request.today ?? io.today());
  const progress = progressOf(io);
  let isRead = await io.output.write(FORMATTERS[request.format].before);
  for await (const inputs of batches) {
    for (const piece of writer.piecesOf(inputs)) {
      isRead &&= await io.output.write(piece);
      if (!isRead) break;
    }
    if (!isRead) break;
    await progress.at(writer.count);
  }
  await progress.end();
  return writer.allValid ? 0 : 1;
}

/** Turns inputs into text and keeps count. */
class Writer {
  count = 0;
  allValid = true;
  readonly #request: Decoding;
  readonly #today: Day;

  constructor(request: Decoding, today: Day) {
    this.#request = request;
    this.#today = today;
  }

  *piecesOf(inputs: readonly string[]): Iterable<string> {
    let piece = '';
    for (const input of inputs) {
      piece += this.#answerTo(input);
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
    if (piece !== '') yield piece;
  }

  #answerTo(input: string): string {
    const { format, madeIn } = this.#request;
    const { between, write } = FORMATTERS[format];
    const result = decode(input, { today: this.#today });
    const label = result.isValid && madeIn !== undefined ? checkLabel(result, madeIn) : undefined;
    const answer = write({ input, result, label });
    this.allValid &&= result.isValid;
    this.count += 1;
    return this.count === 1 ? answer : between + answer;
  }
}
