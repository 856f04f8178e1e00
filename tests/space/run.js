import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { add, emptyTally, examinerOf } from './examine.js';
import { report } from './report.js';

/*
 * Decodes every string that has the shape of a code, checks the invariants for each result, and counts the results.
 * Usage: npm run test:space [-- --today YYYY-MM-DD]
 */

/** Fixed, so that the counts are the same whenever it runs. */
const TODAY = '2026-11-21';

/** Codes in a piece: few enough to share the work evenly and to show progress. */
const PIECE = 50_000;

const { today } = parseArgs({ options: { today: { type: 'string', default: TODAY } } }).values;
if (libIsStale()) buildLib();
// Imported only now because it may just have been built.
const library = await import('../../dist/lib/heatstamp.js');
// Throws if the day is invalid.
library.decode('', { today });

const start = performance.now();
const { size } = examinerOf(library, today);
/** @type {import('./examine.js').Tally[]} */
const tallies = [];
let begun = 0;
let done = 0;
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');

const sum = emptyTally();
for (const tally of tallies) add(sum, tally);
report(sum, today, performance.now() - start);
process.exitCode = sum.codes === size && Object.keys(sum.violations).length === 0 ? 0 : 1;

/** Runs a thread that takes one piece after another until none is left. */
async function work() {
  const worker = new Worker(new URL('worker.js', import.meta.url), { workerData: today });
  while (begun * PIECE < size) {
    const index = begun;
    begun += 1;
    const [from, to] = [index * PIECE, Math.min((index + 1) * PIECE, size)];
    // Stored in order, so that the first violations do not depend on the threads. There is no error listener, so a
    // thread that fails ends the whole run.
    tallies[index] = await new Promise((resolve) => {
      worker.once('message', resolve);
      worker.postMessage({ from, to });
    });
    done += to - from;
    if (process.stderr.isTTY) {
      process.stderr.write(
        `\r${Math.floor((100 * done) / size)} % of ${size.toLocaleString('en-US')} codes`,
      );
    }
  }
  await worker.terminate();
}
