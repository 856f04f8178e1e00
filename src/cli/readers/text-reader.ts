import { isUtf8 } from 'node:buffer';
import { CommandError, type InputStream } from '../io.ts';
import { problems } from '../problems.ts';
import { recognizeEncoding } from './encodings.ts';
import { checkKind, isGzip, shellQuote, SIGNATURE_LENGTH, utf16Of } from './file-kinds.ts';

/** The longest line, so that none can fill the memory: 16 MiB. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024;

const LF = 10;
const CR = 13;
/** Ctrl-Z, which ends a file for DOS and some programs of its time. */
const END_OF_FILE = 0x1a;

/** Whole lines; only the last of an input may lack its end. */
export interface TextChunk {
  readonly text: string;
  /** The lines in it that are not text, in order. Mostly none. */
  readonly flaws: readonly Flaw[];
}

/** A line that is not text, or longer than a line may be, which stands in the text as an empty one. */
export interface Flaw {
  /** Counts from 1. */
  readonly line: number;
  readonly errorCode: 'nul' | 'encoding' | 'long';
  /** The reason. */
  readonly error: string;
  /** The line as it was written, with its end; the beginning of a line that is too long. */
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
  /** The message about such bytes. */
  readonly notText: (bytes: Buffer) => string;
}

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or the encoding that is named, and unpacks gzip. The mark is kept as U+FEFF.
 * Lines that end with a carriage return alone come out with a line feed. A Ctrl-Z at the end is dropped.
 *
 * @param encoding a label that TextDecoder knows
 * @throws CommandError when the input is no text at all, and says what it is
 */
export async function* readText(
  { name, bytes }: InputStream,
  encoding?: string,
): AsyncIterable<TextChunk> {
  const source = await openText(bytes, name);
  const { head } = source;
  if (encoding === undefined) {
    const utf16 = utf16Of(head);
    if (utf16 !== undefined) throw new CommandError(name, problems.unmarkedUtf16(utf16));
  }
  const decoding = decodingOf(encoding ?? markedEncoding(head), encoding !== undefined, source);
  const { unit } = decoding;
  await source.fill((head) => head.length >= PIECE || lastLineEnd(head, decoding, LF) > 0);
  const start = source.head.subarray(0, PIECE);
  // A carriage return ends lines only where no line feed does.
  const lineEnd =
    lastLineEnd(start, decoding, LF) === 0 && lastLineEnd(start, decoding, CR) > 0 ? CR : LF;
  let lines = 0;
  let pending: Buffer[] = [];
  let pendingSize = 0;
  /** The beginning of a line that is too long, while the rest of it passes. */
  let cut: Buffer | undefined;

  function decode(chunk: Buffer): TextChunk {
    const decoded = decoding.decode(chunk);
    const raw = decoded ?? decoding.replace(chunk);
    const isFlawed = decoded === undefined || raw.includes('\0');
    const flaws = isFlawed ? [...flawedLines(chunk, decoding, lineEnd, lines)] : [];
    const text = lineEnd === CR ? raw.replaceAll('\r', '\n') : raw;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lines += 1;
    return { text, flaws };
  }

  function tooLong(bytes: Buffer): TextChunk {
    lines += 1;
    const error = problems.lineTooLong;
    return { text: '\n', flaws: [{ line: lines, errorCode: 'long', error, bytes }] };
  }

  for await (const piece of unit === 2 ? inPairs(source.all()) : source.all()) {
    let rest = piece;
    const first = endOfLine(piece, 0, decoding, lineEnd);
    if (cut === undefined && pendingSize + (first || piece.length) > MAX_LINE_LENGTH) {
      cut = Buffer.concat([...pending, piece]).subarray(0, PIECE);
      [pending, pendingSize] = [[], 0];
    }
    if (cut !== undefined) {
      if (first === 0) continue;
      yield tooLong(cut);
      cut = undefined;
      rest = piece.subarray(first);
    }
    const end = lastLineEnd(rest, decoding, lineEnd);
    if (end > 0) {
      yield decode(Buffer.concat([...pending, rest.subarray(0, end)]));
      [pending, pendingSize] = [[], 0];
    }
    if (end < rest.length) pending.push(rest.subarray(end));
    pendingSize += rest.length - end;
  }
  if (cut !== undefined) yield tooLong(cut);
  const last = withoutEndOfFile(Buffer.concat(pending), decoding);
  if (last.length > 0) yield decode(last);
}

/** Looks at the first bytes: refuses a file that is not text, and unpacks gzip. */
async function openText(bytes: AsyncIterable<Uint8Array>, name: string): Promise<ByteSource> {
  const source = new ByteSource(bytes);
  // A line that a person types may be shorter than a signature, and is complete without one.
  const isEnough = (head: Buffer): boolean =>
    head.length >= SIGNATURE_LENGTH || head.includes(LF) || head.includes(CR);
  await source.fill(isEnough);
  checkKind(source.head, name);
  if (!isGzip(source.head)) return source;
  const { gunzip } = await import('./gunzip.ts');
  const unpacked = new ByteSource(gunzip(source.all(), name));
  await unpacked.fill(isEnough);
  if (isGzip(unpacked.head)) throw new CommandError(name, problems.doubleGzip(shellQuote(name)));
  checkKind(unpacked.head, name);
  return unpacked;
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

function markedEncoding(head: Buffer): string {
  const mark = head.subarray(0, 2).toString('hex');
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
}

function decodingOf(label: string, isNamed: boolean, source: ByteSource): Decoding {
  const { encoding } = new TextDecoder(label);
  if (encoding === 'utf-8') {
    return {
      ...{ unit: 1, isBigEndian: false, notText: notUtf8(source.head) },
      decode: (bytes) => (isUtf8(bytes) ? bytes.toString('utf8') : undefined),
      replace: (bytes) => bytes.toString('utf8'),
    };
  }
  const isWide = encoding.startsWith('utf-16');
  return {
    unit: isWide ? 2 : 1,
    isBigEndian: encoding === 'utf-16be',
    notText: () => problems.notEncoded(encoding, isNamed),
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

/** The message that names the encoding in which the file can be read, and shows its first line. */
function notUtf8(head: Buffer): (bytes: Buffer) => string {
  let problem: string | undefined;
  return (bytes) => (problem ??= encodingProblem(head, bytes));
}

function encodingProblem(head: Buffer, bytes: Buffer): string {
  const encoding = recognizeEncoding(head) ?? recognizeEncoding(bytes);
  if (encoding === undefined) return problems.notUtf8;
  const line = new TextDecoder(encoding).decode(head.subarray(0, firstBreak(head)));
  const shown = line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
  return problems.readsAs(encoding, shown);
}

const MAX_SHOWN = 60;

function firstBreak(bytes: Buffer): number {
  const at = bytes.findIndex((byte) => byte === LF || byte === CR);
  return at < 0 ? bytes.length : at;
}

/** @throws TypeError for bytes that are no characters, if that is fatal */
function decodeAll(bytes: Buffer, encoding: string, fatal: boolean): string {
  // Keeps the mark, so that a table can be written with one again.
  const decoder = new TextDecoder(encoding, { fatal, ignoreBOM: true });
  // Node 20 takes windows-1252 for Latin-1, but not in a stream.
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** Where the last line of a chunk ends; 0 if none does. */
function lastLineEnd(chunk: Buffer, decoding: Decoding, lineEnd: number): number {
  if (decoding.unit === 1) return chunk.lastIndexOf(lineEnd) + 1;
  for (let at = chunk.length - (chunk.length % 2) - 2; at >= 0; at -= 2) {
    if (isUnit(chunk, at, lineEnd, decoding)) return at + 2;
  }
  return 0;
}

/** Where the line that starts at an offset ends; 0 if it does not. */
function endOfLine(chunk: Buffer, start: number, decoding: Decoding, lineEnd: number): number {
  if (decoding.unit === 1) return chunk.indexOf(lineEnd, start) + 1;
  for (let at = start; at + 2 <= chunk.length; at += 2) {
    if (isUnit(chunk, at, lineEnd, decoding)) return at + 2;
  }
  return 0;
}

function isUnit(bytes: Buffer, at: number, unit: number, decoding: Decoding): boolean {
  if (decoding.unit === 1) return bytes[at] === unit;
  const [high, low] = decoding.isBigEndian ? [at, at + 1] : [at + 1, at];
  return bytes[low] === unit && bytes[high] === 0;
}

function* flawedLines(
  chunk: Buffer,
  decoding: Decoding,
  lineEnd: number,
  before: number,
): Iterable<Flaw> {
  let line = before;
  for (let start = 0; start < chunk.length;) {
    const end = endOfLine(chunk, start, decoding, lineEnd) || chunk.length;
    const bytes = chunk.subarray(start, end);
    line += 1;
    start = end;
    const text = decoding.decode(bytes);
    if (text === undefined) {
      yield { line, errorCode: 'encoding', error: decoding.notText(chunk), bytes };
    } else if (text.includes('\0')) {
      yield { line, errorCode: 'nul', error: problems.nul, bytes };
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

/** Text as it was written, with lines that are not text as bytes. */
export function piecesOf(
  text: string,
  firstLine: number,
  flaws: readonly Flaw[],
): readonly (string | Uint8Array)[] {
  if (flaws.length === 0) return [text];
  const bytes = new Map(flaws.map((flaw) => [flaw.line, flaw.bytes]));
  return text.split(/(?<=\n)/).map((line, index) => bytes.get(firstLine + index) ?? line);
}

/** Bytes that arrive in pieces, whose beginning can be looked at before they are read. */
class ByteSource {
  /** The bytes that have been looked at. */
  head: Buffer = Buffer.alloc(0);
  readonly #iterator: AsyncIterator<Uint8Array>;
  #isEnded = false;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#iterator = bytes[Symbol.asyncIterator]();
  }

  /** Waits until there is enough to look at, or no more. */
  async fill(isEnough: (head: Buffer) => boolean): Promise<void> {
    while (!this.#isEnded && !isEnough(this.head)) {
      const next = await this.#iterator.next();
      if (next.done === true) this.#isEnded = true;
      else
        this.head =
          this.head.length === 0 ? toBuffer(next.value) : Buffer.concat([this.head, next.value]);
    }
  }

  /** All bytes, from the first, in pieces of at most PIECE. */
  async *all(): AsyncIterable<Buffer> {
    try {
      yield* pieces(this.head);
      while (!this.#isEnded) {
        const next = await this.#iterator.next();
        if (next.done === true) return;
        yield* pieces(toBuffer(next.value));
      }
    } finally {
      await this.#iterator.return?.();
    }
  }
}

/** As much as files and pipes give at a time. */
const PIECE = 64 * 1024;

function* pieces(bytes: Buffer): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
