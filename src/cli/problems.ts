/** What an option chooses among a few values. */
export type ChoiceKind = 'format' | 'guard' | 'language' | 'reading' | 'shell';

/** Messages about wrong arguments. */
export const usageProblems = {
  unknownOption(flag: string, nearest: string | undefined) {
    if (nearest !== undefined) return `Unknown option ${flag}. Did you mean --${nearest}?`;
    return `Unknown option ${flag}. If it is a code, put -- in front of it.`;
  },
  unknownSubcommand: (typed: string, meant: string | undefined) =>
    meant === undefined
      ? `There is no subcommand '${typed}'. Codes need none: heatstamp SD1013.`
      : `There is no subcommand '${typed}'. Did you mean ${meant}?`,
  misplacedOption: (name: string, command: string) => `--${name} is not an option of ${command}.`,
  missingValue: (flag: string, value: string) => `${flag} needs a value: ${value}.`,
  ambiguousValue: (flag: string, value: string) =>
    `${flag} needs a value. If the value is ${value}, write ${flag}=${value}.`,
  unexpectedValue: (flag: string) => `${flag} does not take a value.`,
  noArguments: 'This subcommand takes only options.',
  shell: (shells: readonly string[]) => `Name one shell: ${shells.join(', ')}.`,
  unknownCountry: (text: string) =>
    `Unknown country '${text}'. Give its name or its ISO code, such as France or FR, or other.`,
  optionWithoutTable: (name: string) =>
    `--${name} needs a table: name the column with the codes with --column.`,
  repeatedOption: (flag: string) => `${flag} is given twice.`,
  badRowsAmongOutput: '--bad-rows needs a file of its own, not that of the output.',
  addedNames: (name: string, names: readonly string[], meant: string | undefined) =>
    `There is no '${name}' to add.${didYouMean(meant)} There are ${names.join(', ')}.`,
  markWithoutCsv: '--bom is for CSV: leave it out, or add --format csv.',
  addedToText:
    '--add chooses columns of CSV or fields of NDJSON: leave it out, or add --format csv or ndjson.',
  skipLines: (text: string, max: number) =>
    `'${text}' is not a number of lines. Give one from 0 to ${max}.`,
  separator: (text: string) =>
    `Unknown separator '${text}'. Give one character, such as ';', or tab.`,
  encoding: (text: string) =>
    `Unknown encoding '${text}'. Give a name such as windows-1252, shift_jis, gb18030 or utf-16le.`,
  unknownChoice: (kind: ChoiceKind, value: string, choices: readonly string[]) =>
    `Unknown ${kind} '${value}'. Choose one of: ${choices.join(', ')}.`,
  invalidDay: (text: string) => `'${text}' is not a calendar day. Write it like 2026-11-21.`,
  help: (command: string) => `Try ${command} --help.`,
} as const;

/** For a computer whose clock is behind the day of the facts. */
export const clockBehind = (clock: string, counted: string): string =>
  `the clock of this computer says ${clock}, which cannot be right. Codes are checked as of ${counted}; use --today to set another day.`;

/** For a fault of our own. */
export const bug = (version: string, place: string | undefined, message: string): string =>
  `this is a bug in heatstamp ${version}${place === undefined ? '' : ` (${place})`}: ${message}`;

/** A message lists at most this many columns of a wide table. */
const MOST_NAMES = 20;

/** Messages about files. The name of the file and perhaps the number of a line stand in front. */
export const problems = {
  stdin: 'standard input',
  stdout: 'standard output',
  position: (name: string, line: number) =>
    name === '' ? `argument ${line}` : `${name}, line ${line}`,
  isFile:
    'this is a file, not a code. Use heatstamp < FILE for a list of codes, or heatstamp --column NAME FILE for a table.',
  unknownFactory: 'no published list has this factory code.',
  /** By the error code of the operating system. */
  system: {
    EACCES: 'permission denied.',
    EDQUOT: 'disk quota exceeded.',
    EISDIR: 'this is a directory.',
    EIO: 'the device reported an input/output error.',
    ELOOP: 'this link leads back to itself.',
    ENAMETOOLONG: 'the file name is too long.',
    ENOENT: 'no such file or directory.',
    ENOSPC: 'no space left on the device.',
    ENOTDIR: 'part of this path is not a directory.',
    EPERM: 'operation not permitted.',
    EROFS: 'the file system is read-only.',
  },
  noTerminal: 'Parquet is not text, and this is a terminal. Name a file with --output.',
  isDirectory: 'this is a directory.',
  isInput: 'this file is also an input. Choose another one to write to.',
  isOtherOutput: '--output and --bad-rows name the same file. Choose another one.',
  lineTooLong: 'this line is longer than 16 MiB.',
  utf32: (file: string) =>
    `this is UTF-32. Convert it first, for example: iconv -f UTF-32 -t UTF-8 ${file} > utf8.txt`,
  notUtf8:
    'this is not UTF-8, and its encoding could not be recognized. Save it as UTF-8 (in Excel: CSV UTF-8), or name its encoding with --encoding.',
  readsAs: (encoding: string, line: string) =>
    `this is not UTF-8, but could be ${encoding}. Its first line would be: ${line}. If that is right, add --encoding ${encoding}.`,
  unmarkedUtf16: (encoding: string) =>
    `this is UTF-16 without a byte order mark. Add --encoding ${encoding}.`,
  notEncoded: (encoding: string, isNamed: boolean) =>
    isNamed
      ? `this is not ${encoding}, although --encoding says so.`
      : `this is not valid ${encoding.toUpperCase().replace(/LE$|BE$/, '')}, although it starts with its byte order mark.`,
  nul: 'this contains a NUL character, so it is not text.',
  archive: 'this is a spreadsheet or another archive, not text. Save the sheet as CSV UTF-8 first.',
  zstd: (file: string) =>
    `this is compressed. Unpack it first, for example: zstd -dc ${file} | heatstamp …`,
  xz: (file: string) =>
    `this is compressed. Unpack it first, for example: xz -dc ${file} | heatstamp …`,
  bzip2: (file: string) =>
    `this is compressed. Unpack it first, for example: bzip2 -dc ${file} | heatstamp …`,
  workbook: 'this is a workbook, not text. Save the sheet as CSV UTF-8 first.',
  pdf: 'this is a PDF, not text.',
  picture: 'this is an image, not text.',
  html: 'this is an HTML page, which some programs export as .xls. Open it in a spreadsheet, and save it as CSV UTF-8 first.',
  json: (file: string, isArray: boolean) =>
    `this is JSON, but not one object per line. Convert it first, for example: jq -c ${isArray ? "'.[]'" : '.'} ${file} > lines.ndjson`,
  damagedGzip: 'this gzip file is damaged, cut short, or followed by other bytes.',
  doubleGzip: (file: string) =>
    `this is compressed twice. Unpack it once, for example: gzip -dc ${file} | heatstamp …`,
  badObject: 'this line is not a JSON object.',
  otherKey: (key: string) =>
    `this object has a field '${key}' that the first one does not have, and CSV has columns. --format ndjson keeps every object as it is.`,
  parquet: 'this is a Parquet file, not text. Export it as CSV first.',
  avro: 'this is an Avro file, not text. Export it as CSV first.',
  orc: 'this is an ORC file, not text. Export it as CSV first.',
  sqlite: 'this is an SQLite database, not text. Export it as CSV first.',
  emptyTable: (hasHeader: boolean) =>
    `this is empty.${hasHeader ? ' A table starts with a header.' : ''}`,
  otherHeader: (first: string) =>
    `its header differs from that of ${first}. Tables are combined only if their headers are the same.`,
  noColumn: (column: string, columns: readonly string[], meant: string | undefined) =>
    `there is no column '${column}'.${didYouMean(meant)} The columns are ${listed(columns)}.`,
  noField: (field: string, fields: readonly string[], meant: string | undefined) =>
    `no object has a field '${field}'.${didYouMean(meant)} The fields of the first are ${listed(fields)}.`,
  columnBelow: (column: string, line: number, skipped: number) =>
    `there is no column '${column}' here, but line ${line} has it. Add --skip-lines ${skipped}.`,
  ambiguousColumn: (column: string, columns: readonly string[]) =>
    `several columns could be '${column}': ${columns.map((name) => `'${name}'`).join(', ')}. Write the name exactly as in the header, or give its number.`,
  noColumnNumber: (column: string, width: number) =>
    `there is no column ${column}. Without a header, columns are named by their numbers, 1 to ${width}.`,
  duplicateColumn: (column: string) =>
    `there are two columns named '${column}'. Give the number of the one you mean.`,
  columnTaken: (column: string) =>
    `there is already a column '${column}'. Add --replace to overwrite it, or choose another prefix for our columns with --prefix.`,
  badRows: (error: string) =>
    `${error} To go on without such rows, name a file for them with --bad-rows.`,
  ragged: (cells: number, width: number, hasHeader: boolean) =>
    `this row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the ${hasHeader ? 'header' : 'first row'} has ${width}.`,
  blankBeforeQuote: ' A blank stands before a quotation mark, so that it opens no cell.',
  unclosedQuote: 'the cell that a quotation mark opens here has no end, or none within 1 MiB.',
  textAfterQuote:
    'there is text after the closing quotation mark of a cell. A quotation mark inside a cell must be doubled, and not have a backslash.',
} as const;

function didYouMean(meant: string | undefined): string {
  return meant === undefined ? '' : ` Did you mean '${meant}'?`;
}

function listed(names: readonly string[]): string {
  const others = names.length > MOST_NAMES ? `, and ${names.length - MOST_NAMES} more` : '';
  const first = names.slice(0, MOST_NAMES).map((name) => `'${name}'`);
  return first.join(', ') + others;
}

/** What a terminal shows during a run and at its end. */
export const progress = {
  done: (count: number) => `${format(count)} done`,
  undocumented: (count: number) => `${format(count)} undocumented`,
  conflicts: (count: number) => `${format(count)} with a conflict`,
  asks: (count: number) => `${format(count)} ${count === 1 ? 'asks' : 'ask'}`,
  holdMore: (count: number) =>
    count === 1
      ? '1 cell has more than a code in it; heatstamp listing --column reads it.'
      : `${format(count)} cells have more than a code in them; heatstamp listing --column reads those.`,
  badRows: (count: number, file: string) =>
    count === 1
      ? `1 row could not be read; it is in ${file}.`
      : `${format(count)} rows could not be read; they are in ${file}.`,
  summary(count: number, valid: number, remarks: readonly string[]) {
    const details = remarks.length === 0 ? '' : ` (${remarks.join(', ')})`;
    return `${format(count)} in total: ${format(valid)} valid${details}, ${format(count - valid)} invalid.`;
  },
} as const;

function format(count: number): string {
  return count.toLocaleString('en-US');
}
