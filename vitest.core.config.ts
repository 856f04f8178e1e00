import { defineConfig } from 'vitest/config';

/** The core's suite in a file of its own, because the mutation tests run it alone. */
export default defineConfig({
  test: {
    name: 'core',
    // Nothing in the core has a state that a test could leave behind.
    isolate: false,
    // The code that the mutation tests measure is several times slower, and they have limits of time of their own.
    testTimeout: 120_000,
    tags: [
      { name: 'slow', description: 'many tries or long texts, left out by the mutation tests' },
    ],
    include: ['tests/{core,listing,space}/**/*.test.ts'],
  },
});
