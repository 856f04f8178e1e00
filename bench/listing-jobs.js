import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingsOf } from './listing-table.js';
import { print } from './measure.js';
import { COMMAND, run } from './spawned.js';

const LISTINGS = 1_000_000;

/**
 * `heatstamp listing` in one thread and in two.
 * @param {string} folder where the listings are written
 */
export async function benchListingJobs(folder) {
  const table = readFileSync(new URL('../tests/listings.tsv', import.meta.url), 'utf8');
  const texts = listingsOf(table).map(({ text }) => text.replaceAll('\n', ' '));
  const file = join(folder, 'listings.txt');
  const lines = Array.from({ length: LISTINGS }, (_, i) => texts[i % texts.length] ?? '');
  writeFileSync(file, `${lines.join('\n')}\n`);
  /** @type {string[][]} */
  const rows = [];
  for (const jobs of ['1', '2']) {
    const argv = [COMMAND, 'listing', '--format', 'csv', '--jobs', jobs];
    const { milliseconds, processor, megabytes } = await run(argv, file);
    const seconds = [milliseconds, processor].map((time) => (time / 1000).toFixed(1));
    rows.push([jobs, ...seconds, megabytes.toFixed(0)]);
  }
  print(`Command, ${LISTINGS.toLocaleString('en-US')} listings as CSV`, [
    ['threads', 'elapsed s', 'processor s', 'peak MB'],
    ...rows,
  ]);
}
