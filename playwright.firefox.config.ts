import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/**
 * The tests that are tagged @firefox, in Firefox as Debian has it, which Playwright drives through WebDriver BiDi. What
 * it can't emulate there, its preferences set; see scripts/test-engines.js.
 */
export default defineConfig({
  ...chromium,
  reporter: [['list'], ['json', { outputFile: 'reports/firefox.json' }]],
  use: { ...chromium.use, browserName: 'firefox', channel: 'moz-firefox' },
  projects: [
    { name: 'firefox', testDir: 'tests/e2e', grep: /@firefox/, use: themed('light') },
    { name: 'light', testDir: 'tests/engines', testMatch: '*.spec.ts', use: themed('light') },
    { name: 'dark', testDir: 'tests/engines', testMatch: '*.spec.ts', use: themed('dark') },
  ],
});

/** The options of a Firefox on a system with a theme. */
function themed(theme: 'dark' | 'light') {
  const { FIREFOX_PATH } = process.env;
  return {
    launchOptions: {
      ...(FIREFOX_PATH === undefined ? {} : { executablePath: FIREFOX_PATH }),
      firefoxUserPrefs: {
        'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
        // A mouse, which points finely and hovers: a machine without a screen has none.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
  };
}
