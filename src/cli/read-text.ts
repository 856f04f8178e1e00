import { isUtf8 } from 'node:buffer';
import { faults } from '../words/en/command-line.ts';
import { Fault, type Input } from './io.ts';

/** No line, and no row of a table, may fill the memory: 16 MiB. */
export const LONGEST_LINE = 16 * 1024 * 1024;

const LF = 10;
const [UTF16_LE, UTF16_BE] = [Uint8Array.of(0xff, 0xfe), Uint8Array.of(0xfe, 0xff)];
const UTF32_MARKS = [Uint8Array.of(0xff, 0xfe, 0, 0), Uint8Array.of(0, 0, 0xfe, 0xff)];
const ZIP = Uint8Array.of(0x50, 0x4b, 3, 4);
const GZIP = Uint8Array.of(0x1f, 0x8b);
const LONGEST_MARK = 4;

/**
 * The text of UTF-8, or of UTF-16 with its byte order mark, in pieces that end with a line; only the last one may lack its end.
 * A mark is given on as U+FEFF. Whatever is no such text ends in a Fault that names the line and how to convert.
 */
export async function* textOf(input: Input): AsyncIterable<string> {
  const { first, all } = await begun(input.bytes);
  refuse(first, input.name);
  const encoding = starts(first, UTF16_LE)
    ? 'utf-16le'
    : starts(first, UTF16_BE)
      ? 'utf-16be'
      : undefined;
  yield* encoding === undefined ? utf8(all, input.name) : utf16(all, encoding, input.name);
}

/** The first bytes, as many as tell an encoding, and all of them. */
async function begun(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ readonly first: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array();
  // A text that is complete in fewer bytes, such as a line typed by a person, must not be waited for.
  while (first.length < LONGEST_MARK && !first.includes(LF)) {
    const next = await iterator.next();
    if (next.done === true) break;
    first = first.length === 0 ? next.value : Buffer.concat([first, next.value]);
  }
  async function* all(): AsyncIterable<Uint8Array> {
    try {
      if (first.length > 0) yield first;
      for (;;) {
        const next = await iterator.next();
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { first, all: all() };
}

function starts(bytes: Uint8Array, mark: Uint8Array): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

function refuse(first: Uint8Array, name: string): void {
  if (UTF32_MARKS.some((mark) => starts(first, mark))) {
    throw new Fault(name, faults.utf32(convert('UTF-32', name)));
  }
  if (starts(first, ZIP)) throw new Fault(name, faults.archive);
  if (starts(first, GZIP)) throw new Fault(name, faults.compressed(quoted(name)));
}

async function* utf8(bytes: AsyncIterable<Uint8Array>, name: string): AsyncIterable<string> {
  let lines = 0;
  let size = 0;
  let rest: Uint8Array[] = [];
  /** Whole lines as text; what is not UTF-8 is looked for line by line. */
  function checked(piece: Buffer): string {
    if (!isUtf8(piece) || piece.includes(0)) {
      throw new Fault({ name, line: lines + badLine(piece) }, reasonOf(piece, name));
    }
    for (let at = piece.indexOf(LF); at >= 0; at = piece.indexOf(LF, at + 1)) lines += 1;
    return piece.toString('utf8');
  }
  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(LF) + 1;
    if (end > 0) {
      yield checked(Buffer.concat([...rest, chunk.subarray(0, end)]));
      [rest, size] = [[], 0];
    }
    if (end < chunk.length) rest.push(chunk.subarray(end));
    size += chunk.length - end;
    if (size > LONGEST_LINE) throw new Fault({ name, line: lines + 1 }, faults.tooLong);
  }
  if (size > 0) yield checked(Buffer.concat(rest));
}

/** Counts from 1. */
function badLine(piece: Buffer): number {
  let line = 1;
  for (let from = 0; from < piece.length; line += 1) {
    const end = piece.indexOf(LF, from);
    const own = piece.subarray(from, end < 0 ? piece.length : end);
    if (!isUtf8(own) || own.includes(0)) return line;
    from += own.length + 1;
  }
  return line;
}

function reasonOf(piece: Buffer, name: string): string {
  return isUtf8(piece)
    ? faults.nul(convert('UTF-16LE', name))
    : faults.notUtf8(convert('WINDOWS-1252', name));
}

function convert(from: string, name: string): string {
  return faults.convert(from, quoted(name));
}

/** A name as a shell takes it. */
export function quoted(name: string): string {
  if (name === faults.input) return faults.someFile;
  return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
}

async function* utf16(
  bytes: AsyncIterable<Uint8Array>,
  encoding: 'utf-16le' | 'utf-16be',
  name: string,
): AsyncIterable<string> {
  // It keeps the mark, so that a table can be given a mark of its own.
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  let lines = 0;
  let rest = '';
  function decoded(chunk?: Uint8Array): string {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new Fault({ name, line: lines + 1 }, faults.notUtf16);
    }
  }
  for await (const chunk of bytes) {
    rest += decoded(chunk);
    const end = rest.lastIndexOf('\n') + 1;
    if (end > 0) {
      const whole = rest.slice(0, end);
      lines += whole.split('\n').length - 1;
      yield whole;
      rest = rest.slice(end);
    }
    if (rest.length > LONGEST_LINE) throw new Fault({ name, line: lines + 1 }, faults.tooLong);
  }
  rest += decoded();
  if (rest !== '') yield rest;
}
