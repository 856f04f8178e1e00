import { BRAND } from '../words/brand.ts';

/** The texts of the help, the completions and the manual page, in English alone. */
export const usage = {
  headings: {
    usage: 'Usage',
    subcommands: 'Subcommands',
    options: 'Options',
    status: 'Exit status',
    seeAlso: 'See also',
  },
  more: 'Run heatstamp SUBCOMMAND --help for the options of a subcommand.',
  terminator: 'everything after it is a code, even if it starts with a dash',
  options: {
    column: 'read a table; this column, by name or number, has the codes',
    'made-in-column':
      'the column with the country on each "made in" label; a blank cell falls back to --made-in',
    'line-column': 'the column with the line or model, to compare with each code',
    add: 'add only these of our columns, or fields of NDJSON, such as date,country,standing (default: all)',
    'skip-lines': 'pass this many lines above the table as they are',
    replace: 'overwrite our columns if the table already has them',
    separator: 'the separator of the table: one character, or tab (default: detected)',
    'no-header': 'the table has no header; name its columns by number',
    prefix: 'what our columns begin with (default: heatstamp_)',
    encoding: 'the encoding of the input, such as windows-1252 or shift_jis (default: UTF-8)',
    'bad-rows': 'write unreadable rows to this file and go on without them',
    guard: (names: readonly string[]) =>
      `whose cells a spreadsheet must not run as formulas: ${names.join(', ')} (default: ${names[0] ?? ''}); see The guard`,
    bom: 'begin CSV with a byte order mark, so that Excel reads it as UTF-8',
    'made-in':
      'the country on the "made in" label, to compare with each code: its name in any of 17 languages, its ISO code, or other',
    format: 'output format (default: text, or csv for tables)',
    today: 'reject dates after this day (default: today)',
    reading: (ids: readonly string[]) =>
      `prefer this date code format wherever a code allows it, even if another is more likely: ${ids.join(', ')}`,
    lang: 'language of the answers (default: en)',
    'skip-blank': 'skip blank lines; keep table rows with a blank cell, but do not count them',
    strict:
      'treat dates that no source documents, and conflicts with a label or a line, as failures',
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
    /** What options do here, where that differs. */
    options: {
      column: 'read a table; this column, by name or number, has the listings',
      'made-in-column':
        'the column with the country on each "made in" label; it counts instead of one in the text',
      'exit-zero': 'exit with status 0 even if a listing has no code',
    },
  },
  factories: {
    summary: 'Lists the factory codes with their sources.',
    given: 'all factory codes, or only those named',
    options: { format: 'output format (default: text)' },
  },
  table: {
    summary: 'Prints every valid date code, one per row: a lookup table for databases to join.',
    rows: 'about 316,000 rows',
    options: { format: 'output format (default: csv)' },
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
      text: 'With --column the input is a table. The output is the same table with our columns added after its own: heatstamp_code, heatstamp_date and so on; --prefix changes heatstamp_. The cells of the table are kept byte for byte. --add chooses among our columns, or in NDJSON among the fields of the answer. Name a column by its header or by its number, counted from 1; with --no-header, by its number. Case, full-width characters and spaces in a header do not matter as long as only one column matches. A row may lack its last cells; a separator at its end does not add one. --skip-lines passes lines above the header. If the table has our columns from an earlier run, --replace overwrites them. A cell with more than a code in it gets the error code has-code and its codes as suggestions; no-code and chip mean that it says there is no code, or a chip instead.',
    },
    {
      title: 'Listings',
      text: 'In listing, each line or each cell of the column is a text of its own. A text with line breaks comes in as a quoted cell of a CSV or as a field of NDJSON, with --column. Of several codes in a text the first answer is that of the bag it is about.',
    },
    {
      title: 'Separators',
      text: 'Commas, semicolons, tabs and vertical bars are detected from the header and the rows, or from a sep= line above them. Use --separator for any other character, or if the wrong one is detected. The output keeps the separator and the line breaks of the input.',
    },
    {
      title: 'Encodings',
      text: 'Input is UTF-8, or UTF-16 with a byte order mark, with any line endings; gzip is unpacked. --encoding takes any other encoding of the WHATWG Encoding Standard, such as shift_jis, euc-jp, gb18030, big5 or utf-16le. If the input is not UTF-8 but fits one of these, the error message names it and shows the first line. JSON objects, one per line (NDJSON), are records: with --format ndjson each passes as it came, in CSV the columns are the fields of the first. Output is UTF-8.',
    },
    {
      title: 'Bad rows',
      text: 'A row is bad if it has too many cells, a quotation mark out of place, a NUL, bytes that are not characters, or a line longer than 16 MiB, of which the beginning is kept. A cell with line breaks that is longer than 1 MiB counts as a quotation mark out of place. The first bad row ends the run with status 2, and --output writes no file. With --bad-rows FILE the run goes on and ends with status 1, and the number of bad rows is reported on standard error. That file has a row for each: the file, the line and the reason, separated by tabs, then the row unchanged. An unreadable header always ends the run.',
    },
    {
      title: 'The guard',
      text: 'A spreadsheet runs a cell that starts with =, +, -, @, a tab or a carriage return as a formula, such as =HYPERLINK(...). So where we write such a cell, in our columns and in the column of what was read from a list, it gets an apostrophe in front; a plain number does not. The cells of a table are its own and stay as they are. If strangers filled them in and the output goes straight into a spreadsheet, --guard all does the same for all cells; --guard none turns this off. NDJSON is never changed.',
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
    'jq(1) for NDJSON, iconv(1) for UTF-32. The folder of the package (npm ls -g -p heatstamp) has docs: output.md describes every column, field and id, engines.md how to decode tables of any size in DuckDB, PostgreSQL and other databases.',
  statuses: {
    codes: 'every code was valid',
    listing: 'every listing has a code',
    others: 'all went well',
    invalid: 'a code was invalid or blank, or a row was bad; --exit-zero makes it 0',
    without: 'a listing has no code, or a row was bad; --exit-zero makes it 0',
    failed: 'wrong usage, unreadable input, or output that could not be written',
    bug: 'a fault of heatstamp itself, in one line; please report it',
  },
  manual: {
    kind: 'User commands',
    options: (flags: readonly string[]) => `Options: ${flags.join(', ')}.`,
    statuses: 'In listing, a listing without a code counts as an invalid code does.',
    examples: {
      codes: 'decode two codes',
      worn: 'list the codes that a stamp with one unreadable character could be',
      table: 'decode a stock list and check its labels',
      bare: 'decode the third column of a table without a header, and set aside what cannot be read',
      filter: 'list the invalid codes',
    },
  },
} as const;

export type Usage = typeof usage;
