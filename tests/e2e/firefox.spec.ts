import { readFileSync } from 'node:fs';
import { SITE } from '../site.ts';
import { expect, test } from './fixtures.ts';

/** The addresses of the site but those of single factory codes, which are all of one kind. */
const addresses = Array.from(
  readFileSync(`${SITE}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, address = '']) => new URL(address).pathname,
).filter((path) => path.lastIndexOf('/') === 0);

test.beforeAll(({ browser }) => {
  console.log(`Firefox ${browser.version()}`);
});

test('every page has the colors of the system, and none is wider than a narrow or a wide window', async ({
  page,
}, { project }) => {
  for (const address of addresses) {
    await page.goto(address);
    expect((await page.evaluate(brightness)) < 128).toBe(project.name === 'firefox-dark');
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the site brings its typefaces', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A local face that stands in until they come counts as loaded too.
  const loaded = () =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  const faces: unknown = expect.arrayContaining(['Fraunces Variable', 'Jost Variable']);
  await expect.poll(() => page.evaluate(loaded)).toEqual(faces);
});

test.describe('The content security policy', () => {
  test.use({ expectedTrouble: [/style-src|require-trusted-types-for/] });

  test('refuses a style, and markup where Trusted Types are known', async ({ page }) => {
    await page.goto('/');
    const { color, isRefused, isKnown } = await page.evaluate(() => {
      const paragraph = document.body.appendChild(document.createElement('p'));
      paragraph.setAttribute('style', 'color: rgb(1, 2, 3)');
      const { color } = getComputedStyle(paragraph);
      const isKnown = 'trustedTypes' in window;
      try {
        paragraph.innerHTML = '<b>bold</b>';
        return { color, isRefused: false, isKnown };
      } catch {
        return { color, isRefused: true, isKnown };
      }
    });
    expect(color).not.toBe('rgb(1, 2, 3)');
    expect(isRefused).toBe(isKnown);
  });
});

/** How bright the page is behind its words, from 0 to 255. */
function brightness(): number {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.documentElement)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return (red + green + blue) / 3;
}
