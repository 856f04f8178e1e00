import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** One suite: vitest knows it by name, and its tests lie in these places. */
function project(
  name: string,
  include: string[],
  other: TestProjectInlineConfiguration['test'] = {},
) {
  const limits = { testTimeout: 120_000, hookTimeout: 60_000 };
  return { extends: true as const, test: { name, include, ...limits, ...other } };
}

/** Hold what several islands share, such as the toasts and the history. */
const STORES = ['src/site/{history,lib}/**/*.test.ts'];

export default defineConfig({
  envPrefix: 'HEATSTAMP_',
  test: {
    // What is drawn on paper takes its colours from the styles.
    css: true,
    // Modules are loaded once for all files of a suite, which halves its time; a test puts back what it changes.
    isolate: false,
    allowOnly: false,
    projects: [
      'vitest.core.config.ts',
      project('cli', ['src/cli/**/*.test.ts', 'tests/cli/**/*.test.ts']),
      project('site', ['src/site/**/*.test.{ts,tsx}', 'tests/words/**/*.test.ts'], {
        exclude: STORES,
      }),
      project('stores', STORES, { isolate: true }),
      // Reads dist/site, so it runs after a build.
      project('build', ['tests/build/**/*.test.ts']),
      // Starts npm, compilers and bundlers, which take their time on a busy machine.
      project('package', ['tests/package/*.test.ts']),
      // Not in `npm test`: see scripts/test-package.js.
      project('package-long', ['tests/package/long/*.test.ts'], { testTimeout: 300_000 }),
      // Not in `npm test`: see scripts/test-tables.js.
      project('tables', ['tests/tables/*.test.ts'], { testTimeout: 600_000 }),
      project('walls', ['tests/walls.test.ts']),
    ],
    coverage: {
      include: ['src/{core,listing,library}/**/*.ts', 'src/words/en/{core,listing}.ts'],
      reporter: ['text', 'html'],
      reportsDirectory: 'coverage',
      thresholds: { lines: 100, branches: 100, functions: 100 },
    },
  },
});
