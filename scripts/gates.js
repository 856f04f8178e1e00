/**
 * One thing that must hold.
 * @typedef {object} Gate
 * @property {string} title
 * @property {readonly string[]} command
 * @property {Readonly<Record<string, string>>} [env]
 * @property {string} [report] where its test runner writes its counts
 * @property {readonly string[]} [needs] gates without which it cannot run
 */

/** @type {readonly Gate[]} */
export const gates = [
  // First, since the benchmarks, which are checked as well, import the built library.
  { title: 'Build', command: ['node', 'scripts/build.js'] },
  { title: 'Format', command: ['prettier', '--check', '.'] },
  { title: 'Lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { title: 'Types', command: ['tsc', '-b'] },
  { title: 'Every clause has a test', command: ['node', 'scripts/clauses.js'] },
  { title: 'Unused files, exports and dependencies', command: ['knip'] },
  vitest('Core, every line and branch', 'core', ['core'], ['--coverage']),
  vitest('Core where today comes first', 'core-east', ['core'], [], { TZ: 'Pacific/Kiritimati' }),
  vitest('Core where today comes last', 'core-west', ['core'], [], { TZ: 'Pacific/Pago_Pago' }),
  {
    ...vitest('Command, site, import walls, built files', 'rest', [
      'cli',
      'site',
      'walls',
      'build',
    ]),
    needs: ['Build'],
  },
  { ...vitest('Package, installed and used', 'package', ['package']), needs: ['Build'] },
  {
    title: 'Browser',
    command: ['playwright', 'test'],
    report: 'reports/browser.json',
    needs: ['Build'],
  },
];

/**
 * @param {string} title
 * @param {string} name of its report
 * @param {readonly string[]} projects
 * @param {readonly string[]} [options]
 * @param {Gate['env']} [env]
 * @returns {Gate}
 */
function vitest(title, name, projects, options = [], env = {}) {
  const report = `reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const selected = projects.map((project) => `--project=${project}`);
  return { title, command: ['vitest', 'run', ...selected, ...options, ...reporters], env, report };
}
