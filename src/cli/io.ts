import type { Day } from '../heatstamp.ts';
import { faults } from '../words/en/command-line.ts';

/**
 * Hands text on, or its bytes in UTF-8, and resolves when more may follow: true while somebody reads it, false once the
 * reader has gone. Rejects when it cannot be written for another reason, such as a full disk.
 */
export type Write = (text: string | Uint8Array) => Promise<boolean>;

export interface Output {
  readonly write: Write;
  readonly isTerminal: boolean;
}

/** Bytes with a name for messages. */
export interface Input {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** A file that is written beside its final name. */
export interface Draft {
  readonly write: Write;
  /** Gives it its name: from now on it is there, whole. */
  readonly finish: () => Promise<void>;
  /** Takes it away; nothing was ever under its name. */
  readonly discard: () => Promise<void>;
}

/** All that a run may know of the world outside. */
export interface Io {
  readonly input: Input & { readonly isTerminal: boolean };
  readonly output: Output;
  readonly messages: Output;
  /** A file's bytes. What keeps it from being read is thrown when they are asked for. */
  readonly open: (path: string) => Input;
  readonly draft: (path: string) => Promise<Draft>;
  readonly isFile: (path: string) => boolean;
  /** The calendar day where the command runs. */
  readonly today: () => Day;
  /** Milliseconds from any fixed point, for the progress line. */
  readonly now: () => number;
  readonly version: () => string;
}

/** What a person can mend; its message names the file and the line, and ends the command with status 2. */
export class Fault extends Error {
  /**
   * @param where the file, and the line where there is one
   * @param what is wrong, and what can be done
   */
  constructor(where: string | { readonly name: string; readonly line: number }, what: string) {
    super(`${typeof where === 'string' ? where : faults.at(where.name, where.line)}: ${what}`);
  }
}

/** Files by their names, and standard input for `-` or where none is named. */
export function inputsOf(files: readonly string[], io: Io): readonly Input[] {
  return files.length === 0
    ? [io.input]
    : files.map((file) => (file === '-' ? io.input : io.open(file)));
}
