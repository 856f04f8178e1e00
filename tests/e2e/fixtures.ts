import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

export interface Options {
  /** Messages that a test provokes, e.g. the browser's note about a page with status 404. */
  readonly expectedTrouble: readonly RegExp[];
}

/**
 * Fails a test on anything the browser has to say: console messages of every level, page errors,
 * failed requests, policy reports, and requests that leave the origin.
 */
export const test = base.extend<Options & { readonly quiet: undefined }>({
  expectedTrouble: [[], { option: true }],
  quiet: [
    async ({ context, baseURL, expectedTrouble, javaScriptEnabled }, use) => {
      const trouble: string[] = [];
      // With scripts switched off Chromium refuses to preload them, and counts that as a failure.
      const expected = [
        ...expectedTrouble,
        ...(javaScriptEnabled ? [] : [/assets\/\S+\.js csp$/]),
        // What Playwright says where service workers are blocked.
        /^console warning: Service Worker registration blocked by Playwright$/,
      ];
      const report = (text: string): void => {
        if (!expected.some((pattern) => pattern.test(text))) trouble.push(text);
      };
      await context.addInitScript(keepTimer);
      await context.addInitScript(reportPolicyViolations);
      listen(context, new URL(baseURL ?? '').origin, report);
      await use(undefined);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForScriptsIn(context);
    await use(context);
  },
});

/** Has every page of a context, the second tab as well as the first, come to life before a test goes on. */
export function waitForScriptsIn(context: BrowserContext): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    waitForScripts(page);
    return page;
  };
}

/** A page's script starts once the page is loaded, which is all that Playwright waits for by itself. */
function waitForScripts(page: Page): void {
  const waiting = page.locator('script[data-files]:not([data-started])');
  // A test may hold the script back, or have it fail; on a busy machine it takes its time.
  const settle = () =>
    waiting.waitFor({ state: 'detached', timeout: 15_000 }).catch(() => undefined);
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await settle();
    return response;
  };
  for (const way of ['reload', 'goBack', 'goForward'] as const) {
    const go = page[way].bind(page);
    page[way] = async (options) => {
      const response = await go(options);
      if (options?.waitUntil === undefined) await settle();
      return response;
    };
  }
}

export { expect };

declare global {
  interface Window {
    /** The browser's own, which runs on where a test has stopped the clock. */
    realSetTimeout: typeof setTimeout;
  }
}

/** Runs in the page, before a test takes the clock over. */
function keepTimer(): void {
  window.realSetTimeout = window.setTimeout.bind(window);
}

/** Runs in the page, where a violation becomes a console message like all others. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
  });
}

function listen(context: BrowserContext, origin: string, report: (text: string) => void): void {
  context.on('console', (message) => {
    report(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    report(`page error: ${error.error().message}`);
  });
  context.on('requestfailed', (request) => {
    // A browser drops what it is still fetching for a page that is left: its icon, scripts and fonts.
    const isLeft = /^(net::ERR|NS_BINDING)_ABORTED$/.test(request.failure()?.errorText ?? '');
    if (isLeft && /\/(icon\.svg|assets\/[\w.-]+\.(js|woff2))$/.test(request.url())) return;
    report(`failed request: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    // data: and blob: addresses load nothing from anywhere.
    if (/^(http|ws)/.test(url.protocol) && url.origin !== origin) {
      report(`request to another origin: ${request.url()}`);
    }
  });
}
