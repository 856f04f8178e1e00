import type { Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './scan.ts';

const SCREENS = [
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
];

interface Watched {
  /** Every place that window, strap and letters had, and every shift of the layout. */
  watched: { places: Record<string, true>; shifts: number };
}

/** Notes in every frame from now on where window, strap and letters are. */
async function watch(page: Page): Promise<() => Promise<Watched['watched']>> {
  await page.evaluate(() => {
    const noted: Watched['watched'] = { places: {}, shifts: 0 };
    Object.assign(window, { watched: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        noted.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    const look = () => {
      const strap = document.querySelector('[name=code]')?.parentElement;
      const box = strap?.getBoundingClientRect();
      const size = strap ? getComputedStyle(strap).fontSize : '';
      noted.places[[scrollY, box?.top, box?.height, size].join(' ')] = true;
      // Each letter where it is drawn; a strike makes it larger, and moves it nowhere.
      for (const [at, letter] of [
        ...document.querySelectorAll<HTMLElement>('[data-letter]'),
      ].entries())
        noted.places[`letter ${at} ${letter.offsetLeft} ${letter.offsetTop}`] = true;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as Watched).watched);
}

/** The words that are in sight between the top of the page and the lower edge of an element. */
async function wordsUntil(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((last) => {
    const end = document.querySelector(last)?.getBoundingClientRect().bottom ?? innerHeight;
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const words: string[] = [];
    // Said to those who hear the page.
    const hasClip = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || hasClip(element.parentElement));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('svg, option, script, style, noscript, [aria-hidden=true]'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, width, height } = range.getBoundingClientRect();
      const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isClipped = hasClip(parent);
      if (!isSeen || isClipped || width < 2 || height < 2 || top < 0 || bottom > end + 1) continue;
      words.push(
        ...(node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
      );
    }
    for (const select of document.querySelectorAll('select'))
      if (select.getBoundingClientRect().bottom <= end)
        words.push(...(select.selectedOptions[0]?.text ?? '').split(' '));
    for (const input of document.querySelectorAll('input'))
      if (input.type === 'text' && input.getBoundingClientRect().bottom <= end)
        words.push(...(input.value || input.placeholder).split(' '));
    return words;
  }, selector);
}

for (const viewport of SCREENS) {
  test.describe(`At ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } });

    for (const scroll of [0, 200]) {
      test(`window, strap and letters stand still from Enter to the settled answer, scrolled by ${scroll} px`, async ({
        page,
      }) => {
        const decoder = new DecoderPage(page);
        await page.goto('/');
        await decoder.input.fill('AR2126');
        await page.evaluate((top) => {
          scrollTo(0, top);
        }, scroll);
        const watched = await watch(page);
        await page.keyboard.press('Enter');
        await decoder.result.waitFor();
        await page.waitForTimeout(900);
        const { places, shifts } = await watched();
        expect(Object.keys(places)).toHaveLength(1 + 'AR2126'.length);
        expect(shifts).toBe(0);
      });
    }

    test('nor does anything above a row move when it is answered', async ({ page }) => {
      const decoder = new DecoderPage(page);
      await page.goto('/#code=CA1089');
      await decoder.result.waitFor();
      await page.waitForTimeout(900);
      const watched = await watch(page);
      const row = decoder.result.getByRole('group', { name: 'Label' });
      const before = await row.boundingBox();
      await decoder.result
        .getByRole('combobox', { name: 'Another country' })
        .selectOption('France');
      await expect(decoder.result).toContainText('label differs');
      await page.waitForTimeout(400);
      expect(await row.boundingBox()).toEqual(before);
      expect(Object.keys((await watched()).places)).toHaveLength(1 + 'CA1089'.length);
    });
  });
}

test.describe('The press', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('strikes one letter after another within the second, then sews the threads, and last shows what they lead to', async ({
    page,
  }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await decoder.input.fill('AR2126');
    await decoder.input.press('Enter');
    /** When each of these begins and ends to move, in milliseconds. */
    const times = (selector: string) =>
      page.locator(selector).evaluateAll((parts) =>
        parts.map((part) => {
          const { animationDelay, animationDuration } = getComputedStyle(part);
          const [from, length] = [animationDelay, animationDuration].map((time) =>
            Math.round(Number.parseFloat(time) * 1000),
          );
          return [from ?? 0, (from ?? 0) + (length ?? 0)] as const;
        }),
      );
    await expect(page.locator('[data-letter]')).toHaveCount(6);
    const strikes = await times('[data-letter] > b');
    expect(strikes.map(([from]) => from)).toEqual(
      strikes.map(([from]) => from).toSorted((a, b) => a - b),
    );
    const last = Math.max(...strikes.map(([, to]) => to));
    expect(last).toBeLessThanOrEqual(1000);
    await page.clock.runFor(1000);
    await expect(decoder.result).toBeVisible();
    const stitches = await times('[data-sewn] > path');
    expect(1000 + Math.min(...stitches.map(([from]) => from)) - last).toBeLessThanOrEqual(150);
    const [[value] = [Infinity]] = await times('[data-hung]');
    expect(value).toBeGreaterThanOrEqual(Math.max(...stitches.map(([from]) => from)) - 30);
    expect(value).toBeLessThanOrEqual(300);
  });

  test('letters are drawn where they were typed, and never seen twice', async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await decoder.authenticate('AR2126');
    await expect(decoder.input).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('[data-letter]')).toHaveCount(6);
    const button = page.getByRole('button', { name: 'AUTHENTICATE' });
    await expect(button).toHaveCount(0);
    await decoder.input.press('End');
    await page.keyboard.type('7');
    await expect(page.locator('[data-letter]')).toHaveCount(0);
    await expect(decoder.input).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect(button).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.locator('[data-letter]')).toHaveCount(6);
    await expect(button).toHaveCount(0);
  });
});

test('a code that Analyze Another takes off the strap comes back by undo', async ({ page }) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await decoder.authenticate('AR2126');
  await decoder.result.getByRole('button', { name: 'Analyze Another' }).first().click();
  await expect(decoder.input).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(decoder.input).toHaveValue('AR2126');
});

for (const width of [360, 390, 1440])
  test(`at ${width} × 664 the next step ends on the first screen, and no answer moves the strap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 664 });
    const places = new Set<number | undefined>();
    for (const address of [
      ...['/#code=AR2126', '/#code=8912+SL', '/#code=836', '/#code=LW1024', '/#code=SD0093'],
      ...['/#code=CA1089&made-in=FR', '/#code=SD0093&bought=2001', '/fr/#code=CA1089&made-in=FR'],
      '/#text=Lovely%20bag%2C%20date%20code%20AR2126.%20It%20was%20made%20in%20Spain.',
    ]) {
      await page.goto('about:blank');
      await page.goto(address);
      const next = page.locator('[aria-labelledby=result-title] section > :is(a, button)').first();
      await next.waitFor();
      const { y = Infinity, height = 0 } = (await next.boundingBox()) ?? {};
      expect(y + height, address).toBeLessThanOrEqual(664);
      places.add((await page.locator('[name=code]').boundingBox())?.y);
    }
    expect([...places]).toHaveLength(1);
  });

test('worn letters are blanks on the strap, behind which the digits that were typed stand', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await decoder.ask('1013');
  const letters = page.locator('[data-letter]');
  await expect(letters).toHaveText(['', '', '11', '00', '11', '33']);
  await expect(decoder.input).toHaveValue('1013');
  const indent = parseFloat(
    await decoder.input.evaluate((input) => getComputedStyle(input).textIndent),
  );
  const digit = await letters.nth(2).evaluate((letter) => (letter as HTMLElement).offsetLeft);
  expect(Math.abs(digit - indent)).toBeLessThanOrEqual(1);
  await decoder.input.press('End');
  await page.keyboard.type('0');
  await expect(letters).toHaveCount(0);
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

test('the year stands under the digit that its thread comes from, also beside a long month or week', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const address of [
    '/#code=SP1012',
    '/fr/#code=AR2126',
    '/fr/#code=SD0053',
    '/ja/#code=AR2126',
  ]) {
    await page.goto('about:blank');
    await page.goto(address);
    const year = page
      .getByRole('main')
      .getByRole('button', { name: /(?:19|20)\d\d/ })
      .first();
    await expect(year).toBeVisible();
    const { x = 0, width = 0 } = (await year.boundingBox()) ?? {};
    const letter = await page.locator('[data-letter]').last().boundingBox();
    const middle = (letter?.x ?? 0) + (letter?.width ?? 0) / 2;
    expect(middle, address).toBeGreaterThan(x);
    expect(middle, address).toBeLessThan(x + width);
  }
});

test('what letters mean is a button at the end of their thread, which lights it, and back', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await decoder.authenticate('AR2126');
  for (const name of ['Letters: France', 'Digits 1 and 3: week 22', 'Digits 2 and 4: year 2016'])
    await expect(decoder.result.getByRole('button', { name })).toBeVisible();
  const dimmed = decoder.result.locator('[data-dim]');
  const week = decoder.result.getByRole('button', { name: 'Digits 1 and 3: week 22' });
  await week.click();
  await page.mouse.move(0, 0);
  await expect(week).toHaveAttribute('aria-pressed', 'true');
  await expect(dimmed.first()).toBeAttached();
  await week.click();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await decoder.input.focus();
  await expect(dimmed).toHaveCount(0);
  await page.locator('[data-letter]').nth(3).hover({ force: true });
  await expect(dimmed.first()).toBeAttached();
});

test.describe('In few words', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  for (const [address, most] of [
    ['/#code=AR2126', 34],
    ['/#code=CA1089&made-in=FR', 46],
    ['/#text=Lovely%20bag%2C%20date%20code%20AR2126.%20It%20was%20made%20in%20Spain.', 52 + 10],
  ] as const) {
    test(`${address} is told in at most ${most} words, on one screen with its next step`, async ({
      page,
    }) => {
      await page.goto(address);
      await new DecoderPage(page).result.waitFor();
      await page.waitForTimeout(300);
      const words = await wordsUntil(
        page,
        '[aria-labelledby=result-title] section > :is(a, button)',
      );
      expect(words.length, words.join(' ')).toBeLessThanOrEqual(most);
      const title = page.getByRole('heading', { name: 'Authentication Verified' });
      const spread = await title.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const ends = Array.from(range.getClientRects(), ({ bottom }) => bottom);
        return Math.max(...ends) - Math.min(...ends);
      });
      expect(spread, 'the title and its verdict stand on one line').toBeLessThan(12);
      if (!address.includes('text')) {
        const next = page.getByRole('link', { name: 'Check the rest of the bag' });
        const { y = 0, height = 0 } = (await next.boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual(664);
      }
    });
  }
});

test('the first screen of home has at most 70 words, and the strap of a phone fits its window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const words = await wordsUntil(page, '[data-idle] > :last-child');
  expect(words.length, words.join(' ')).toBeLessThanOrEqual(70);
  await page.setViewportSize({ width: 320, height: 568 });
  await new DecoderPage(page).input.fill('WWW88888');
  await expectNoSidewaysScroll(page);
});
