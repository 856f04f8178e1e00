import { CommandError, STDIN } from '../io.ts';
import { problems } from '../problems.ts';

/** How many bytes at the start show what a file is. */
export const SIGNATURE_LENGTH = 16;

/** Files that people mistake for text, by their first bytes. Signatures of letters alone could also begin a text. */
// prettier-ignore
const KINDS = [
  { bytes: '\xd0\xcf\x11\xe0', kind: 'workbook' },
  { bytes: 'PK\x03\x04', kind: 'archive' },
  { bytes: '\x28\xb5\x2f\xfd', kind: 'zstd' },
  { bytes: '\xfd7zXZ', kind: 'xz' },
  { bytes: 'BZh', kind: 'bzip2' },
  { bytes: 'PAR1', kind: 'parquet' },
  { bytes: 'Obj\x01', kind: 'avro' },
  { bytes: 'ORC', kind: 'orc' },
  { bytes: 'SQLite format 3\0', kind: 'sqlite' },
  { bytes: '%PDF-', kind: 'pdf' },
  { bytes: '\xff\xd8\xff', kind: 'picture' },
  { bytes: '\x89PNG', kind: 'picture' },
  { bytes: '\xff\xfe\0\0', kind: 'utf32' },
  { bytes: '\0\0\xfe\xff', kind: 'utf32' },
] as const;

/** The marks of an Office file within its first bytes. */
const WORKBOOK = /\[Content_Types\]\.xml|xl\/|mimetypeapplication\/vnd\.oasis/;

const HTML = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|table|meta|style|script)\b/i;

/** Whether a file is compressed by gzip. */
export function isGzip(head: Buffer): boolean {
  return startsWith(head, '\x1f\x8b');
}

/** @throws CommandError for a file that is no text, and says what it is */
export function checkKind(head: Buffer, name: string): void {
  if (HTML.test(head.toString('latin1'))) throw new CommandError(name, problems.html);
  const match = KINDS.find(({ bytes }) => startsWith(head, bytes));
  if (!match || (!/[^ -~]/.test(match.bytes) && isText(head))) return;
  const kind =
    match.kind === 'archive' && WORKBOOK.test(head.toString('latin1')) ? 'workbook' : match.kind;
  const problem = problems[kind];
  throw new CommandError(name, typeof problem === 'string' ? problem : problem(shellQuote(name)));
}

/** Whether the first bytes are characters of UTF-8, the last of which may be cut. */
function isText(head: Buffer): boolean {
  const start = head.subarray(0, SIGNATURE_LENGTH);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return !start.includes(0);
  } catch {
    return false;
  }
}

/**
 * The kind of UTF-16 that a file without a byte order mark is in: every other byte of its beginning is NUL.
 *
 * @example
 * utf16Of(Buffer.from('AR2126', 'utf16le')) // => "utf-16le"
 */
export function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const start = head.subarray(0, SIGNATURE_LENGTH - (SIGNATURE_LENGTH % 2));
  const units = Math.floor(start.length / 2);
  if (units < 2) return undefined;
  const isNul = (offset: number): boolean =>
    Array.from({ length: units }, (_, unit) => start[2 * unit + offset]).every(
      (byte) => byte === 0,
    );
  const [high, low] = [isNul(0), isNul(1)];
  return high === low ? undefined : low ? 'utf-16le' : 'utf-16be';
}

function startsWith(head: Buffer, signature: string): boolean {
  return head.subarray(0, signature.length).toString('latin1') === signature;
}

/** A file name as a shell takes it. */
export function shellQuote(name: string): string {
  if (name === STDIN) return 'FILE';
  return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
}
