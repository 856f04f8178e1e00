import { isUtf8 } from 'node:buffer';
import { CommandError, type InputStream, type Problem, STDIN } from '../io.ts';
import type { FileErrors } from '../language.ts';

/** The longest line or table row, so that none can fill the memory: 16 MiB. */
export const MAX_LINE_LENGTH = 16 * 1024 * 1024;

const LF = 10;
/** Ctrl-Z, which ends a file for DOS and some programs of its time. */
const END_OF_FILE = 0x1a;

/** Whole lines; only the last of an input may lack its end. */
export interface TextChunk {
  readonly text: string;
  /** The lines in it that are not text, in order. Mostly none. */
  readonly flaws: readonly Flaw[];
}

/** A line that is not text. */
export interface Flaw {
  /** Counts from 1. */
  readonly line: number;
  readonly errorCode: 'nul' | 'encoding';
  /** The reason. */
  readonly error: Problem;
  /** The line as it was written, with its end. */
  readonly bytes: Uint8Array;
}

interface Decoding {
  /** How many bytes a line feed takes. */
  readonly unit: 1 | 2;
  readonly isBigEndian: boolean;
  /** The text; undefined unless all bytes are characters. */
  readonly decode: (bytes: Buffer) => string | undefined;
  /** The text, with U+FFFD for bytes that are no characters. */
  readonly replace: (bytes: Buffer) => string;
  /** What to say about such bytes. */
  readonly notText: Problem;
}

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or the encoding that is named. The mark is kept as U+FEFF. A Ctrl-Z at the
 * end is dropped.
 *
 * @param encoding a label that TextDecoder knows
 * @throws CommandError when the input is no text at all, and says what it is
 */
export async function* readText(
  { name, bytes }: InputStream,
  encoding?: string,
): AsyncIterable<TextChunk> {
  const { head, all } = await peek(bytes);
  checkSignature(head, name);
  const decoding = decodingOf(encoding ?? markedEncoding(head), encoding !== undefined);
  const { unit } = decoding;
  let lines = 0;
  let pending: Buffer[] = [];
  let pendingSize = 0;

  function decode(chunk: Buffer): TextChunk {
    const decoded = decoding.decode(chunk);
    const text = decoded ?? decoding.replace(chunk);
    const isFlawed = decoded === undefined || text.includes('\0');
    const flaws = isFlawed ? [...flawedLines(chunk, decoding, lines)] : [];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lines += 1;
    return { text, flaws };
  }

  for await (const chunk of unit === 2 ? inPairs(all) : all) {
    const end = lastLineEnd(chunk, decoding);
    if (end > 0) {
      yield decode(Buffer.concat([...pending, chunk.subarray(0, end)]));
      [pending, pendingSize] = [[], 0];
    }
    if (end < chunk.length) pending.push(chunk.subarray(end));
    pendingSize += chunk.length - end;
    if (pendingSize > MAX_LINE_LENGTH) {
      throw new CommandError({ name, line: lines + 1 }, (errors) => errors.lineTooLong);
    }
  }
  const last = withoutEndOfFile(Buffer.concat(pending), decoding);
  if (last.length > 0) yield decode(last);
}

/** The first bytes, enough to recognize a format or an encoding, and then all bytes. */
async function peek(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ readonly head: Buffer; readonly all: AsyncIterable<Buffer> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  // A line that a person types may be shorter than a signature, and is complete without one.
  while (head.length < MAX_SIGNATURE_LENGTH && !head.includes(LF)) {
    const next = await iterator.next();
    if (next.done === true) break;
    head = head.length === 0 ? toBuffer(next.value) : Buffer.concat([head, next.value]);
  }
  async function* all(): AsyncIterable<Buffer> {
    try {
      if (head.length > 0) yield head;
      for (;;) {
        const next = await iterator.next();
        if (next.done === true) return;
        yield toBuffer(next.value);
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { head, all: all() };
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The same bytes in pieces of an even length, as UTF-16 needs them; only the last may be odd. */
async function* inPairs(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = bytes.length - (bytes.length % 2);
    rest = bytes.subarray(end);
    if (end > 0) yield bytes.subarray(0, end);
  }
  if (rest.length > 0) yield rest;
}

/** The formats that people take for text, by their first bytes. Those of letters alone could also begin a text. */
// prettier-ignore
const SIGNATURES = [
  { bytes: 'PK\x03\x04', format: 'archive' },
  { bytes: '\xd0\xcf\x11\xe0', format: 'archive' },
  { bytes: '\x1f\x8b', format: 'compressed' },
  { bytes: '\x28\xb5\x2f\xfd', format: 'compressed' },
  { bytes: '\xfd7zXZ', format: 'compressed' },
  { bytes: 'BZh', format: 'compressed' },
  { bytes: 'PAR1', format: 'parquet' },
  { bytes: 'Obj\x01', format: 'avro' },
  { bytes: 'ORC', format: 'orc' },
  { bytes: 'SQLite format 3\0', format: 'sqlite' },
] as const;

const UTF32_MARKS = ['\xff\xfe\0\0', '\0\0\xfe\xff'];
const MAX_SIGNATURE_LENGTH = 16;

function startsWith(head: Buffer, signature: string): boolean {
  return head.subarray(0, signature.length).toString('latin1') === signature;
}

/** @throws CommandError for a format that is not text, and for the one encoding that nothing here decodes */
function checkSignature(head: Buffer, name: string): void {
  if (UTF32_MARKS.some((mark) => startsWith(head, mark))) {
    throw new CommandError(name, (errors) => errors.utf32(shellQuote(name, errors)));
  }
  const match = SIGNATURES.find(({ bytes }) => startsWith(head, bytes));
  if (match && (/[^ -~]/.test(match.bytes) || head.includes(0) || !isUtf8(head))) {
    throw new CommandError(name, (errors) => {
      const problem = errors[match.format];
      return typeof problem === 'string' ? problem : problem(shellQuote(name, errors));
    });
  }
}

function markedEncoding(head: Buffer): string {
  if (startsWith(head, '\xff\xfe')) return 'utf-16le';
  return startsWith(head, '\xfe\xff') ? 'utf-16be' : 'utf-8';
}

function decodingOf(label: string, isNamed: boolean): Decoding {
  const { encoding } = new TextDecoder(label);
  if (encoding === 'utf-8') {
    return {
      ...{ unit: 1, isBigEndian: false, notText: (errors: FileErrors) => errors.notUtf8 },
      decode: (bytes) => (isUtf8(bytes) ? bytes.toString('utf8') : undefined),
      replace: (bytes) => bytes.toString('utf8'),
    };
  }
  const isWide = encoding.startsWith('utf-16');
  return {
    unit: isWide ? 2 : 1,
    isBigEndian: encoding === 'utf-16be',
    notText: (errors) => errors.notEncoded(encoding, isNamed),
    replace: (bytes) => decodeAll(bytes, encoding, false),
    decode(bytes) {
      try {
        return decodeAll(bytes, encoding, true);
      } catch {
        return undefined;
      }
    },
  };
}

/** @throws TypeError for bytes that are no characters, if that is fatal */
function decodeAll(bytes: Buffer, encoding: string, fatal: boolean): string {
  // Keeps the mark, so that a table can be written with one again.
  const decoder = new TextDecoder(encoding, { fatal, ignoreBOM: true });
  // Node 20 takes windows-1252 for Latin-1, but not in a stream.
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** Where the last line of a chunk ends; 0 if none does. */
function lastLineEnd(chunk: Buffer, decoding: Decoding): number {
  if (decoding.unit === 1) return chunk.lastIndexOf(LF) + 1;
  for (let at = chunk.length - (chunk.length % 2) - 2; at >= 0; at -= 2) {
    if (isUnit(chunk, at, LF, decoding)) return at + 2;
  }
  return 0;
}

/** Where the line that starts at an offset ends. */
function lineEnd(chunk: Buffer, start: number, decoding: Decoding): number {
  for (let at = start; at + decoding.unit <= chunk.length; at += decoding.unit) {
    if (isUnit(chunk, at, LF, decoding)) return at + decoding.unit;
  }
  return chunk.length;
}

function isUnit(bytes: Buffer, at: number, unit: number, decoding: Decoding): boolean {
  if (decoding.unit === 1) return bytes[at] === unit;
  const [high, low] = decoding.isBigEndian ? [at, at + 1] : [at + 1, at];
  return bytes[low] === unit && bytes[high] === 0;
}

function* flawedLines(chunk: Buffer, decoding: Decoding, before: number): Iterable<Flaw> {
  let line = before;
  for (let start = 0; start < chunk.length;) {
    const end = lineEnd(chunk, start, decoding);
    const bytes = chunk.subarray(start, end);
    line += 1;
    start = end;
    const text = decoding.decode(bytes);
    if (text === undefined) {
      yield { line, errorCode: 'encoding', error: decoding.notText, bytes };
    } else if (text.includes('\0')) {
      yield { line, errorCode: 'nul', error: (errors) => errors.nul, bytes };
    }
  }
}

function withoutEndOfFile(bytes: Buffer, decoding: Decoding): Buffer {
  let end = bytes.length;
  while (end >= decoding.unit && isUnit(bytes, end - decoding.unit, END_OF_FILE, decoding)) {
    end -= decoding.unit;
  }
  return bytes.subarray(0, end);
}

/** A file name as a shell takes it. */
export function shellQuote(name: string, { anyFile }: FileErrors): string {
  if (name === STDIN) return anyFile;
  return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
}
