import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../scripts/site-handler.js';
import { buildElsewhere } from '../build-elsewhere.ts';
import { expect, test as base } from './fixtures.ts';
import { answers, FormsServer } from './forms-server.ts';

const PATH = '/forms';

interface DeliveringOptions {
  /** What a failure makes the browser say. */
  readonly provoked: RegExp;
  /** Takes what the page delivers. */
  readonly forms: FormsServer;
}

interface WorkerOptions {
  /** Below .cache, where the site is built that delivers its forms. */
  readonly buildName: string;
  readonly site: { readonly origin: string; readonly forms: FormsServer };
}

/** Tests of a site that was built to deliver its forms to another origin. */
export const test = base.extend<DeliveringOptions, WorkerOptions>({
  buildName: ['delivering', { option: true, scope: 'worker' }],
  site: [
    async ({ buildName }, use) => {
      const forms = new FormsServer();
      await forms.start();
      const { folder, status, stderr } = buildElsewhere(buildName, {
        HEATSTAMP_FORMS_URL: forms.origin + PATH,
      });
      expect(status, stderr).toBe(0);
      const server = createServer(siteHandler(folder));
      await new Promise<void>((resolve) => server.listen(0, resolve));
      await use({
        origin: `http://localhost:${(server.address() as AddressInfo).port}`,
        forms,
      });
      server.closeAllConnections();
      server.close();
      await forms.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  forms: async ({ site: { forms } }, use) => {
    await forms.stop();
    await forms.start();
    forms.received = [];
    forms.answer = answers.accept;
    await use(forms);
  },
  provoked: [/^$/, { option: true }],
  expectedTrouble: async ({ forms, provoked }, use) => {
    const delivery = new RegExp(`^request to another origin: ${forms.origin}${PATH}$`);
    await use([delivery, provoked]);
  },
});

export { expect, PATH };
