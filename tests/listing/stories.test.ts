import { expect, test } from 'vitest';
import { checkListing } from '../../src/listing.ts';
import { rowsOf } from './rows.ts';

const TODAY = { today: '2026-11-22' };

/** What sellers tell of a bag: stories that contradict its code, and honest ones full of other years and countries. */
const stories = rowsOf('stories.tsv').map(([outcome = '', text = '']) => [outcome, text] as const);

test.each(stories)('%s: %s', (outcome, text) => {
  const { codes, checks } = checkListing(text, TODAY);
  const all = [...checks, ...codes.flatMap((code) => code.checks)];
  expect(codes).toHaveLength(1);
  expect(all.some((check) => check.outcome === 'conflicts')).toBe(outcome === 'conflict');
});
