import { describe, expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { type ComparedClaim, readListing } from '../../src/listing/listing.ts';
import { BELOW_WALLETS, type FieldRow, FIELDS, isOfRow } from './given.ts';

function claimsOf(row: FieldRow): readonly ComparedClaim[] {
  const { codes, checks, noCode } = readListing(row.text, readDay('2026-11-28'));
  const all = [...codes.flatMap((code) => code.checks), ...checks, ...(noCode ? [noCode] : [])];
  return all.filter(({ value, stated }) => isOfRow(row, value.claim, stated));
}

describe('a field is given, all else is found', () => {
  test.each(FIELDS)('$status: $claim “$stated” in “$text”', (row) => {
    const claims = claimsOf(row);
    const [first] = claims.filter(({ stated }) => stated === row.stated).concat(claims);
    expect([first?.said ?? 'none', first?.facts.outcome ?? 'none'], row.why).toEqual([
      row.status,
      row.outcome,
    ]);
  });
});

test.each(BELOW_WALLETS)(
  '$claim “$stated” no longer conflicts below another thing: “$text”',
  (row) => {
    expect(claimsOf(row).map(({ facts }) => facts.outcome)).not.toContain('conflicts');
  },
);
