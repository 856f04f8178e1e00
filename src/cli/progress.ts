import type { Io } from './io.ts';

const EVERY_MS = 1000;

/** Carriage return, then erase to the end of the line (ECMA-48). */
const CLEAR = '\r\u001B[K';

export interface Progress {
  /** Says how many lines are done, at most once a second. */
  readonly at: (lines: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

const NONE: Progress = { at: () => Promise.resolve(), end: () => Promise.resolve() };

/** A line that tells a person at a terminal how far a long input is, where answers do not already show it. */
export function progressOf({ messages, output, now }: Io): Progress {
  if (!messages.isTerminal || output.isTerminal) return NONE;
  let next = now() + EVERY_MS;
  let shown = false;
  return {
    async at(lines) {
      if (now() < next) return;
      next = now() + EVERY_MS;
      shown = true;
      await messages.write(`${CLEAR}${lines.toLocaleString('en-US')} lines`);
    },
    async end() {
      if (shown) await messages.write(CLEAR);
    },
  };
}
