import type { Day } from '../heatstamp.ts';

/**
 * Hands text on and resolves when more may follow: true while somebody reads it, false once the reader has gone.
 * Rejects when it cannot be written for another reason, such as a full disk.
 */
export type Write = (text: string) => Promise<boolean>;

export interface Output {
  readonly write: Write;
  readonly isTerminal: boolean;
}

/** All that a run may know of the world outside. */
export interface Io {
  readonly input: { readonly bytes: AsyncIterable<Uint8Array>; readonly isTerminal: boolean };
  readonly output: Output;
  readonly messages: Output;
  /** The calendar day where the command runs. */
  readonly today: () => Day;
  /** Milliseconds from any fixed point, for the progress line. */
  readonly now: () => number;
  readonly version: () => string;
}

/** 0: every code was valid. 1: one was not. 2: wrong usage, or input or output failed. */
export type ExitStatus = 0 | 1 | 2;
