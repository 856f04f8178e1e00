import { expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { readListing } from '../../src/listing/listing.ts';
import { rowsOf } from './rows.ts';
import { timeText } from './stated.ts';

const TODAY = readDay('2026-11-22');

/** Listings and traps that were written, with their answers, before anybody saw how the rules read them. */
const rows = rowsOf('unseen.tsv').map(([, , text = '', ...cells]) => [text, cells] as const);

/** The columns behind the text. */
// prettier-ignore
const COLUMNS = ['codes', 'labels', 'made', 'existed by', 'released', 'style numbers', 'no code', 'unread'];

/** What is found in a text, by the columns of the table; a date that nothing binds is left out. */
function foundIn(text: string): Readonly<Record<string, string>> {
  const { codes, checks, labels, styleNumbers, noCodeClaims, unread } = readListing(text, TODAY);
  const claims = [...codes.flatMap(({ checks }) => checks), ...checks].map(({ value }) => value);
  const times = (kind: string) =>
    claims.flatMap((claim) => {
      if (!('time' in claim) || claim.claim !== kind) return [];
      return claim.claim === 'made' && !claim.isBound ? [] : [timeText(claim.time)];
    });
  const joined = (items: readonly string[]) => [...new Set(items)].join('|');
  const countries = labels.map(({ label }) => label);
  return {
    codes: joined(codes.map(({ text }) => text)),
    labels: countries.length === 1 ? joined(countries) : '',
    made: joined(times('made')),
    'existed by': joined(times('existed-by')),
    released: joined(times('released')),
    'style numbers': joined(styleNumbers),
    'no code': joined(noCodeClaims.map(({ reason }) => reason)),
    unread: joined(unread.map(({ text }) => text)),
  };
}

test.each(rows)('is read in full: %s', (text, cells) => {
  expect(foundIn(text)).toEqual(
    Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? ''])),
  );
});
