import { describe, expect, test } from 'vitest';
import { COLUMNS } from '../library/columns.ts';
import { parseArguments } from './arguments.ts';

const DEFAULTS = {
  kind: 'decode',
  format: 'text',
  lang: 'en',
  today: undefined,
  skipBlank: false,
  strict: false,
  exitZero: false,
  output: undefined,
  badRows: undefined,
  column: undefined,
  labelColumn: undefined,
  hasColumns: false,
  lineColumn: undefined,
  skipLines: 0,
  isReplacing: false,
  separator: undefined,
  hasHeader: true,
  prefix: 'heatstamp_',
  encoding: undefined,
  guard: 'ours',
  addedColumns: COLUMNS.map(({ name }) => name),
  fields: undefined,
  hasMark: false,
  reading: undefined,
  madeIn: undefined,
  inputs: [],
};

const CSV = { format: 'csv', hasColumns: true };

const HELP = { kind: 'help', lang: 'en', command: '' };

describe('what the arguments ask for', () => {
  test.each([
    ['nothing', [], DEFAULTS],
    [
      'one code per argument',
      ['AR2126', '8912 SL'],
      { ...DEFAULTS, inputs: ['AR2126', '8912 SL'] },
    ],
    ['an empty argument, which is a code', [''], { ...DEFAULTS, inputs: [''] }],
    [
      'options anywhere, in both spellings',
      ['--format', 'csv', 'AR2126', '--today=2016-06-01'],
      { ...DEFAULTS, ...CSV, today: '2016-06-01', inputs: ['AR2126'] },
    ],
    [
      'codes after a double dash',
      ['--', '--format', '-x'],
      { ...DEFAULTS, inputs: ['--format', '-x'] },
    ],
    ['help as a word', ['help'], HELP],
    ['help on a subcommand', ['help', 'listing'], { ...HELP, command: 'listing' }],
    ['the version as a word', ['version'], { kind: 'version', lang: 'en' }],
    ['a word that is no subcommand, which is a code', ['none'], { ...DEFAULTS, inputs: ['none'] }],
    [
      'the name of a subcommand after a double dash, which is a code too',
      ['--', 'help'],
      { ...DEFAULTS, inputs: ['help'] },
    ],
    [
      'an encoding as Python names it',
      ['--encoding', 'cp932'],
      { ...DEFAULTS, encoding: 'shift_jis' },
    ],
    ['or Java', ['--encoding', 'euc_jp'], { ...DEFAULTS, encoding: 'euc-jp' }],
    ['help, which comes first', ['--help', '--format', 'pdf'], HELP],
    ['help by its short form', ['-h'], HELP],
    [
      'a table, which is written as a table',
      ['--column', 'code', '--made-in-column', 'label', 'stock.csv', '-'],
      {
        ...DEFAULTS,
        ...{ ...CSV, column: 'code', labelColumn: 'label', inputs: ['stock.csv', '-'] },
      },
    ],
    [
      'a table that is not like others',
      [
        ...['--column', '2', '--line-column', '3', '--separator', '^', '--no-header'],
        ...['--prefix', 'lv_', '--encoding', 'Latin1', '--bad-rows', 'bad.tsv', '--guard', 'all'],
        ...['--add', 'date, standing'],
      ],
      {
        ...DEFAULTS,
        ...{ ...CSV, column: '2', lineColumn: '3', separator: '^', hasHeader: false },
        ...{ prefix: 'lv_', encoding: 'windows-1252', badRows: 'bad.tsv', guard: 'all' },
        addedColumns: ['date', 'standing'],
      },
    ],
    [
      'a tab by its name',
      ['--column', 'x', '--separator', 'tab'],
      { ...DEFAULTS, ...CSV, column: 'x', separator: '\t' },
    ],
    [
      'every flag',
      ['--skip-blank', '--strict', '--exit-zero', '--reading', 'month-year', '--output', 'x', 'A'],
      {
        ...DEFAULTS,
        ...{ skipBlank: true, strict: true, exitZero: true, reading: 'month-year', output: 'x' },
        inputs: ['A'],
      },
    ],
    [
      'a subcommand after an option',
      ['--format', 'csv', 'factories', 'SD'],
      { kind: 'factories', format: 'csv', lang: 'en', output: undefined, codes: ['SD'] },
    ],
    [
      'the name of a subcommand after a double dash, which is a code',
      ['--', 'table'],
      { ...DEFAULTS, inputs: ['table'] },
    ],
    [
      'the lookup table',
      ['table', '--today', '2026-01-01'],
      { kind: 'table', lang: 'en', format: 'csv', today: '2026-01-01', output: undefined },
    ],
    [
      'a completion script',
      ['completion', 'fish'],
      { kind: 'completion', lang: 'en', shell: 'fish' },
    ],
    ['the help of a subcommand', ['listing', '--help'], { ...HELP, command: 'listing' }],
    ['help in another language', ['--lang', 'ja', '--help'], { ...HELP, lang: 'ja' }],
    ['the version', ['--version'], { kind: 'version', lang: 'en' }],
    ['the version by its short form', ['-V'], { kind: 'version', lang: 'en' }],
    [
      'a server that answers in another language',
      ['mcp', '--lang=fr'],
      { kind: 'mcp', lang: 'fr', today: undefined },
    ],
  ])('%s', async (_, argv, expected) => {
    expect(await parseArguments(argv)).toEqual(expected);
  });

  test.each([
    ['France', 'FR'],
    ['ITALY', 'IT'],
    ['united states', 'US'],
    ['usa', 'US'],
    ['U.S.A.', 'US'],
    ['US', 'US'],
    ['America', 'US'],
    ['other', 'other'],
    ['Made in France', 'FR'],
    ['États-Unis', 'US'],
    ['Romania', 'RO'],
  ])('--made-in %s means %s', async (country, madeIn) => {
    expect(await parseArguments(['--made-in', country])).toEqual({ ...DEFAULTS, madeIn });
  });

  test.each([
    ['an unknown option', ['--colum', 'x'], 'Unknown option --colum. Did you mean --column?'],
    ['a subcommand with a slip', ['listings', 'x.csv'], 'Did you mean listing?'],
    ['a subcommand of others', ['decode', 'SD1013'], 'Codes need none: heatstamp SD1013.'],
    ['an unknown short option', ['-SD1013'], 'Unknown option -S. If it is a code, put -- in front'],
    ['an option without its value', ['--format'], '--format needs a value: text|ndjson|csv.'],
    ['an option for a value', ['--output', '--strict'], 'write --output=--strict.'],
    ['a value for a flag', ['--strict=yes'], '--strict does not take a value.'],
    ['an unknown format', ['--format', 'toString'], "Unknown format 'toString'."],
    ['a day that does not exist', ['--today', '2026-02-30'], "'2026-02-30' is not a calendar day."],
    ['an empty day', ['--today', ''], "'' is not a calendar day."],
    ['an unknown language', ['--lang', 'xx'], "Unknown language 'xx'. Choose one of: en, ja, fr"],
    ['one of the help', ['--help', '--lang', 'EN'], "Unknown language 'EN'."],
    ['an unknown reading', ['--reading', 'x'], "Unknown reading 'x'. Choose one of: week-year, m"],
    ['a label column without a table', ['--made-in-column', 'x'], '--made-in-column needs a table'],
    ['a column that we do not add', ['--column', 'a', '--add', 'dates'], "Did you mean 'date'?"],
    [
      'columns of a text',
      ['--format', 'text', '--add', 'date'],
      '--add chooses columns of CSV or fields of NDJSON',
    ],
    ['no header without a table', ['listing', '--no-header'], '--no-header needs a table'],
    ['a second column', ['--column', 'a', '--column=b'], '--column is given twice.'],
    ['a long separator', ['--column', 'x', '--separator', '::'], "Unknown separator '::'."],
    ['a quotation mark as separator', ['--column', 'x', '--separator', '"'], 'Unknown separator'],
    ['an unknown encoding', ['--encoding', 'ebcdic'], "Unknown encoding 'ebcdic'."],
    ['bad rows among the output', ['--bad-rows', '-'], '--bad-rows needs a file of its own'],
    ['bad rows in the output', ['--bad-rows', 'x', '--output', 'x'], '--bad-rows needs a file'],
    [
      'a line column for listings',
      ['listing', '--column', 'a', '--line-column', 'b'],
      '--line-column is not an option of heatstamp listing.',
    ],
    ['an option of another subcommand', ['table', '--strict'], '--strict is not an option of'],
    [
      'the lookup table as text',
      ['table', '--format', 'text'],
      'Choose one of: csv, ndjson, parquet.',
    ],
    ['the lookup table of a code', ['table', 'SD'], 'This subcommand takes only options.'],
    ['an unknown shell', ['completion', 'tcsh'], "Unknown shell 'tcsh'."],
    ['a completion script for no shell', ['completion'], 'Name one shell: bash, zsh, fish.'],
    ['an unknown country', ['--made-in', 'Mars'], "Unknown country 'Mars'."],
  ])('wrong usage: %s', async (_, argv, message) => {
    const args = await parseArguments(argv);
    expect(args.kind === 'usage-error' && args.problem).toContain(message);
  });

  test('a bug in the program is not wrong usage', async () => {
    class Broken extends Array<string> {
      override [Symbol.iterator](): never {
        throw new TypeError('a bug');
      }
    }
    await expect(parseArguments(new Broken())).rejects.toThrow(new TypeError('a bug'));
  });
});
