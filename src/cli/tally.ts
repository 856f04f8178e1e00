import { progress } from '../words/en/command-line.ts';
import type { ExitStatus } from './commands.ts';
import type { Io } from './io.ts';

const EVERY_MS = 1000;

/** Carriage return, then erase to the end of the line (ECMA-48). */
const CLEAR = '\r\u001B[K';

/** What a run is told of how to judge. */
interface Judging {
  readonly strict: boolean;
  readonly exitZero: boolean;
  readonly output: string | undefined;
}

/** What an answer comes to. */
export interface Verdict {
  readonly isValid: boolean;
  /** It reads, but no source documents its date. */
  readonly isUndocumented: boolean;
  /** It does not fit the label. */
  readonly isConflict: boolean;
}

/** Counts answers, tells a person at a terminal how far they are and how many there were, and knows the exit status. */
export class Tally {
  #count = 0;
  #valid = 0;
  #undocumented = 0;
  #conflicts = 0;
  #isShown = false;
  #next: number;
  readonly #judging: Judging;
  readonly #io: Io;

  constructor(judging: Judging, io: Io) {
    this.#judging = judging;
    this.#io = io;
    this.#next = io.now() + EVERY_MS;
  }

  /** Counts one answer. */
  add({ isValid, isUndocumented, isConflict }: Verdict): void {
    this.#count += 1;
    if (isValid) this.#valid += 1;
    if (isUndocumented) this.#undocumented += 1;
    if (isConflict) this.#conflicts += 1;
  }

  /** Says how many are done, at most once a second, where the answers themselves do not show it. */
  async progress(): Promise<void> {
    const { messages, output, now } = this.#io;
    const isSeen = output.isTerminal && this.#judging.output === undefined;
    if (!messages.isTerminal || isSeen || now() < this.#next) return;
    this.#next = now() + EVERY_MS;
    this.#isShown = true;
    await messages.write(CLEAR + progress.done(this.#count));
  }

  /** Takes the progress away and says what there was, where a person sees it and there was more than one. */
  async end(): Promise<ExitStatus> {
    const { messages } = this.#io;
    if (this.#isShown) await messages.write(CLEAR);
    if (messages.isTerminal && this.#count > 1) await messages.write(`${this.#summary()}\n`);
    const { strict, exitZero } = this.#judging;
    const isGood = this.#valid === this.#count && !(strict && this.#undocumented > 0);
    return isGood || exitZero ? 0 : 1;
  }

  #summary(): string {
    const remarks = [
      ...(this.#undocumented > 0 ? [progress.undocumented(this.#undocumented)] : []),
      ...(this.#conflicts > 0 ? [progress.conflicts(this.#conflicts)] : []),
    ];
    return progress.summary(this.#count, this.#valid, remarks);
  }
}
