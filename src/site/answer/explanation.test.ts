import { expect, test } from 'vitest';
import { decode } from '../../library/decode.ts';
import { factsOf } from '../../text/answer.ts';
import { sheetOf } from '../../text/checks.ts';
import { explanationOf } from './explanation.ts';
import { proofOf } from './proof.ts';

const today = '2026-11-21';

function explain(code: string, worn?: string): readonly string[] {
  const result = decode(code, { today });
  if (!result.isValid) throw new RangeError(code);
  const facts = factsOf(code, today);
  const sheet = sheetOf(facts, [], result, worn);
  return explanationOf(result, sheet, proofOf(result, facts)).split('\n');
}

const PAGE: unknown = expect.stringMatching(/^https?:\/\/(?!heatstamp)/);

test('the explanation of a code gives its parts, what it does not mean, and the sources of digits and letters', () => {
  expect(explain('AR2126')).toEqual([
    expect.stringMatching(/^AR2126: Made in week.22 of.2016, May.30.to.June.5, in.France\.$/),
    '- AR: France (Documented: two or more separate families of lists name it)',
    '- Digits 1 and 3: week 22',
    '- Digits 2 and 4: year 2016',
    '- Not 2012 or 2021: the year is digits 2 and 4, not two digits side by side.',
    expect.stringMatching(/^- Weeks .* the days may be off by up to a week\.$/),
    'Sources for the digits:',
    'Published with its meaning: AR2108, Week 20, 2018',
    ...[PAGE, PAGE, PAGE],
    'https://heatstamp.example/dates#week-year',
    'Sources for AR:',
    ...[PAGE, PAGE, PAGE],
    'https://heatstamp.example/codes/ar',
    expect.stringMatching(/^A code doesn’t prove authenticity\./),
  ]);
});

test('it says what else the digits could be, and why that is less likely', () => {
  const lines = explain('SD1013');
  expect(lines).toContainEqual(expect.stringMatching(/^- Not October 2013/));
  expect(lines).toContainEqual(expect.stringMatching(/^- Not 2001, 2010 or 2013: /));
  expect(lines).toContainEqual(expect.stringMatching(/^- Week 11, 2003: Less likely: /));
  // Month and days: a month has no week that could be off.
  expect(lines.join()).not.toContain('off by');
});

test('a code of digits alone names no letters, and a doubtful date is said to be one', () => {
  expect(explain('836').join('\n')).not.toMatch(/\/codes\/|Not \d|Sources for N/);
  expect(explain('SD1234')[0]).toMatch(/no source we know of shows a code from 2024/);
});

test('no page is named for the digits where none reads them so', () => {
  const lines = explain('1289SL');
  expect(lines[lines.indexOf('Sources for the digits:') + 1]).toMatch(/heatstamp.*#month-first$/);
});

test('a guess says so', () => {
  expect(explain('AR2126', 'AR?1?6')[0]).toMatch(
    /^AR2126: If it reads AR2126: made in .* Only AR\?1\?6 can be read on the stamp\.$/,
  );
});
