import { describe, expect, test } from 'vitest';
import { commandOf } from './commands.ts';
import { requestOf } from './options.ts';

const PLAIN = {
  kind: 'codes',
  format: 'text',
  lang: 'en',
  today: undefined,
  skipBlank: false,
  strict: false,
  exitZero: false,
  output: undefined,
  column: undefined,
  madeInColumn: undefined,
  reading: undefined,
  madeIn: undefined,
  given: [],
};

const HELP = { kind: 'help', command: commandOf('') };

describe('product §3: what the arguments ask for', () => {
  test.each([
    ['nothing', [], PLAIN],
    ['codes, one an argument', ['AR2126', '8912 SL'], { ...PLAIN, given: ['AR2126', '8912 SL'] }],
    ['an empty argument is a code', [''], { ...PLAIN, given: [''] }],
    [
      'options anywhere, in both spellings',
      ['--format', 'csv', 'AR2126', '--today=2016-06-01'],
      { ...PLAIN, format: 'csv', today: '2016-06-01', given: ['AR2126'] },
    ],
    [
      'codes behind a double dash',
      ['--', '--format', '-x'],
      { ...PLAIN, given: ['--format', '-x'] },
    ],
    ['help before all else', ['--help', '--format', 'pdf'], HELP],
    ['help in short', ['-h'], HELP],
    [
      'a table, which comes out as one',
      ['--column', 'code', '--made-in-column', 'label', 'stock.csv', '-'],
      {
        ...PLAIN,
        ...{ format: 'csv', column: 'code', madeInColumn: 'label', given: ['stock.csv', '-'] },
      },
    ],
    [
      'every switch',
      ['--skip-blank', '--strict', '--exit-zero', '--reading', 'month-year', '--output', 'x', 'A'],
      {
        ...PLAIN,
        ...{ skipBlank: true, strict: true, exitZero: true, reading: 'month-year', output: 'x' },
        given: ['A'],
      },
    ],
    [
      'a subcommand, wherever its options stand',
      ['--format', 'csv', 'factories', 'SD'],
      { kind: 'factories', format: 'csv', lang: 'en', output: undefined, codes: ['SD'] },
    ],
    [
      'the name of a subcommand as a code behind a double dash',
      ['--', 'table'],
      { ...PLAIN, given: ['table'] },
    ],
    [
      'the look-up table',
      ['table', '--today', '2026-01-01'],
      { kind: 'table', format: 'csv', today: '2026-01-01', output: undefined },
    ],
    ['a completion', ['completion', 'fish'], { kind: 'completion', shell: 'fish' }],
    [
      'help of a subcommand',
      ['listing', '--help'],
      { kind: 'help', command: commandOf('listing') },
    ],
    ['the version', ['--version'], { kind: 'version' }],
    ['the version in short', ['-V'], { kind: 'version' }],
  ])('%s', (_, argv, expected) => {
    expect(requestOf(argv)).toEqual(expected);
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
  ])('product §1.6: --made-in %s means %s', (country, madeIn) => {
    expect(requestOf(['--made-in', country])).toEqual({ ...PLAIN, madeIn });
  });

  test.each([
    ['an unknown option', ['--colour'], "Unknown option '--colour'"],
    ['an option without its value', ['--format'], "'--format <value>' argument missing"],
    ['an unknown format', ['--format', 'toString'], "Unknown format 'toString'."],
    ['a day that no calendar has', ['--today', '2026-02-30'], "'2026-02-30' is no calendar day."],
    ['an empty day', ['--today', ''], "'' is no calendar day."],
    ['a language that there is not', ['--lang', 'ja'], "Unknown language 'ja'. Known: en."],
    ['a reading that there is not', ['--reading', 'weekly'], "Unknown reading 'weekly'. Known: w"],
    ['a label column without a table', ['--made-in-column', 'x'], '--made-in-column needs a table'],
    ['an option of another subcommand', ['table', '--strict'], '--strict does not go with'],
    ['the look-up table as text', ['table', '--format', 'text'], 'Known: csv, ndjson.'],
    ['the look-up table of a code', ['table', 'SD'], 'takes options alone'],
    ['a shell that there is not', ['completion', 'tcsh'], "Unknown shell 'tcsh'."],
    ['a completion for no shell', ['completion'], 'Name one shell: bash, zsh, fish.'],
    ['a country that no stamp names', ['--made-in', 'Mars'], "Unknown country 'Mars'."],
  ])('wrong usage: %s', (_, argv, message) => {
    const request = requestOf(argv);
    expect(request).toMatchObject({ kind: 'wrong' });
    expect(request.kind === 'wrong' && request.message).toContain(message);
  });

  test('a fault of the program is no wrong usage', () => {
    class Broken extends Array<string> {
      override [Symbol.iterator](): never {
        throw new TypeError('a bug');
      }
    }
    expect(() => requestOf(new Broken())).toThrow(new TypeError('a bug'));
  });
});
