import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts, openStopped, toast } from './page-tools.ts';

const SENT = 'Message sent! Thank you for your message. We’ll get back to you soon.';

const FIELDS = {
  Name: 'Ada Example',
  Email: 'ada@example.com',
  Subject: 'A code',
  Message: 'Line one\nLine two',
} as const;

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const submit = (page: Page) => page.getByRole('button', { name: 'Send message' });

async function fillAll(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(FIELDS)) await field(page, label).fill(text);
}

test(
  '§2.19, §8.2: shows an e-mail address, sends a message at once, thanks for it and clears the form',
  { tag: '@smoke' },
  async ({ page }) => {
    await openStopped(page, '/contact');

    await test.step('§2.19: an e-mail address is shown', async () => {
      const link = page.getByRole('main').getByRole('link', { name: /^\S+@\S+$/ });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', `mailto:${await link.innerText()}`);
    });

    await test.step('by keyboard alone', async () => {
      await field(page, 'Name').focus();
      for (const text of Object.values(FIELDS)) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await expect(submit(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(toast(page, SENT)).toBeVisible();
      await expect(submit(page)).toBeFocused();
      await page.getByRole('button', { name: 'Close message' }).click();
      await expect(page.getByText(SENT)).toHaveCount(0);
    });

    await test.step('§2.19, §8.2: sends a complete message at once, thanks for it and clears the form', async () => {
      await fillAll(page);
      await submit(page).click();
      await expect(toast(page, SENT)).toBeVisible();
      for (const label of Object.keys(FIELDS)) await expect(field(page, label)).toHaveValue('');
      await expect(submit(page)).toBeEnabled();
      await expect(page).toHaveURL(/\/contact$/);
    });
  },
);

test(
  'text typed before the script arrives is kept and can be sent',
  { tag: '@smoke' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillAll(page);
    await field(page, 'Subject').press('Enter');
    await expect(page).toHaveURL(/\/contact$/);
    release();
    await submit(page).click();
    await expect(toast(page, SENT)).toBeVisible();
  },
);

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows, says that it cannot be sent, and gives the address', async ({ page }) => {
    await page.goto('/contact');
    await expect(field(page, 'Message')).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expect(page.locator('noscript p')).toContainText('Sending needs JavaScript');
    await expect(page.locator('noscript a')).toHaveAttribute('href', /^mailto:/);
  });
});
