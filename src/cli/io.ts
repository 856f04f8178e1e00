import { problems } from './problems.ts';

/**
 * Writes text as UTF-8, or bytes as they are. Resolves when more may follow: true while there is a reader, false once it has
 * closed its end. Rejects on any other failure, such as a full disk.
 */
export type Write = (data: string | Uint8Array) => Promise<boolean>;

export interface OutputStream {
  readonly write: Write;
  readonly isTerminal: boolean;
  /** Whether what stands on its last line can be replaced. */
  readonly canErase: boolean;
}

/** The name of standard input or output in place of a file; messages spell it out. */
export const STDIN = '-';
export const STDOUT = '/dev/stdout';

export interface InputStream {
  /** The path of the file, or STDIN. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Opens it once more; undefined if it can be read only once. */
  readonly again?: (() => InputStream) | undefined;
}

/** A file that is written under a temporary name. */
export interface AtomicFile {
  readonly write: Write;
  /** Moves the complete file to its final name. */
  readonly commit: () => Promise<void>;
  /** Deletes the temporary file. */
  readonly discard: () => Promise<void>;
}

/** Everything the command may use of the system it runs on. */
export interface Io {
  readonly stdin: InputStream & { readonly isTerminal: boolean };
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  /** Never throws; a file that cannot be read fails when its bytes are requested. */
  readonly openFile: (path: string) => InputStream;
  /**
   * Creates all files that a run writes. Rejects before any is opened if one of them, or standard output, is also an input
   * or another output.
   */
  readonly createFiles: (
    paths: readonly string[],
    inputs: readonly string[],
  ) => Promise<readonly AtomicFile[]>;
  readonly fileExists: (path: string) => boolean;
  readonly clock: () => Date;
  /** Milliseconds since some fixed point. */
  readonly now: () => number;
  readonly version: () => string;
}

/** A line of an input, counted from 1. */
export interface InputPosition {
  readonly name: string;
  readonly line: number;
}

/** An error that the user can fix: the command prints it, without a stack trace, and exits with status 2. */
export class CommandError extends Error {
  /**
   * @param subject the file or argument, with a line number where there is one
   * @param problem what is wrong, and how to fix it
   */
  constructor(subject: string | InputPosition, problem: string) {
    super(`${typeof subject === 'string' ? nameOf(subject) : placeOf(subject)}: ${problem}`);
  }
}

/** A fault of our own, with the record that showed it. */
export class Bug extends Error {
  readonly place: string;

  constructor(position: InputPosition, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.place = placeOf(position);
  }
}

function placeOf({ name, line }: InputPosition): string {
  return problems.position(nameOf(name), line);
}

function nameOf(path: string): string {
  return path === STDIN ? problems.stdin : path === STDOUT ? problems.stdout : path;
}

/** Opens files by name: `-` is standard input, and so is an empty list. */
export function openInputs(files: readonly string[], io: Io): readonly InputStream[] {
  return files.length === 0
    ? [io.stdin]
    : files.map((file) => (file === STDIN ? io.stdin : io.openFile(file)));
}
