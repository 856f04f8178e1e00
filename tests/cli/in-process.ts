import { factsDate } from '../../src/heatstamp.ts';
import { type AtomicFile, CommandError, type Io, STDIN } from '../../src/cli/io.ts';
import { problems } from '../../src/cli/problems.ts';
import { run } from '../../src/cli/run.ts';

/** The system that the command runs on; the defaults are an empty input and no terminal. */
export interface FakeSystem {
  /** Standard input, in the chunks it arrives in. */
  readonly input?: readonly (string | Uint8Array)[];
  /** Thrown at the end of standard input. */
  readonly inputError?: Error;
  readonly inputIsTerminal?: boolean;
  readonly outputIsTerminal?: boolean;
  readonly messagesAreTerminal?: boolean;
  readonly terminalIsDumb?: boolean;
  readonly today?: string;
  /** The times of the clock, in milliseconds, one per call. */
  readonly clock?: readonly number[];
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

export interface CommandResult {
  readonly status: number;
  readonly output: string;
  readonly messages: string;
  /** The files it wrote, by their path. */
  readonly written: ReadonlyMap<string, Buffer>;
}

/** Runs the command inside the test. */
export async function runIn(
  argv: readonly string[],
  system: FakeSystem = {},
): Promise<CommandResult> {
  const { input = [], inputError, files = {}, clock = [] } = system;
  let [output, messages, calls] = ['', '', 0];
  const written = new Map<string, Buffer>();
  const io: Io = {
    stdin: {
      name: STDIN,
      bytes: chunks(input, inputError),
      isTerminal: system.inputIsTerminal ?? false,
    },
    stdout: {
      isTerminal: system.outputIsTerminal ?? false,
      canErase: false,
      write(data) {
        output += toText(data);
        return Promise.resolve(true);
      },
    },
    stderr: {
      isTerminal: system.messagesAreTerminal ?? false,
      canErase: (system.messagesAreTerminal ?? false) && system.terminalIsDumb !== true,
      write(data) {
        messages += toText(data);
        return Promise.resolve(true);
      },
    },
    openFile: (path) => {
      const file = files[path];
      return file === undefined
        ? { name: path, bytes: chunks([], new CommandError(path, problems.system.ENOENT)) }
        : { name: path, bytes: chunks([file]), again: () => io.openFile(path) };
    },
    createFiles(paths, inputs) {
      const read = paths.find((path) => inputs.includes(path));
      if (read !== undefined) {
        return Promise.reject(new CommandError(read, problems.isInput));
      }
      if (paths.includes('/none')) {
        return Promise.reject(new CommandError('/none', problems.system.EACCES));
      }
      return Promise.resolve(paths.map((path) => fakeFile(path, written)));
    },
    fileExists: (path) => Object.hasOwn(files, path),
    clock: () => new Date(`${system.today ?? factsDate}T12:00`),
    now: () => clock[calls++] ?? 0,
    version: () => '1.2.3',
  };
  const status = await run(argv, io);
  return { status, output, messages, written };
}

function fakeFile(path: string, written: Map<string, Buffer>): AtomicFile {
  const pieces: Uint8Array[] = [];
  return {
    write(data) {
      pieces.push(Buffer.from(data));
      return Promise.resolve(true);
    },
    commit() {
      written.set(path, Buffer.concat(pieces));
      return Promise.resolve();
    },
    discard: () => Promise.resolve(),
  };
}

async function* chunks(
  pieces: readonly (string | Uint8Array)[],
  error?: Error,
): AsyncIterable<Uint8Array> {
  for (const piece of pieces) {
    await Promise.resolve();
    yield typeof piece === 'string' ? Buffer.from(piece) : piece;
  }
  if (error) throw error;
}

function toText(data: string | Uint8Array): string {
  return typeof data === 'string' ? data : Buffer.from(data).toString();
}

/** The objects of NDJSON output. */
export function parseLines(output: string): Record<string, unknown>[] {
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
