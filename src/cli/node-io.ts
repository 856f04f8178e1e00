import {
  closeSync,
  createReadStream,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { faults } from '../words/en/command-line.ts';
import { type Draft, Fault, type Input, type Io, type Output } from './io.ts';

/** An error of the system as a fault of the file it is about; any other as it is. */
function faultOf(error: unknown, name: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (!('code' in error) || !('syscall' in error)) return error;
  return new Fault(name, reasonOf(String(error.code)) ?? `${error.message}.`);
}

function reasonOf(code: string): string | undefined {
  return new Map<string, string>(Object.entries(faults.system)).get(code);
}

/** A stream's bytes under a name. */
export function inputOf(name: string, stream: () => AsyncIterable<Uint8Array>): Input {
  async function* bytes(): AsyncIterable<Uint8Array> {
    try {
      yield* stream();
    } catch (error) {
      throw faultOf(error, name);
    }
  }
  return { name, bytes: bytes() };
}

const CHUNK = 64 * 1024;

/** A file's bytes, read as they are asked for. */
export function fileInput(path: string): Input {
  return inputOf(path, () => createReadStream(path, { highWaterMark: CHUNK }));
}

/** Standard input; a directory there would look like an empty file. */
export function standardInput(name: string): Io['input'] {
  const input = inputOf(name, () => {
    if (fstatSync(0).isDirectory()) throw new Fault(name, faults.isDirectory);
    return process.stdin;
  });
  return {
    ...input,
    get isTerminal() {
      return process.stdin.isTTY;
    },
  };
}

/** A standard stream to write to, opened when it is first written to: a start is short. */
export function outputOf(name: string, descriptor: 1 | 2): Output {
  let stream: NodeJS.WriteStream | undefined;
  const own = (): NodeJS.WriteStream => (descriptor === 1 ? process.stdout : process.stderr);
  return {
    get isTerminal() {
      return own().isTTY;
    },
    write: (text) =>
      new Promise((resolve, reject) => {
        // Each write learns of its own failure; without a listener the stream would end the process as well.
        stream ??= own().on('error', () => undefined);
        stream.write(text, (error: NodeJS.ErrnoException | null | undefined) => {
          if (!error) resolve(true);
          // Of messages that can't be written nobody can be told.
          else if (error.code === 'EPIPE' || descriptor === 2) resolve(false);
          else reject(faultOf(error, name));
        });
      }),
  };
}

/** Whether there is something with that name. A name that no file can have is a text; another failure is a fault. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if (isOf(error, 'ENAMETOOLONG') || isOf(error, 'ENOTDIR')) return false;
    throw faultOf(error, path);
  }
}

function isOf(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** What stands for a stream that is open already. */
const STANDARD = /^\/dev\/(?:fd\/|std(?:in|out|err)$)/;

/**
 * Begins a file beside its final name. What is there and is no file, such as a pipe or a device, is written to directly;
 * so is what a device stands for, since whoever sent standard output to a file holds that very file open.
 */
export function draftOf(path: string): Promise<Draft> {
  return attempt(path, () => {
    const known = statSync(path, { throwIfNoEntry: false });
    if (known?.isDirectory() === true) throw new Fault(path, faults.isDirectory);
    if (known && (!known.isFile() || STANDARD.test(path))) {
      return directly(openSync(path, 'a'), path);
    }
    const target = known ? realpathSync(path) : pointedTo(path);
    return aside(`${target}.${process.pid}.part`, known?.mode, target, path);
  });
}

/** Where a file is made: a link stays one, even while it points to nothing. */
function pointedTo(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? resolve(dirname(path), readlinkSync(path)) : path;
}

function directly(file: number, path: string): Draft {
  const close = (): Promise<void> =>
    attempt(path, () => {
      closeSync(file);
    });
  return { write: writerOf(file, path), finish: close, discard: close };
}

function aside(beside: string, mode: number | undefined, target: string, path: string): Draft {
  const remove = (): void => {
    rmSync(beside, { force: true });
  };
  // Whoever interrupts the command is left with nothing half-written, from before there is a file.
  process.once('exit', remove);
  const endings = SIGNALS.map(([signal, status]) => {
    const end = (): never => process.exit(status);
    process.once(signal, end);
    return () => process.off(signal, end);
  });
  const settle = (): void => {
    process.off('exit', remove);
    for (const off of endings) off();
  };
  const file = openOr(settle, beside, mode);
  return {
    write: writerOf(file, path),
    finish: () =>
      attempt(path, () => {
        // Some file systems tell of a full disk only now.
        fsyncSync(file);
        closeSync(file);
        renameSync(beside, target);
        settle();
      }),
    discard: () =>
      attempt(path, () => {
        settle();
        remove();
      }),
  };
}

/** A new file; where there can be none, what was arranged for it is called off. */
function openOr(callOff: () => void, path: string, mode: number | undefined): number {
  try {
    return openSync(path, 'wx', mode);
  } catch (error) {
    callOff();
    throw error;
  }
}

/** What ends the command from outside, and with which status a shell tells so. */
const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

function writerOf(file: number, path: string): Output['write'] {
  return async (text) => {
    const isRead = await attempt(path, () => {
      try {
        writeFileSync(file, text);
        return true;
      } catch (error) {
        // Whoever reads a pipe may go away.
        if (isOf(error, 'EPIPE')) return false;
        throw error;
      }
    });
    // Where nothing else is waited for, this is when an interruption is heard.
    await setImmediate();
    return isRead;
  };
}

/** Does something with a file, and tells its failure as a fault of that file. */
function attempt<Outcome>(path: string, work: () => Outcome): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    try {
      resolve(work());
    } catch (error) {
      reject(faultOf(error, path));
    }
  });
}
