import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.js';
import { ensureTools } from './dependencies.js';
import { root } from './root.js';

ensureTools();
const { engines } = await import('./engines.js');
const { ensureEngine } = await import('./ensure-engine.js');
const { runGate } = await import('./run-gate.js');

/*
 * Runs the main flows in the engines beside Chromium, or in the one that ENGINE names. Status: 0 when all that could run passed, 1 when a test failed,
 * 2 when no engine could run, which is neither of the two.
 */
const NOTHING_RAN = 2;

if (!existsSync(join(root, 'dist/site/index.html'))) {
  if (!run('node', ['scripts/build.js'])) process.exit(1);
}

/** @type {string[]} */
const summary = [];
let ran = 0;
let broken = 0;
for (const engine of engines.filter(({ name }) => (process.env.ENGINE ?? name) === name)) {
  const { name, title } = engine;
  console.log(`\n── ${title} ──\n`);
  const ensured = ensureEngine(engine);
  if ('reason' in ensured) {
    console.log(`Not run: ${ensured.reason}.`);
    summary.push(`${title} did not run: ${ensured.reason}.`);
    continue;
  }
  const version = join(root, `reports/${name}-version.txt`);
  rmSync(version, { force: true });
  const { passed, failed, output } = await runGate(gateOf(name), { ...ensured.env, ENGINE: name });
  process.stdout.write(output);
  ran += 1;
  broken += failed;
  const which = existsSync(version) ? readFileSync(version, 'utf8') : title;
  summary.push(`${which}: ${String(passed)} passed, ${String(failed)} failed`);
}

console.log(`\n${summary.join('\n')}`);
if (ran === 0) console.log('No engine beside Chromium could run here, so nothing was tested.');
process.exitCode = ran === 0 ? NOTHING_RAN : Math.min(broken, 1);

/** @param {string} name */
function gateOf(name) {
  const report = `reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const config = ['--config', 'vitest.engines.config.ts'];
  return { title: name, command: ['vitest', 'run', ...config, ...reporters], report };
}
