import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

/** Its smallest form, since every page is given it anew. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const MARK = 'data-scanned';

/** How a reader may set the text: larger, or with the spacing of WCAG 1.4.12. */
interface TextLook {
  readonly size?: string;
  readonly isSpaced?: boolean;
}

/** Where something sticks out first: a window with large text, and a narrow one, with its text spaced, and as it was. */
const NARROW: readonly (readonly [width: number, look: TextLook])[] = [
  [640, { size: '200%' }],
  [320, { isSpaced: true }],
  [320, {}],
];
/** As wide as a page is ever seen; what changes on it is no wider than the page. */
const WIDE = [3840, {}] as const;

/** Expects axe to find nothing in what a state changed, or in the whole page. The page's clock may stand still. */
export async function expectNoViolation(page: Page, changed?: Locator): Promise<void> {
  if (changed) {
    await changed.first().waitFor({ state: 'attached' });
    await changed.evaluateAll((elements, mark) => {
      for (const before of document.querySelectorAll(`[${mark}]`)) before.removeAttribute(mark);
      for (const element of elements) element.setAttribute(mark, '');
    }, MARK);
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await swapTimers(page);
  const violations = await page.evaluate(
    async ({ scope }) => {
      // Colors that are on their way to another theme belong to neither.
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
      const results = await window.axe.run(scope ?? document, {
        // What is fine needs no description.
        resultTypes: ['violations'],
        // The policy forbids axe to fetch style sheets once more; only rules that are off need them.
        preload: false,
      });
      return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    { scope: changed && `[${MARK}]` },
  );
  await swapTimers(page);
  expect(violations).toEqual([]);
}

/**
 * Expects what everybody needs of a state that was reached: axe finds nothing in what it changed, and nothing has to be
 * scrolled sideways, however narrow the window and however large the text.
 */
export async function expectForEverybody(page: Page, changed?: Locator): Promise<void> {
  const size = page.viewportSize();
  if (changed) await removeAllBut(changed);
  await expectNoViolation(page, changed);
  for (const [width, look] of changed ? NARROW : [...NARROW, WIDE]) {
    // As low as WCAG asks for: what is high costs time, and is never why something sticks out sideways.
    await page.setViewportSize({ width, height: 256 });
    await expectNothingSticksOut(page, look);
  }
  if (size) await page.setViewportSize(size);
}

/** Removes what a state left as it was: that is looked at with its page, and axe is slow where a document is long. */
async function removeAllBut(changed: Locator): Promise<void> {
  await changed.first().waitFor({ state: 'attached' });
  await changed.evaluateAll((elements) => {
    for (const part of document.querySelectorAll('main > *, main > * > *, footer')) {
      if (!elements.some((each) => each.contains(part) || part.contains(each))) part.remove();
    }
  });
}

/** Expects that the page has not to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * Expects that nothing sticks out sideways: of the page, of a panel that would cut it off, of a list that scrolls; and that
 * no text is cut, since what is left of an answer can be another one.
 */
export async function expectNothingSticksOut(page: Page, look: TextLook = {}): Promise<void> {
  const found = await page.evaluate(async ({ size = '100%', isSpaced = false }) => {
    const root = document.documentElement;
    root.style.setProperty('font-size', size);
    const sheet = new CSSStyleSheet();
    if (isSpaced) {
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
    }
    document.adoptedStyleSheets = [sheet];
    // What hangs at the feet of its threads is put there once the letters have their place.
    await new Promise((settled) => window.realSetTimeout(settled, 50));
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const overflowOf = (element: Element) => getComputedStyle(element).overflowX;
    const isTooWide = (element: Element) => element.scrollWidth > element.clientWidth;
    // What is visually hidden is a pixel wide. What is folded keeps the place that it had in another window.
    const isSeen = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const cutOff = all('section, article')
      .filter((panel) => overflowOf(panel) === 'clip')
      .flatMap((panel) => {
        const { left, right } = panel.getBoundingClientRect();
        return [...panel.querySelectorAll('*:not(svg *)')].filter((element) => {
          const box = element.getBoundingClientRect();
          return isSeen(element) && (box.left < left - 1 || box.right > right + 1);
        });
      });
    const cut = all('body *:not(svg, svg *, input, textarea, select)').filter(
      (element) =>
        /hidden|clip/.test(overflowOf(element)) &&
        isTooWide(element) &&
        isSeen(element) &&
        // A mark pushes out its text, which only a screen reader says.
        getComputedStyle(element).textIndent === '0px' &&
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        ),
    );
    const lists = all('ul, ol').filter((list) => overflowOf(list) !== 'visible' && isTooWide(list));
    return [
      ...[root].filter(isTooWide),
      ...cutOff,
      ...cut,
      ...(size === '100%' && !isSpaced ? lists : []),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, look);
  expect(found).toEqual([]);
}

/** Gives axe, which waits on timers, the browser's own where the clock stands still; and the clock back. See fixtures.ts. */
async function swapTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const other = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: window.realSetTimeout, realSetTimeout: other });
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
