import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect } from './fixtures.ts';
import { BUILT } from './other-release.ts';
import { handlerOf, test } from './own-server.ts';

for (const width of [360, 1440]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('product §2: nothing moves while what was shown comes back, be it high or low, nor when a link or a history comes', async ({
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

    test('product §2: nothing moves while the page comes in pieces', async ({ page, server }) => {
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
