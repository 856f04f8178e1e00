import { defineConfig } from 'vitest/config';
import { root } from './scripts/root.js';

/** A walk through the main flows in WebKit; see scripts/test-engines.js. */
export default defineConfig({
  resolve: { alias: { 'selenium-webdriver': `${root}/tools/node_modules/selenium-webdriver` } },
  test: {
    name: 'webkit',
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: 'tests/engines/setup.ts',
    allowOnly: false,
    // WebKitWebDriver serves one session at a time.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
