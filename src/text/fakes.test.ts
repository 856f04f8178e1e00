import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rowsOf } from './rows.ts';

/** Made-up fakes of every kind that experts name, and what the sheet of each says today. */
const FAKES = readFileSync(new URL('../../tests/fakes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'));

/** A code of that year: May, or from 2007 on week 10. */
function codeOf(letters: string, year: number): string {
  const [tens = '', ones = ''] = String(year).slice(2);
  if (year < 1990) return `${tens}${ones}5${letters}`;
  return year < 2007 ? `${letters}0${tens}5${ones}` : `${letters}1${tens}0${ones}`;
}

const SAID: Readonly<Record<string, string>> = { conflict: 'conflict', doubtful: 'doubt' };

test.each(FAKES)(
  'a fake (%s): %s of %s',
  (_, name = '', year = '', letters = '', label = '', now = '') => {
    const text = `Louis Vuitton ${name}, date code ${codeOf(letters, Number(year))}, made in ${label}`;
    const [row] = rowsOf({ input: text }, 1, '2026-11-27');
    // What stands in prose is asked about.
    const isCaught = row?.sheet?.checks.some(({ outcome }) => outcome === 'asks') === true;
    expect(isCaught ? 'conflict' : (SAID[row?.sheet?.tone ?? ''] ?? 'green'), text).toBe(now);
  },
);

test('most fakes are caught or doubted; what is green has no published year to speak against it', () => {
  const count = (now: string, isNewer: boolean) =>
    FAKES.filter((row) => row[5] === now && row[0]?.startsWith('newer') === isNewer).length;
  const counts = (isNewer: boolean) =>
    ['conflict', 'doubt', 'green'].map((now) => count(now, isNewer));
  expect(counts(false)).toEqual([18, 13, 23]);
  // A version, model or edition that is younger than the code.
  expect(counts(true)).toEqual([23, 14, 3]);
});
