/**
 * One thing that must hold.
 * @typedef {object} Check
 * @property {string} title
 * @property {string} command
 * @property {Readonly<Record<string, string>>} [env]
 * @property {Need} [needs] without which it does not run
 * @property {boolean} [needsBuild] whether it waits for the build
 * @property {boolean} [isRepeat] whether its tests are already counted by another check
 */

/** @typedef {'chromium' | 'firefox' | 'webkit' | 'tools' | 'tables'} Need */

/**
 * Changes are found by contents, since a checkout touches every file. A file that did not change is not linted again, even
 * where a type that it imports did: what that breaks shows in a fresh clone and in CI.
 */
const CACHE = '--cache --cache-strategy content --cache-location .cache';
const CHROMIUM = 'playwright test --project=chromium';

/** Whether every line and branch is reached is asked in CI alone, since it takes a fourth of the time. */
const COVERAGE = process.env.CI ? ' --coverage' : '';

/**
 * The checks by job. Jobs run side by side, the checks of a job in turn: what is cheap fills the gaps in which the
 * browser waits.
 * @type {Readonly<Record<string, readonly Check[]>>}
 */
// prettier-ignore
export const jobs = {
  smoke: [
    { title: 'Components, alone in the browser', command: 'vitest run --project=component', needs: 'chromium' },
    { title: 'The main job in the browser', command: `${CHROMIUM} --grep @smoke`, needs: 'chromium', needsBuild: true },
  ],
  checks: [
    { title: 'Format', command: `prettier --check . ${CACHE}/prettier/` },
    { title: 'Every clause has a test', command: 'node scripts/clauses.js --brief' },
    { title: 'Unused code', command: 'knip -c scripts/knip.json --cache --cache-location .cache/knip/' },
    { title: 'Lint', command: `eslint . --max-warnings 0 ${CACHE}/eslint/`, needsBuild: true },
    { title: 'Types', command: 'tsc -b', needsBuild: true },
  ],
  units: [
    {
      title: 'Core, where a day begins first',
      command: `vitest run --project=core${COVERAGE}`,
      env: { TZ: 'Pacific/Kiritimati' },
    },
    {
      title: 'Dates, where a day begins last',
      command: 'vitest run --project=core tests/core/calendar tests/core/decode tests/core/golden',
      env: { TZ: 'Pacific/Pago_Pago' },
      isRepeat: true,
    },
    {
      title: 'Command, site, built files',
      command: 'vitest run --project=cli --project=site --project=stores --project=build',
      needsBuild: true,
    },
    { title: 'The server of npm start', command: 'vitest run --project=server', needsBuild: true },
    { title: 'Package, installed and used', command: 'vitest run --project=package', needsBuild: true },
  ],

  // What `npm test` leaves out.
  browser: [
    { title: 'Everything else in the browser', command: `${CHROMIUM} --grep-invert @smoke`, needs: 'chromium', needsBuild: true },
  ],
  firefox: [
    { title: 'Firefox', command: 'playwright test --project=firefox --project=firefox-dark', needs: 'firefox', needsBuild: true },
  ],
  webkit: [
    { title: 'WebKit', command: 'vitest run --project=webkit', needs: 'webkit', needsBuild: true },
  ],
  package: [
    { title: 'Package, its types and from git', command: 'vitest run --project=package-long', needs: 'tools', needsBuild: true },
  ],
  tables: [
    { title: 'The SQL of docs/engines.md', command: 'vitest run --project=tables', needs: 'tables', needsBuild: true },
  ],
  space: [
    { title: 'Every code', command: 'node tests/space/run.js', needsBuild: true },
  ],
  long: [
    {
      title: 'Ten million lines through the command, ten thousand calls of an assistant',
      command: 'vitest run --project=cli tests/cli/command tests/cli/mcp',
      env: { LONG: '1' },
      needsBuild: true,
    },
    {
      title: 'Junk, markup and broken workers, many times',
      command: `${CHROMIUM} abuse.spec markup.spec offline.spec`,
      env: { LONG: '1' },
      needs: 'chromium',
      needsBuild: true,
    },
  ],
};
