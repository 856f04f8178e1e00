import { describe, expect, test } from 'vitest';
import { requestOf } from './options.ts';

const PLAIN = { kind: 'decode', format: 'text', today: undefined, madeIn: undefined, codes: [] };

describe('product §3: what the arguments ask for', () => {
  test.each([
    ['nothing', [], PLAIN],
    ['codes, one an argument', ['AR2126', '8912 SL'], { ...PLAIN, codes: ['AR2126', '8912 SL'] }],
    ['an empty argument is a code', [''], { ...PLAIN, codes: [''] }],
    [
      'options anywhere, in both spellings',
      ['--format', 'csv', 'AR2126', '--today=2016-06-01'],
      { ...PLAIN, format: 'csv', today: '2016-06-01', codes: ['AR2126'] },
    ],
    [
      'codes behind a double dash',
      ['--', '--format', '-x'],
      { ...PLAIN, codes: ['--format', '-x'] },
    ],
    ['help before all else', ['--help', '--format', 'pdf'], { kind: 'help' }],
    ['help in short', ['-h'], { kind: 'help' }],
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
    ['a country that no stamp names', ['--made-in', 'Mars'], "Unknown country 'Mars'."],
  ])('wrong usage: %s', (_, argv, message) => {
    const request = requestOf(argv);
    expect(request).toMatchObject({ kind: 'wrong' });
    expect(request.kind === 'wrong' && request.message).toContain(message);
  });
});
