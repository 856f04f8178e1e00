import { BRAND } from '../brand.ts';

/** The help, the manual page and the completions. They are in English whatever the language of the output is. */
export const usage = {
  headings: {
    usage: 'Usage',
    subcommands: 'Subcommands',
    options: 'Options',
    status: 'Exit status',
  },
  more: 'Run heatstamp SUBCOMMAND --help for the options of a subcommand.',
  terminator: 'everything after it is a code, even if it starts with a dash',
  options: {
    column: 'read a table with a header; this column holds the codes (or listings)',
    'made-in-column': 'the table column that holds the country on each heat stamp',
    'made-in':
      'the country on the heat stamp, to compare with each code: a name in any of ten languages, an ISO code, or other',
    format: 'output format (default: text, or csv for tables)',
    today: 'reject dates after this day (default: today)',
    reading: (ids: readonly string[]) =>
      `prefer this date code format wherever a code allows it, even if another is more likely: ${ids.join(', ')}`,
    lang: 'language of the text format',
    'skip-blank': 'skip blank lines; keep table rows with a blank cell, but do not count them',
    strict: 'treat dates that no source documents as failures',
    'exit-zero': 'exit with status 0 even if some codes are invalid',
    output: 'write to this file, which appears only once it is complete; - is standard output',
    help: 'show how the command is used',
    version: 'show the version',
  },
  codes: {
    summary: `Reads ${BRAND} date codes: when and where an item was made.`,
    given: 'one answer per code; type ? for a character you cannot read',
    list: 'one code per line, any number of lines',
    table: 'the same table, with our columns added',
  },
  listing: {
    summary: 'Checks listings: compares what the seller says with what the code says.',
    lines: 'one listing per line',
    table: 'one listing per cell of the column',
  },
  factories: {
    summary: 'Lists the factory codes with their sources.',
    given: 'all factory codes, or only those named',
  },
  table: {
    summary: 'Prints every valid date code, one per row: a lookup table for databases to join.',
    rows: 'about 330,000 rows',
    format: (first: string) => `output format (default: ${first})`,
  },
  completion: {
    summary: 'Prints a shell completion script.',
    shell: 'the script for this shell to source',
  },
  statuses: {
    valid: 'every code was valid',
    invalid: 'at least one code was invalid',
    failed: 'wrong usage, unreadable input, or output that could not be written',
  },
  manual: {
    kind: 'User commands',
    options: (flags: readonly string[]) => `Options: ${flags.join(', ')}.`,
    examples: {
      codes: 'decode two codes',
      worn: 'list what a stamp with one unreadable character could say',
      table: 'decode a stock list and check its labels',
      filter: 'list the invalid codes',
    },
  },
} as const;

/** Messages about wrong arguments. */
export const usageErrors = {
  unknownOption(flag: string, nearest: string | undefined) {
    if (nearest !== undefined) return `Unknown option ${flag}. Did you mean --${nearest}?`;
    return `Unknown option ${flag}. If it is a code, put -- in front of it.`;
  },
  misplacedOption: (name: string, command: string) => `--${name} is not an option of ${command}.`,
  missingValue: (flag: string, value: string) => `${flag} needs a value: ${value}.`,
  ambiguousValue: (flag: string, value: string) =>
    `${flag} needs a value. If the value is ${value}, write ${flag}=${value}.`,
  unexpectedValue: (flag: string) => `${flag} does not take a value.`,
  tableArguments: 'This subcommand takes options, but no arguments.',
  shell: (shells: readonly string[]) => `Name one shell: ${shells.join(', ')}.`,
  unknownCountry: (text: string) =>
    `Unknown country '${text}'. Give its name or its ISO code, such as France or FR, or other.`,
  labelColumnWithoutTable:
    '--made-in-column needs a table: name the column of its codes with --column.',
  unknownChoice: (kind: string, value: string, choices: readonly string[]) =>
    `Unknown ${kind} '${value}'. Choose one of: ${choices.join(', ')}.`,
  invalidDay: (text: string) => `'${text}' is not a calendar day. Write it like 2026-11-21.`,
  help: (command: string) => `Try ${command} --help.`,
} as const;

/** Where the clock of the computer shows a day that is past. */
export const clockBehind = (clock: string, counted: string): string =>
  `the clock of this computer says ${clock}, which cannot be right. Codes are checked as of ${counted}; --today sets another day.`;

/** Messages about files, which follow the name of the file and perhaps the number of a line. */
export const fileErrors = {
  stdin: 'standard input',
  stdout: 'standard output',
  stderr: 'standard error',
  position: (name: string, line: number) => `${name}, line ${line}`,
  isFile:
    'this is a file, not a code. Use heatstamp < FILE for a list of codes, or heatstamp --column NAME FILE for a table.',
  unknownFactory: 'no published list has this factory code.',
  /** By the error code of the operating system. */
  system: {
    EACCES: 'permission denied.',
    EDQUOT: 'disk quota exceeded.',
    EISDIR: 'this is a directory.',
    EIO: 'the device reported an input/output error.',
    ENAMETOOLONG: 'the file name is too long.',
    ENOENT: 'no such file or directory.',
    ENOSPC: 'no space left on the device.',
    ENOTDIR: 'part of this path is not a directory.',
    EPERM: 'operation not permitted.',
    EROFS: 'the file system is read-only.',
  },
  isDirectory: 'this is a directory.',
  lineTooLong: 'this line is longer than 16 MiB, so this is not a list or a table.',
  convert: (encoding: string, file: string) =>
    `Convert it first, for example: iconv -f ${encoding} -t UTF-8 ${file} > utf8.txt`,
  /** Stands for the file in a suggested command when standard input has no name. */
  anyFile: 'FILE',
  utf32: (convert: string) => `this is UTF-32. ${convert}`,
  notUtf8: (convert: string) => `this is not UTF-8. ${convert}`,
  notUtf16: 'this is not valid UTF-16, although it starts with its byte order mark.',
  nul: (convert: string) =>
    `this contains a NUL character: it is not text, or it is UTF-16 without a byte order mark. ${convert}`,
  archive: 'this is a spreadsheet or another archive, not text. Save the sheet as CSV UTF-8 first.',
  compressed: (file: string) =>
    `this is compressed. Decompress it first: gunzip -c ${file} | heatstamp …`,
  carriageReturns: (file: string) =>
    String.raw`its lines end with a carriage return alone. Convert it first: tr '\r' '\n' < ${file} > lines.csv`,
  emptyTable: 'this is empty. A table starts with a header.',
  otherHeader: (first: string) =>
    `its header differs from that of ${first}. Tables are combined only if their headers are the same.`,
  noColumn: (column: string, columns: readonly string[]) =>
    `there is no column '${column}'. The columns are ${columns.map((name) => `'${name}'`).join(', ')}.`,
  duplicateColumn: (column: string) =>
    `there are two columns named '${column}'. Rename one of them.`,
  ragged: (cells: number, width: number) =>
    `this row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the header has ${width}.`,
  unclosedQuote: 'a quotation mark opens a cell here and is never closed.',
  textAfterQuote:
    'there is text after the closing quotation mark of a cell. A quotation mark inside a cell must be doubled.',
} as const;

/** What a terminal shows during a run and at its end. */
export const progress = {
  done: (count: number) => `${format(count)} done`,
  undocumented: (count: number) => `${format(count)} undocumented`,
  conflicts: (count: number) => `${format(count)} in conflict with the label`,
  summary(count: number, valid: number, remarks: readonly string[]) {
    const details = remarks.length === 0 ? '' : ` (${remarks.join(', ')})`;
    return `${format(count)} in total: ${format(valid)} valid${details}, ${format(count - valid)} invalid.`;
  },
} as const;

function format(count: number): string {
  return count.toLocaleString('en-US');
}
