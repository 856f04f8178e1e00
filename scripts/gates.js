/**
 * One thing that must hold.
 * @typedef {object} Gate
 * @property {string} title
 * @property {readonly string[]} command
 * @property {Readonly<Record<string, string>>} [env]
 * @property {string} [report] where its test runner writes its counts
 * @property {boolean} [again] whether its tests have been counted in another gate
 * @property {boolean} [readsBuild] whether it cannot begin before the build has ended well
 */

/** What other gates read. */
export const build = { title: 'Build', command: ['node', 'scripts/build.js'] };

/** The suites of the core in which the local day matters. */
const DATED = ['calendar', 'decode', 'golden'].map((name) => `tests/core/${name}.test.ts`);

/** Apart from the other projects, for it looks for a browser. */
const COMPONENTS = 'vitest.component.config.ts';

/**
 * The gates by the lane they run in. Lanes run side by side, the gates of one in turn: the browser waits for its pages
 * as often as it works, and what is cheap fills the gaps.
 * @type {Readonly<Record<string, readonly Gate[]>>}
 */
export const lanes = {
  browser: [
    vitest('Components, alone in the browser', 'component', [], ['--config', COMPONENTS]),
    {
      title: 'Browser',
      command: ['playwright', 'test'],
      report: 'reports/browser.json',
      readsBuild: true,
    },
  ],
  checks: [
    { title: 'Format', command: ['prettier', '--check', '.', ...cached('prettier')] },
    { title: 'Every clause has a test', command: ['node', 'scripts/clauses.js'] },
    {
      title: 'Unused files, exports and dependencies',
      command: ['knip', '--cache', '--cache-location', '.cache/knip/'],
    },
    {
      title: 'Lint',
      command: ['eslint', '.', '--max-warnings', '0', ...cached('eslint')],
      readsBuild: true,
    },
    { title: 'Types', command: ['node', 'scripts/types.js'], readsBuild: true },
  ],
  units: [
    {
      ...vitest(
        'Core, every line and branch, where a day begins first',
        'core',
        ['core'],
        ['--coverage'],
      ),
      env: { TZ: 'Pacific/Kiritimati' },
    },
    {
      ...vitest('Dates where a day begins last', 'core-west', ['core'], DATED),
      env: { TZ: 'Pacific/Pago_Pago' },
      again: true,
    },
    {
      ...vitest('Command, site, import walls, built files', 'rest', [
        ...['cli', 'site', 'stores', 'walls', 'build'],
      ]),
      readsBuild: true,
    },
    { ...vitest('Package, installed and used', 'package', ['package']), readsBuild: true },
  ],
};

/**
 * What changed since the last run is found by its contents, since a checkout touches every file.
 * @param {string} name
 */
function cached(name) {
  return ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}/`];
}

/**
 * @param {string} title
 * @param {string} name of its report
 * @param {readonly string[]} projects
 * @param {readonly string[]} [options]
 * @returns {Gate}
 */
function vitest(title, name, projects, options = []) {
  const report = `reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const selected = projects.map((project) => `--project=${project}`);
  return { title, command: ['vitest', 'run', ...selected, ...options, ...reporters], report };
}
