import { isUtf8 } from 'node:buffer';
import { fileErrors } from '../../words/en/command-line.ts';
import { CommandError, type InputStream } from '../io.ts';

/** The longest line or table row, so that none can fill the memory: 16 MiB. */
export const MAX_LINE_LENGTH = 16 * 1024 * 1024;

const LF = 10;
const [UTF16_LE, UTF16_BE] = [Uint8Array.of(0xff, 0xfe), Uint8Array.of(0xfe, 0xff)];
const UTF32_MARKS = [Uint8Array.of(0xff, 0xfe, 0, 0), Uint8Array.of(0, 0, 0xfe, 0xff)];
const ZIP = Uint8Array.of(0x50, 0x4b, 3, 4);
const GZIP = Uint8Array.of(0x1f, 0x8b);
const MAX_SIGNATURE_LENGTH = 4;

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark, in chunks of whole lines; only the last line may lack its end. The mark
 * is kept as U+FEFF.
 *
 * @throws CommandError with the line, and the command that converts the file, when the input is not such text
 */
export async function* readText({ name, bytes }: InputStream): AsyncIterable<string> {
  const { head, all } = await peek(bytes);
  const startsWith = (signature: Uint8Array): boolean =>
    signature.every((byte, index) => head[index] === byte);
  if (UTF32_MARKS.some(startsWith)) {
    throw new CommandError(name, fileErrors.utf32(convertCommand('UTF-32', name)));
  }
  if (startsWith(ZIP)) throw new CommandError(name, fileErrors.archive);
  if (startsWith(GZIP)) throw new CommandError(name, fileErrors.compressed(shellQuote(name)));
  if (startsWith(UTF16_LE)) yield* decodeUtf16(all, 'utf-16le', name);
  else if (startsWith(UTF16_BE)) yield* decodeUtf16(all, 'utf-16be', name);
  else yield* decodeUtf8(all, name);
}

/** The first bytes, enough to recognize an encoding, and then all bytes. */
async function peek(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ readonly head: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  // A line that a person types may be shorter than a signature, and is complete without one.
  while (head.length < MAX_SIGNATURE_LENGTH && !head.includes(LF)) {
    const next = await iterator.next();
    if (next.done === true) break;
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  async function* all(): AsyncIterable<Uint8Array> {
    try {
      if (head.length > 0) yield head;
      for (;;) {
        const next = await iterator.next();
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { head, all: all() };
}

async function* decodeUtf8(bytes: AsyncIterable<Uint8Array>, name: string): AsyncIterable<string> {
  let lines = 0;
  let pendingSize = 0;
  let pending: Uint8Array[] = [];

  function decode(chunk: Buffer): string {
    if (!isUtf8(chunk) || chunk.includes(0)) {
      const problem = isUtf8(chunk)
        ? fileErrors.nul(convertCommand('UTF-16LE', name))
        : fileErrors.notUtf8(convertCommand('WINDOWS-1252', name));
      throw new CommandError({ name, line: lines + firstBadLine(chunk) }, problem);
    }
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, end + 1)) lines += 1;
    return chunk.toString('utf8');
  }

  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(LF) + 1;
    if (end > 0) {
      yield decode(Buffer.concat([...pending, chunk.subarray(0, end)]));
      [pending, pendingSize] = [[], 0];
    }
    if (end < chunk.length) pending.push(chunk.subarray(end));
    pendingSize += chunk.length - end;
    if (pendingSize > MAX_LINE_LENGTH) {
      throw new CommandError({ name, line: lines + 1 }, fileErrors.lineTooLong);
    }
  }
  if (pendingSize > 0) yield decode(Buffer.concat(pending));
}

/** The number of the first line, counted from 1, that is not UTF-8 or has a NUL. */
function firstBadLine(chunk: Buffer): number {
  let line = 1;
  for (let start = 0; start < chunk.length; line += 1) {
    const end = chunk.indexOf(LF, start);
    const bytes = chunk.subarray(start, end < 0 ? chunk.length : end);
    if (!isUtf8(bytes) || bytes.includes(0)) return line;
    start += bytes.length + 1;
  }
  return line;
}

async function* decodeUtf16(
  bytes: AsyncIterable<Uint8Array>,
  encoding: 'utf-16le' | 'utf-16be',
  name: string,
): AsyncIterable<string> {
  // Keeps the mark, so that a table can be written with one again.
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  let lines = 0;
  let pending = '';

  function decode(chunk?: Uint8Array): string {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new CommandError({ name, line: lines + 1 }, fileErrors.notUtf16);
    }
  }

  for await (const chunk of bytes) {
    pending += decode(chunk);
    const end = pending.lastIndexOf('\n') + 1;
    if (end > 0) {
      const text = pending.slice(0, end);
      lines += text.split('\n').length - 1;
      yield text;
      pending = pending.slice(end);
    }
    if (pending.length > MAX_LINE_LENGTH) {
      throw new CommandError({ name, line: lines + 1 }, fileErrors.lineTooLong);
    }
  }
  pending += decode();
  if (pending !== '') yield pending;
}

function convertCommand(encoding: string, name: string): string {
  return fileErrors.convert(encoding, shellQuote(name));
}

/** A file name as a shell takes it. */
export function shellQuote(name: string): string {
  if (name === fileErrors.stdin) return fileErrors.anyFile;
  return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
}
