import { siteBelow } from '../build-elsewhere.ts';
import { DecoderPage } from './decoder-page.ts';
import { expect, test as base } from './fixtures.ts';
import { OwnServer } from './own-server.ts';

const test = base.extend<{ readonly server: OwnServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on the pattern.
  server: async ({}, use) => {
    const server = new OwnServer();
    await server.serve(siteBelow());
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});

test.use({
  serviceWorkers: 'allow',
  expectedTrouble: [
    /^failed request: \S+ net::ERR_|404: there is no page at|Failed to load resource/,
  ],
});

test('a site below a path decodes, and its links lead to its own pages', async ({ page }) => {
  await page.goto('/heatstamp/');
  const decoder = new DecoderPage(page);
  await decoder.input.fill('AR2126');
  await decoder.input.press('Enter');
  await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
  await decoder.row('Factory Code').getByRole('link').click();
  await expect(page).toHaveURL(/\/heatstamp\/codes\/ar$/);
  for (const [navigation, name, path] of [
    ['Main', 'No code?', 'no-code'],
    ['More', 'Blog', 'blog'],
  ] as const) {
    await page.getByRole('navigation', { name: navigation }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/heatstamp/${path}`);
  }
  await page.goto('/heatstamp/ja/about');
  await page.getByRole('navigation').getByRole('link', { name: 'ブログ' }).first().click();
  await expect(page).toHaveURL(/\/heatstamp\/ja\/blog$/);
  await page.goto('/heatstamp/?code=SD1013');
  await expect(page).toHaveURL(/\/heatstamp\/#code=SD1013$/);
  await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
});

test('a site below a path has its own 404 page, which leads home', async ({ page }) => {
  const response = await page.goto('/heatstamp/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/heatstamp\/$/);
  await expect(new DecoderPage(page).input).toBeVisible();
});

test('a site below a path opens offline, and leaves its neighbors alone', async ({
  page,
  server,
}) => {
  await page.goto('/heatstamp/');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const scope = () => navigator.serviceWorker.ready.then((registration) => registration.scope);
  expect(await page.evaluate(scope)).toBe(`${server.origin}/heatstamp/`);
  await server.stop();
  for (const path of ['/heatstamp/about', '/heatstamp/contact/', '/heatstamp/']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
  }
  expect((await page.goto('/heatstamp/nowhere'))?.status()).toBe(404);
  await expect(page.goto('/neighbor')).rejects.toThrow('ERR_CONNECTION_REFUSED');
});
