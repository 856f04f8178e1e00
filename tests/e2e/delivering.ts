import { BELOW, siteBelow } from '../build-elsewhere.ts';
import { expect, test as base } from './fixtures.ts';
import { answers, FormsServer } from './forms-server.ts';
import { OwnServer } from './own-server.ts';

const PATH = BELOW.formsPath;

interface Options {
  /** What a failure makes the browser say. */
  readonly provoked: RegExp;
  /** Takes what the page delivers. */
  readonly forms: FormsServer;
}

/** Tests of a site that was built to deliver its forms to another origin. */
export const test = base.extend<Options>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on the pattern.
  baseURL: async ({}, use) => {
    const server = new OwnServer();
    await server.serve(siteBelow());
    await use(`${server.origin}/heatstamp/`);
    await server.stop();
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on the pattern.
  forms: async ({}, use) => {
    const forms = new FormsServer(BELOW.formsPort);
    await forms.start();
    await use(forms);
    await forms.stop();
  },
  provoked: [/^$/, { option: true }],
  expectedTrouble: async ({ forms, provoked }, use) => {
    const delivery = new RegExp(`^request to another origin: ${forms.origin}${PATH}$`);
    await use([delivery, provoked]);
  },
});

export { answers, expect, PATH };
