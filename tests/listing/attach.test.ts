import { expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { readListing } from '../../src/listing/listing.ts';
import { rowsOf } from './rows.ts';

/** What comes of the claims of a text: `conflicts` before `asks`, and `silent` where nobody is asked. */
function outcomeOf(text: string): string {
  const { codes, checks } = readListing(text, readDay('2026-11-22'));
  const all = [...codes.flatMap((code) => code.checks), ...checks];
  const has = (outcome: string) => all.some(({ facts }) => facts.outcome === outcome);
  return ['conflicts', 'asks'].find(has) ?? 'silent';
}

/** Honest texts full of other things, other years and countries, and plain contradictions; and what sellers tell of a bag. */
const rows = [...rowsOf('attach.tsv'), ...rowsOf('stories.tsv')];

test.each(rows)('%s: %s', (outcome, text = '') => {
  expect(outcomeOf(text)).toBe(outcome);
});

test('what is said of another thing is kept, open, by the rule “other”', () => {
  const { codes } = readListing(
    'Date code SP0065. My other bag is made in Spain.',
    readDay('2026-11-22'),
  );
  const [check] = codes.flatMap(({ checks }) => checks);
  expect([check?.stated, check?.rule, check?.facts.outcome]).toEqual([
    'made in Spain',
    'other',
    'open',
  ]);
});
