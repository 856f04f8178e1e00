import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, installPython, installTools } from './install.js';
import { freePort } from './free-port.js';
import { capture, endTogether } from './processes.js';
import { isOlder, root, SITE_SOURCES } from './project.js';

/*
 * Runs the jobs of scripts/checks.js that the command line names, or those of `npm test`. The last line counts each test
 * once. Status: 0 when all passed, 1 when something failed, 2 when nothing could run.
 */
const DEFAULT = ['smoke', 'checks', 'units'];
const SITE = '.cache/test/site';

/** @typedef {import('./checks.js').Check} Check */
/** @typedef {import('./checks.js').Need} Need */
/** @typedef {{ assertionResults: { status: string, ancestorTitles: string[], title: string }[] }} VitestFile */

// Before anything is installed, since a second installation would break the first.
lock();
endTogether();
console.log('Looking for what the tests need …');
await installDependencies();
// Imported only now, since they need what may just have been installed.
const { ensureBrowser } = await import('./browser.js');
const { jobs } = await import('./checks.js');
const { ensurePrograms, PROGRAMS } = await import('./programs.js');
const { libIsStale } = await import('./build-lib.js');

const names = process.argv.length > 2 ? process.argv.slice(2) : DEFAULT;
const unknown = names.filter((name) => !Object.hasOwn(jobs, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(jobs).join(', ')}.`);
  process.exit(2);
}
const chosen = names.map((name) => jobs[name] ?? []);

// The site is tested as it is without settings, whatever a shell or .env says.
for (const name of Object.keys(process.env)) {
  if (name.startsWith('HEATSTAMP_')) Reflect.deleteProperty(process.env, name);
}
/** Why needs are not met. @type {Map<Need | undefined, string>} */
const unmet = new Map();
/** @type {NodeJS.ProcessEnv} */
const env = { SITE, IGNORE_DOTENV: '1', ...(await meetNeeds()) };

let [passed, failed, finished] = [0, 0, 0];
/** @type {{ title: string, output: Buffer }[]} */
const failures = [];
const isBuilt = build();
await Promise.all(chosen.map(runJob));

for (const { title, output } of failures) {
  console.log(`\n── ${title}, failed ──\n`);
  process.stdout.write(output);
}
if (failures.length > 0) console.log(`\nFailed: ${failures.map(({ title }) => title).join('; ')}`);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 ? 1 : finished > 0 ? 0 : 2;

/** Keeps a second run out of this checkout: the two would overwrite each other's packages, build and reports. */
function lock() {
  const path = join(root, '.cache/test.lock');
  mkdirSync(join(root, '.cache'), { recursive: true });
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    process.kill(pid, 0);
    console.error(
      `Tests run in this checkout already, as process ${String(pid)}. (If not, delete ${path}.)`,
    );
    process.exit(2);
  } catch {
    // Nobody holds it, or who did has ended.
  }
  writeFileSync(path, String(process.pid));
  process.on('exit', () => {
    rmSync(path, { force: true });
  });
}

/**
 * Finds or installs what the chosen checks need.
 * @returns {Promise<Record<string, string>>} the variables that name it
 */
async function meetNeeds() {
  const needs = new Set(chosen.flat().map((item) => item.needs));
  /** @type {Record<string, string>} */
  const variables = {};
  if (needs.has('chromium')) {
    // Without one its tests fail: the site is not tested without a browser.
    const browser = await ensureBrowser();
    if (browser !== undefined) variables.CHROMIUM_PATH = browser;
  }
  if (needs.has('tables') || needs.has('tools')) await installTools();
  for (const name of /** @type {const} */ (['firefox', 'webkit'])) {
    if (!needs.has(name)) continue;
    const found = await ensurePrograms(PROGRAMS[name]);
    if ('env' in found) Object.assign(variables, found.env);
    else unmet.set(name, found.reason);
  }
  // A check that can do with some of its programs.
  const optional = /** @type {const} */ ([
    ['postgres', 'PostgreSQL'],
    ['sqlite', 'SQLite'],
    ['mariadb', 'MariaDB'],
    ['java', 'Spark'],
  ]);
  for (const [name, title] of needs.has('tables') ? optional : []) {
    const found = await ensurePrograms(PROGRAMS[name]);
    if ('env' in found) Object.assign(variables, found.env);
    else console.log(`${title} is not tested: ${found.reason}.`);
  }
  if (needs.has('tables')) {
    const python = await installPython();
    if (python === undefined)
      console.log('ClickHouse, pandas, polars and Spark are not tested: pip failed.');
    else variables.PYTHON_PATH = python;
    console.log(
      'MySQL, BigQuery, Snowflake and Databricks are not tested: their recipes follow the manuals.',
    );
  }
  return variables;
}

/** Builds what is missing or older than its sources. */
async function build() {
  if (!libIsStale() && !isOlder(`${SITE}/index.html`, SITE_SOURCES)) return true;
  return check({ title: 'Build', command: `node scripts/build.js ${SITE}` });
}

/** @param {readonly Check[]} checks */
async function runJob(checks) {
  for (const item of checks) {
    const reason = unmet.get(item.needs);
    if (reason !== undefined) console.log(`\n── ${item.title}: not run, ${reason} ──`);
    else {
      finished += 1;
      if (!item.needsBuild || (await isBuilt)) await check(item);
      else fail(item.title, Buffer.from('It needs the build.\n'));
    }
  }
}

/**
 * Runs a check, and prints its output when it ends: at once if it passed, or else at the very end.
 * @param {Check} item
 * @returns {Promise<boolean>} whether it passed
 */
async function check({ title, command, env: more, isRepeat }) {
  const start = Date.now();
  console.log(`Started: ${title}.`);
  const REPORT = join('reports', `${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`);
  rmSync(join(root, REPORT), { force: true });
  // Found only now: a port that was free earlier may be taken.
  const PORT = String(await freePort());
  const variables = { ...env, REPORT, PORT, ...more };
  const { succeeded, output } = await capture(command.split(' '), variables);
  const counts = countsIn(REPORT);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`\n── ${title} (${String(seconds)} s) ──\n`);
  if (!isRepeat) passed += counts.passed;
  for (const name of counts.skipped) console.log(`Not run here: ${name}.`);
  if (succeeded && counts.failed === 0) process.stdout.write(output);
  else fail(title, output, counts.failed);
  return succeeded;
}

/**
 * @param {string} title
 * @param {Buffer} output
 * @param {number} [tests] that failed; a check without any, or whose runner broke down, counts as one
 */
function fail(title, output, tests = 0) {
  console.log(`${title} failed; more at the end.`);
  failed += Math.max(tests, 1);
  failures.push({ title, output });
}

/**
 * The counts in a report of Vitest or Playwright, and the tests that lacked a program. Other checks write none, nor does a
 * runner that broke down.
 * @param {string} report
 * @returns {{ passed: number, failed: number, skipped: readonly string[] }}
 */
function countsIn(report) {
  try {
    /** @type {unknown} */
    const json = JSON.parse(readFileSync(join(root, report), 'utf8'));
    const { stats, numPassedTests, numFailedTests, testResults } =
      /** @type {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[], stats?: { expected: number, unexpected: number, flaky: number } }} */ (
        json
      );
    if (stats)
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: [] };
    const skipped = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'skipped');
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: skipped.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(': ')),
    };
  } catch {
    return { passed: 0, failed: 0, skipped: [] };
  }
}
