import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.js';
import { launchArgs } from './scripts/browser-starts.js';

const port = process.env.PORT ?? '4174';
const browser = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A busy machine is no failure, and a test walks through all that one visit shows.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Pages wait now and then, for a second of analysing or a network that is away: a third keeps two cores at work.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    trace: 'off',
    // Nothing is waited for that only moves; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer in the place of a test's routes; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: launchArgs,
    },
  },
  webServer: {
    command: 'node scripts/serve.js',
    env: { PORT: port },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
