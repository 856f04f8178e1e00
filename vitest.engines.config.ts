import { defineConfig } from 'vitest/config';
import { root } from './scripts/root.js';

/** The main flows in one engine beside Chromium, named by ENGINE; see scripts/test-engines.js. */
export default defineConfig({
  resolve: { alias: { 'selenium-webdriver': `${root}/tools/node_modules/selenium-webdriver` } },
  test: {
    name: process.env.ENGINE ?? 'engine',
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: 'tests/engines/setup.ts',
    allowOnly: false,
    // WebKitWebDriver serves one session at a time.
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
