import type { Locator, Page } from '@playwright/test';
import { directory, overlaps } from '../../src/evidence/directory.ts';
import { ERAS } from '../../src/evidence/eras.ts';
import { factories, isCountry } from '../../src/core/places.ts';
import { core } from '../../src/words/en/core.ts';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './page-tools.ts';

/** The guide as a person finds it. */
class GuidePage {
  readonly root: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('region', { name: 'FACTORY LOCATION CODES' });
  }

  async open(address = '/'): Promise<void> {
    await new DecoderPage(this.page).openOn(TODAY, address);
    // A link to a code comes near by itself.
    const code = this.root.getByRole('button', { name: /^SD/ }).first();
    if (address === '/') await this.root.scrollIntoViewIfNeeded();
    await expect(code).toBeEnabled();
  }

  /** What stands under a heading: a country, or one of the panels. */
  under(heading: string): Locator {
    const title = this.root.getByRole('heading', { name: heading, exact: true, level: 3 });
    return title.locator(
      'xpath=ancestor::summary/.. | ancestor::*[@data-country] | self::*[not(ancestor::summary) and not(ancestor::*[@data-country])]/..',
    );
  }

  code(heading: string, code: string): Locator {
    return this.under(heading).getByRole('button', { name: new RegExp(`^${code}\\b`) });
  }

  /** The codes that are shown, in their order. */
  async codes(): Promise<string[]> {
    const names = await this.root.getByRole('button').allTextContents();
    return names.flatMap((name) => /^[A-Z][A-Z\d]*/.exec(name)?.slice(0, 1) ?? []);
  }

  toast(title: string): Locator {
    return toast(this.page, title);
  }
}

const looks = (code: Locator): Promise<string> =>
  code.evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    return `${backgroundColor} ${boxShadow}`;
  });

test.describe('The index', () => {
  test('§2.8, §2.16, §3, §9.13: the guide holds every code, overlap, period and era', async ({
    page,
  }) => {
    const guide = new GuidePage(page);
    await guide.open();
    for (const panel of [
      'Authentication Periods',
      'Date Code Format Evolution',
      'Historical Notes',
    ])
      await guide.root.locator('summary').filter({ hasText: panel }).click();

    await test.step('§2.16: the guide has its title and a subtitle about locations worldwide, after the eras', async () => {
      await expect(guide.root).toContainText('Manufacturing locations worldwide');
      const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts();
      expect(titles.indexOf('FACTORY LOCATION CODES')).toBe(titles.indexOf('Formats by era') + 1);
    });

    await test.step('§2.16, §3: lists every code under its country, as in the table of the core', async () => {
      for (const { id, groups } of directory.filter(({ id }) => isCountry(id))) {
        const under = guide.under(isCountry(id) ? core.places[id] : id);
        const codes = groups.flatMap((group) => group.codes);
        await expect(under.getByRole('button')).toHaveText(
          codes.map(({ code, evidence }) => {
            const place = factories.get(code)?.places.find((each) => each.id === id);
            const years = place === undefined ? '' : core.years(place);
            const mark = evidence === 'documented' ? '' : evidence;
            return [code, years, mark].filter(Boolean).join(' ');
          }),
        );
        await expect(under.getByRole('heading', { level: 4 })).toHaveCount(
          groups.filter((group) => group.id !== undefined).length,
        );
      }
      const listed = directory.flatMap(({ groups }) => groups.flatMap(({ codes }) => codes));
      expect(await guide.codes()).toHaveLength(listed.length);
    });

    await test.step('every code has the mark of its grade, and the legend stands before the first', async () => {
      const legend = guide.root.getByRole('list').first();
      await expect(legend.getByRole('listitem')).toHaveText([
        /Documented/,
        /Reported/,
        /Unconfirmed/,
        /^Sources/,
      ]);
      const [top, first] = [
        await legend.boundingBox(),
        await guide.code('France', 'A0').boundingBox(),
      ];
      expect(top?.y).toBeLessThan(first?.y ?? 0);
      await expect(guide.code('Turkey', 'TR')).toHaveAccessibleName('TR unconfirmed');
      await expect(guide.code('Italy', 'AK')).toHaveAccessibleName('AK reported');
      await expect(guide.code('France', 'TR')).toHaveAccessibleName('TR');
      // Plain letters are the full mark; the others are shapes of their own, so that the eye needs no color.
      const shape = (code: Locator) =>
        code.evaluate((element) => {
          const mark = element.querySelector('[data-evidence]');
          if (mark === null) return undefined;
          const { backgroundImage, backgroundColor } = getComputedStyle(mark);
          return backgroundImage === 'none' ? backgroundColor : 'half';
        });
      expect(await shape(guide.code('France', 'TR'))).toBeUndefined();
      expect(await shape(guide.code('Italy', 'AK'))).toBe('half');
      expect(await shape(guide.code('Turkey', 'TR'))).not.toBe('half');
    });

    await test.step('every target is at least 24 px wide and high', async () => {
      const sizes = await guide.root.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          return Math.min(width, height);
        }),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    });

    await test.step('§2.16, §9.13: Code Overlaps lists every overlap of the core, each place with its evidence', async () => {
      const panel = guide.under('Code Overlaps');
      await expect(panel.getByRole('term')).toHaveText(overlaps.map(({ code }) => code));
      await expect(panel.getByRole('definition')).toHaveText(
        overlaps.flatMap(({ places }) =>
          places.map(({ id, evidence }) => new RegExp(`^${core.places[id]}.*, ${evidence}$`)),
        ),
      );
      for (const [code, places] of [
        ['BC', ['Italy', 'Brazil', 'Spain', 'India']],
        ['AR', ['France', 'Argentina', 'Italy']],
        ['DI', ['Italy', 'South Korea', 'Switzerland']],
        ['FL', ['France', 'Italy', 'Japan']],
        ['FC', ['Portugal', 'United States']],
        ['TH', ['France', 'Italy']],
        ['VI', ['France', 'Japan (vintage)']],
        ['CA', ['Spain', 'Japan']],
        ['UB', ['Spain', 'Japan']],
        ['LW', ['Spain', 'Japan']],
        ['SD', ['France', 'United States', 'Japan']],
      ] as const) {
        const row = panel.getByRole('term').filter({ hasText: code }).locator('..');
        for (const place of places) await expect(row, code).toContainText(place);
      }
    });

    await test.step('§2.16: Authentication Periods, Date Code Format Evolution with every era, Historical Notes', async () => {
      await expect(guide.under('Authentication Periods').getByRole('listitem')).toHaveText([
        /1980s.*Number-letter format/s,
        /1990–2006.*Month-year system/s,
        /2007–2021.*Letter-number format/s,
        /March 2021 to present.*Microchips/s,
      ]);
      const evolution = guide.under('Date Code Format Evolution');
      await expect(evolution.getByRole('heading', { level: 4 })).toHaveCount(ERAS.length);
      await expect(evolution.getByText('No source found')).toHaveCount(1);
      const notes = guide.under('Historical Notes');
      for (const words of ['SD', 'DK', 'The French Company', 'F and I', 'chip']) {
        await expect(notes).toContainText(words);
      }
    });

    await test.step('§2.8: an example of the format of every era, with its drawing', async () => {
      const eras = page.getByRole('region', { name: 'Formats by era' });
      await expect(eras.getByRole('listitem')).toHaveText([
        /Pre-1980s.*No codes/s,
        /1980s–1990.*3–4 digit codes/s,
        /1990–2006.*Two letters plus four digits/s,
        /2007–2021.*Week\/year/s,
        /2021 onward.*Microchip, no visible code/s,
      ]);
      await expect(eras.locator('svg')).toHaveCount(5);
    });
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('can be read completely', async ({ page }) => {
      const guide = new GuidePage(page);
      await page.goto('/');
      const japan = page.locator('[data-country=JP]');
      await expect(japan.getByText(/^SD\b/)).toBeVisible();
      // Nothing there could be done without a script.
      await expect(japan.getByRole('button')).toHaveCount(0);
      await expect(page.getByText('Select a code to copy it.')).toBeHidden();
      await expect(guide.under('Historical Notes')).toContainText('DK isn’t a place');
    });
  });
});

test.describe('The codes', { tag: '@smoke' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('§2.16, §4.7, §8.2, §9.8: a code is found, highlighted and copied', async ({ page }) => {
    const guide = new GuidePage(page);
    await guide.open();

    await test.step('§2.16: hovering a code highlights it', async () => {
      const code = guide.code('Germany', 'LP');
      const before = await looks(code);
      await code.hover();
      expect(await looks(code)).not.toBe(before);
      await page.mouse.move(0, 0);
      expect(await looks(code)).toBe(before);
    });

    await test.step('§2.16, §4.7, §8.2, §9.8: a clicked code is copied, a toast says so, and it is highlighted for 2000 ms', async () => {
      const code = guide.code('United States', 'SD');
      const before = await looks(code);
      await code.click();
      await expect(guide.toast('Copied to Clipboard')).toContainText('Factory code SD was copied.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SD');
      await page.mouse.move(0, 0);
      await page.clock.runFor(1999);
      expect(await looks(code)).not.toBe(before);
      await page.clock.runFor(1);
      expect(await looks(code)).toBe(before);
    });

    await test.step('§4.7: the next copy takes over the highlight, for its own 2000 ms', async () => {
      const [first, second] = [guide.code('France', 'VI'), guide.code('Japan', 'VI')];
      const before = await looks(first);
      await first.click();
      await expect.poll(() => looks(first)).not.toBe(before);
      await page.clock.runFor(1500);
      await second.click();
      await page.mouse.move(0, 0);
      await expect.poll(() => looks(first)).toBe(before);
      await page.clock.runFor(1999);
      expect(await looks(second)).not.toBe(before);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('VI');
      await page.clock.runFor(1);
      expect(await looks(second)).toBe(before);
    });
  });
});

test.describe('Without a clipboard', () => {
  test.use({ permissions: ['geolocation'] });

  test('a destructive toast says so, and the code is selected for copying by hand', async ({
    page,
  }) => {
    const guide = new GuidePage(page);
    await guide.open();
    for (const [trouble, country, letters] of [
      ['forbidden', 'Turkey', 'TR'],
      ['missing', 'Germany', 'LP'],
    ] as const) {
      await test.step(`where it is ${trouble}`, async () => {
        if (trouble === 'missing') {
          await page.evaluate(() => {
            Object.defineProperty(navigator, 'clipboard', { value: undefined });
          });
        }
        const code = guide.code(country, letters);
        const before = await looks(code);
        await code.click();
        const said = guide.toast('Not copied');
        await expect(said).toContainText(`${letters} is selected, so you can copy it yourself.`);
        expect(await page.evaluate(() => getSelection()?.toString())).toBe(letters);
        await page.mouse.move(0, 0);
        expect(await looks(code)).toBe(before);
        await expect(guide.toast('Copied to Clipboard')).toHaveCount(0);
        await said.getByRole('button', { name: 'Close message' }).click();
        await expect(page.getByText('Not copied')).toBeHidden();
      });
    }
  });
});

test.describe('A link to a code of the guide', () => {
  test('leads to the code, from anywhere', async ({ page }) => {
    const guide = new GuidePage(page);
    const decoder = new DecoderPage(page);
    await guide.open('/#factory-HK');

    await test.step('works as an address, and another one moves the highlight', async () => {
      await expect(guide.code('Hong Kong', 'HK')).toBeInViewport();
      const sought = await looks(guide.code('Hong Kong', 'HK'));
      await page.goto('/#factory-MX');
      await expect.poll(() => looks(guide.code('Mexico', 'MX'))).toBe(sought);
      expect(await looks(guide.code('Hong Kong', 'HK'))).not.toBe(sought);
    });

    await test.step('scrolls to the code and highlights each of its places', async () => {
      const listings = ['France', 'United States', 'Japan'].map((name) => guide.code(name, 'SD'));
      const before = await Promise.all(listings.map(looks));
      await decoder.authenticate('SD1013');
      await follow(page, '#factory-SD');
      await expect(page).toHaveURL(/#factory-SD$/);
      await expect(guide.code('France', 'SD')).toBeInViewport();
      for (const [index, listing] of listings.entries()) {
        expect(await looks(listing)).not.toBe(before[index]);
      }
      await expect(decoder.result).toBeVisible();
    });

    await test.step('is missing where digits alone name no factory', async () => {
      await decoder.openOn(TODAY);
      await decoder.authenticate('836');
      await expect(decoder.row('Factory Code')).toHaveText('N/A');
      await expect(decoder.row('Factory Code').getByRole('link')).toHaveCount(0);
    });
  });
});

test.describe('In forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('plain letters and the two marks of weaker evidence are three different shapes', async ({
    page,
  }) => {
    const guide = new GuidePage(page);
    await guide.open();
    const marks = await guide.root
      .getByRole('list')
      .first()
      .locator('[data-evidence]')
      .evaluateAll((items) =>
        items.map((item) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(item);
          return `${backgroundColor} ${backgroundImage}`;
        }),
      );
    expect(new Set(marks).size).toBe(2);
  });
});

test.describe('On a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('long parts are folded, and unfold when a link leads into them', async ({ page }) => {
    const guide = new GuidePage(page);
    await new DecoderPage(page).openOn(TODAY);

    await test.step('everything is printed', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(guide.under('Japan')).toBeVisible();
      await expect(guide.under('Historical Notes')).toContainText('DK isn’t a place');
      await expect(guide.root.getByText('Show the codes')).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await test.step('long parts are folded under their headings, and home is at most 9,000 px high', async () => {
      await expect(guide.root.getByRole('heading', { level: 4 }).first()).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        9000,
      );
      await guide.root.getByText('Show the codes').click();
      await expect(guide.under('Japan')).toBeVisible();
    });

    await test.step('the table of contents unfolds its targets', async () => {
      await guide.root.getByText('Hide the codes').click();
      await expect(guide.under('France').first()).toBeHidden();
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await contents.getByRole('link', { name: 'Factory codes' }).click();
      await expect(guide.under('France').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'FACTORY LOCATION CODES' })).toBeInViewport();
    });
  });

  test('a link into a folded part unfolds it', async ({ page }) => {
    const guide = new GuidePage(page);
    await guide.open('/#factory-HK');
    await expect(guide.code('Hong Kong', 'HK')).toBeInViewport();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('folded parts still unfold', async ({ page }) => {
      await page.goto('/');
      const japan = page.getByRole('heading', { name: 'Japan', exact: true });
      await expect(japan).toBeHidden();
      await page.getByText('Show the codes').click();
      await expect(japan).toBeVisible();
    });
  });
});

/** Follows a link to a part of the page. */
async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, fragment);
}
