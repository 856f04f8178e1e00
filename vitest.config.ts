import { defineConfig } from 'vitest/config';

/** One suite: vitest knows it by name, and its tests lie in these places. */
function project(name: string, include: string[], testTimeout = 120_000) {
  return { extends: true as const, test: { name, include, testTimeout, hookTimeout: 60_000 } };
}

/** The same, each file with modules of its own: those of the site hold its toasts and its history. */
function isolated(name: string, include: string[]) {
  const { test, ...rest } = project(name, include);
  return { ...rest, test: { ...test, isolate: true } };
}

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
      isolated('site', ['src/site/**/*.test.{ts,tsx}', 'tests/words/**/*.test.ts']),
      // Reads dist/site, so it runs after a build.
      project('build', ['tests/build/**/*.test.ts']),
      // Starts npm, compilers and bundlers, which take their time on a busy machine.
      project('package', ['tests/package/*.test.ts']),
      // Not in `npm test`: see scripts/test-package.js.
      project('package-long', ['tests/package/long/*.test.ts'], 300_000),
      // Not in `npm test`: see scripts/test-tables.js.
      project('tables', ['tests/tables/*.test.ts'], 600_000),
      project('walls', ['tests/walls.test.ts']),
    ],
    coverage: {
      include: ['src/{core,library}/**/*.ts', 'src/words/en/{core,listing}.ts'],
      reporter: ['text', 'html'],
      reportsDirectory: 'coverage',
      thresholds: { lines: 100, branches: 100, functions: 100 },
    },
  },
});
