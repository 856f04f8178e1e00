import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingsOf } from './listing-table.js';
import { compared, print } from './measure.js';
import { COMMAND, run } from './spawned.js';

const ROUNDS = 3;
const LISTINGS = 100_000;

/**
 * `heatstamp listing` in two threads, against one.
 * @param {string} folder where the listings are written
 */
export async function benchListingJobs(folder) {
  const table = readFileSync(new URL('../tests/listings.tsv', import.meta.url), 'utf8');
  const texts = listingsOf(table).map(({ text }) => text.replaceAll('\n', ' '));
  const file = join(folder, 'listings.txt');
  const lines = Array.from({ length: LISTINGS }, (_, i) => texts[i % texts.length] ?? '');
  writeFileSync(file, `${lines.join('\n')}\n`);
  /** @param {string} jobs */
  const time = async (jobs) =>
    (await run([COMMAND, 'listing', '--format', 'csv', '--jobs', jobs], file)).milliseconds;
  const { floor, subject, ratio } = await compared(
    ROUNDS,
    () => time('1'),
    () => time('2'),
  );
  print(`Command, ${LISTINGS.toLocaleString('en-US')} listings`, [
    ['', 'one thread s', 'two threads s', 'ratio'],
    ['csv', (floor / 1000).toFixed(1), (subject / 1000).toFixed(1), ratio.toFixed(2)],
  ]);
}
