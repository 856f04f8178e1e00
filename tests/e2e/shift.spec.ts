import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect } from './fixtures.ts';
import { BUILT } from './other-release.ts';
import { handlerOf, test } from './own-server.ts';
import { holdScripts } from './page-tools.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const width of [360, 1440]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('nothing moves while what was shown comes back, be it high or low, nor when a link or a history comes', async ({
      page,
    }) => {
      const shift = await watchShift(page);
      const decoder = new DecoderPage(page);
      await decoder.openOn(TODAY, '/#code=AR2126');
      await page.clock.runFor(1000);
      await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
      expect(await shift()).toBeLessThan(0.02);
      for (const code of ['SD1013', 'QQ2126']) {
        await decoder.authenticate(code);
        await page.reload();
        await expect(decoder.result).toContainText(code);
        await page.getByRole('button', { name: 'Export' }).waitFor();
        expect(await shift()).toBeLessThan(0.02);
      }
      await page.goto('/about');
      await page.goto('/');
      await page.getByRole('button', { name: 'Export' }).waitFor();
      expect(await shift()).toBeLessThan(0.02);
    });

    test('with a link the fonts come after the answer, and nothing moves', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const shift = await watchShift(page);
      const release = await holdScripts(page);
      await page.goto('/#code=AR2126', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      expect(asked.filter((path) => path.endsWith('.woff2'))).toEqual([]);
      release();
      await expect(new DecoderPage(page).row('Manufacturing Date')).toHaveText('Week 22, 2016');
      await expect.poll(() => asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await shift()).toBeLessThan(0.02);
    });

    test('nothing moves while the page comes in pieces', async ({ page, server }) => {
      const handler = handlerOf(BUILT);
      await server.answerWith((request, response) => {
        if (request.url !== '/') {
          handler(request, response);
          return;
        }
        response.setHeader('Content-Type', 'text/html');
        const pieces = piecesOf(readFileSync(`${BUILT}/index.html`, 'utf8'));
        const next = () => {
          response.write(pieces.shift());
          if (pieces.length > 0) setTimeout(next, 100);
          else response.end();
        };
        next();
      });
      const shift = await watchShift(page);
      await page.goto(server.origin);
      expect(await shift()).toBeLessThan(0.02);
    });
  });
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('the first answer of a visit leaves the field on the screen from the press on', async ({
    page,
  }) => {
    await page.goto('/');
    const decoder = new DecoderPage(page);
    await decoder.input.fill('SD0077');
    await decoder.input.evaluate((field) => {
      const trace = () => {
        const { dataset } = document.documentElement;
        const { top } = field.getBoundingClientRect();
        dataset.highest = String(Math.min(Number(dataset.highest ?? top), top));
        requestAnimationFrame(trace);
      };
      trace();
    });
    await decoder.input.press('Enter');
    await decoder.result.waitFor();
    await page.waitForTimeout(500);
    expect(Number(await page.locator('html').getAttribute('data-highest'))).toBeGreaterThan(-8);
  });
});

// The title takes as many lines in the system's font as in ours.
for (const width of [360, 430, 768, 1024, 1440, 1920]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, serviceWorkers: 'block' });

    test('nothing moves when the fonts come late', async ({ page, server }) => {
      const handler = handlerOf(BUILT);
      let releaseFonts = (): void => undefined;
      const areReleased = new Promise<void>((resolve) => {
        releaseFonts = resolve;
      });
      await server.answerWith((request, response) => {
        if (request.url?.endsWith('.woff2'))
          void areReleased.then(() => {
            handler(request, response);
          });
        else handler(request, response);
      });
      const shift = await watchShift(page);
      await page.goto(server.origin, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
      const title = page.getByRole('heading', { level: 1 });
      const { height } = (await title.boundingBox()) ?? {};
      releaseFonts();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await title.boundingBox()).toMatchObject({ height });
      expect(await shift()).toBeLessThan(0.02);
    });
  });
}

/** The first screen of a page piece by piece, so that each is drawn, and then what follows. */
function piecesOf(html: string): string[] {
  const first = html.indexOf('<main');
  const below = html.indexOf('<section', html.indexOf('id="history"'));
  return [
    html.slice(0, first),
    ...html.slice(first, below).split(/(?=<(?:p|figure|form|button|section|h2)\b)/),
    html.slice(below),
  ];
}

/** Gives how far the page that is open has moved by itself so far, as Chromium's layout shift. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue;
        const { dataset } = document.documentElement;
        dataset.shift = String(Number(dataset.shift ?? 0) + Number(entry.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}
