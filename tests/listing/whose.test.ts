import { expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { readListing } from '../../src/listing/listing.ts';
import { rowsOf } from './rows.ts';

const TODAY = readDay('2026-11-22');

/** Each kind of claim that conflicts with the code of a text. */
function conflictsIn(text: string): string {
  const { codes, checks } = readListing(text, TODAY);
  const all = [...codes.flatMap((code) => code.checks), ...checks];
  const conflicts = all.filter(({ facts }) => facts.outcome === 'conflicts');
  return [...new Set(conflicts.map(({ value }) => value.claim))].join(' ');
}

// Honest texts full of other things, and plain contradictions, with answers written before the reader was tried on them.
test.each(rowsOf('whose.tsv'))('%s: conflicts “%s” in %s', (_, conflicts, text = '') => {
  expect(conflictsIn(text)).toBe(conflicts);
});
