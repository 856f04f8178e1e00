import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';
import { CLAIMS, claimsOf, listingsOf, scoreOf } from '../../bench/listing-table.js';
import { checkListing } from '../../src/heatstamp.ts';

const TODAY = { today: '2026-11-22' };

const rows = listingsOf(readFileSync(new URL('../listings.tsv', import.meta.url), 'utf8')).map(
  (row) => ({ ...row, found: claimsOf(checkListing(row.text, TODAY)) }),
);
const listings = rows.filter(({ kind }) => kind === 'listing');
const traps = rows.filter(({ kind }) => kind === 'trap');

/** How much of what stands there must be found, by kind of claim. */
const RECALL = { codes: 0.97, labels: 0.98, dates: 0.95, 'style numbers': 1, lines: 0.95 } as const;

describe('product §1.9: listings in seven languages, as sellers write them', () => {
  test('the table holds at least 150 listings and 150 traps', () => {
    expect(listings.length).toBeGreaterThanOrEqual(150);
    expect(traps.length).toBeGreaterThanOrEqual(150);
  });

  test.each(CLAIMS)('of the %s enough are found, and nothing else', (claim) => {
    const { recall, precision } = scoreOf(listings, claim);
    expect(recall).toBeGreaterThanOrEqual(RECALL[claim]);
    expect(precision).toBe(1);
  });

  test.each(listings)('$language: $text', ({ claims, found }) => {
    expect(found).toEqual(claims);
  });
});

describe('product §1.9: what is no code, no label and no date of making', () => {
  test.each(traps)('$language: $text', ({ claims, found }) => {
    expect(found).toEqual(claims);
  });
});
