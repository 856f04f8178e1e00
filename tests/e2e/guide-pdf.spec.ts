import type { Page } from '@playwright/test';
import { openGuide } from '../../src/content/guide-file.ts';
import { expect, test } from './fixtures.ts';
import { breakTimersOf, expectNoViolation, openStopped, toast } from './page-tools.ts';

const SUCCESS = 'Success! Your free authentication guide will be sent to your email shortly.';
const FAILED = 'That did not go through';

const offer = (page: Page) => page.getByRole('region', { name: 'The free authentication guide' });
const plainLink = (page: Page) =>
  offer(page).getByRole('link', { name: /^Open it now \(PDF, \d+ pages, \d+ kB\)$/ });

// Without a window it is downloaded, which the browser counts as a request that failed.
test.use({ expectedTrouble: [/authentication-guide\.pdf net::ERR_ABORTED/] });

/** Asks for the guide; the clock stands still. */
async function send(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await offer(page).getByRole('button', { name: 'Get the free guide' }).click();
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill('someone@example.com');
  await dialog.getByRole('button', { name: 'Send me the guide' }).click();
}

/** What a link asks for once it is used, and where it leaves the page that it stands on. */
async function opened(page: Page, use: () => Promise<void>): Promise<string> {
  const before = page.url();
  const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('.pdf'));
  await use();
  const { pathname } = new URL((await asked).url());
  expect(page.url()).toBe(before);
  return pathname;
}

test('product §2: the toast that promises the guide also opens it, in a tab of its own', async ({
  page,
}) => {
  await openStopped(page, '/');
  await send(page);
  await page.clock.runFor(1000);
  await expect(toast(page, SUCCESS)).toBeVisible();
  const link = toast(page, SUCCESS).getByRole('link', { name: 'Open it now' });
  await expect(link).toHaveAttribute('rel', 'noopener');
  expect(await opened(page, () => link.click())).toBe(openGuide.href);
});

test('product §2: where sending fails, the toast opens the guide too, above the dialog', async ({
  page,
}) => {
  await openStopped(page, '/');
  await breakTimersOf(page, 1000);
  await send(page);
  const link = toast(page, FAILED).getByRole('link', { name: 'Open it now' });
  expect(await opened(page, () => link.click())).toBe(openGuide.href);
});

test('product §2: no form stands before the guide, for the keyboard neither', async ({ page }) => {
  await openStopped(page, '/');
  await plainLink(page).focus();
  expect(await opened(page, () => page.keyboard.press('Enter'))).toBe(openGuide.href);
});

test('product §2: the file is served as what it is', async ({ page }) => {
  const response = await page.request.get(openGuide.href);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect(String(await response.body()).slice(0, 5)).toBe('%PDF-');
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('product §2: the guide is offered and opens', async ({ page }) => {
    await page.goto('/');
    await expect(offer(page).getByRole('button')).toBeHidden();
    expect(await opened(page, () => plainLink(page).click())).toBe(openGuide.href);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in the offer, nor in a toast with a link', async ({ page }) => {
      await openStopped(page, '/');
      await send(page);
      await page.clock.runFor(1000);
      await expect(toast(page, SUCCESS).getByRole('link')).toBeVisible();
      await expect(plainLink(page)).toBeVisible();
      await expectNoViolation(page);
    });
  });
}
