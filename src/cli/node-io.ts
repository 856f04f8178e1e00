import {
  closeSync,
  createReadStream,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  type AtomicFile,
  CommandError,
  type InputStream,
  type Io,
  type ListingWorker,
  type OutputStream,
  type Problem,
  STDIN,
  STDOUT,
  type Write,
} from './io.ts';
import type { RowOutput } from './rows.ts';

const CHUNK = 64 * 1024;

const isDirectory: Problem = (errors) => errors.isDirectory;

/** A system error, such as a missing file, as a CommandError about that file; any other error unchanged. */
function toCommandError(error: unknown, name: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (!('code' in error) || !('syscall' in error)) return error;
  const { code, message } = error;
  return new CommandError(
    name,
    ({ system }) => Object.entries(system).find(([known]) => known === code)?.[1] ?? `${message}.`,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Runs file operations, whose failures become errors about that file. */
function attempt<Result>(path: string, operation: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    try {
      resolve(operation());
    } catch (error) {
      reject(toCommandError(error, path));
    }
  });
}

function inputStream(name: string, open: () => AsyncIterable<Uint8Array>): InputStream {
  async function* bytes(): AsyncIterable<Uint8Array> {
    try {
      yield* open();
    } catch (error) {
      throw toCommandError(error, name);
    }
  }
  return { name, bytes: bytes() };
}

export function openFile(path: string): InputStream {
  return inputStream(path, () => createReadStream(path, { highWaterMark: CHUNK }));
}

export function standardInput(): Io['stdin'] {
  const input = inputStream(STDIN, () => {
    // To Node a directory as standard input is an empty file.
    if (fstatSync(0).isDirectory()) throw new CommandError(STDIN, isDirectory);
    return process.stdin;
  });
  return {
    ...input,
    get isTerminal() {
      return process.stdin.isTTY;
    },
  };
}

/** Standard output or error, opened at the first write so that the command starts fast. */
export function standardStream(descriptor: 1 | 2): OutputStream {
  let stream: NodeJS.WriteStream | undefined;
  const open = (): NodeJS.WriteStream => (descriptor === 1 ? process.stdout : process.stderr);
  return {
    get isTerminal() {
      return open().isTTY;
    },
    write: (data) =>
      new Promise((resolve, reject) => {
        // Each write reports its own failure; without a listener the stream would also end the process.
        stream ??= open().on('error', () => undefined);
        stream.write(data, (error: NodeJS.ErrnoException | null | undefined) => {
          if (!error) resolve(true);
          // There is nowhere to report that standard error cannot be written.
          else if (error.code === 'EPIPE' || descriptor === 2) resolve(false);
          else reject(toCommandError(error, STDOUT));
        });
      }),
  };
}

/** Whether a path exists; false for one that no file can have. */
export function fileExists(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if (hasCode(error, 'ENAMETOOLONG') || hasCode(error, 'ENOTDIR')) return false;
    throw toCommandError(error, path);
  }
}

/** Paths that stand for a stream that is open already. */
const STREAM_PATH = /^\/dev\/(?:fd\/|std(?:in|out|err)$)/;

/**
 * Creates a file under a temporary name beside its final one. Pipes and devices are written to directly, and so are the paths
 * of open streams: standard output may be a file that the shell holds open.
 */
export function createFile(path: string): Promise<AtomicFile> {
  return attempt(path, () => {
    const existing = statSync(path, { throwIfNoEntry: false });
    if (existing?.isDirectory() === true) throw new CommandError(path, isDirectory);
    if (existing && (!existing.isFile() || STREAM_PATH.test(path))) {
      const file = openSync(path, 'a');
      const close = (): Promise<void> =>
        attempt(path, () => {
          closeSync(file);
        });
      return { write: fileWriter(file, path), commit: close, discard: close };
    }
    return temporaryFile(existing ? realpathSync(path) : followLink(path), existing?.mode, path);
  });
}

/** The target of a symbolic link, even of one that points to nothing yet: the link itself must stay. */
function followLink(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? resolve(dirname(path), readlinkSync(path)) : path;
}

/** Signals that end the command, with the exit statuses that shells use for them. */
const SIGNALS = [
  ['SIGINT', 130],
  ['SIGQUIT', 131],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

/** Removes what runs have left behind that were killed, which no program can notice. */
function removeLeftovers(target: string): void {
  const [folder, name] = [dirname(target), basename(target)];
  for (const file of readdirSync(folder)) {
    const process = file.startsWith(`${name}.`)
      ? /^\.(\d+)\.part$/.exec(file.slice(name.length))
      : null;
    if (process && !isRunning(Number(process[1]))) rmSync(join(folder, file), { force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Any other failure means that it belongs to somebody else.
    return !hasCode(error, 'ESRCH');
  }
}

function temporaryFile(target: string, mode: number | undefined, path: string): AtomicFile {
  removeLeftovers(target);
  const temporary = `${target}.${process.pid}.part`;
  const remove = (): void => {
    rmSync(temporary, { force: true });
  };
  // Registered before there is a file, so that an interruption never leaves one behind.
  process.once('exit', remove);
  const unregister = SIGNALS.map(([signal, status]) => {
    const exit = (): never => process.exit(status);
    process.once(signal, exit);
    return () => process.off(signal, exit);
  });
  const stopListening = (): void => {
    process.off('exit', remove);
    for (const off of unregister) off();
  };
  let file: number;
  try {
    file = openSync(temporary, 'wx', mode);
  } catch (error) {
    stopListening();
    throw error;
  }
  return {
    write: fileWriter(file, path),
    commit: () =>
      attempt(path, () => {
        // Some file systems report a full disk only now.
        fsyncSync(file);
        closeSync(file);
        renameSync(temporary, target);
        stopListening();
      }),
    discard: () =>
      attempt(path, () => {
        stopListening();
        remove();
      }),
  };
}

function fileWriter(file: number, path: string): Write {
  return async (data) => {
    const hasReader = await attempt(path, () => {
      try {
        writeFileSync(file, data);
        return true;
      } catch (error) {
        // The file may be a pipe.
        if (hasCode(error, 'EPIPE')) return false;
        throw error;
      }
    });
    // Writes are synchronous: without a break, signals would never be handled.
    await setImmediate();
    return hasReader;
  };
}

export function cores(): number {
  return availableParallelism();
}

/** The bundled file of src/cli/listing-worker.ts. Not a literal below, or the bundler would take it for a worker of a page. */
const LISTING_WORKER = 'listing-worker.js';

/** Starts a thread; it answers messages in their order. */
export const startListingWorker: Io['startListingWorker'] = (settings): ListingWorker => {
  const worker = new Worker(new URL(LISTING_WORKER, import.meta.url), { workerData: settings });
  const waiting: Waiting[] = [];
  worker.on('message', (outputs: readonly RowOutput[]) => waiting.shift()?.resolve(outputs));
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    process: (inputs, separator) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage({ inputs, separator });
      }),
    stop: () => void worker.terminate(),
  };
};

interface Waiting {
  readonly resolve: (outputs: readonly RowOutput[]) => void;
  readonly reject: (error: unknown) => void;
}
