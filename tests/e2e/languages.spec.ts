import type { Page } from '@playwright/test';
import { TODAY } from './decoder-page.ts';
import { expect } from './fixtures.ts';
import { builtFiles, forVisitors, writeNextRelease } from './other-release.ts';
import { test } from './own-server.ts';
import { settleWorker, share } from './page-tools.ts';
import { expectNoSidewaysScroll } from './scan.ts';

const inHeader = (page: Page) => page.getByRole('banner');
const titleOf = (file: string) => /<title>([^<]*)/.exec(String(builtFiles().get(file)))?.[1] ?? '';

test(
  'links in head and foot lead to the same page in another language, and keep what shows',
  { tag: '@smoke' },
  async ({ page }) => {
    await test.step('a code', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/#code=SD1013');
      await expectNoSidewaysScroll(page);
      await inHeader(page).getByRole('link', { name: '日本語' }).click();
      await expect(page).toHaveURL('/ja/#code=SD1013');
      await expect(page.getByRole('definition').getByText('2003年11月')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await expectNoSidewaysScroll(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL('/fr/#code=SD1013');
      await expect(page.getByRole('definition').getByText('novembre 2003')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
    await test.step('a part of the page, and no hint for somebody who has chosen', async () => {
      await page.goto('/fr/#eras');
      await inHeader(page).getByRole('link', { name: '日本語' }).click();
      await expect(page).toHaveURL('/ja/#eras');
      await expect(page.getByRole('link', { name: 'This page is also' })).toHaveCount(0);
    });
    await test.step('a page without a script', async () => {
      await page.goto('/about');
      await inHeader(page).getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL('/fr/about');
      await inHeader(page).getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/about');
    });
  },
);

test.describe('A visitor whose browser prefers Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test('is told once that the page is in it, after the cookie notice, and stays where they are', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
    await page.clock.pauseAt(new Date(`${TODAY}T12:01:00`));
    await page.setViewportSize({ width: 320, height: 640 });
    const hint = page.getByRole('link', { name: 'このページは日本語でもご覧いただけます。' });
    await page.goto('/#code=SD1013');
    await expect(page.getByText('No cookies here.')).toBeVisible();
    await expect(hint).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(hint).toBeVisible();
    await expect(page).toHaveURL('/#code=SD1013');
    // What lies under something else can not be clicked.
    await page.getByRole('textbox', { name: 'Date code' }).click({ trial: true });
    await expectNoSidewaysScroll(page);

    await test.step('not on pages in it, but on others until it is closed', async () => {
      await page.goto('/ja/contact');
      await expect(hint).toHaveCount(0);
      await page.goto('/contact');
      await expect(hint).toBeVisible();
      await page.getByRole('button', { name: '閉じる' }).click();
      await expect(hint).toHaveCount(0);
      await page.goto('/');
      await page.clock.runFor(6000);
      await expect(hint).toHaveCount(0);
    });

    await test.step('it leads to the same page, with the code, and does not return', async () => {
      await page.evaluate(() => {
        localStorage.removeItem('heatstamp.language-hint');
      });
      await page.goto('/about');
      await page.goto('/#code=SD1013');
      await hint.click();
      await expect(page).toHaveURL('/ja/#code=SD1013');
      await page.goto('/');
      await page.clock.runFor(6000);
      await expect(hint).toHaveCount(0);
    });
  });
});

test.describe('Offline', () => {
  test.describe.configure({ timeout: 90_000 });
  test.use({
    serviceWorkers: 'allow',
    expectedTrouble: [
      /^failed request: \S+ net::ERR_|404: there is no page at|net::ERR_CONNECTION_REFUSED| 40[45] /,
    ],
  });

  test('only the languages that were visited are kept, each whole, also in the next release', async ({
    page,
    server,
  }, info) => {
    const kept = () =>
      page.evaluate(async () => {
        const [name = ''] = (await caches.keys()).slice(-1);
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => new URL(url).pathname).length;
      });
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    await page.goto('/ja/');
    await expect.poll(isControlled).toBe(true);
    expect(await kept()).toBe(forVisitors('/ja/').size);
    await page.goto('/fr/about');
    const both = new Set([...forVisitors('/ja/').keys(), ...forVisitors('/fr/').keys()]);
    await expect.poll(kept).toBe(both.size);

    await test.step('what is shared with the app is checked in its language', async () => {
      await page.goto('/fr/contact');
      await share(page, '/fr/share', { text: 'code SD1013' });
      await expect(page).toHaveURL(/\/fr\/#(text|code)=/);
      await expect(page.getByRole('definition').getByText('novembre 2003').first()).toBeVisible();
    });

    writeNextRelease(info.outputPath('next'));
    await server.serve(info.outputPath('next'));
    await page.goto('/ja/');
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2);
    await expect.poll(kept).toBe(both.size);
    await settleWorker(page);
    await server.stop();

    for (const [address, file] of [
      ['/ja/', 'ja/index.html'],
      ['/ja/about', 'ja/about.html'],
      ['/fr/blog', 'fr/blog.html'],
      ['/fr/codes/ar', 'fr/codes.html'],
      ['/fr/nowhere', 'fr/404.html'],
      // What is not kept in the language of its address is shown in one that is.
      ['/about', 'ja/about.html'],
      ['/nowhere', 'ja/404.html'],
    ] as const) {
      await page.goto(address);
      await expect(page, address).toHaveTitle(`${titleOf(file)} (next release)`);
      await expect(page).toHaveURL(address);
    }
  });
});
