import { expect, test } from './fixtures.ts';

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
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
