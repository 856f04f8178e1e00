import { readFileSync } from 'node:fs';
import { buildLib, libIsStale } from '../scripts/build-lib.js';
import { CLAIMS, claimsOf, listingsOf, scoreOf } from './listing-table.js';
import { print, timed } from './measure.js';

/*
 * Reads every listing of a table and prints how much of what stands there is found (recall), how much of what is found
 * stands there (precision), and every listing that is read otherwise. Another table of the same columns can be named:
 * npm run bench:listings -- mine.tsv. It judges nothing; tests/listing/languages does.
 */
if (libIsStale()) buildLib();
const { checkListing } = await import('../dist/lib/listing.js');

const TODAY = { today: '2026-11-22' };
const file = process.argv[2] ?? new URL('../tests/listings.tsv', import.meta.url);
const rows = listingsOf(readFileSync(file, 'utf8')).map((row) => ({
  ...row,
  found: claimsOf(checkListing(row.text, TODAY)),
}));
const listings = rows.filter(({ kind }) => kind === 'listing');

report('Listings', listings);
for (const language of new Set(listings.map((row) => row.language))) {
  report(
    `Listings in ${language}`,
    listings.filter((row) => row.language === language),
  );
}
report(
  'Traps, in which nothing but style numbers stands',
  rows.filter(({ kind }) => kind === 'trap'),
);

for (const { text, claims, found } of rows) {
  for (const claim of CLAIMS) {
    const [stands, read] = [claims[claim].join(' | '), found[claim].join(' | ')];
    if (stands !== read)
      console.log(`\n${text}\n  ${claim}: ${read || '-'} instead of ${stands || '-'}`);
  }
}

const ROUNDS = 100;
const time = timed(() => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { text } of rows) checkListing(text, TODAY);
  }
});
const each = (1000 * time) / (ROUNDS * rows.length);
console.log(`\n${each.toFixed(0)} µs a listing`);

/**
 * @param {string} name
 * @param {typeof rows} sample
 */
function report(name, sample) {
  const table = CLAIMS.map((claim) => {
    const { stands, found, recall, precision } = scoreOf(sample, claim);
    return [claim, String(stands), percent(recall), String(found), percent(precision)];
  });
  const header = ['claim', 'stands there', 'recall', 'found', 'precision'];
  print(`${name}: ${String(sample.length)}`, [header, ...table]);
}

/** @param {number} share */
function percent(share) {
  return Number.isNaN(share) ? '-' : `${(100 * share).toFixed(1)} %`;
}
