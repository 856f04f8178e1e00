import { expect, test } from './fixtures.ts';

const PAGES = [
  '/',
  '/about',
  '/contact',
  '/blog',
  '/guide',
  '/privacy-policy',
  '/terms-of-service',
];

const FOOT = [
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Blog', '/blog'],
  ['Authentication guide', '/guide'],
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms-of-service'],
] as const;

for (const path of PAGES) {
  test(`§2.14: the footer of ${path} has its links and the non-affiliation disclaimer`, async ({
    page,
  }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo').last();
    for (const [name, href] of FOOT) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(footer).toContainText('It is not affiliated with');
    await expect(footer).toContainText('Louis Vuitton');
  });
}

test('links in the header lead to the guide, the eras, the blog and about', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Factory codes' }).click();
  await expect(page.getByRole('heading', { name: 'FACTORY LOCATION CODES' })).toBeInViewport();
  await main.getByRole('link', { name: 'Eras' }).click();
  await expect(page.getByRole('heading', { name: 'Formats by era' })).toBeInViewport();
  await main.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
