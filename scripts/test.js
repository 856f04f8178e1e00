import { ensureDependencies } from './dependencies.js';

ensureDependencies();
// Loaded only now, since they need what may just have been installed.
const { ensureBrowser } = await import('./browser.js');
const { freePort } = await import('./free-port.js');
const { gates } = await import('./gates.js');
const { runGate } = await import('./run-gate.js');

const browser = await ensureBrowser();
const env = { PORT: '', ...(browser && { CHROMIUM_PATH: browser }) };

/** @type {Set<string>} */
const broken = new Set();
let passed = 0;
let failed = 0;
for (const gate of gates) {
  console.log(`\n── ${gate.title} ──\n`);
  // Looked for only now: a port found earlier could be taken meanwhile.
  env.PORT = String(await freePort());
  const missing = gate.needs?.find((title) => broken.has(title));
  const counts = missing === undefined ? runGate(gate, env) : { passed: 0, failed: 1 };
  if (missing !== undefined) console.log(`Cannot run without: ${missing}.`);
  if (counts.failed > 0) broken.add(gate.title);
  passed += counts.passed;
  failed += counts.failed;
}

if (broken.size > 0) console.log(`\nFailed: ${[...broken].join(', ')}.`);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
