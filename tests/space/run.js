import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { add, emptyTally, examinerOf } from './examine.js';
import { report } from './report.js';

/*
 * Decodes every string that has the shape of a code, checks what must hold of each answer, and counts the answers.
 * Usage: npm run test:space [-- --today YYYY-MM-DD]
 */

/** Fixed, so that the counts are the same whenever it runs. */
const TODAY = '2026-11-21';

/** Small enough to share the work evenly and to show progress. */
const PIECE = 50_000;

const { today } = parseArgs({ options: { today: { type: 'string', default: TODAY } } }).values;
if (libIsStale()) buildLib();
// Loaded only now, since it may just have been built.
const library = await import('../../dist/lib/heatstamp.js');
// A day that is none is refused here, once.
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
process.exitCode = sum.codes === size && Object.keys(sum.offenders).length === 0 ? 0 : 1;

/** A thread that takes one piece after the other until none is left. */
async function work() {
  const worker = new Worker(new URL('worker.js', import.meta.url), { workerData: today });
  while (begun * PIECE < size) {
    const piece = begun;
    begun += 1;
    const [from, to] = [piece * PIECE, Math.min((piece + 1) * PIECE, size)];
    // Kept by its place, so that the first offenders are the first whichever thread found them.
    // Without a listener for its errors, a thread that breaks down ends the whole run.
    tallies[piece] = await new Promise((resolve) => {
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
