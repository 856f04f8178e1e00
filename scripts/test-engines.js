import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.js';
import { ensureDependencies, ensureTools } from './dependencies.js';
import { freePort } from './free-port.js';
import { root } from './root.js';

ensureDependencies();
const { engines } = await import('./engines.js');
const { ensureEngine } = await import('./ensure-engine.js');
const { runGate } = await import('./run-gate.js');

/*
 * Runs the tagged browser tests in Firefox and a walk through the main flows in WebKit, or the one of the two that ENGINE
 * names. Status: 0 when all that could run passed, 1 when a test failed, 2 when no engine could run, which is neither.
 */
const NOTHING_RAN = 2;

if (!existsSync(join(root, 'dist/site/index.html'))) {
  if (!run('node', ['scripts/build.js'])) process.exit(1);
}

/** @type {import('./gates.js').Gate} */
const firefox = {
  title: 'Firefox',
  command: ['playwright', 'test', '--config', 'playwright.firefox.config.ts'],
  report: 'reports/firefox.json',
};

/** @type {import('./gates.js').Gate} */
const webkit = {
  title: 'WebKit',
  command: [
    ...['vitest', 'run', '--config', 'vitest.engines.config.ts'],
    ...['--reporter=default', '--reporter=json', '--outputFile.json=reports/webkit.json'],
  ],
  report: 'reports/webkit.json',
};

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
  const gate = name === 'firefox' ? firefox : webkit;
  if (gate === webkit) ensureTools();
  const env = { ...ensured.env, PORT: String(await freePort()) };
  const { passed, failed, output } = await runGate(gate, env);
  process.stdout.write(output);
  ran += 1;
  broken += failed;
  const which = existsSync(version) ? readFileSync(version, 'utf8') : title;
  summary.push(`${which}: ${String(passed)} passed, ${String(failed)} failed`);
}

console.log(`\n${summary.join('\n')}`);
if (ran === 0) console.log('No engine beside Chromium could run here, so nothing was tested.');
process.exitCode = ran === 0 ? NOTHING_RAN : Math.min(broken, 1);
