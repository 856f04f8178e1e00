import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findBrowser, launchArgs } from './scripts/browser.js';

type Options = TestProjectInlineConfiguration['test'];

/** A suite that `--project` selects by its name. A busy machine is no failure, hence the long timeouts: a hook may build a site. */
function project(name: string, include: string[], options: Options = {}) {
  const timeouts = { testTimeout: 120_000, hookTimeout: 300_000 };
  return { extends: true as const, test: { name, include, ...timeouts, ...options } };
}

/** What several islands share, such as the toasts and the history: each file gets these modules anew. */
const STORES = ['src/site/{history,lib}/**/*.test.ts'];

const SLOW = { name: 'slow', description: 'many tries or long texts' };

/** The suites that `npm run mutate` runs for one of its parts, each thousands of times, without what is slow. */
const { MUTATION_SUITES, REPORT } = process.env;
const suites = MUTATION_SUITES?.split(',') ?? [];

/** One failing test is enough, so the suites that notice most come first. */
class InThatOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      suites.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

const projects =
  MUTATION_SUITES === undefined
    ? [
        project('core', ['tests/{core,listing,space}/**/*.test.ts']),
        project('cli', ['src/cli/**/*.test.ts', 'tests/cli/**/*.test.ts']),
        project('site', ['src/{site,text}/**/*.test.{ts,tsx}', 'tests/words/**/*.test.ts'], {
          exclude: STORES,
        }),
        project('stores', STORES, { isolate: true }),
        // Read the built site.
        project('build', ['tests/build/**/*.test.ts']),
        project('server', ['tests/server/*.test.ts']),
        project('component', ['tests/component/**/*.test.tsx'], inBrowser()),
        project('package', ['tests/package/*.test.ts']),
        // Not in `npm test`: see scripts/checks.js.
        project('package-long', ['tests/package/long/*.test.ts'], { testTimeout: 300_000 }),
        project('tables', ['tests/tables/*.test.ts'], { testTimeout: 600_000 }),
        project('webkit', ['tests/engines/webkit.test.ts'], {
          expect: { poll: { timeout: 20_000 } },
        }),
      ]
    : [
        project(
          'core',
          suites.map((name) => `{tests,src/cli}/**/${name}.test.ts`),
          { sequence: { sequencer: InThatOrder } },
        ),
      ];

export default defineConfig({
  envPrefix: 'HEATSTAMP_',
  // No .env of this checkout reaches a test.
  envDir: false,
  // Named here so that Vite does not discover them in mid-test and reload the page.
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'] },
  test: {
    // Print styles need the real CSS.
    css: true,
    // A suite loads its modules once for all files, which halves its time. A test undoes what it changes.
    isolate: false,
    allowOnly: false,
    tags: [MUTATION_SUITES === undefined ? SLOW : { ...SLOW, skip: true }],
    projects,
    reporters: REPORT === undefined ? ['default'] : ['default', ['json', { outputFile: REPORT }]],
    coverage: {
      include: ['src/{core,listing,library}/**/*.ts', 'src/words/en/{core,listing}.ts'],
      reporter: ['text', 'html'],
      reportsDirectory: 'coverage',
      thresholds: {
        'src/{core,listing,library,words}/**': { lines: 100, branches: 100, functions: 100 },
      },
    },
  },
});

/** Draws components alone in a browser: no page, no build, no navigation. */
function inBrowser(): Options {
  const executablePath = findBrowser();
  const launchOptions = { ...(executablePath && { executablePath }), args: launchArgs };
  return {
    setupFiles: ['tests/component/setup.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  };
}
