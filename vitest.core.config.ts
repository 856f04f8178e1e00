import { defineConfig } from 'vitest/config';

/** The core's suite in a file of its own, because the mutation tests run it alone. */
export default defineConfig({
  test: {
    name: 'core',
    include: ['src/core/**/*.test.ts', 'tests/{core,space}/**/*.test.ts'],
  },
});
