import { expect, test } from './fixtures.ts';
import { breakHome } from './states.ts';

/** The addresses with their titles and what kind of page their structured data says they are. */
const ROUTES = [
  ['/', 'Heatstamp: Louis Vuitton date code decoder', 'WebApplication'],
  ['/about', 'About | Heatstamp', 'AboutPage'],
  ['/blog', 'Blog | Heatstamp', 'Blog'],
  ['/guide', 'The authentication guide | Heatstamp', 'WebPage'],
  ['/privacy-policy', 'Privacy Policy | Heatstamp', 'WebPage'],
  ['/terms-of-service', 'Terms of Service | Heatstamp', 'WebPage'],
] as const;

const texts = ['/about', '/blog', '/privacy-policy', '/terms-of-service'];

/** The line that the 404 page writes, and what the browser itself says about the status. */
const NOT_FOUND = /404: there is no page at|Failed to load resource.*404/;
const BROKEN = /The address is stuck/;

for (const [path, title, kind] of ROUTES) {
  test(`§2: ${path} is served with its own head, before any script`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<title>${title}</title>`);
    for (const name of ['description', 'keywords', 'publisher']) {
      expect(html).toMatch(new RegExp(`<meta name="${name}" content="[^"]+">`));
    }
    expect(html).toContain('<meta name="robots" content="index, follow">');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}">`));
    expect(html).toContain(`{"@context":"https://schema.org","@type":"${kind}"`);
  });
}

test('§2: every address has a description of its own', async ({ request }) => {
  const descriptions = new Set<string | undefined>();
  for (const [path] of ROUTES) {
    const html = await (await request.get(path)).text();
    descriptions.add(/<meta name="description" content="([^"]+)">/.exec(html)?.[1]);
  }
  expect(descriptions.size).toBe(ROUTES.length);
});

test.describe('The pages to read', () => {
  test('§2.18, §2.20, §2.21: they ship no script, have one heading of the first rank and lead home', async ({
    page,
  }) => {
    for (const path of texts) {
      await page.goto(path);
      await expect(page.locator('script:not([type="application/ld+json"])'), path).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('textbox', { name: 'Date code' })).toBeVisible();
    }
  });

  test('§2.18: about has story, mission, why trust and disclaimer', async ({ page }) => {
    await page.goto('/about');
    for (const name of ['The story', 'The mission', 'Why trust it', 'The disclaimer']) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    await expect(page.getByText('I was a sales associate.')).toBeVisible();
    await expect(page.getByText('not affiliated with').first()).toBeVisible();
    await expect(page.getByText('gold standard')).toBeVisible();
  });

  for (const path of ['/privacy-policy', '/terms-of-service']) {
    test(`§2.21, §9.11: ${path} was last updated on December 15, 2024`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('Last updated: December 15, 2024')).toBeVisible();
    });
  }

  test('§6: the privacy policy says that there are no accounts', async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(page.getByText('There are no accounts')).toBeVisible();
  });
});

test.describe('The blog', () => {
  test('§2.20: three cards with title, excerpt, author, date, read time and picture', async ({
    page,
  }) => {
    await page.goto('/blog');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(card).toContainText('A former sales associate');
      await expect(card.locator('time')).toHaveText(/^\w+ \d+, 20\d\d$/);
      await expect(card).toContainText(/\d min read/);
      await expect(card.locator('svg')).toBeVisible();
      await expect(card.getByText('Read Article')).toBeVisible();
    }
    await expect(page.getByText('More guides are coming soon.')).toBeVisible();
  });

  test('§2.20, product §2: Read Article expands the article in place, on the same route', async ({
    page,
  }) => {
    await page.goto('/blog');
    const card = page.getByRole('article', { name: 'How to read a date code of every era' });
    const words = card.getByText('It is five, one after the other');
    await expect(words).toBeHidden();
    await card.getByText('Read Article').click();
    await expect(words).toBeVisible();
    await expect(page).toHaveURL(/\/blog$/);
    await card.getByText('Close Article').click();
    await expect(words).toBeHidden();
  });

  test('product §2: by keyboard alone, from the article to its code in the decoder', async ({
    page,
  }) => {
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
    await expect(page.getByText('From stamp to chip')).toBeInViewport();
  });

  test('product §2: articles unfold without any script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ''}/blog`);
    await page.getByText('Read Article').nth(1).click();
    await expect(page.getByText('They are not initials')).toBeVisible();
    await context.close();
  });
});

test.describe('An address without a page', { tag: '@firefox' }, () => {
  test.use({ expectedTrouble: [NOT_FOUND] });

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
      await page.getByRole('link', { name: 'Return Home' }).click();
      await expect(page).toHaveURL(/\/$/);
    }
  });
});

test.describe('A page that breaks', () => {
  test.use({ expectedTrouble: [BROKEN] });

  test('§2.23, §8.4: shows the error screen with the message, has the focus and leads home', async ({
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
