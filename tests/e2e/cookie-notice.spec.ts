import type { Page } from '@playwright/test';
import { languages } from '../../src/words/languages.ts';
import { expect, test } from './fixtures.ts';
import { TODAY } from './decoder-page.ts';
import { expectNoSidewaysScroll } from './scan.ts';

const notice = (page: Page) => page.getByText('No cookies here.');
const close = (page: Page) => page.getByRole('button', { name: 'Close cookie notice' });

/** Opens a page at the moment at which it comes to life, with its clock stopped. */
async function arrive(page: Page, address = '/'): Promise<void> {
  await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
  await page.clock.pauseAt(new Date(`${TODAY}T12:01:00`));
  await page.goto(address);
}

test(
  '§2.15, §4.6, §9.6: shows on contact and home, leaves the focus to the input, goes by itself after 5000 ms and does not return',
  { tag: '@smoke' },
  async ({ page }) => {
    await arrive(page, '/contact');
    await expect(notice(page)).toBeVisible();
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByRole('textbox', { name: 'Date code' })).toBeFocused();
    await page.clock.runFor(3999);
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice(page)).toHaveCount(0);
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
    await expect(notice(page)).toHaveCount(0);
  },
);

test(
  '§4.6: it covers neither the card nor a toast, goes with a click on close, and does not even flash on the next visit',
  { tag: '@smoke' },
  async ({ page }) => {
    await arrive(page);
    await page.getByRole('search').getByRole('textbox').press('Enter');
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(notice(page)).toBeVisible();
      // What lies under something else can not be clicked.
      for (const button of [
        page.getByRole('button', { name: 'Close message' }),
        page.getByRole('search').getByRole('button').first(),
        close(page),
      ])
        await button.click({ trial: true });
      await expectNoSidewaysScroll(page);
    }
    await close(page).click();
    await expect(notice(page)).toHaveCount(0);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-notice]')) console.error('the notice flashed');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Get the free guide' })).toBeVisible();
    await page.clock.runFor(6000);
    await expect(notice(page)).toHaveCount(0);
  },
);

test('on a small phone it is a strip below field and button, at most 48 px tall, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 664 });
  await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
  await page.clock.pauseAt(new Date(`${TODAY}T12:01:00`));
  for (const { path } of languages)
    await test.step(`${path}/`, async () => {
      await page.goto(`${path}/`);
      const strip = page.locator('[data-notice]');
      await strip.waitFor();
      const { y = 0, height = Infinity } = (await strip.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(48);
      const button = await page.getByRole('search').getByRole('button').first().boundingBox();
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(y);
    });
});
