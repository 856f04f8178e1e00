import { BRAND } from '../brand.ts';

/**
 * What the command says of itself and of what went wrong, in English whatever language its answers are in: it is what
 * manuals and searches quote.
 */
export const usage = {
  headings: {
    usage: 'Usage',
    subcommands: 'Subcommands',
    options: 'Options',
    status: 'Exit status',
  },
  more: 'heatstamp SUBCOMMAND --help tells more of each.',
  terminator: 'codes follow, even with a dash in front',
  options: {
    column: 'the input is a table with a header; its codes (or listings) stand in this column',
    'made-in-column': 'the column of a table that holds what each heat stamp says',
    'made-in':
      'what the heat stamp says, held against each code: a country in any of seven languages, or other',
    format: 'how answers are written (default: text, and csv for tables)',
    today: 'the day after which nothing is made (default: today)',
    reading: (ids: readonly string[]) =>
      `read the codes so, likely or not, where they allow it: ${ids.join(', ')}`,
    lang: 'the language of the text format',
    'skip-blank': 'leave blank lines out; a row with a blank cell stays and is no failure',
    strict: 'a date that no source documents counts as a failure',
    'exit-zero': 'end with status 0 even if a code was not valid',
    output:
      'write to this file, which appears only when everything is written; - is standard output',
    help: 'how the command is used',
    version: 'the version',
  },
  codes: {
    summary: `Reads ${BRAND} date codes: when and where an item was made.`,
    given: 'one answer a code; ? stands for a character that can’t be read',
    list: 'one code a line, any number of them',
    table: 'a table in, the same table out with our columns',
  },
  listing: {
    summary: 'Checks listings: what the seller says, and what the code says.',
    lines: 'each line is a listing',
    table: 'each cell of that column is a listing',
  },
  factories: {
    summary: 'The table of factory codes, with its sources.',
    given: 'all of them, or those that are named',
  },
  table: {
    summary: 'Every code that reads, one row each: a look-up table for any engine that can join.',
    rows: 'some 330,000 rows',
    format: (first: string) => `how rows are written (default: ${first})`,
  },
  completion: {
    summary: 'What a shell needs to complete the command.',
    shell: 'to be sourced by that shell',
  },
  statuses: {
    good: 'every code was valid',
    notValid: 'at least one was not',
    failed: 'wrong usage, or the input could not be read or the output written',
  },
  manual: {
    kind: 'User commands',
    options: (names: readonly string[]) => `Options: ${names.join(', ')}.`,
    examples: {
      codes: 'two codes, answered',
      worn: 'a stamp with a character that can’t be read',
      table: 'a stock list, held against its labels',
      filter: 'what cannot be read',
    },
  },
} as const;

/** What is wrong with the arguments, as whole sentences. */
export const wrong = {
  option: (name: string, command: string) => `--${name} does not go with ${command}.`,
  codes: 'codes',
  tableTakes: 'heatstamp table takes options alone.',
  shell: (shells: readonly string[]) => `Name one shell: ${shells.join(', ')}.`,
  country: (text: string) => `Unknown country '${text}'. Name one, such as France or FR, or other.`,
  labelColumn: '--made-in-column needs a table: name its column of codes with --column.',
  choice: (what: string, value: string, choices: readonly string[]) =>
    `Unknown ${what} '${value}'. Known: ${choices.join(', ')}.`,
  day: (text: string) => `'${text}' is no calendar day. Write it as 2026-11-21.`,
  help: (name: string) => `Try ${name} --help.`,
} as const;

/** What is wrong with the input or the output, behind the name of a file and the number of a line. */
export const faults = {
  input: 'standard input',
  output: 'standard output',
  messages: 'standard error',
  at: (name: string, line: number) => `${name}, line ${line}`,
  isFile:
    'this is a file, not a code. A list is read with heatstamp < FILE, a table with heatstamp --column NAME FILE.',
  noFactory: 'no list knows this factory code.',
  /** By the name that the system has for the error. */
  system: {
    EACCES: 'permission denied.',
    EDQUOT: 'the quota of disk space is used up.',
    EISDIR: 'this is a directory.',
    EIO: 'the device reports an error.',
    ENAMETOOLONG: 'no name may be so long.',
    ENOENT: 'there is no such file or directory.',
    ENOSPC: 'no space is left on the device.',
    ENOTDIR: 'a part of this path is no directory.',
    EPERM: 'this is not permitted.',
    EROFS: 'this is on a read-only file system.',
  },
  isDirectory: 'this is a directory.',
  tooLong: 'this is longer than 16 MiB, so it is no line of a list or a table.',
  convert: (from: string, file: string) =>
    `Convert it first, such as with: iconv -f ${from} -t UTF-8 ${file} > utf8.txt`,
  someFile: 'FILE',
  utf32: (convert: string) => `this is UTF-32. ${convert}`,
  notUtf8: (convert: string) => `this is not UTF-8. ${convert}`,
  notUtf16: 'this is not the UTF-16 that its mark announces.',
  nul: (convert: string) =>
    `this holds a NUL character: it is no text, or UTF-16 without a byte order mark. ${convert}`,
  archive: 'this is a workbook or another archive, not a text. Save the sheet as CSV UTF-8 first.',
  compressed: (file: string) =>
    `this is compressed. Unpack it on the way: gunzip -c ${file} | heatstamp …`,
  carriageReturns: (file: string) =>
    String.raw`its lines end with a carriage return alone. Convert it first: tr '\r' '\n' < ${file} > lines.csv`,
  emptyTable: 'this is empty. A table begins with a header.',
  otherHeader: (first: string) =>
    `the columns are not those of ${first}. Tables that become one have the same header.`,
  noColumn: (column: string, known: readonly string[]) =>
    `there is no column '${column}'. There are ${known.map((name) => `'${name}'`).join(', ')}.`,
  twoColumns: (column: string) => `there are two columns '${column}'. Give one another name.`,
  ragged: (cells: number, width: number) =>
    `this row has ${cells} ${cells === 1 ? 'cell' : 'cells'} where the header has ${width}.`,
  unclosed: 'a quotation mark begins a cell here and none ends it.',
  behindQuotes:
    'a cell in quotation marks goes on behind them. A quotation mark inside a cell is doubled.',
} as const;

/** What a person at a terminal is told while a run goes on, and at its end. */
export const progress = {
  done: (count: number) => `${number(count)} done`,
  undocumented: (count: number) => `${number(count)} undocumented`,
  conflicts: (count: number) => `${number(count)} in conflict with the label`,
  summary: (count: number, valid: number, remarks: readonly string[]) =>
    `${number(count)} in all: ${[`${number(valid)} valid`, ...remarks].join(', ')}; ${number(count - valid)} not valid.`,
} as const;

function number(count: number): string {
  return count.toLocaleString('en-US');
}
