import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.js';

/**
 * Runs a gate and counts. A runner's own counts are taken; whatever else fails counts as one.
 * @param {import('./gates.js').Gate} gate
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ passed: number, failed: number, output: Buffer }>} what it said is whole, so that lanes don't mix
 */
export async function runGate({ command, report, env: own, again = false }, env) {
  const file = report === undefined ? undefined : join(root, report);
  if (file !== undefined) rmSync(file, { force: true });
  const { succeeded, output } = await runQuietly(command, { ...env, ...own });
  const counts = file === undefined ? { passed: 0, failed: 0 } : readCounts(file);
  return {
    passed: again ? 0 : counts.passed,
    failed: succeeded ? counts.failed : Math.max(counts.failed, 1),
    output,
  };
}

/**
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} env added to the environment
 * @returns {Promise<{ succeeded: boolean, output: Buffer }>}
 */
function runQuietly([program = '', ...args], env) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  /** @type {Buffer[]} */
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ piece) => pieces.push(piece));
  }
  return new Promise((resolve) => {
    child.on('error', ({ message }) => pieces.push(Buffer.from(`${program}: ${message}\n`)));
    child.on('close', (status) => {
      resolve({ succeeded: status === 0, output: Buffer.concat(pieces) });
    });
  });
}

/**
 * The counts in a report of Vitest or of Playwright; a runner that broke down has written none.
 * @param {string} file
 */
function readCounts(file) {
  try {
    /** @type {unknown} */
    const json = JSON.parse(readFileSync(file, 'utf8'));
    const report =
      /** @type {{ numPassedTests?: number, numFailedTests?: number, stats?: { expected: number, unexpected: number, flaky: number } }} */ (
        json
      );
    const { stats, numPassedTests = 0, numFailedTests = 0 } = report;
    return stats === undefined
      ? { passed: numPassedTests, failed: numFailedTests }
      : { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
