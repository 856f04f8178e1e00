import { defineConfig, type Project } from '@playwright/test';
import { findBrowser, launchArgs } from './scripts/browser.js';

const { FIREFOX_PATH, PORT = '4174', REPORT } = process.env;
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A busy machine is no failure, and a test walks through all that one visit shows.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Pages sometimes wait, for the second that an analysis takes or for a network that is away: three keep two cores busy.
  workers: 3,
  reporter: [
    ['list'],
    ...(REPORT === undefined ? [] : [['json', { outputFile: REPORT }] as const]),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Nothing has to wait for motion; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer before a test's routes do; offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: 'firefox.spec.ts',
      use: { launchOptions: { ...(executablePath && { executablePath }), args: launchArgs } },
    },
    // Only where `npm run test:engines` has found a Firefox, so that `npx playwright test` needs none.
    ...(FIREFOX_PATH === undefined
      ? []
      : [
          firefox('firefox', 'light', { grep: /@smoke|firefox\.spec/ }),
          firefox('firefox-dark', 'dark', { testMatch: 'firefox.spec.ts' }),
        ]),
  ],
  webServer: {
    // Without a shell in between, the server notices when Playwright is killed, and ends too.
    command: `${process.platform === 'win32' ? '' : 'exec '}node scripts/serve.js`,
    env: { PORT },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});

/** Debian's Firefox, driven through WebDriver BiDi; its preferences set what Playwright can't emulate there. */
function firefox(name: string, theme: 'dark' | 'light', tests: Partial<Project>): Project {
  const firefoxUserPrefs = {
    'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
    // A mouse, which points finely and hovers: a machine without a screen has none.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
  };
  const launchOptions = { ...(FIREFOX_PATH && { executablePath: FIREFOX_PATH }), firefoxUserPrefs };
  return { name, ...tests, use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions } };
}
