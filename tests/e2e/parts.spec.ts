import type { Page } from '@playwright/test';
import { DecoderPage } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { openStopped, toast } from './page-tools.ts';
import { paste } from './paste.ts';

const TODAY = '2026-11-21';
const MISSING = 'A part of the page did not arrive';

test.use({
  expectedTrouble: [
    /^(failed request: \S+\/assets\/\S+\.js |console error: Failed to load resource: )net::ERR_INTERNET_DISCONNECTED$/,
  ],
});

/** Keeps what the page does not name itself, and so comes later, from arriving until the returned function is called. */
async function loseParts(page: Page): Promise<() => Promise<void>> {
  const home = await (await page.request.get('/')).text();
  const scripts = '**/assets/*.js';
  await page.route(scripts, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (home.includes(pathname)) await route.continue();
    else await route.abort('internetdisconnected');
  });
  return () => page.unroute(scripts);
}

/** What the browser does when the network is back. */
async function comeOnline(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

test.describe('product §2: without what it takes to answer', () => {
  test('it says so, keeps what was typed, and the next submission answers', async ({ page }) => {
    const letThrough = await loseParts(page);
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await decoder.input.fill('AR2126');
    await decoder.input.press('Enter');
    await page.clock.runFor(1000);
    await expect(toast(page, MISSING)).toBeVisible();
    await expect(decoder.input).toHaveValue('AR2126');
    await expect(decoder.input).toBeEnabled();
    await letThrough();
    await decoder.input.press('Enter');
    await page.clock.runFor(1000);
    await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
    await expect(new HistoryCard(page).rows).toHaveCount(1);
  });

  test('it answers by itself when the network is back', async ({ page }) => {
    const letThrough = await loseParts(page);
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY, '/#code=SP0065&made-in=Italy');
    await page.clock.runFor(1000);
    await expect(toast(page, MISSING)).toBeVisible();
    await letThrough();
    await comeOnline(page);
    await page.clock.runFor(1000);
    await expect(decoder.row('Manufacturing Date')).toHaveText('June 2005');
    await expect(decoder.result.getByRole('radio', { name: 'Italy' })).toBeChecked();
    await expect(new HistoryCard(page).rows).toHaveCount(1);
  });

  test('a pasted list is kept too, and asked for again with the button', async ({ page }) => {
    const letThrough = await loseParts(page);
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await decoder.input.focus();
    await paste(page, 'SD1013\nAR2126');
    await page.clock.runFor(0);
    await expect(toast(page, MISSING)).toBeVisible();
    await letThrough();
    await page.getByRole('button', { name: 'AUTHENTICATE DATE CODE' }).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole('region', { name: 'Table of codes' })).toContainText('2 rows');
  });
});

test('product §2: the history that does not arrive says so, and comes with the network', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await decoder.authenticate('AR2126');
  const letThrough = await loseParts(page);
  await page.reload();
  await expect(toast(page, MISSING)).toBeVisible();
  await letThrough();
  await comeOnline(page);
  await expect(new HistoryCard(page).rows).toHaveCount(1);
});

test('product §2: a history that can not be saved as a file says so, and can be asked again', async ({
  page,
}) => {
  const letThrough = await loseParts(page);
  await openStopped(page, '/');
  const file = {
    name: 'history.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({ version: 1, entries: [{ id: '1763700000000', dateCode: 'AR2126' }] }),
    ),
  };
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file);
  await expect(toast(page, MISSING)).toBeVisible();
  await letThrough();
  await comeOnline(page);
  await expect(new HistoryCard(page).rows).toHaveCount(1);
});

test.describe('product §2: without what brings the rest of home and the filter of the guide to life', () => {
  const parts = [
    ['#join', 'button', 'Get the free guide'],
    ['#factory-codes', 'searchbox', 'Find a code or a country'],
  ] as const;

  test.beforeEach(async ({ page }) => {
    const letThrough = await loseParts(page);
    await openStopped(page, '/');
    for (const [place] of parts) {
      await page.locator(place).scrollIntoViewIfNeeded();
      await expect(toast(page, MISSING)).toBeVisible();
      await page.getByRole('button', { name: 'Close message' }).click();
    }
    await letThrough();
  });

  test('they come with the network', async ({ page }) => {
    await comeOnline(page);
    for (const [, role, name] of parts) {
      await expect(page.getByRole(role, { name })).toBeEnabled();
      await expect(page.getByRole(role, { name })).toHaveCount(1);
    }
  });

  test('each comes when one comes near again', async ({ page }) => {
    for (const [place, role, name] of parts) {
      // The page hears that it went out of sight before it comes back into it.
      await page.evaluate(
        (selector) =>
          new Promise<void>((resolve) => {
            const watcher = new IntersectionObserver(
              ([part]) => {
                if (part?.isIntersecting === false) resolve();
              },
              { rootMargin: '50%' },
            );
            for (const part of document.querySelectorAll(selector)) watcher.observe(part);
            scrollTo(0, 0);
          }),
        place,
      );
      await page.locator(place).scrollIntoViewIfNeeded();
      await expect(page.getByRole(role, { name })).toBeEnabled();
    }
  });
});

test.describe('product §2: without the screen for what went wrong', () => {
  test.use({
    expectedTrouble: [
      /net::ERR_INTERNET_DISCONNECTED$|^(page error|console error): .*(broken|React error)/,
    ],
  });
  test('it comes with the network', async ({ page }) => {
    const letThrough = await loseParts(page);
    await page.addInitScript(() => {
      // Breaks the tool as it comes to life.
      Object.defineProperty(Storage.prototype, 'getItem', {
        value: () => ({
          toString() {
            throw new Error('broken');
          },
        }),
      });
    });
    await openStopped(page, '/');
    await letThrough();
    await comeOnline(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Unexpected Application Error/,
    );
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('no code of the guide pretends to be a button', async ({ page }) => {
    await page.goto('/');
    const guide = page.locator('#code-index');
    await expect(guide.getByText('AR', { exact: true }).first()).toBeVisible();
    await expect(guide.getByRole('button')).toHaveCount(0);
  });
});
