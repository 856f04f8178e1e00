import type { ExitStatus } from './commands.ts';
import type { BadRows } from './bad-rows.ts';
import type { Io } from './io.ts';
import { printLines, printMessage, showProgress } from './messages.ts';
import { progress } from './problems.ts';
import type { AnswerStatus } from './records.ts';

const INTERVAL_MS = 1000;

export interface SummaryOptions {
  readonly strict: boolean;
  readonly exitZero: boolean;
  /** The file to write; undefined for standard output. */
  readonly output: string | undefined;
  /** The file for rows that can't be read; undefined if the first of them ends the run. */
  readonly badRows: string | undefined;
}

/** Counts results, shows progress at a terminal, and decides the exit status. */
export class Summary {
  #count = 0;
  #valid = 0;
  #undocumented = 0;
  #conflicts = 0;
  #asks = 0;
  #holdMore = 0;
  #isProgressVisible = false;
  #nextProgress: number;
  readonly #options: SummaryOptions;
  readonly #io: Io;
  readonly #badRows: BadRows;

  constructor(options: SummaryOptions, io: Io, badRows: BadRows) {
    this.#options = options;
    this.#badRows = badRows;
    this.#io = io;
    this.#nextProgress = io.now() + INTERVAL_MS;
  }

  add({
    isValid,
    isUndocumented,
    isConflict,
    isAsked = false,
    holdsMore = false,
  }: AnswerStatus): void {
    this.#count += 1;
    if (isValid) this.#valid += 1;
    if (isUndocumented) this.#undocumented += 1;
    if (isConflict) this.#conflicts += 1;
    if (isAsked) this.#asks += 1;
    if (holdsMore) this.#holdMore += 1;
  }

  /** Prints how many rows are done, at most once a second, unless the results themselves scroll by. */
  async showProgress(): Promise<void> {
    const { stderr, stdout, now } = this.#io;
    const isOutputVisible = stdout.isTerminal && this.#options.output === undefined;
    if (!stderr.canErase || isOutputVisible || now() < this.#nextProgress) return;
    this.#nextProgress = now() + INTERVAL_MS;
    this.#isProgressVisible = true;
    await showProgress(this.#io, progress.done(this.#count));
  }

  /** Replaces the progress with the totals, if there was more than one row, and returns the exit status. */
  async finish(): Promise<ExitStatus> {
    const { stderr } = this.#io;
    const [count, valid] = [this.#count, this.#valid];
    if (this.#isProgressVisible) await showProgress(this.#io, '');
    if (stderr.isTerminal && count > 1) {
      const remarks = [
        ...(this.#undocumented > 0 ? [progress.undocumented(this.#undocumented)] : []),
        ...(this.#conflicts > 0 ? [progress.conflicts(this.#conflicts)] : []),
        ...(this.#asks > 0 ? [progress.asks(this.#asks)] : []),
      ];
      const advice = this.#holdMore > 0 ? [progress.holdMore(this.#holdMore)] : [];
      await printLines(this.#io, [progress.summary(count, valid, remarks), ...advice]);
    }
    const { strict, exitZero, badRows } = this.#options;
    const bad = this.#badRows.count;
    // Also where there is no terminal: nothing else says so.
    if (bad > 0) await printMessage(this.#io, progress.badRows(bad, badRows ?? ''));
    const isDoubtful = this.#undocumented > 0 || this.#conflicts > 0;
    const isSuccess = valid === count && bad === 0 && !(strict && isDoubtful);
    return isSuccess || exitZero ? 0 : 1;
  }
}
