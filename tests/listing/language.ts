import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claimsOf, listingsOf } from '../../bench/listing-table.js';
import { type Label, labelOf } from '../../src/label.ts';
import { checkListing } from '../../src/listing.ts';

const TODAY = { today: '2026-11-22' };

/** Listings with what stands in them, and traps. */
export const table = listingsOf(readFileSync(new URL('../listings.tsv', import.meta.url), 'utf8'));

/** What one language writes, and what it does not mean. */
interface Cases {
  /** What people write of a label, by the country that it names. */
  readonly labels: Readonly<Record<string, Label>>;
  /** What names no country, or more than one. */
  readonly noLabels: readonly string[];
  /** Texts with one date of making. */
  readonly dates?: readonly string[];
  /** Texts with one code, of whose label and exact date nothing is said, and nothing conflicts. */
  readonly noClaims?: readonly string[];
}

/** Tests how one language is read: its rows of the table, and cases of its own. */
export function testLanguage(
  id: string,
  { labels, noLabels, dates = [], noClaims = [] }: Cases,
): void {
  test.each(Object.entries(labels))('the label “%s” names %s', (text, label) => {
    expect(labelOf(text)).toBe(label);
  });

  test.each(noLabels)('“%s” is no label', (text) => {
    expect(labelOf(text)).toBeUndefined();
  });

  test.each(dates)('“%s” states a date of making', (text) => {
    expect(checkListing(text, TODAY).dates).toHaveLength(1);
  });

  test.each(noClaims)('“%s” claims nothing of its code', (text) => {
    const { codes, labels, dates } = checkListing(text, TODAY);
    expect([labels, dates.filter(({ isExact }) => isExact)]).toEqual([[], []]);
    const outcomes = codes.map(({ checks }) => checks.map(({ outcome }) => outcome));
    expect(outcomes).not.toContainEqual(expect.arrayContaining(['conflicts']));
  });

  test.each(table.filter(({ language }) => language === id))(
    'a $kind is read in full: $text',
    ({ text, claims }) => {
      expect(claimsOf(checkListing(text, TODAY))).toEqual(claims);
    },
  );
}
