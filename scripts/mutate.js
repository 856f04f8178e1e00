import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { installTools } from './install.js';
import { runLong } from './processes.js';
import { root } from './project.js';

/* Changes the code in many small ways and checks that a test notices: all parts, or those that the command line names. */

const FOLDER = '.cache/mutate';
/** How many of a hundred changes a test has to notice. */
const LEAST = 90;

/**
 * Files, by their path from src/core, with the suites that test them, by the end of their paths, those that notice most first. To run
 * all suites for every change would take hours and notice only a few changes more.
 * @type {Readonly<Record<string, { readonly files: string, readonly suites: string }>>}
 */
// prettier-ignore
const PARTS = {
  input: {
    files: 'calendar memoize prepare today years ../evidence/eras ../library/{csv-cell,nearest}',
    suites: 'calendar csv-cell prepare nearest today options core/words formats golden decode examples loads',
  },
  factories: {
    files: 'factories sources ../evidence/{directory,publications}',
    suites: 'directory publications families golden places decode loads',
  },
  tables: {
    files: 'compare-label compare-line designers fold labels line-items line-table lines places ../evidence/date-rules ../evidence/date-rule-of',
    suites: 'label lines items date-rules places loads golden core/words decode',
  },
  checks: {
    files: 'checks compare-designer compare-maker stated',
    suites: 'core/checks listing/checks label lines loads examples',
  },
  reading: {
    files: 'digits faded formats hints notices read slips suggestions ../evidence/{no-code,seen,where-to-look}',
    suites: 'golden decode formats calendar faded suggestions core/words examples properties prepare seen loads',
  },
  listing: {
    files: '../listing/{,reader/,claims/}*',
    suites: 'listing/codes listing/table stories listing/checks written-otherwise languages/en languages/fr languages/de languages/ja listing/words listing loads',
  },
  languages: {
    files: '../listing/languages/*',
    suites: 'languages/en languages/fr languages/it languages/es languages/de languages/nl languages/pt languages/ja languages/zh languages/ko languages/id languages/pl languages/ru languages/sv languages/th languages/tr languages/vi listing/words listing/table stories',
  },
  library: {
    files: '../library/{check-text,checks,columns,decode,factory,faded,label,lines,listing,options}',
    suites: 'options golden decode label lines faded core/checks listing/sources columns listing listing/checks examples loads',
  },
  command: {
    files: '../cli/!(*.test) ../cli/{commands,formatters,mcp,readers,writers}/!(*.test) ../lookup/{columns,factory-csv,rows}',
    suites: 'arguments run table-reader text-reader bad-rows csv ndjson text factories listing-answers node-outputs cli/messages output-doc',
  },
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
const known = Object.values(PARTS).flatMap(({ files }) => files.split(' '));
const missing = readdirSync(join(root, 'src/core')).filter(
  (name) => name.endsWith('.ts') && !known.includes(name.replace('.ts', '')),
);
if (missing.length > 0) throw new Error(`No part has ${missing.join(', ')}.`);
const files = ['tests', 'src/cli'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${folder}/${file}`,
  ),
);
const unknown = Object.values(PARTS)
  .flatMap(({ suites }) => suites.split(' '))
  .filter((name) => !files.some((file) => file.endsWith(`/${name}.test.ts`)));
if (unknown.length > 0) throw new Error(`There is no suite ${unknown.join(', ')}.`);

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
