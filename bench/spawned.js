import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const COMMAND = fileURLToPath(new URL('../dist/lib/cli/bin.js', import.meta.url));
export const FLOOR = fileURLToPath(new URL('line-filter.js', import.meta.url));

/**
 * Runs a program on a file and reads its output as fast as it comes.
 * @param {readonly string[]} argv of node
 * @param {string} file
 * @returns {Promise<{ milliseconds: number, bytes: number }>}
 */
export async function run(argv, file) {
  const input = openSync(file, 'r');
  const start = performance.now();
  const child = spawn(process.execPath, argv, { stdio: [input, 'pipe', 'inherit'] });
  let bytes = 0;
  child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
    bytes += chunk.length;
  });
  await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  closeSync(input);
  return { milliseconds: performance.now() - start, bytes };
}
