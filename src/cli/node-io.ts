import { createReadStream, fstatSync, statSync } from 'node:fs';
import { CommandError, type InputStream, type Io, type OutputStream, STDIN, STDOUT } from './io.ts';
import { problems } from './problems.ts';
import { hasCode, toCommandError } from './system-errors.ts';

const CHUNK = 64 * 1024;

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
  const input = inputStream(path, () => createReadStream(path, { highWaterMark: CHUNK }));
  return { ...input, again: isRegular(path) ? () => openFile(path) : undefined };
}

export function standardInput(): Io['stdin'] {
  const input = inputStream(STDIN, () => {
    // Node treats a directory as standard input like an empty file.
    if (fstatSync(0).isDirectory()) throw new CommandError(STDIN, problems.isDirectory);
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
    get canErase() {
      return open().isTTY && process.env.TERM !== 'dumb';
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

function isRegular(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // The error will come when it is read.
    return false;
  }
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
