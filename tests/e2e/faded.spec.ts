import type { Locator, Page } from '@playwright/test';
import { DecoderPage } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';

const TODAY = '2026-11-21';

function panelOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Possible readings' });
}

async function ask(page: Page, code: string): Promise<Locator> {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await decoder.input.fill(code);
  await decoder.input.press('Enter');
  await page.clock.runFor(1000);
  const panel = panelOf(page);
  await panel.waitFor();
  return panel;
}

test('product §1.5: ? stands for a character that can not be read; what it could be comes most likely first', async ({
  page,
}) => {
  const panel = await ask(page, 'sd?013');
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('SD?013 could be 6 codes.');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'United States',
    'United States',
  ]);
  await expect(panel.getByText('January 2003 to November 2003')).toBeVisible();
  await expect(
    panel.getByText(/^Week 21, 2003 to Week 51, 2003\. Undocumented date$/),
  ).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toHaveText('SD0013January 2003');
  await expect(panel).toContainText('Light from the side');
  await expect(
    page.getByRole('status').filter({ hasText: 'SD?013 could be 6 codes.' }),
  ).toHaveCount(1);
});

test('product §1.5: possible readings stay out of the history; one that is opened enters it, and knows the way back', async ({
  page,
}) => {
  const panel = await ask(page, '89？2 sl');
  const history = new HistoryCard(page);
  await expect(history.rows).toHaveCount(0);
  await panel.getByRole('button', { name: '8912SL' }).click();
  await page.clock.runFor(1000);
  await expect(new DecoderPage(page).row('Manufacturing Date')).toHaveText('December 1989');
  await expect(history.rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to the possible readings' }).click();
  await page.clock.runFor(1000);
  await expect(panel).toContainText('89？2SL could be 2 codes.'.replace('？', '?'));
});

test('product §1.5: too many, none, and close to a code', async ({ page }) => {
  const panel = await ask(page, 'S????3');
  await expect(panel).toContainText('More than 2 characters are missing');
  await panel.getByRole('button', { name: 'Start Over' }).click();
  const decoder = new DecoderPage(page);
  await expect(decoder.input).toHaveValue('');
  await expect(decoder.input).toBeFocused();
  await decoder.input.fill('QQ?013');
  await decoder.input.press('Enter');
  await page.clock.runFor(1000);
  await expect(panel).toContainText('No code that we know fits QQ?013.');
  await decoder.authenticate('AR2126?');
  await expect(decoder.result.getByRole('button', { name: /^AR2126/ })).toBeVisible();
});

test('product §1.5: a code that does not read comes with the hint that ? stands for a character', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await decoder.authenticate('QQ2126');
  await expect(decoder.result).toContainText('Type ? for a character you can’t read');
});

test('possible readings by keyboard alone', async ({ page }) => {
  const panel = await ask(page, 'SD?013');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'SD1013' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(new DecoderPage(page).result).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Back to the possible readings' })).toBeFocused();
});
