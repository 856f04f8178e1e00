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
  '§2.19, §8.2: shows an e-mail address, thanks for a message at once, and keeps it, since nothing delivers it',
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
      await expect(page.getByRole('button', { name: 'Copy it' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByText('Message sent!')).toHaveCount(0);
      await expect(submit(page)).toBeFocused();
    });

    await test.step('§2.19, §8.2: thanks for a complete message at once, keeps it and offers other ways to send it', async () => {
      await fillAll(page);
      await submit(page).click();
      await expect(toast(page, SENT)).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Send it with your mail program' }),
      ).toHaveAttribute('href', /^mailto:\S+\?subject=A%20code&body=Line%20one%0D%0ALine%20two/);
      for (const [label, text] of Object.entries(FIELDS))
        await expect(field(page, label)).toHaveValue(text);
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
