import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { breakTimersOf, openStopped, sheets, toast } from './page-tools.ts';

const SUCCESS = 'Success! Your free authentication guide will be sent to your email shortly.';
const FAILED = 'That didn’t go through';
/** The last chapter is short and stands on the sheet of the one before. */
const SHEETS = 8;

const offer = (page: Page) => page.getByRole('region', { name: 'The free authentication guide' });
const title = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'The authentication guide' });

/** Asks for the guide by e-mail; the clock stands still. */
async function send(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await offer(page).getByRole('button', { name: 'Get the free guide' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('someone@example.com');
  await dialog.getByRole('button', { name: 'Send me the guide' }).click();
}

test.describe('The guide can be opened', () => {
  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('from the offer on home, without a form', async ({ page }) => {
      await page.goto('/');
      await offer(page).getByRole('link', { name: 'Open the guide' }).click();
      await expect(title(page)).toBeVisible();
      await expect(page).toHaveURL('/guide');
    });
  });

  test('from the toast that promises it, in a new tab', async ({ page, context }) => {
    await openStopped(page, '/');
    await send(page);
    await page.clock.runFor(1000);
    const link = toast(page, SUCCESS).getByRole('link', { name: 'Open the guide' });
    await expect(link).toHaveAttribute('rel', 'noopener');
    const opened = context.waitForEvent('page');
    await link.click();
    await expect(title(await opened)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('from the toast that says that sending failed, above the dialog', async ({
    page,
    context,
  }) => {
    await openStopped(page, '/');
    await breakTimersOf(page, 1000);
    await send(page);
    const opened = context.waitForEvent('page');
    await toast(page, FAILED).getByRole('link', { name: 'Open the guide' }).click();
    await expect(title(await opened)).toBeVisible();
  });
});

test('the guide can be read, filled in and printed', async ({ page }) => {
  await page.goto('/guide');

  await test.step('its checklist can be filled in and ticked', async () => {
    const list = page.getByRole('region', { name: 'Before you buy' });
    await list.getByRole('textbox', { name: 'Stamped' }).fill('AR2126');
    const group = list.getByRole('group', { name: 'The bag' });
    await group.getByText('The stitches are even').click();
    await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  await test.step('it prints alone, on a light background, with the disclaimer', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'More' }),
      page.getByText('print this page or save it as a PDF'),
    ])
      await expect(hidden).toBeHidden();
    await expect(title(page)).toHaveCSS('color', 'rgb(36, 26, 18)');
    await expect(page.getByRole('main').getByText('It is not affiliated with')).toBeVisible();
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  for (const format of ['A4', 'Letter'] as const) {
    await test.step(`it prints as a cover and a sheet of ${format} for each chapter, as tagged PDF`, async () => {
      expect(await sheets(page, format)).toBe(SHEETS);
      const file = await page.pdf({ format, tagged: true });
      expect(file.includes('/StructTreeRoot')).toBe(true);
    });
  }

  await test.step('its contents link to its chapters, and the last chapter to the tool', async () => {
    const contents = page.getByRole('navigation', { name: 'In this guide' });
    await contents.getByRole('link', { name: 'Factory codes' }).click();
    await expect(page.getByRole('heading', { name: 'Factory codes' })).toBeInViewport();
    await page
      .getByRole('region', { name: 'Where this comes from' })
      .getByRole('link')
      .last()
      .click();
    await expect(page).toHaveURL('/');
  });
});

test('in every language the guide takes as many sheets of A4', async ({ page }) => {
  for (const address of ['/ja/guide', '/fr/guide']) {
    await page.goto(address);
    expect(await sheets(page, 'A4'), address).toBe(SHEETS);
  }
});
