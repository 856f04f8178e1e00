import { BRAND } from '../brand.ts';

/** The help, the completions and the manual page, which is in English alone. */
export const usage = {
  headings: {
    usage: 'Usage',
    subcommands: 'Subcommands',
    options: 'Options',
    status: 'Exit status',
    seeAlso: 'See also',
  },
  more: 'Run heatstamp SUBCOMMAND --help for the options of a subcommand.',
  /** How something is typed, with the names of values in this language: `--output FILE`. */
  typed: (text: string) => text,
  terminator: 'everything after it is a code, even if it starts with a dash',
  options: {
    column: 'read a table; this column, by name or number, has the codes (or listings)',
    'made-in-column':
      'the column with the country on each "made in" label; a blank cell falls back to --made-in',
    'line-column': 'the column with the line or model, to compare with each code',
    'skip-lines': 'skip this many lines above the table',
    replace: 'overwrite our columns if the table already has them',
    separator: 'the separator of the table: one character, or tab (default: detected)',
    'no-header': 'the table has no header; name its columns by number',
    prefix: 'what our columns begin with (default: heatstamp_)',
    encoding: 'the encoding of the input, such as windows-1252 or shift_jis (default: UTF-8)',
    'bad-rows': 'write unreadable rows to this file and go on without them',
    'no-guard':
      'do not put an apostrophe before cells that a spreadsheet would run as formulas; see The guard',
    jobs: 'how many threads check listings (default: all cores but one)',
    'made-in':
      'the country on the "made in" label, to compare with each code: its name in any of 17 languages, its ISO code, or other',
    format: 'output format (default: text, or csv for tables)',
    today: 'reject dates after this day (default: today)',
    reading: (ids: readonly string[]) =>
      `prefer this date code format wherever a code allows it, even if another is more likely: ${ids.join(', ')}`,
    lang: 'language of the answers, the help and the messages (default: en)',
    'skip-blank': 'skip blank lines; keep table rows with a blank cell, but do not count them',
    strict: 'treat dates that no source documents as failures',
    'exit-zero': 'exit with status 0 even if some codes are invalid',
    output: 'write to this file, which appears once it is complete; - is standard output',
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
    rows: 'about 316,000 rows',
    format: (first: string) => `output format (default: ${first})`,
  },
  mcp: {
    summary: 'Serves AI assistants over the Model Context Protocol (MCP).',
    serves: 'a server on standard input and output; the assistant starts it',
  },
  completion: {
    summary: 'Prints a shell completion script.',
    shell: 'the script to source in this shell',
  },
  /** What the options alone don't tell, each a section of the help and of the manual page. */
  topics: [
    {
      title: 'Tables',
      text: 'With --column the input is a table. The output is the same table with our columns added after its own: heatstamp_code, heatstamp_date and so on; --prefix changes heatstamp_. The cells of the table are kept byte for byte, except where the guard applies. Name a column by its header or by its number, counted from 1; with --no-header, by its number. Case, full-width characters and spaces in a header do not matter as long as only one column matches. A separator at the end of a row does not add a cell. --skip-lines skips lines above the header. If the table has our columns from an earlier run, --replace overwrites them. A cell with more than a code in it gets the error code has-code and its codes as suggestions; no-code and chip mean that it says there is no code, or a chip instead.',
    },
    {
      title: 'Separators',
      text: 'Commas, semicolons, tabs and vertical bars are detected from the header and the rows, or from a sep= line above them. Use --separator for any other character, or if the wrong one is detected. The output keeps the separator and the line breaks of the input.',
    },
    {
      title: 'Encodings',
      text: 'Input is UTF-8, or UTF-16 with a byte order mark, with any line endings; gzip is unpacked. --encoding takes any other encoding of the WHATWG Encoding Standard, such as shift_jis, euc-jp, gb18030, big5 or utf-16le. If the input is not UTF-8 but fits one of these, the error message names it and shows the first line. JSON objects, one per line (NDJSON), are read as a table whose columns are the fields of the first object. Output is UTF-8.',
    },
    {
      title: 'Bad rows',
      text: 'A row is bad if it has too few or too many cells, a quotation mark out of place, a NUL, or bytes that are not characters. A cell with line breaks that is longer than 1 MiB counts as a quotation mark out of place. The first bad row ends the run with status 2, and --output writes no file. With --bad-rows FILE the run goes on and ends with status 1, and the number of bad rows is reported on standard error. That file has a row for each: the file, the line and the reason, separated by tabs, then the row unchanged except for the guard. An unreadable header always ends the run.',
    },
    {
      title: 'The guard',
      text: 'A spreadsheet runs a cell such as =HYPERLINK(...) as a formula, and you do not always know who filled in the cells. So a cell that starts with =, +, - or @ gets an apostrophe in front, in the file of --bad-rows too. Numbers, phone numbers, handles, headings and words stay the same, unless something in them has a meaning in a formula, such as a parenthesis or the name of a cell (A1, and so SD1013). --no-guard turns this off: use it only for output that nobody opens in a spreadsheet. NDJSON is never changed.',
    },
    {
      title: 'Several files',
      text: 'Tables are combined into one if their headers are the same; lists are read one after another. In NDJSON each object then names its file. - is standard input. A directory is an error.',
    },
    {
      title: 'Files written',
      text: 'The files of --output and --bad-rows appear under their names once they are complete. Until then each has a random temporary name, such as NAME.1b9d6bcd-….part. An interrupted run removes it. A run that was killed (kill -9) leaves it behind: delete it yourself. An input file is never written to, whatever it is called.',
    },
  ],
  seeAlso:
    'jq(1) for NDJSON, iconv(1) for UTF-32. In the package, docs/output.md describes every column, field and id, and docs/engines.md how to decode tables of any size in DuckDB, PostgreSQL and other databases.',
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
      worn: 'list the codes that a stamp with one unreadable character could be',
      table: 'decode a stock list and check its labels',
      bare: 'decode the third column of a table without a header, and set aside what cannot be read',
      filter: 'list the invalid codes',
    },
  },
} as const;

/** What an option chooses among a few values. */
export type ChoiceKind = 'format' | 'language' | 'reading' | 'shell';

/** Messages about wrong arguments. */
export const usageErrors = {
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
  skipLines: (text: string, max: number) =>
    `'${text}' is not a number of lines. Give one from 0 to ${max}.`,
  separator: (text: string) =>
    `Unknown separator '${text}'. Give one character, such as ';', or tab.`,
  encoding: (text: string) =>
    `Unknown encoding '${text}'. Give a name such as windows-1252, shift_jis, gb18030 or utf-16le.`,
  jobs: (text: string, max: number) =>
    `'${text}' is not a number of jobs. Give one from 1 to ${max}.`,
  unknownChoice: (kind: ChoiceKind, value: string, choices: readonly string[]) =>
    `Unknown ${kind} '${value}'. Choose one of: ${choices.join(', ')}.`,
  invalidDay: (text: string) => `'${text}' is not a calendar day. Write it like 2026-11-21.`,
  help: (command: string) => `Try ${command} --help.`,
} as const;

/** For a computer whose clock is behind the day of the facts. */
export const clockBehind = (clock: string, counted: string): string =>
  `the clock of this computer says ${clock}, which cannot be right. Codes are checked as of ${counted}; use --today to set another day.`;

/** A message lists at most this many columns of a wide table. */
const MOST_NAMES = 20;

/** Messages about files, which follow the name of the file and perhaps the number of a line. */
export const fileErrors = {
  stdin: 'standard input',
  stdout: 'standard output',
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
  lineTooLong: 'this line is longer than 16 MiB, so this is not a list or a table.',
  /** Stands for the file in a suggested command when standard input has no name. */
  anyFile: 'FILE',
  utf32: (file: string) =>
    `this is UTF-32. Convert it first, for example: iconv -f UTF-32 -t UTF-8 ${file} > utf8.txt`,
  notUtf8:
    'this is not UTF-8, and its encoding could not be recognized. Save it as UTF-8, or name its encoding with --encoding.',
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
  json: 'this is JSON, but not one object per line. Convert it first, for example: jq -c .[] data.json > data.ndjson',
  damagedGzip: 'this gzip file is damaged or cut short.',
  badObject: 'this line is not a JSON object.',
  otherKey: (key: string) => `this object has a field '${key}' that the first one does not have.`,
  parquet: 'this is a Parquet file, not text. Export it as CSV first.',
  avro: 'this is an Avro file, not text. Export it as CSV first.',
  orc: 'this is an ORC file, not text. Export it as CSV first.',
  sqlite: 'this is an SQLite database, not text. Export it as CSV first.',
  emptyTable: (hasHeader: boolean) =>
    `this is empty.${hasHeader ? ' A table starts with a header.' : ''}`,
  otherHeader: (first: string) =>
    `its header differs from that of ${first}. Tables are combined only if their headers are the same.`,
  noColumn(column: string, columns: readonly string[], meant: string | undefined) {
    const question = meant === undefined ? '' : ` Did you mean '${meant}'?`;
    const others = columns.length > MOST_NAMES ? `, and ${columns.length - MOST_NAMES} more` : '';
    const names = columns.slice(0, MOST_NAMES).map((name) => `'${name}'`);
    return `there is no column '${column}'.${question} The columns are ${names.join(', ')}${others}.`;
  },
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
  unclosedQuote: 'a quotation mark opens a cell here and is never closed.',
  textAfterQuote:
    'there is text after the closing quotation mark of a cell. A quotation mark inside a cell must be doubled.',
} as const;

/** What a terminal shows during a run and at its end. */
export const progress = {
  done: (count: number) => `${format(count)} done`,
  undocumented: (count: number) => `${format(count)} undocumented`,
  conflicts: (count: number) => `${format(count)} with a conflict`,
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
