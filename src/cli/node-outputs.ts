import {
  accessSync,
  type BigIntStats,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type AtomicFile, CommandError, STDIN, STDOUT, type Write } from './io.ts';
import { problems } from './problems.ts';
import { tidyOnSignals } from './signals.ts';
import { attempt, hasCode, toCommandError } from './system-errors.ts';

/**
 * Creates the files that a run writes, each under a temporary name beside its final one. Pipes and devices are written to
 * directly, and so are the paths of open streams: standard output may be a file that the shell holds open.
 *
 * @param inputs what the run reads, by path; `-` is standard input
 * @param randomName makes the temporary names differ from those of all other runs, on other machines too
 * @throws CommandError before any file is opened if one to write, standard output included, is also read or written otherwise
 */
export async function createFiles(
  paths: readonly string[],
  inputs: readonly string[],
  randomName: () => string = () => crypto.randomUUID(),
): Promise<readonly AtomicFile[]> {
  await checkIdentities(paths, inputs);
  const files: AtomicFile[] = [];
  try {
    for (const path of paths) files.push(await createFile(path, randomName));
  } catch (error) {
    for (const file of files) await file.discard();
    throw error;
  }
  return files;
}

async function checkIdentities(paths: readonly string[], inputs: readonly string[]): Promise<void> {
  const read = new Set(inputs.map(inputIdentity).filter((id) => id !== undefined));
  const written = new Set<string>();
  for (const path of [STDOUT, ...paths]) {
    const identity =
      path === STDOUT ? streamIdentity(1) : await attempt(path, () => identityOf(path));
    if (identity === undefined) continue;
    if (read.has(identity)) throw new CommandError(path, problems.isInput);
    if (written.has(identity)) throw new CommandError(path, problems.isOtherOutput);
    written.add(identity);
  }
}

function inputIdentity(name: string): string | undefined {
  if (name === STDIN) return streamIdentity(0);
  try {
    return identityOf(name);
  } catch {
    // The error will come when it is read.
    return undefined;
  }
}

/** Undefined for what is not a file: two streams can share a terminal or a pipe. */
function streamIdentity(descriptor: 0 | 1): string | undefined {
  try {
    return fileIdentity(fstatSync(descriptor, { bigint: true }));
  } catch {
    // It may be closed.
    return undefined;
  }
}

/** Identifies a file: its device and inode or, before it exists, its path without links. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (stats) return fileIdentity(stats);
  const target = followLinks(path);
  return join(realpathSync(dirname(target)), basename(target));
}

function fileIdentity(stats: BigIntStats): string | undefined {
  return stats.isFile() ? `${stats.dev} ${stats.ino}` : undefined;
}

/** Paths that stand for a stream that is open already. */
const STREAM_PATH = /^\/dev\/(?:fd\/|std(?:in|out|err)$)/;

async function createFile(path: string, randomName: () => string): Promise<AtomicFile> {
  const existing = await attempt(path, () => statSync(path, { throwIfNoEntry: false }));
  if (existing?.isDirectory() === true) throw new CommandError(path, problems.isDirectory);
  if (existing && (!existing.isFile() || STREAM_PATH.test(path))) return openStream(path);
  return attempt(path, () => {
    // A file that nobody may write to is not replaced either.
    if (existing) accessSync(path, constants.W_OK);
    const target = existing ? realpathSync(path) : followLinks(path);
    return temporaryFile(target, temporaryName(target, randomName()), existing, path);
  });
}

/** A file name has at most 255 bytes, and a character at most four. */
const LONGEST_START = 50;

function temporaryName(target: string, random: string): string {
  const start = [...basename(target)].slice(0, LONGEST_START).join('');
  return join(dirname(target), `${start}.${random}.part`);
}

/** Opens a pipe or a device, and writes to it, without holding up the thread that hears signals. */
async function openStream(path: string): Promise<AtomicFile> {
  const failed = (error: unknown): never => {
    throw toCommandError(error, path);
  };
  const stream = await open(path, 'a').catch(failed);
  const close = (): Promise<void> => stream.close().catch(failed);
  return {
    write: (data) =>
      stream.writeFile(data).then(
        () => true,
        (error: unknown) => (hasCode(error, 'EPIPE') ? false : failed(error)),
      ),
    ...{ commit: close, discard: close },
  };
}

/** The target of symbolic links, even if it does not exist yet: the links themselves must stay. */
function followLinks(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? followLinks(resolve(dirname(path), readlinkSync(path))) : path;
}

function temporaryFile(
  target: string,
  temporary: string,
  existing: Stats | undefined,
  path: string,
): AtomicFile {
  const remove = (): void => {
    rmSync(temporary, { force: true });
  };
  // Registered before there is a file, so that an interruption never leaves one behind.
  process.once('exit', remove);
  const ignoreSignals = tidyOnSignals(remove);
  const stopListening = (): void => {
    process.off('exit', remove);
    ignoreSignals();
  };
  let file: number;
  try {
    // Never follows or overwrites what somebody else has put there.
    file = openSync(temporary, 'wx', existing?.mode);
    if (existing) keepOwner(file, existing);
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

/** Gives a file the mode of the one that it replaces, and its owner and group as far as that is allowed. */
function keepOwner(file: number, { mode, uid, gid }: Stats): void {
  try {
    fchownSync(file, uid, gid);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) throw error;
  }
  fchmodSync(file, mode & 0o7777);
}

function fileWriter(file: number, path: string): Write {
  return async (data) => {
    await attempt(path, () => {
      writeFileSync(file, data);
    });
    // Writes are synchronous: without a break, signals would never be handled.
    await setImmediate();
    return true;
  };
}
