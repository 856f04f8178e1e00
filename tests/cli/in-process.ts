import { type Draft, Fault, type Io } from '../../src/cli/io.ts';
import { run } from '../../src/cli/run.ts';

/** The world a test gives to the command; whatever it leaves out is quiet and ordinary. */
export interface World {
  /** Standard input, in the pieces it arrives in. */
  readonly input?: readonly (string | Uint8Array)[];
  readonly inputIsTerminal?: boolean;
  readonly outputIsTerminal?: boolean;
  readonly messagesAreTerminal?: boolean;
  /** How many writes the reader of the output takes before it goes away. */
  readonly writesRead?: number;
  readonly failure?: Error;
  /** What writing to a file fails with. */
  readonly fileFailure?: Error;
  readonly today?: string;
  /** What the clock shows, one look after the other. */
  readonly clock?: readonly number[];
  /** The files that there are. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

export interface Run {
  readonly status: number;
  readonly output: string;
  readonly messages: string;
  /** How many pieces of the input were asked for. */
  readonly piecesRead: number;
  /** The files that were written, whole. */
  readonly written: Readonly<Record<string, string>>;
}

/** Runs the command inside the test. */
export async function runIn(argv: readonly string[], world: World = {}): Promise<Run> {
  const seen = { output: '', messages: '', piecesRead: 0, writes: 0, looks: 0 };
  const written: Record<string, string> = {};
  async function* bytes(): AsyncIterable<Uint8Array> {
    for (const piece of world.input ?? []) {
      seen.piecesRead += 1;
      await Promise.resolve();
      yield typeof piece === 'string' ? Buffer.from(piece) : piece;
    }
    if (world.failure) throw world.failure;
  }
  const io: Io = {
    input: {
      name: 'standard input',
      bytes: bytes(),
      isTerminal: world.inputIsTerminal ?? false,
    },
    output: {
      isTerminal: world.outputIsTerminal ?? false,
      write(text) {
        seen.writes += 1;
        if (seen.writes > (world.writesRead ?? Infinity)) return Promise.resolve(false);
        seen.output += textOf(text);
        return Promise.resolve(true);
      },
    },
    messages: {
      isTerminal: world.messagesAreTerminal ?? false,
      write(text) {
        seen.messages += textOf(text);
        return Promise.resolve(true);
      },
    },
    open: (path) => ({ name: path, bytes: fileBytes(path, world) }),
    draft: (path) => Promise.resolve(draftOf(path, written, world.fileFailure)),
    isFile: (path) => Object.hasOwn(world.files ?? {}, path),
    today: () => world.today ?? '2026-11-21',
    now: () => world.clock?.[seen.looks++] ?? 0,
    version: () => '1.2.3',
  };
  const status = await run(argv, io);
  const { output, messages, piecesRead } = seen;
  return { status, output, messages, piecesRead, written };
}

async function* fileBytes(path: string, { files = {} }: World): AsyncIterable<Uint8Array> {
  await Promise.resolve();
  const file = files[path];
  if (file === undefined) throw new Fault(path, 'there is no such file or directory.');
  yield Buffer.from(file);
}

function draftOf(path: string, written: Record<string, string>, failure?: Error): Draft {
  let draft = '';
  return {
    write(text) {
      if (failure) return Promise.reject(failure);
      draft += textOf(text);
      return Promise.resolve(true);
    },
    finish() {
      written[path] = draft;
      return Promise.resolve();
    },
    discard: () => Promise.resolve(),
  };
}

function textOf(written: string | Uint8Array): string {
  return typeof written === 'string' ? written : Buffer.from(written).toString();
}

/** Answers in NDJSON, read back. */
export function parsed(output: string): Record<string, unknown>[] {
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
