import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts, openStopped, toast } from './page-tools.ts';

const SENT = "Message sent! Thank you for your message. We'll get back to you soon.";

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

test('§2.19: the form has name, email, subject and a message of 6 rows, all required', async ({
  page,
}) => {
  await openStopped(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(page.getByRole('textbox')).toHaveCount(4);
  for (const label of Object.keys(FIELDS)) {
    await expect(field(page, label)).toHaveAttribute('required');
  }
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Message')).toHaveAttribute('rows', '6');
});

test('§2.19: an e-mail address is shown', async ({ page }) => {
  await openStopped(page, '/contact');
  const link = page.getByRole('main').getByRole('link', { name: /^\S+@\S+$/ });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `mailto:${await link.innerText()}`);
});

test('§2.19, §8.2: a complete message is sent at once, thanked for, and the form is cleared', async ({
  page,
}) => {
  await openStopped(page, '/contact');
  await fillAll(page);
  await submit(page).click();
  await expect(toast(page, SENT)).toBeVisible();
  for (const label of Object.keys(FIELDS)) await expect(field(page, label)).toHaveValue('');
  await expect(submit(page)).toBeEnabled();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const missing of Object.keys(FIELDS)) {
  for (const [kind, text] of [
    ['empty', ''],
    ['blank', '   '],
  ] as const) {
    test(`§5.5: a message whose ${missing} is ${kind} is not sent, and the field says so`, async ({
      page,
    }) => {
      await openStopped(page, '/contact');
      await fillAll(page);
      await field(page, missing).fill(text);
      await submit(page).click();
      await expect(field(page, missing)).toBeFocused();
      await expect(field(page, missing)).toHaveAccessibleDescription(/^Please enter/);
      await expect(page.getByText('Message sent!')).toHaveCount(0);
      const kept = Object.entries(FIELDS).filter(([label]) => label !== missing);
      for (const [label, words] of kept) await expect(field(page, label)).toHaveValue(words);
    });
  }
}

test('an empty form says at every field what is missing, and goes to the first', async ({
  page,
}) => {
  await openStopped(page, '/contact');
  await submit(page).click();
  await expect(page.getByText(/^Please enter/)).toHaveCount(4);
  await expect(field(page, 'Name')).toBeFocused();
});

test('by keyboard alone', async ({ page }) => {
  await openStopped(page, '/contact');
  await field(page, 'Name').focus();
  for (const text of Object.values(FIELDS)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, SENT)).toBeVisible();
  await expect(submit(page)).toBeFocused();
});

test('what is typed before the script arrives is kept and can be sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillAll(page);
  await field(page, 'Subject').press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  release();
  await submit(page).click();
  await expect(toast(page, SENT)).toBeVisible();
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form reads, says that it can not be sent, and gives the address', async ({ page }) => {
    await page.goto('/contact');
    await expect(field(page, 'Message')).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expect(page.locator('noscript p')).toContainText('Sending needs JavaScript');
    await expect(page.locator('noscript a')).toHaveAttribute('href', /^mailto:/);
  });
});
