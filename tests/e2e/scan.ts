import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const MARK = 'data-scanned';

/** Which rules axe runs: all, or what alone another theme can break. */
type Rules = 'all' | 'color-contrast';

/** Expects axe to find nothing in what a state changed, or in the whole page. The page's clock may stand still. */
export async function expectNoViolation(
  page: Page,
  changed?: Locator,
  rules: Rules = 'all',
): Promise<void> {
  // One page without frames needs no second, blank one to gather what the frames gave.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // The policy forbids it to fetch style sheets once more; only rules that are off need them.
  axe.options({ preload: false });
  if (rules !== 'all') axe.withRules(rules);
  if (changed) {
    await changed.first().waitFor();
    await changed.evaluateAll((elements, mark) => {
      for (const element of elements) element.setAttribute(mark, '');
    }, MARK);
    axe.include(`[${MARK}]`);
  }
  await swapTimers(page);
  const { violations } = await axe.analyze();
  await swapTimers(page);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/**
 * Expects what everybody needs of a state that was reached: axe finds nothing in what it changed, no contrast is lost in
 * the dark theme, and nothing has to be scrolled sideways, however narrow the window and however large the text.
 */
export async function expectForEverybody(page: Page, changed?: Locator): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolation(page, changed);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolation(page, changed, 'color-contrast');
  for (const [width, fontSize] of [
    [320, '100%'],
    [640, '200%'],
    [3840, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => {
      document.documentElement.style.setProperty('font-size', size);
    }, fontSize);
    await expectNoSidewaysScroll(page);
    if (fontSize === '100%') await expectNoSidewaysScrollInLists(page);
  }
}

/** Expects that the page has not to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Expects the same of every list that scrolls by itself. */
async function expectNoSidewaysScrollInLists(page: Page): Promise<void> {
  const wide = await page.locator('ul, ol').evaluateAll((elements) =>
    elements
      .filter((list) => getComputedStyle(list).overflowX !== 'visible')
      .filter((list) => list.scrollWidth > list.clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
  expect(wide).toEqual([]);
}

/** Gives axe, which waits on timers, the browser's own where the clock stands still; and the clock back. See fixtures.ts. */
async function swapTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const other = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: window.realSetTimeout, realSetTimeout: other });
  });
}
