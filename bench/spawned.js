import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const COMMAND = fileURLToPath(new URL('../dist/lib/cli/bin.js', import.meta.url));
export const FLOOR = fileURLToPath(new URL('line-filter.js', import.meta.url));
const USAGE = new URL('usage.js', import.meta.url).href;

/**
 * How long a program ran, how long processors worked for it (both in milliseconds), its peak memory, and the length of
 * its output.
 * @typedef {{ milliseconds: number, processor: number, megabytes: number, bytes: number }} Run
 */

/**
 * Runs a program on a file and reads its output as fast as it comes.
 * @param {readonly string[]} argv of node
 * @param {string} file
 * @returns {Promise<Run>}
 */
export async function run(argv, file) {
  const input = openSync(file, 'r');
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', USAGE, ...argv], {
    stdio: [input, 'pipe', 'inherit', 'pipe'],
  });
  let bytes = 0;
  child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
    bytes += chunk.length;
  });
  let usage = '';
  child.stdio[3]?.on('data', (/** @type {Buffer} */ chunk) => {
    usage += chunk.toString();
  });
  await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  closeSync(input);
  const milliseconds = performance.now() - start;
  /** @type {unknown} */
  const used = JSON.parse(usage);
  const { processor, megabytes } = /** @type {Run} */ (used);
  return { milliseconds, processor, megabytes, bytes };
}
