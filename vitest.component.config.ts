import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.js';
import { launchArgs } from './scripts/browser-starts.js';

const browser = findBrowser();

/** What a component does by itself, drawn alone in the browser: no page, no build, no navigation. */
export default defineConfig({
  envPrefix: 'HEATSTAMP_',
  // Known beforehand, so that no first run finds them late and loads its page again.
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'] },
  test: {
    name: 'component',
    include: ['tests/component/**/*.test.tsx'],
    setupFiles: ['tests/component/setup.ts'],
    allowOnly: false,
    // One page for all files, which takes a third of the time; setup.ts puts back what a test changes.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          ...(browser === undefined ? {} : { executablePath: browser }),
          args: launchArgs,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
