import { checkLabel, type Day, decode, type Label } from '../heatstamp.ts';
import type { Formatter } from './answer.ts';

/** Text is given in pieces of about this many characters: large enough to be worth a system call. */
const PIECE = 65_536;

/** Turns inputs into the text of their answers, and keeps count. */
export class Writer {
  count = 0;
  allValid = true;
  readonly #formatter: Formatter;
  readonly #options: { readonly today: Day };
  readonly #madeIn: Label | undefined;

  constructor(formatter: Formatter, today: Day, madeIn: Label | undefined) {
    this.#formatter = formatter;
    this.#options = { today };
    this.#madeIn = madeIn;
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
    const { between, write } = this.#formatter;
    const result = decode(input, this.#options);
    const madeIn = this.#madeIn;
    const label = result.isValid && madeIn ? checkLabel(result, madeIn) : undefined;
    const answer = write({ input, result, label });
    this.allValid &&= result.isValid;
    this.count += 1;
    return this.count === 1 ? answer : between + answer;
  }
}
