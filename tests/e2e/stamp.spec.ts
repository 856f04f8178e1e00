import type { Locator } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './scan.ts';

/** The characters of one meaning in the drawing, which only the eye has, by the label beside them. */
function drawn(decoder: DecoderPage, label: string): Locator {
  return decoder.result.locator('svg g').filter({ hasText: new RegExp(`^${label}$`) });
}

/** The buttons over the drawing, in a group named for the code and what it means. */
function tab(decoder: DecoderPage): Locator {
  return decoder.result.getByRole('group', { name: /^[A-Z\d]+: / });
}

/** Which of AR2126's meanings stand out: in the drawing, and in the rows by the color of their words. */
async function expectLit(decoder: DecoderPage, lit: readonly string[]): Promise<void> {
  const plain = await colorOf(decoder.row('Production Period'));
  for (const [label, row] of [
    ['France', decoder.row('Location')],
    ['France', decoder.row('Factory Code').getByRole('link')],
    ['week 22', decoder.row('Manufacturing Date').getByText('Week 22')],
    ['year 2016', decoder.row('Manufacturing Date').getByText('2016')],
  ] as const) {
    const isLit = lit.includes(label);
    await expect(drawn(decoder, label)).toHaveCSS('opacity', isLit ? '1' : '0.3');
    await expect.poll(async () => (await colorOf(row)) === plain).toBe(isLit);
  }
}

const ALL = ['France', 'week 22', 'year 2016'];

async function colorOf(words: Locator): Promise<string> {
  return words.evaluate((element) => getComputedStyle(element).color);
}

test.describe('The stamp', () => {
  test('it tells which characters mean what, and lights up what is pointed at', async ({
    page,
  }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);

    await test.step('it tells in words which characters mean what, in every format', async () => {
      for (const [code, words] of Object.entries({
        AR2126: ['Letters: France', 'Digits 1 and 3: week 22', 'Digits 2 and 4: year 2016'],
        SD1013: ['Letters: United States', 'Digits 1 and 3: November', 'Digits 2 and 4: year 2003'],
        SP8808: ['Letters: France', 'Digits 1 and 2: year 1988', 'Digits 3 and 4: August'],
        '859LM': ['Digits 1 and 2: year 1985', 'Digit 3: September', 'Letters: Spain or France'],
        '836': ['Digits 1 and 2: year 1983', 'Digit 3: June'],
      })) {
        await decoder.authenticate(code);
        const items = tab(decoder).getByRole('button');
        await expect(items, code).toHaveCount(words.length);
        for (const [at, name] of words.entries())
          await expect(items.nth(at)).toHaveAccessibleName(name);
      }
    });

    await test.step('its name says the code and what it means, once', async () => {
      await decoder.authenticate('AR2126');
      await expect(tab(decoder)).toHaveAccessibleName(
        /^AR2126: Made in week.22 of.2016, May.30 to June.5, in.France\.$/,
      );
      await expect(decoder.result.locator('svg').first()).toHaveAttribute('aria-hidden', 'true');
    });

    await test.step('a click on a character keeps its meaning lit', async () => {
      await decoder.result
        .locator('svg g')
        .filter({ hasText: /^2+$/ })
        .first()
        .click({ position: { x: 8, y: 75 } });
      await page.mouse.move(0, 0);
      await expectLit(decoder, ['week 22']);
      await tab(decoder).getByRole('button', { name: 'week 22' }).click();
      await page.mouse.move(0, 0);
      await expectLit(decoder, ALL);
    });

    await test.step('pointing at a part of it lights up what it means, and back', async () => {
      await decoder.authenticate('AR2126');
      await expectLit(decoder, ALL);
      // The button over it takes the pointer.
      await drawn(decoder, 'year 2016').getByText('year 2016').hover({ force: true });
      await expectLit(decoder, ['year 2016']);
      await decoder.row('Manufacturing Date').getByText('Week 22').hover();
      await expectLit(decoder, ['week 22']);
      await decoder.row('Location').hover();
      await expectLit(decoder, ['France']);
      await tab(decoder).getByRole('button', { name: 'week 22' }).hover();
      await expectLit(decoder, ['week 22']);
      await decoder.row('Production Period').hover();
      await expectLit(decoder, ALL);
    });

    await test.step('focusing a part lights up what it means; a key keeps it and lets it go', async () => {
      await decoder.authenticate('AR2126');
      await decoder.result.focus();
      await page.keyboard.press('Tab');
      await expect(tab(decoder).getByRole('button', { name: 'France' })).toBeFocused();
      await expectLit(decoder, ['France']);
      await page.keyboard.press('Tab');
      const week = tab(decoder).getByRole('button', { name: 'week 22' });
      await expect(week).toBeFocused();
      await expectLit(decoder, ['week 22']);
      await page.keyboard.press('Space');
      await expect(week).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Tab');
      await expectLit(decoder, ['week 22', 'year 2016']);
      await page.keyboard.press('Tab');
      // Behind the sentence, why it is read so.
      await page.keyboard.press('Tab');
      await expect(decoder.row('Factory Code').getByRole('link')).toBeFocused();
      await expectLit(decoder, ['France', 'week 22']);
      await week.press('Space');
      await expect(week).toHaveAttribute('aria-pressed', 'false');
      await decoder.input.focus();
      await expectLit(decoder, ALL);
    });

    await test.step('what was kept is let go with the code', async () => {
      await decoder.authenticate('BC2126');
      await tab(decoder).getByRole('button', { name: 'week 22' }).click();
      await page.mouse.move(0, 0);
      await decoder.authenticate('AR2126');
      await expect(tab(decoder).getByRole('button', { pressed: true })).toHaveCount(0);
      await expectLit(decoder, ALL);
    });

    await test.step('what is not lit is quiet in forced colors as well', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await decoder.authenticate('AR2126');
      const date = decoder.row('Manufacturing Date');
      const plain = await colorOf(date.getByText('2016'));
      expect(await colorOf(date.getByText('Week 22'))).toBe(plain);
      await tab(decoder).getByRole('button', { name: 'year 2016' }).click();
      await expect(drawn(decoder, 'week 22')).toHaveCSS('opacity', '0.3');
      expect(await colorOf(date.getByText('2016'))).toBe(plain);
      expect(await colorOf(date.getByText('Week 22'))).not.toBe(plain);
    });
  });
});

test('every submitted code is pressed where its tab will be, the first and the next', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  for (const code of ['AR2126', 'SD1013']) {
    await decoder.input.fill(code);
    await decoder.input.press('Enter');
    await page.clock.runFor(900);
    const pressed = page.locator('[data-phase="pressing"]');
    await expect(pressed.getByText(code.charAt(0)).first()).toBeVisible();
    const place = await pressed.boundingBox();
    await page.clock.runFor(100);
    await expect(pressed).toHaveCount(0);
    const answered = await decoder.result.locator('svg[data-phase]').first().boundingBox();
    expect(answered?.width).toBeCloseTo(place?.width ?? 0, 0);
    expect(answered?.y).toBeCloseTo(place?.y ?? 0, 0);
  }
});

test.describe('By touch', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 740 } });

  test('a tap keeps a part lit and another lets it go, 320 px wide', async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await decoder.authenticate('AAS2126');
    await expectNoSidewaysScroll(page);
    await decoder.authenticate('AR2126');
    const year = tab(decoder).getByRole('button', { name: 'year 2016' });
    expect((await year.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await year.tap();
    await expectLit(decoder, ['year 2016']);
    await year.tap();
    await expect(year).toHaveAttribute('aria-pressed', 'false');
    await expectLit(decoder, ALL);
  });
});

test.describe('The readings of a code', () => {
  test('another one can be looked at, marked, and left again', async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY, '/#code=SD1013');
    await page.clock.runFor(1000);

    await test.step('another one can be looked at, marked, and left again', async () => {
      const { result } = decoder;
      const week = result.getByRole('radio', { name: 'Week 11, 2003' });
      const month = result.getByRole('radio', { name: 'November 2003' });
      await expect(month).toBeChecked();
      await week.check();
      await expect(week).toBeFocused();
      await expect(result).toContainText('Less likely reading');
      await expect(result).toContainText('Made in week 11 of 2003, March 10 to 16');
      await expect(result.getByRole('status').filter({ hasText: 'Made in week 11' })).toHaveCount(
        1,
      );
      await expect(decoder.row('Manufacturing Date')).toHaveText('Week 11, 2003');
      await expect(decoder.row('Date Code Format')).toHaveText('Modern Format (Week/Year)');
      await expect(result).toContainText('no source we know of shows a code like this from 2003');
      // It is said with its doubt, and not again when a question is answered.
      const said = result.getByRole('status').filter({ hasText: 'Less likely reading.' });
      await expect(said).toContainText('Check the date against the bag itself');
      const words = await said.innerText();
      await result.getByRole('radio', { name: 'France', exact: true }).check();
      await expect(result.getByRole('status').filter({ hasText: 'Doesn’t match' })).toHaveCount(1);
      await expect(said).toHaveText(words);
      await result.getByRole('radio', { name: 'I haven’t checked' }).check();
      await expect(tab(decoder).getByRole('button', { name: 'week 11' })).toBeVisible();
      expect(new URL(page.url()).hash).toBe('#code=SD1013&reading=week-year');
      await expect(page.getByRole('region', { name: 'Authentication history' })).toContainText(
        'November 2003',
      );
      await result.getByRole('button', { name: 'Back to November 2003' }).click();
      await expect(result).toBeFocused();
      await expect(result).not.toContainText('Less likely reading');
      await expect(month).toBeChecked();
      await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
      await expect(result.getByRole('status').filter({ hasText: 'Made in November' })).toHaveCount(
        1,
      );
    });

    await test.step('the keyboard chooses, and the next answer is the likeliest again', async () => {
      await decoder.authenticate('SD1013');
      await decoder.result.getByRole('radio', { name: 'November 2003' }).press('ArrowDown');
      await expect(decoder.row('Manufacturing Date')).toHaveText('Week 11, 2003');
      await decoder.authenticate('SD1013');
      await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
      await expect(decoder.result).not.toContainText('Less likely reading');
    });

    await test.step('a code with one reading offers no choice', async () => {
      await decoder.authenticate('AR2126');
      await expect(decoder.row('Manufacturing Date')).toBeVisible();
      await expect(decoder.result.getByRole('radio', { name: '2016' })).toHaveCount(0);
    });
  });
});
