import { ensureDependencies } from './dependencies.js';

/* Runs every gate, or those of the lanes that are named: `npm test -- units`. The last line counts each test once. */
ensureDependencies();
// Loaded only now, since they need what may just have been installed.
const { freePort } = await import('./free-port.js');
const { build, lanes } = await import('./gates.js');
const { namedEntries } = await import('./named-entries.js');
const { runGate } = await import('./run-gate.js');

const chosen = namedEntries(lanes);

/** @type {NodeJS.ProcessEnv} */
const env = {};
if (chosen.some(([name]) => name === 'browser')) {
  const { ensureBrowser } = await import('./browser.js');
  const browser = await ensureBrowser();
  if (browser !== undefined) env.CHROMIUM_PATH = browser;
}

/** @type {{ title: string, output: Buffer }[]} */
const broken = [];
let passed = 0;
let failed = 0;

const built = pass(build);
await Promise.all([built, ...chosen.map(([, gates]) => passAll(gates))]);

for (const { title, output } of broken) {
  console.log(`\n── ${title}, failed ──\n`);
  process.stdout.write(output);
}
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Runs the gates of a lane in turn; one that reads the build fails where there is none.
 * @param {readonly import('./gates.js').Gate[]} gates
 */
async function passAll(gates) {
  for (const gate of gates) {
    if (!gate.readsBuild || (await built)) await pass(gate);
    else {
      console.log(`\n── ${gate.title}: not without the build ──`);
      failed += 1;
    }
  }
}

/**
 * Runs a gate, and prints what it said when it ends; when it failed, last of all, where it is looked for.
 * @param {import('./gates.js').Gate} gate
 * @returns {Promise<boolean>} whether it holds
 */
async function pass(gate) {
  const start = Date.now();
  // Looked for only now: a port found earlier could be taken meanwhile.
  const counts = await runGate(gate, { ...env, PORT: String(await freePort()) });
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`\n── ${gate.title} (${String(seconds)} s) ──\n`);
  if (counts.failed > 0) {
    console.log('Failed; more at the end.');
    broken.push({ title: gate.title, output: counts.output });
  } else process.stdout.write(counts.output);
  passed += counts.passed;
  failed += counts.failed;
  return counts.failed === 0;
}
