import { createReadStream, fstatSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  CommandError,
  type InputStream,
  type Io,
  type ListingWorker,
  type OutputStream,
  type Problem,
  STDIN,
  STDOUT,
} from './io.ts';
import { hasCode, toCommandError } from './system-errors.ts';
import type { RowOutput } from './rows.ts';

const CHUNK = 64 * 1024;

const isDirectory: Problem = (errors) => errors.isDirectory;

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
    // Node treats a directory as standard input like an empty file.
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
