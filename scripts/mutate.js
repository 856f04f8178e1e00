import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.js';
import { ensureTools } from './dependencies.js';
import { parts } from './mutation-parts.js';
import { namedEntries } from './named-entries.js';
import { root } from './root.js';

/* Changes the core in many small ways and checks that a test notices: all of it, or the parts that are named. */

const FOLDER = '.cache/mutate';
/** How many of a hundred changes have to be noticed. */
const LEAST = 90;

const chosen = namedEntries(parts);
const known = Object.values(parts).flatMap(({ files }) => files);
const missing = readdirSync(join(root, 'src/core')).filter(
  (name) => name.endsWith('.ts') && !known.includes(name.replace('.ts', '')),
);
if (missing.length > 0) throw new Error(`No part has ${missing.join(', ')}.`);

ensureTools();
mkdirSync(join(root, FOLDER), { recursive: true });
const scores = chosen.map(([name, part]) => ({ name, ...mutate(name, part) }));
const all = {
  name: 'all',
  noticed: scores.reduce((sum, { noticed }) => sum + noticed, 0),
  changes: scores.reduce((sum, { changes }) => sum + changes, 0),
};
for (const { name, noticed, changes } of [...scores, all]) {
  console.log(
    `${name.padEnd(10)} ${((100 * noticed) / changes).toFixed(1)} % of ${String(changes)}`,
  );
}
process.exitCode = 100 * all.noticed < LEAST * all.changes ? 1 : 0;

/**
 * Tries every change of a part.
 * @param {string} name
 * @param {import('./mutation-parts.js').Part} part
 */
function mutate(name, { files, tests }) {
  const [config, found] = [`${FOLDER}/${name}.config.json`, `${FOLDER}/${name}.json`];
  const options = {
    mutate: files.map((file) => join('src/core', `${file}.ts`)),
    ignorePatterns: ['/dist', '/.cache', '/coverage', '/reports', '/docs'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    concurrency: 2,
    timeoutMS: 10_000,
    clearTextReporter: { logTests: false, reportTests: false },
    reporters: ['clear-text', 'progress', 'json'],
    jsonReporter: { fileName: found },
  };
  writeFileSync(join(root, config), JSON.stringify(options));
  if (!run('stryker', ['run', config], { MUTATION_TESTS: tests.join() })) process.exit(1);
  /** @type {unknown} */
  const report = JSON.parse(readFileSync(join(root, found), 'utf8'));
  const tried = /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */ (
    report
  );
  const ends = Object.values(tried.files).flatMap(({ mutants }) =>
    mutants.map((each) => each.status),
  );
  const noticed = ends.filter((end) => end === 'Killed' || end === 'Timeout').length;
  const missed = ends.filter((end) => end === 'Survived' || end === 'NoCoverage').length;
  return { noticed, changes: noticed + missed };
}
