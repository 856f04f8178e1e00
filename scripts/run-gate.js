import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.js';
import { root } from './root.js';

/**
 * Runs a gate and counts. A runner's own counts are taken; whatever else fails counts as one.
 * @param {import('./gates.js').Gate} gate
 * @param {NodeJS.ProcessEnv} env
 */
export function runGate({ command: [program = '', ...args], report, env: own }, env) {
  const file = report === undefined ? undefined : join(root, report);
  if (file !== undefined) rmSync(file, { force: true });
  const succeeded = run(program, args, { ...env, ...own });
  const { passed, failed } = file === undefined ? { passed: 0, failed: 0 } : readCounts(file);
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
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
