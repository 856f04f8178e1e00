import { expect, test } from './fixtures.ts';
import { INPUT_FOCUS_DELAY_MS } from '../../src/site/lib/limits.ts';
import { holdScripts } from './page-tools.ts';
import { breakHome } from './states.ts';

/** The line that the 404 page writes, and what the browser itself says about the status. */
const NOT_FOUND = /404: there is no page at|Failed to load resource.*404/;
/** The error, and the parts that had not started yet: the error screen takes their place. */
const BROKEN = /The address is stuck|^page error: The page has no island/;

test('a link to a part of home keeps its place, and Tab goes on from there, alive or not yet', async ({
  page,
}) => {
  await page.goto('/about');
  const release = await holdScripts(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Codes' });
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#factory-codes');
  const guideSection = page.getByRole('region', { name: 'FACTORY LOCATION CODES' });

  await test.step('before the script is there', async () => {
    await expect(guideSection).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(guideSection.locator(':focus')).toBeInViewport();
  });

  await test.step('once it is there, the field for codes leaves the focus alone', async () => {
    release();
    await expect(guideSection.getByRole('button', { name: /^SD/ }).first()).toBeEnabled();
    await page.waitForTimeout(INPUT_FOCUS_DELAY_MS + 200);
    await expect(guideSection.locator(':focus')).toBeInViewport();
  });

  await test.step('with nothing in focus, the field for codes does not take it either', async () => {
    await page.reload();
    await page.waitForTimeout(INPUT_FOCUS_DELAY_MS + 200);
    await expect(page.getByRole('textbox', { name: 'Date code' })).not.toBeFocused();
    await expect(guideSection).toBeInViewport();
  });
});

test('Tab reaches what comes to life on the way, even before the script is there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const opener = page.getByRole('button', { name: 'Get the free guide' });
  const isReached = () => opener.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 60 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  release();
});

test.describe('The blog', () => {
  test('§2.20: Read Article expands the article in place, on the same route', async ({ page }) => {
    await page.goto('/blog');
    const card = page.getByRole('article', { name: 'How to read a date code from any era' });
    const words = card.getByText('It’s actually five, some of them side by side');
    await expect(words).toBeHidden();
    await card.getByText('Read Article').click();
    await expect(words).toBeVisible();
    await expect(page).toHaveURL(/\/blog$/);
    await card.getByText('Close Article').click();
    await expect(words).toBeHidden();
  });

  test('the keyboard alone leads from an article to its code in the decoder', async ({ page }) => {
    await page.goto('/blog');
    const summary = page.locator('summary').first();
    for (let tabs = 0; tabs < 20; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await summary.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '822' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/#code=822$/);
    await expect(page.getByRole('region', { name: 'Authentication Verified' })).toContainText(
      'February 1982',
    );
  });

  test('a link to an article unfolds it', async ({ page }) => {
    await page.goto('/blog#chips');
    await expect(page.getByRole('heading', { name: 'From code to chip' })).toBeInViewport();
    await page.getByRole('link', { name: 'Authentic bags without a code' }).click();
    await expect(
      page.getByRole('heading', { name: 'Authentic bags without a code' }),
    ).toBeInViewport();
  });

  test('articles unfold without a script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ''}/blog`);
    await page.getByText('Read Article').nth(1).click();
    await expect(page.getByRole('heading', { name: 'They aren’t initials' })).toBeVisible();
    await context.close();
  });
});

test.describe('An address without a page', { tag: '@smoke' }, () => {
  test.use({ expectedTrouble: [NOT_FOUND] });

  test('the page of a factory code is found under its capitals, too', async ({ page }) => {
    await page.goto('/codes/SD');
    await expect(page).toHaveURL(/\/codes\/sd$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Factory code SD');
  });

  test('§2.22, §8.3: answers 404, writes the path to the console and leads home', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    for (const path of ['/nowhere', '/about/nobody', '/a%20b', '/404']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      expect(said).toContain(`404: there is no page at ${path}`);
    }
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('A page that breaks', () => {
  test.use({ expectedTrouble: [BROKEN] });

  test('§2.23, §8.4: shows the error screen with the message, which takes the focus and leads home', async ({
    page,
  }) => {
    await breakHome(page);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByText('The address is stuck.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Return Home' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('textbox', { name: 'Date code' })).toBeVisible();
  });
});
