import { expect, test as base, type BrowserContext } from '@playwright/test';

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
      await context.addInitScript(reportPolicyViolations);
      listen(context, new URL(baseURL ?? '').origin, report);
      await use(undefined);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

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
    // A browser drops what it is still fetching for a page that is left: its icon, and what comes later.
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (isLeft && /\/(icon\.svg|assets\/later-[\w-]+\.js)$/.test(request.url())) return;
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
