import type { Page } from '@playwright/test';
import { siteBelow } from '../build-elsewhere.ts';
import { DecoderPage } from './decoder-page.ts';
import { expect } from './fixtures.ts';
import { test } from './own-server.ts';
import { share } from './page-tools.ts';

const LISTING = 'Neverfull, date code FL1024 (October 2004), made in France & more';

test.use({
  serviceWorkers: 'allow',
  expectedTrouble: [/^failed request: \S+ net::ERR_|Failed to load resource/],
});

async function expectListing(page: Page): Promise<void> {
  await expect(new DecoderPage(page).row('Manufacturing Date')).toHaveText('December 2004');
  await expect(page.getByText('October 2004').first()).toBeVisible();
}

async function isControlled(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}

test('a shared listing opens checked, with and without a network, and no server sees it', async ({
  page,
  server,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) sent.push(request.url());
  });
  await test.step('without the worker the page says what to do', async () => {
    await page.goto('/tools');
    await share(page, '/share', { text: LISTING });
    await expect(page).toHaveURL('/tools#share');
    await expect(page.getByText('The app wasn’t ready yet.')).toBeVisible();
    await page.getByRole('link', { name: /^Open .* once$/ }).click();
    await expect.poll(() => isControlled(page)).toBe(true);
  });
  const { share_target: target } = await page.evaluate(
    async () =>
      (await (await fetch('/manifest.webmanifest')).json()) as {
        share_target: { action: string; method: string; params: object };
      },
  );
  expect(target).toMatchObject({
    method: 'POST',
    params: { title: 'title', text: 'text', url: 'url' },
  });

  await test.step('with a network', async () => {
    await page.goto('/about');
    await share(page, target.action, { title: 'Neverfull', text: LISTING });
    await expectListing(page);
    await expect(page).toHaveURL(/\/#(code|text)=/);
  });

  await test.step('an address alone, in whose words a code stands', async () => {
    await share(page, target.action, {
      title: 'Speedy 30',
      text: '',
      url: 'https://shop.example/listing/speedy-30-SD1013-65ab',
    });
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
      'Authentication Verified',
    );
  });

  await test.step('nothing shared', async () => {
    await share(page, target.action, { title: '', text: '' });
    await expect(page).toHaveURL('/tools#share');
  });

  await server.stop();
  await test.step('without a network, as long as a text may be', async () => {
    const text = `${LISTING}. ${'Beautiful bag, hardly worn. '.repeat(500)}`;
    await share(page, target.action, { text });
    await expectListing(page);
    await page.reload();
    await expectListing(page);
  });
  expect(sent.filter((url) => /FL1024|October/.test(url))).toEqual([]);
});

test('a site below a path takes what is shared there', async ({ page, server }) => {
  await server.serve(siteBelow());
  await page.goto('/heatstamp/');
  await expect.poll(() => isControlled(page)).toBe(true);
  await share(page, '/heatstamp/share', { text: LISTING });
  await expectListing(page);
  await expect(page).toHaveURL(/\/heatstamp\/#/);
});

test.describe('The bookmark', () => {
  test.use({
    serviceWorkers: 'block',
    expectedTrouble: [/request to another origin/],
  });

  test('it checks what is selected on a page that is not ours', async ({
    page,
    context,
    server,
  }) => {
    await page.goto('/tools');
    const link = page.getByRole('link', { name: 'Check with Heatstamp' });
    const address = String(await link.getAttribute('href'));
    const code = decodeURIComponent(address.replace(/^javascript:/, ''));
    const [site = ''] = /https:\/\/[\w.-]+/.exec(code) ?? [];

    await context.route(`${site}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: server.origin + pathname }) });
    });
    await context.route('https://shop.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<p>Look!</p><p id="text">${LISTING.replace('&', '&amp;')}</p>`,
      }),
    );
    await page.goto('https://shop.example/item');

    await test.step('with nothing selected it says what to do', async () => {
      const asked = page.waitForEvent('dialog');
      const run = page.evaluate(code);
      const dialog = await asked;
      expect(dialog.message()).toMatch(/^Select the text of the listing first/);
      await dialog.accept();
      await run;
    });

    await page.locator('#text').selectText();
    const [opened] = await Promise.all([context.waitForEvent('page'), page.evaluate(code)]);
    await expectListing(opened);
    expect(new URL(opened.url()).origin).toBe(site);
    await expect(page).toHaveURL('https://shop.example/item');
    // It may still be loading what no test waits for.
    await opened.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
