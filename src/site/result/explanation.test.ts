import { expect, test } from 'vitest';
import { decode } from '../../library/decode.ts';
import { factsOf } from '../../text/answer.ts';
import { sheetOf } from '../../text/checks.ts';
import { evidencePages } from './evidence.ts';
import { explanationOf } from './explanation.ts';

const today = '2026-11-21';

function explain(code: string): readonly string[] {
  const result = decode(code, { today });
  if (!result.isValid) throw new RangeError(code);
  const facts = factsOf(code, today);
  const pages = evidencePages(facts);
  return explanationOf(result, sheetOf(facts, [], result), pages).split('\n');
}

test('the explanation of a code gives its parts, how well its places are attested, and the sources', () => {
  expect(explain('AR2126')).toEqual([
    expect.stringMatching(/^AR2126: Made in week.22 of.2016, May.30.to.June.5, in.France\.$/),
    '- AR: France (Documented: two or more separate families of lists name it)',
    '- Digits 1 and 3: week 22',
    '- Digits 2 and 4: year 2016',
    'Sources:',
    ...Array<unknown>(3).fill(expect.stringMatching(/^https?:\/\/(?!heatstamp)/)),
    'https://heatstamp.example/dates#week-year',
    'https://heatstamp.example/codes/ar',
    expect.stringMatching(/^A code doesn’t prove authenticity\./),
  ]);
});

test('a code of digits alone names no letters, and a doubtful date is said to be one', () => {
  expect(explain('836').join('\n')).not.toContain('/codes/');
  expect(explain('SD1234')[0]).toMatch(/no source we know of shows a code from 2024/);
  expect(explain('SD1013').join('\n')).toContain('It isn’t');
});
