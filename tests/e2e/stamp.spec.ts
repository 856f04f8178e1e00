import type { Locator } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './scan.ts';

/** The characters of one meaning in the drawing, which only the eye has, by the label beside them. */
function drawn(decoder: DecoderPage, label: string): Locator {
  return decoder.result.locator('svg g').filter({ hasText: new RegExp(`^${label}$`) });
}

/** The buttons over the drawing, in a group named for the code. */
function tab(decoder: DecoderPage): Locator {
  return decoder.result.getByRole('group', { name: /^[A-Z]{0,3}\d{3,4}[A-Z]{0,2}$/ });
}

/** The first of the buttons of a meaning. */
function button(decoder: DecoderPage, meaning: string): Locator {
  return tab(decoder).getByRole('button', { name: meaning }).first();
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
        AR2126: [
          'A: France',
          'R: France',
          '2: week 22',
          '1: year 2016',
          '2: week 22',
          '6: year 2016',
        ],
        SP8808: [
          'S: France',
          'P: France',
          '8: year 1988',
          '8: year 1988',
          '0: August',
          '8: August',
        ],
        '836': ['8: year 1983', '3: year 1983', '6: June'],
      })) {
        await decoder.authenticate(code);
        const items = tab(decoder).getByRole('button');
        await expect(items, code).toHaveCount(words.length);
        for (const [at, name] of words.entries())
          await expect(items.nth(at)).toHaveAccessibleName(name);
      }
    });

    await test.step('its name is the code, and the drawing has none', async () => {
      await decoder.authenticate('AR2126');
      await expect(tab(decoder)).toHaveAccessibleName('AR2126');
      await expect(decoder.result.locator('svg').first()).toHaveAttribute('aria-hidden', 'true');
    });

    await test.step('a click on a character keeps its meaning lit', async () => {
      await button(decoder, 'week 22').click();
      await page.mouse.move(0, 0);
      await expectLit(decoder, ['week 22']);
      await button(decoder, 'week 22').click();
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
      // The lower half of a digit too, though the thread of its neighbors runs there.
      const box = await button(decoder, 'week 22').boundingBox();
      await button(decoder, 'week 22').hover({
        position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) * 0.8 },
      });
      await expectLit(decoder, ['week 22']);
      await decoder.row('Production Period').hover();
      await expectLit(decoder, ALL);
    });

    await test.step('focusing a part lights up what it means; a key keeps it and lets it go', async () => {
      await page.mouse.move(0, 0);
      await decoder.authenticate('AR2126');
      await decoder.result.focus();
      await page.keyboard.press('Tab');
      await expect(button(decoder, 'France')).toBeFocused();
      await expectLit(decoder, ['France']);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const week = button(decoder, 'week 22');
      await expect(week).toBeFocused();
      await expectLit(decoder, ['week 22']);
      await page.keyboard.press('Space');
      await expect(week).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Tab');
      await expectLit(decoder, ['week 22', 'year 2016']);
      await week.press('Space');
      await expect(week).toHaveAttribute('aria-pressed', 'false');
      await decoder.input.focus();
      await expectLit(decoder, ALL);
    });

    await test.step('what was kept is let go with the code', async () => {
      await decoder.authenticate('BC2126');
      await button(decoder, 'week 22').click();
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
      await button(decoder, 'year 2016').click();
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

test('on reduced motion nothing moves, from the first key until all is there', async ({ page }) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  const moving = async () =>
    page.evaluate(() =>
      document.getAnimations().map((each) => (each as CSSAnimation).animationName),
    );
  for (const code of ['AR2126', 'SD1013', 'SD9999']) {
    await decoder.input.fill(code);
    expect(await moving()).toEqual([]);
    await decoder.input.press('Enter');
    expect(await moving()).toEqual([]);
    for (const part of [300, 700, 250, 400]) {
      await page.clock.runFor(part);
      expect(await moving(), code).toEqual([]);
    }
  }
});

test.describe('The moment', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what explains comes before what is explained: strikes, color, threads, labels, and last the sentence', async ({
    page,
  }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await decoder.input.fill('AR2126');
    await decoder.input.press('Enter');
    await page.clock.runFor(1000);
    await expect(decoder.result).toBeVisible();
    /** When each of these begins to move, in milliseconds since the first strike. */
    const times = (selector: string) =>
      decoder.result.locator(selector).evaluateAll((parts) =>
        parts.map((part) => {
          const { animationDelay, animationName } = getComputedStyle(part);
          if (animationName === 'none') throw new Error('It does not move.');
          const since = getComputedStyle(part).getPropertyValue('--since');
          return Math.round(Number.parseFloat(animationDelay) * 1000 - Number.parseFloat(since));
        }),
      );
    const strikes = await times('[data-layer="dint"]');
    expect(strikes).toEqual([0, 110, 220, 330, 440, 550]);
    const colors = await times('[data-layer="ground"]');
    expect(colors).toHaveLength(6);
    // In the order of reading: the week's digits before the year's.
    const [, , week1 = 0, year1 = 0, week2 = 0] = colors;
    expect(week2).toBeLessThan(year1);
    expect(week1).toBeLessThan(week2);
    const sewn = await times('clipPath > rect');
    expect(sewn).toHaveLength(3);
    const labels = await times('[data-side] > text');
    const [sentence = 0] = await times('p[data-late]');
    expect(Math.min(...colors)).toBeGreaterThan(Math.max(...strikes));
    expect(Math.min(...sewn)).toBeGreaterThan(Math.min(...colors));
    expect(Math.min(...labels)).toBeGreaterThan(Math.min(...sewn));
    expect(sentence).toBeGreaterThan(Math.max(...labels));
  });
});

test.describe('By touch', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 740 } });

  test('a tap keeps a part lit and another lets it go, 320 px wide', async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await decoder.authenticate('AAS2126');
    await expectNoSidewaysScroll(page);
    await decoder.authenticate('AR2126');
    const year = button(decoder, 'year 2016');
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
      await result.getByRole('radio', { name: 'France', exact: true }).click();
      await expect(button(decoder, 'week 11')).toBeVisible();
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
