import type { Page } from '@playwright/test';
import { DecoderPage } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll, expectNoViolation, withoutShare } from './page-tools.ts';

/** Every state of the page, and how a person gets there. */
const STATES: Readonly<Record<string, (page: Page, decoder: DecoderPage) => Promise<void>>> = {
  idle: () => Promise.resolve(),
  analyzing: async (_, decoder) => {
    await decoder.input.fill('AR2126');
    await decoder.input.press('Enter');
  },
  'result with overlaps': (_, decoder) => decoder.authenticate('BC2126'),
  'result with another reading': (_, decoder) => decoder.authenticate('SD1013'),
  'doubtful result': (_, decoder) => decoder.authenticate('121'),
  'long factory code': (_, decoder) => decoder.authenticate('AAS0052'),
  'invalid with a suggestion': (_, decoder) => decoder.authenticate('SDO013'),
  'invalid and long': (_, decoder) => decoder.authenticate('X'.repeat(400)),
  'blank toast': async (_, decoder) => {
    await decoder.input.press('Enter');
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const [name, reach] of Object.entries(STATES)) {
      test(`axe finds nothing: ${name}`, async ({ page }) => {
        const decoder = new DecoderPage(page);
        await decoder.openOn('2026-11-21');
        await reach(page, decoder);
        await expectNoViolation(page);
      });
    }
  });
}

for (const [width, fontSize] of [
  [320, '100%'],
  [640, '200%'],
  [3840, '100%'],
] as const) {
  for (const [name, reach] of Object.entries(STATES)) {
    test(`${width} px wide with text at ${fontSize} nothing scrolls sideways: ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      const decoder = new DecoderPage(page);
      await decoder.openOn('2026-11-21');
      await page.evaluate((size) => {
        document.documentElement.style.setProperty('font-size', size);
      }, fontSize);
      await reach(page, decoder);
      await expectNoSidewaysScroll(page);
    });
  }
}

test('the whole flow by keyboard alone', async ({ page }) => {
  await withoutShare(page);
  const decoder = new DecoderPage(page);
  await page.goto('/');
  await expect(decoder.input).toBeFocused();
  await page.keyboard.type('sdo013');
  await page.keyboard.press('Enter');
  await expect(decoder.result).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /SD0013/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(decoder.row('Manufacturing Date')).toHaveText('January 2003');
  await expect(decoder.result).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(decoder.result.getByRole('link', { name: 'SD' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Not checked' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Item name' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Analyze Another' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(decoder.input).toBeFocused();
  await expect(decoder.input).toHaveValue('');
});

test('a screen reader is told that the analysis runs, and how it ended', async ({ page }) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn('2026-11-21');
  const said = page.getByRole('status');
  await decoder.input.fill('AR2126');
  await decoder.input.press('Enter');
  await expect(said.filter({ hasText: 'ANALYZING YOUR CODE...' })).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(said.filter({ hasText: 'Made in week 22 of 2016' })).toHaveCount(1);
  await decoder.authenticate('QQ2126');
  await expect(said.filter({ hasText: 'Unknown factory location code' })).toHaveCount(1);
});
