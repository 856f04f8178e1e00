import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openStopped } from './page-tools.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('§2.1, §2.6, §2.7, §2.9, §2.10, §2.12: home has its sections in order, with their texts', async ({
  page,
}) => {
  await openStopped(page, '/');

  await test.step('§2.1: they stand in the order of the specification', async () => {
    const order = [
      'Every date code is a birthday. Read yours.',
      'The free authentication guide',
      'Locate Your Code',
      'Authentication Periods',
      'Authenticity Notes',
      'From stamp to date in three steps',
      'Formats by era',
      'FACTORY LOCATION CODES',
      'Code Overlaps',
      'Authentication Periods',
      'Date Code Format Evolution',
      'Historical Notes',
      'Common questions',
      'Why Trust This Tool',
      'Sample posts',
      'The Art of Authentication',
      'Join Our Community',
    ];
    const all = await page.getByRole('heading').allInnerTexts();
    const found = all.map((text) => text.replaceAll(/\s+/g, ' ').trim());
    expect(found.filter((text) => order.includes(text))).toEqual(order);
  });

  await test.step('home is one composition, at most 5200 px tall on a laptop', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall).toBeLessThanOrEqual(5200);
  });

  await test.step('a newcomer sees three examples with what they say, what else can be typed, and an empty history in one line', async () => {
    await expect(page.getByRole('list', { name: 'Try' }).getByRole('link')).toHaveText([
      'AR2126 France, 2016',
      'SD1013 United States, 2003',
      '8912 SL France, 1989',
    ]);
    await expect(page.getByText('Press Enter to authenticate instantly')).toBeVisible();
    await expect(page.getByRole('link', { name: 'A worn character?' })).toBeVisible();
    const history = region(page, 'Authentication history');
    await expect(history).toContainText(
      'No authentication history yet. Analyze a date code to get started.',
    );
    expect((await history.boundingBox())?.height).toBeLessThan(60);
  });

  await test.step('§2.6, §2.7, §2.10, §2.12: the sections have their texts', async () => {
    const card = (name: string) => page.getByRole('article').filter({ has: heading(page, name) });

    const locate = card('Locate Your Code');
    await expect(locate).toContainText(
      'Codes are embossed numbers and letters on interior leather tabs, in pockets, behind D-rings and near zippers.',
    );
    await expect(locate).toContainText(
      'They usually have six characters, and never fewer than three.',
    );
    await expect(locate.getByRole('img')).toBeVisible();
    await expect(locate.getByRole('listitem')).toHaveText([
      'Leather tabs',
      'Pockets',
      'Behind D-rings',
      'Near zippers',
    ]);

    // Oldest first, as everywhere.
    const periods = card('Authentication Periods');
    await expect(periods.getByRole('term')).toHaveText([
      '1980s',
      '1990–2006',
      '2007–2021',
      'March 2021 to present',
    ]);
    await expect(periods.getByRole('definition')).toHaveText([
      'Number-letter format',
      'Month-year system',
      'Letter-number format',
      'Microchips',
    ]);

    await expect(card('Authenticity Notes').getByRole('listitem')).toHaveText([
      'A date code shows manufacturing details, not authenticity.',
      'Authentic pieces may lack codes.',
      'Professional authentication is the gold standard.',
    ]);

    const steps = region(page, 'From stamp to date in three steps').getByRole('listitem');
    await expect(steps).toHaveCount(3);

    await expect(region(page, 'Why Trust This Tool')).toContainText('former sales associate');
    await expect(region(page, 'The Art of Authentication')).toContainText(
      'Authentication begins before any code is read.',
    );
  });

  await test.step('§2.9: the FAQ has three questions, and a question opens its answer by keyboard', async () => {
    const faq = region(page, 'Common questions');
    await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(3);
    const answer = faq.getByText('a counterfeit can carry a plausible one');
    await expect(answer).toBeHidden();
    await faq.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
  });

  await test.step('on a small screen the examples stand between the field and the history', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const tops = await Promise.all(
      [
        page.getByRole('textbox', { name: 'Date code' }),
        page.getByRole('list', { name: 'Try' }),
        page.getByRole('link', { name: 'A worn character?' }),
        region(page, 'Authentication history'),
      ].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  await test.step('what is typed stands large on the leather, up to eight characters', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const field = page.getByRole('textbox', { name: 'Date code' });
    const size = async (text: string) => {
      await field.fill(text);
      return field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
    };
    const large = await size('sd 10');
    expect(await size('WWW88888')).toBe(large);
    expect(await size('SD1013 and more')).toBeLessThan(large / 2);
    await field.fill('');
  });

  await test.step('a visitor with a history sees the last codes instead of the examples', async () => {
    await page.goto('/#code=AR2126');
    await page.clock.runFor(1000);
    await expect(region(page, 'Authentication Verified')).toBeVisible();
    await page.goto('/about');
    await page.goto('/');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(region(page, 'Authentication history')).toContainText('AR2126');
      await expect(page.getByRole('list', { name: 'Try' })).toBeHidden();
      await expect(page.getByRole('list', { name: 'Your last codes' })).toHaveText(
        'AR2126 France, 2016',
      );
    }
  });
});

test.describe('The social feed', () => {
  const feed = (page: Page) => region(page, 'Sample posts');
  const cards = (page: Page) => feed(page).locator('li');
  /** The feed's script is fetched when it is near, and the stopped clock must not move before. */
  const isAlive = (page: Page) =>
    expect(cards(page).first()).toHaveAttribute('data-shown', 'false');
  const show = (page: Page) => feed(page).getByText('Show the posts');
  const hide = (page: Page) => feed(page).getByText('Hide the posts');
  /** The page hears of it a task later, and only then sets the timers for which the clock moves. */
  const toggle = async (page: Page, summary: Locator) => {
    const heard = feed(page)
      .locator('details')
      .evaluate((details) => {
        return new Promise<void>((resolve) => {
          details.addEventListener(
            'toggle',
            () => {
              resolve();
            },
            { once: true },
          );
        });
      });
    await summary.click();
    await heard;
  };

  test.describe('for visitors who accept motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('§2.11, §4.5, §9.5: it is closed by default, and its cards appear one by one', async ({
      page,
    }) => {
      await openStopped(page, '/');

      await test.step('§2.11: it is closed by default and has four posts from instagram and linkedin', async () => {
        for (const card of await cards(page).all()) await expect(card).toBeHidden();
        await expect(cards(page)).toHaveText([/Instagram/, /LinkedIn/, /Instagram/, /LinkedIn/]);
      });

      await test.step('§4.5, §9.5: its cards appear after 500 ms, one by one, 200 ms apart', async () => {
        await isAlive(page);
        await toggle(page, show(page));
        await expect(hide(page)).toBeVisible();
        await page.clock.runFor(499);
        await expect(cards(page).nth(0)).toBeHidden();
        for (const [index, ms] of [1, 200, 200, 200].entries()) {
          if (index > 0) {
            await page.clock.runFor(ms - 1);
            await expect(cards(page).nth(index)).toBeHidden();
          }
          await page.clock.runFor(1);
          await expect(cards(page).nth(index)).toBeVisible();
        }
      });

      await test.step('§4.5: opened again, it starts over, even if it was closed early', async () => {
        for (let times = 0; times < 2; times += 1) {
          await toggle(page, hide(page));
          await page.clock.runFor(5000);
          await toggle(page, show(page));
          await page.clock.runFor(499);
          await expect(cards(page).nth(0)).toBeHidden();
          await page.clock.runFor(1);
          await expect(cards(page).nth(0)).toBeVisible();
        }
      });

      await test.step('§4.5: for visitors who prefer less motion, all cards are there at once', async () => {
        await toggle(page, hide(page));
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await toggle(page, show(page));
        await page.clock.runFor(1);
        for (const card of await cards(page).all()) await expect(card).toBeVisible();
      });
    });
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('it opens and reads', async ({ page }) => {
      await page.goto('/');
      await show(page).click();
      for (const card of await cards(page).all()) await expect(card).toBeVisible();
    });
  });
});
