import type { Io, ListingWorker } from './io.ts';
import type { CommandLanguage } from './language.ts';
import { listingProcessor } from './listing-processor.ts';
import type { ListingSettings } from './listing-result.ts';
import type { ChunkProcessor } from './process-rows.ts';
import type { RowInput, RowOutput } from './rows.ts';

/** Rows that are checked before the first thread starts: with fewer rows, threads would only cost time. */
const ROWS_BEFORE_THREADS = 1000;

/** How many chunks each thread has: one in progress, and one that waits. */
const CHUNKS_PER_THREAD = 2;

/** Checks listings in several threads once there are many, each chunk in the thread with the fewest. */
export class ListingPool implements ChunkProcessor {
  readonly maxPending: number;
  readonly #settings: ListingSettings;
  readonly #jobs: number;
  readonly #io: Io;
  readonly #processHere;
  #rows = 0;
  #workers: { readonly worker: ListingWorker; pending: number }[] = [];

  constructor(settings: ListingSettings, language: CommandLanguage, jobs: number, io: Io) {
    this.#settings = settings;
    this.#jobs = jobs;
    this.#io = io;
    this.#processHere = listingProcessor(settings, language);
    this.maxPending = jobs === 1 ? 1 : jobs * CHUNKS_PER_THREAD;
  }

  readonly process = (
    inputs: readonly RowInput[],
    separator: string,
  ): readonly RowOutput[] | Promise<readonly RowOutput[]> => {
    this.#rows += inputs.length;
    return this.#jobs === 1 || this.#rows <= ROWS_BEFORE_THREADS
      ? inputs.map((input) => this.#processHere(input, separator))
      : this.#processElsewhere(inputs, separator);
  };

  async #processElsewhere(
    inputs: readonly RowInput[],
    separator: string,
  ): Promise<readonly RowOutput[]> {
    if (this.#workers.length === 0) {
      this.#workers = Array.from({ length: this.#jobs }, () => ({
        worker: this.#io.startListingWorker(this.#settings),
        pending: 0,
      }));
    }
    const idlest = this.#workers.reduce((a, b) => (b.pending < a.pending ? b : a));
    idlest.pending += 1;
    try {
      return await idlest.worker.process(inputs, separator);
    } finally {
      idlest.pending -= 1;
    }
  }

  stop(): void {
    for (const { worker } of this.#workers) worker.stop();
  }
}
