import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts, openStopped, toast } from './page-tools.ts';

const SUCCESS = 'Success! Your free authentication guide will be sent to your email shortly.';
const WELCOME =
  'Welcome to our community! You’ve successfully joined our authentication experts list.';

const offer = (page: Page) => page.getByRole('button', { name: 'Get the free guide' });
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Get the free authentication guide' });
const guideEmail = (page: Page) => dialog(page).getByRole('textbox', { name: 'Email' });
const guideSubmit = (page: Page) => dialog(page).getByRole('button', { name: 'Send me the guide' });
const community = (page: Page) => page.getByRole('region', { name: 'Join Our Community' });
const joinEmail = (page: Page) => community(page).getByRole('textbox', { name: 'Email' });
const joinSubmit = (page: Page) => community(page).getByRole('button', { name: 'Join' });

test(
  '§4.2, §4.3, §8.2, §9.4: each form takes 1000 ms, then thanks and clears its field',
  { tag: '@smoke' },
  async ({ page }) => {
    await openStopped(page, '/');

    await test.step('§4.2, §8.2, §9.4: the guide dialog sends for 1000 ms, then thanks, clears the e-mail, closes, and gives the focus back', async () => {
      await offer(page).click();
      await guideEmail(page).fill('someone@example.com');
      await guideSubmit(page).click();
      const sending = dialog(page).getByRole('button', { name: 'Sending…' });
      await expect(sending).toBeDisabled();
      await page.clock.runFor(999);
      await expect(sending).toBeVisible();
      await expect(page.getByText('Success!')).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(dialog(page)).toBeHidden();
      await expect(toast(page, SUCCESS)).toBeVisible();
      await expect(offer(page)).toBeFocused();
      await offer(page).click();
      await expect(guideEmail(page)).toHaveValue('');
      await expect(guideSubmit(page)).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.clock.runFor(6000);
      await expect(page.getByText('Success!')).toHaveCount(0);
    });

    await test.step('the guide dialog by keyboard alone', async () => {
      await expect(offer(page)).toBeEnabled();
      await offer(page).focus();
      await page.keyboard.press('Enter');
      // Nothing can be mailed here, so the guide itself comes first.
      await expect(dialog(page).getByRole('link', { name: 'Open the guide' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type('someone@example.com');
      await page.keyboard.press('Tab');
      await expect(guideSubmit(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog(page).getByRole('button', { name: 'Close', exact: true })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await page.clock.runFor(1000);
      await expect(toast(page, SUCCESS)).toBeVisible();
      await expect(offer(page)).toBeFocused();
    });

    await test.step('§4.3, §8.2, §9.4: the community form joins for 1000 ms, then welcomes and clears the field', async () => {
      await joinEmail(page).fill('someone@example.com');
      await joinEmail(page).press('Enter');
      const joining = community(page).getByRole('button', { name: 'Joining…' });
      await expect(joining).toBeDisabled();
      await joinEmail(page).press('Enter');
      await page.clock.runFor(999);
      await expect(joining).toBeVisible();
      await expect(joinEmail(page)).toHaveValue('someone@example.com');
      await page.clock.runFor(1);
      await expect(toast(page, WELCOME)).toBeVisible();
      await expect(joinEmail(page)).toHaveValue('');
      await expect(joinEmail(page)).toBeFocused();
      await expect(joinSubmit(page)).toBeDisabled();
      await page.clock.runFor(6000);
      await expect(page.getByText('Welcome to our community!')).toHaveCount(0);
    });
  },
);

test.describe('The community form', () => {
  test('text typed before the script arrives is kept, and the button becomes enabled', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await joinEmail(page).fill('someone@example.com');
    await expect(joinSubmit(page)).toBeDisabled();
    release();
    await expect(joinSubmit(page)).toBeEnabled();
    await expect(joinEmail(page)).toHaveValue('someone@example.com');
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('the page offers to write an e-mail instead, and has no button that does nothing', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(community(page).locator('noscript a')).toHaveAttribute('href', /^mailto:/);
      await expect(joinSubmit(page)).toBeHidden();
      await expect(offer(page)).toBeHidden();
    });
  });
});
