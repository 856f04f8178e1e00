import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { installTools } from './install.js';
import { PARTS } from './mutation-parts.js';
import { runLong } from './processes.js';
import { root } from './project.js';

/* Changes the code in many small ways and checks that a test notices: all parts, or those that the command line names. */

const FOLDER = '.cache/mutate';
/** How many of a hundred changes a test has to notice. */
const LEAST = 90;

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
await installTools();
mkdirSync(join(root, FOLDER), { recursive: true });
/** @type {{ name: string, noticed: number, changes: number }[]} */
const scores = [];
for (const name of names) scores.push(await mutate(name));
const total = {
  name: 'all',
  noticed: scores.reduce((sum, { noticed }) => sum + noticed, 0),
  changes: scores.reduce((sum, { changes }) => sum + changes, 0),
};
for (const { name, noticed, changes } of [...scores, total]) {
  const percentage = ((100 * noticed) / changes).toFixed(1);
  console.log(`${name.padEnd(10)} ${percentage} % of ${String(changes)}`);
}
process.exitCode = 100 * total.noticed < LEAST * total.changes ? 1 : 0;

/**
 * Tries every change of a part.
 * @param {string} name
 */
async function mutate(name) {
  const part = PARTS[name];
  if (part === undefined)
    throw new Error(`No part is ${name}; they are ${Object.keys(PARTS).join(', ')}.`);
  const [config, report] = [`${FOLDER}/${name}.config.json`, `${FOLDER}/${name}.json`];
  const options = {
    mutate: part.files.split(' ').map((file) => posix.join('src/core', `${file}.ts`)),
    ignorePatterns: ['/dist', '/.cache', '/coverage', '/reports', '/docs'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.config.ts', related: false },
    concurrency: 2,
    timeoutMS: 10_000,
    clearTextReporter: { logTests: false, reportTests: false },
    reporters: ['clear-text', 'progress', 'json'],
    jsonReporter: { fileName: report },
  };
  writeFileSync(join(root, config), JSON.stringify(options));
  const MUTATION_SUITES = part.suites.replaceAll(' ', ',');
  if (!(await runLong(['stryker', 'run', config], { MUTATION_SUITES }))) process.exit(1);
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(join(root, report), 'utf8'));
  const { files } = /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */ (
    json
  );
  const statuses = Object.values(files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  const count = (/** @type {string[]} */ ...wanted) =>
    statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  return { name, noticed, changes: noticed + count('Survived', 'NoCoverage') };
}
