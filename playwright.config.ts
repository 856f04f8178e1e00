import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.js';

const port = process.env.PORT ?? '4174';
const browser = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A busy machine is no failure.
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    trace: 'off',
    // A worker would answer in the place of a test's routes; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        // Chromium's sandbox refuses to run as root, which a container often is.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // The browser itself asks for nothing from the network.
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve.js',
    env: { PORT: port },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
