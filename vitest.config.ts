import { defineConfig } from 'vitest/config';

/** One suite: vitest knows it by name, and its tests lie in these places. */
function project(name: string, include: string[]) {
  return { extends: true as const, test: { name, include } };
}

export default defineConfig({
  envPrefix: 'HEATSTAMP_',
  test: {
    // What is drawn on paper takes its colours from the styles.
    css: true,
    allowOnly: false,
    projects: [
      'vitest.core.config.ts',
      project('cli', ['src/cli/**/*.test.ts', 'tests/cli/**/*.test.ts']),
      project('site', ['src/{content,site}/**/*.test.{ts,tsx}']),
      // Reads dist/site, so it runs after a build.
      project('build', ['tests/build/**/*.test.ts']),
      project('walls', ['tests/walls.test.ts']),
    ],
    coverage: {
      include: ['src/core/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'html'],
      reportsDirectory: 'coverage',
      thresholds: { lines: 100, branches: 100, functions: 100 },
    },
  },
});
