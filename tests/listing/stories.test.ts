import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkListing } from '../../src/listing.ts';

const TODAY = { today: '2026-11-22' };

/** What sellers tell of a bag: stories that contradict its code, and honest ones full of other years and countries. */
const stories = readFileSync(new URL('stories.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [string, string]);

test.each(stories)('product §1.9: %s: %s', (outcome, text) => {
  const { codes, checks } = checkListing(text, TODAY);
  const all = [...checks, ...codes.flatMap((code) => code.checks)];
  expect(codes).toHaveLength(1);
  expect(all.some((check) => check.outcome === 'conflicts')).toBe(outcome === 'conflict');
});
