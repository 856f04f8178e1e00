import type { Locator, Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { holdScripts, openStopped } from './page-tools.ts';
import { paste } from './paste.ts';

const ANSWERS = '**/assets/answer-script-*.js';
const SECOND_SCRIPT = '**/assets/text-script-*.js';

test.use({
  expectedTrouble: [
    /^(failed request: \S+\/assets\/\S+\.js |console error: Failed to load resource: )(net::ERR_INTERNET_DISCONNECTED$|the server responded with a status of 404)/,
  ],
});

/** Keeps what reads listings and tables from arriving until the returned function is called. */
async function loseSecondScript(page: Page): Promise<() => Promise<void>> {
  await page.route(SECOND_SCRIPT, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(SECOND_SCRIPT);
}

/** What the browser does when the network is back. */
async function comeOnline(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

test('without the script of answers a code is kept, and answered when that comes', async ({
  page,
}) => {
  await page.route(ANSWERS, (route) => route.abort('internetdisconnected'));
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  const missing = page.getByRole('region', { name: 'Part of the page didn’t load' });
  await decoder.ask('AR2126');
  await expect(missing).toBeVisible();
  await expect(decoder.input).toHaveValue('AR2126');
  await page.unroute(ANSWERS);
  await comeOnline(page);
  await page.clock.runFor(1000);
  await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
  await expect(missing).toBeHidden();
});

test.describe('without the second script', () => {
  const missing = (page: Page): Locator =>
    page.getByRole('region', { name: 'Part of the page didn’t load' });
  const table = (page: Page): Locator => page.getByRole('region', { name: 'Table of codes' });

  async function pasteLines(page: Page): Promise<DecoderPage> {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await decoder.input.focus();
    await paste(page, 'SD1013\nAR2126\n836');
    await expect(missing(page)).toBeVisible();
    return decoder;
  }

  test('a code is read all the same, and so is a worn one', async ({ page }) => {
    await loseSecondScript(page);
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await decoder.authenticate('AR2126');
    await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
    await decoder.ask('SD?013');
    await expect(page.getByRole('region', { name: 'Possible codes' })).toBeVisible();
    await expect(page).toHaveTitle('SD?013: Possible codes · Heatstamp');
  });

  test('a pasted list is kept, and read when it is tried again', async ({ page }) => {
    const letThrough = await loseSecondScript(page);
    await pasteLines(page);
    await expect(
      page.getByRole('status').filter({ hasText: 'Part of the page didn’t load' }),
    ).toHaveCount(1);
    await missing(page).getByRole('button', { name: 'Try Again' }).first().click();
    await letThrough();
    await missing(page).getByRole('button', { name: 'Try Again' }).first().click();
    await expect(table(page)).toContainText('3 rows');
  });

  test('it is read by itself when the network is back', async ({ page, context }) => {
    const letThrough = await loseSecondScript(page);
    await pasteLines(page);
    await context.setOffline(true);
    await expect(missing(page)).toContainText('Check your connection');
    await expect(missing(page).getByRole('button', { name: 'Load the page again' })).toHaveCount(0);
    await letThrough();
    await context.setOffline(false);
    await expect(table(page)).toContainText('3 rows');
  });

  test('where a new release has replaced it, the page can be loaded again, and reads what was pasted', async ({
    page,
  }) => {
    await page.route(SECOND_SCRIPT, (route) => route.fulfill({ status: 404, body: '' }));
    await pasteLines(page);
    await expect(missing(page)).toContainText('may have been updated');
    await page.unroute(SECOND_SCRIPT);
    await missing(page).getByRole('button', { name: 'Load the page again' }).click();
    await expect(table(page)).toContainText('3 rows');
  });

  test('another code can be read instead', async ({ page }) => {
    await loseSecondScript(page);
    const decoder = await pasteLines(page);
    await decoder.authenticate('AR2126');
    await expect(missing(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Analyze Another' }).first().click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('the history says what the seller said once it is there', async ({ page }) => {
    const letThrough = await loseSecondScript(page);
    await page.addInitScript(() => {
      const entry = {
        id: '1763700000000',
        dateCode: 'SD1013',
        listing: 'Speedy 30, date code SD1013, made in 2010 and bought new',
      };
      localStorage.setItem('heatstamp.history', JSON.stringify({ version: 3, entries: [entry] }));
    });
    await openStopped(page, '/');
    const row = new HistoryCard(page).rows.first();
    await expect(row).toContainText('SD1013');
    await expect(row).not.toContainText('one question');
    await letThrough();
    await comeOnline(page);
    await expect(row).toContainText('one question');
  });
});

test('Tab reaches what comes to life on the way', async ({ page }) => {
  await openStopped(page, '/');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Get the free guide' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('The guide asked for before the script of its dialog is there', () => {
  const FURTHER = '**/assets/further-script-*.js';
  const opener = (page: Page) => page.getByRole('button', { name: 'Get the free guide' });

  test('opens the dialog when it comes', async ({ page }) => {
    const release = await holdScripts(page, FURTHER);
    await openStopped(page, '/');
    await opener(page).click();
    release();
    await expect(page.getByRole('link', { name: 'Open the guide' })).toBeFocused();
  });

  test('is the guide itself when it does not come', async ({ page }) => {
    await page.route(FURTHER, (route) => route.abort('internetdisconnected'));
    await openStopped(page, '/');
    await opener(page).click();
    await expect(page).toHaveURL(/\/guide/);
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
