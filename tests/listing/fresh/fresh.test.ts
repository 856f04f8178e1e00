import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDay } from '../../../src/core/calendar.ts';
import type { StatedTime } from '../../../src/core/stated.ts';
import { readListing } from '../../../src/listing/listing.ts';

const TODAY = readDay('2026-11-22');

/** Listings and traps that were written, with their answers, before anybody saw how the rules read them. */
const [header = '', ...rows] = readFileSync(new URL('listings.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const columns = header.split('\t').slice(3);

function timeText({ when, from, to }: StatedTime): string {
  if (when === undefined) return `${from.slice(0, 4)}/${to.slice(0, 4)}`;
  const { year, month, week } = when;
  if (week !== undefined) return `${String(year)}-W${String(week).padStart(2, '0')}`;
  return month === undefined ? String(year) : `${String(year)}-${String(month).padStart(2, '0')}`;
}

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

test.each(rows)('is read in full: %s', (row) => {
  const [, , text = '', ...cells] = row.split('\t');
  expect(foundIn(text)).toEqual(
    Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
  );
});
