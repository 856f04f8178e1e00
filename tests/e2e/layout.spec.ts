import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNothingSticksOut } from './scan.ts';

test('links in the header lead to the codes, the eras and the page on bags without one', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Codes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'FACTORY LOCATION CODES' })).toBeInViewport();
  await main.getByRole('link', { name: 'Eras' }).click();
  await expect(page.getByRole('heading', { name: 'Formats by era' })).toBeInViewport();
  await main.getByRole('link', { name: 'No code?' }).click();
  await expect(page).toHaveURL(/\/no-code$/);
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

test('on a phone with text at 200 % nothing sticks out, and a code is seen while it is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const address of [
    '/',
    '/ja/#code=AR2126',
    '/fr/#code=CA1089&made-in=FR',
    '/#code=SD%3F013',
  ]) {
    await page.goto(address);
    await page.locator('main').waitFor();
    await expectNothingSticksOut(page, { size: '200%' });
    const field = await page.getByRole('search').getByRole('textbox').boundingBox();
    expect(field?.width).toBeGreaterThan(200);
  }
});

test('nothing is cut, pushed or broken by what stands beside it', async ({ page }) => {
  await test.step('a band of home runs from edge to edge, through the contents in the margin', async () => {
    await page.goto('/');
    for (const [width, height] of [
      [768, 1024],
      [1440, 900],
      [1920, 1080],
      [3840, 2160],
    ] as const) {
      await page.setViewportSize({ width, height });
      const band = page.getByRole('region', { name: 'Formats by era' });
      await band.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
      });
      const { y = 0 } = (await band.boundingBox()) ?? {};
      // A line of the band above its text, one pixel high, is of one color.
      const line = await page.screenshot({ clip: { x: 0, y: y - 8, width, height: 1 } });
      expect(await colorsOf(page, line), `${width} px`).toBe(1);
    }
  });

  await test.step('the rules in the cards of the feed are level', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const feed = page.getByRole('region', { name: 'Sample posts' });
    await feed.locator('summary').click();
    const tops = await feed
      .locator('li > p:last-child')
      .evaluateAll((feet) => feet.map((foot) => foot.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });

  await test.step('opening an article moves neither its button nor its picture', async () => {
    await page.goto('/blog');
    const card = page.getByRole('article').first();
    const corners = () =>
      card.locator('summary, h2, :scope > :first-child svg').evaluateAll((parts) =>
        parts.map((part) => {
          const { x, y } = part.getBoundingClientRect();
          return [x, y];
        }),
      );
    const before = await corners();
    expect(before).toHaveLength(3);
    await card.locator('summary').click();
    expect(await corners()).toEqual(before);
  });

  await test.step('text of twice the size on a phone breaks no word of a title', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const address of ['/', '/guide', '/no-code', '/about', '/where-to-look']) {
      await page.goto(address);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 212.5% }');
        document.adoptedStyleSheets = [sheet];
      });
      expect(await brokenWords(page.locator('h1, h2')), address).toEqual([]);
    }
  });
});

test.describe('Beside the button that pastes, on a phone, the field', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  for (const [language, address, paste] of [
    ['English', '/', 'Paste'],
    ['Japanese', '/ja/', '貼り付け'],
    ['French', '/fr/', 'Coller'],
  ] as const) {
    test(`what it asks for is seen whole in ${language}`, async ({ page }) => {
      await page.goto(address);
      await page.getByRole('button', { name: paste }).waitFor();
      const room = await page
        .getByRole('search')
        .getByRole('textbox')
        .evaluate((field: HTMLInputElement) => {
          const { font } = getComputedStyle(field, '::placeholder');
          const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
          const text = document.createElement('span');
          text.textContent = field.placeholder;
          Object.assign(text.style, { font, position: 'absolute', whiteSpace: 'nowrap' });
          document.body.append(text);
          const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
          return field.clientWidth - padding - text.offsetWidth;
        });
      expect(room).toBeGreaterThanOrEqual(0);
    });
  }
});

test('in a table with text at 200 % nothing is clipped, broken or under the copies', async ({
  page,
}) => {
  const rows = [
    'Code\tMade in\tModel\tBought',
    'SP0966\tUSA\tNeverfull MM\t1995',
    'AR2126\tFrance\tSpeedy 30\t2016',
    '\t\tKeepall\t1999',
    'SR2O12\t\tAlma\t',
  ];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 });
    await page.goto(`/#text=${encodeURIComponent(rows.join('\n'))}`);
    await page.getByRole('table').waitFor();
    await expectNothingSticksOut(page, { size: '200%' });
    const parts = page.getByRole('group', { name: 'Rows to show' }).or(page.getByRole('table'));
    expect(await brokenWords(parts)).toEqual([]);
    const copy = page.locator('summary').filter({ hasText: 'Copy' });
    expect(await brokenWords(copy)).toEqual([]);
    const { y: top = 0 } = (await copy.boundingBox()) ?? {};
    const filters = await page.getByRole('button', { name: /^(?:All|Unreadable) \d/ }).all();
    for (const filter of filters) {
      const { y = 0, height = 0 } = (await filter.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(top);
    }
    expect(filters).toHaveLength(2);
  }
});

/** The words of some elements that are broken in two lines. */
function brokenWords(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { data } = texts.currentNode as Text;
        for (const { index, 0: word } of data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (range.getClientRects().length > 1 && !/[-–]/.test(word)) found.push(word);
        }
      }
      return found;
    }),
  );
}

/** The number of colors in a picture. */
function colorsOf(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, image.width, 1).data.buffer);
    return new Set(pixels).size;
  }, picture.toString('base64'));
}
