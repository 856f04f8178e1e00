import type { Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './page-tools.ts';
import { HistoryCard } from './history-card.ts';

const bought = (page: Page) => page.getByRole('textbox', { name: 'Bought' });
const date = (page: Page) => page.getByRole('heading', { name: 'Authentication Verified' });

async function open(page: Page, address = '/'): Promise<DecoderPage> {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY, address);
  return decoder;
}

/** Holds a script back until the returned function is called: what it brings comes late. */
async function late(page: Page, script: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page, script);
  return async () => {
    release();
    await page.waitForLoadState('networkidle');
  };
}

test.describe('What is said belongs to its item', () => {
  test('a date that is read late is written to the bag that it was said of', async ({ page }) => {
    const arrive = await late(page, '**/text-script-*.js');
    const decoder = await open(page, '/#code=CA4057');
    await page.clock.runFor(2000);
    await bought(page).fill('2005');
    await bought(page).press('Enter');
    await page.goto('/#code=AR2126');
    await page.clock.runFor(2000);
    await expect(decoder.result).toContainText('AR2126');
    await arrive();
    await page.clock.runFor(2000);
    await expect(page).toHaveURL(/#code=AR2126$/);
    await expect(page).toHaveTitle(/^AR2126: Week 22, 2016 ·/);
    await expect(new HistoryCard(page).rows.filter({ hasText: 'CA4057' })).toContainText(
      'bought too early',
    );
    await page.goBack();
    await expect(page).toHaveURL(/#code=CA4057&bought=2005$/);
    await expect(page).toHaveTitle(/bought too early/);
  });

  test('a stranger’s link writes nothing into one’s own entry, and accuses no later code', async ({
    page,
  }) => {
    const decoder = await open(page);
    const history = new HistoryCard(page);
    await decoder.authenticate('SD1013');
    await history.saveAs('My Speedy');
    await page.goto('/#code=SD1013&made-in=CN&line=neverfull&bought=1990');
    await page.clock.runFor(2000);
    await expect(page).toHaveTitle(/label differs/);
    await expect(history.rows).toHaveCount(2);
    await expect(history.rows.filter({ hasText: 'My Speedy' })).not.toContainText('differs');
    await decoder.authenticate('SD1013');
    await expect(page).toHaveURL(/#code=SD1013$/);
    await expect(page).toHaveTitle(/^SD1013: November 2003 ·/);
    await expect(decoder.result.getByRole('button', { name: /^In your history: / })).toHaveCount(2);
  });

  test('what an address says in words is read, and what can’t be read is said', async ({
    page,
  }) => {
    const decoder = await open(page, '/#code=AR2126&made-in=France&bought=soon');
    await page.clock.runFor(2000);
    await expect(page.getByRole('radio', { name: 'France', exact: true })).toBeChecked();
    await expect(page.getByText('The link also says “soon”.')).toBeVisible();
    await page.goto('/#code=CA1089&made-in=France');
    await expect(decoder.result).toContainText('CA1089');
    await expect(page).toHaveTitle(/label differs/);
  });

  test('a label that agrees narrows every place that names a country', async ({ page }) => {
    const decoder = await open(page, '/#code=FL1024&made-in=US');
    await page.clock.runFor(2000);
    await expect(decoder.result).toContainText(
      /in\sthe United States, as the label says; most lists place FL in\s?France/,
    );
    await expect(decoder.row('Location')).toHaveText('United States');
    await expect(new HistoryCard(page).rows.first()).toContainText('December 2004, United States');
  });
});

test('back leads from one reading to the other', async ({ page }) => {
  const decoder = await open(page, '/#code=SD1013');
  await page.clock.runFor(1000);
  await page.goto('/#code=SD1013&reading=week-year');
  await expect(decoder.row('Manufacturing Date')).toContainText('Week 11, 2003');
  await page.goBack();
  await expect(decoder.row('Manufacturing Date')).toContainText('November 2003');
  await expect(page).toHaveURL(/#code=SD1013$/);
});

test.describe('a translated page', () => {
  // What React says of a part that it can't take apart, before it is drawn anew.
  test.use({ expectedTrouble: [/NotFoundError|removeChild|insertBefore/] });

  test('stands: readings, questions and the next code work on it', async ({ page }) => {
    const decoder = await open(page, '/#code=SD1013');
    await page.clock.runFor(2000);
    const translate = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
          const font = document.createElement('span');
          text.replaceWith(font);
          font.append(text.data);
        }
      });
    await translate();
    await page.getByRole('radio', { name: 'Week 11, 2003' }).check();
    await expect(decoder.row('Manufacturing Date')).toContainText('Week 11, 2003');
    await translate();
    await page.getByRole('radio', { name: 'France', exact: true }).check();
    await expect(page).toHaveURL(/made-in=FR/);
    await decoder.authenticate('AR2126');
    await expect(decoder.row('Manufacturing Date')).toContainText('Week 22, 2016');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
});

test.describe('without the script of sources', () => {
  test.use({ expectedTrouble: [/status of 503/] });

  test('the answer stays, and it is asked for again in place', async ({ page }) => {
    await page.route('**/later-*.js', (route) => route.fulfill({ status: 503, body: '' }));
    const decoder = await open(page, '/#code=SD1013&made-in=US');
    await page.clock.runFor(1000);
    await decoder.result.getByText('Why?').first().click();
    await expect(decoder.result.getByText('This part didn’t load.')).toBeVisible();
    await expect(date(page)).toBeVisible();
    await page.unroute('**/later-*.js');
    await decoder.result.getByRole('button', { name: 'Try Again' }).first().click();
    await expect(decoder.result.getByText(/\d+ lists in \d+ famil/).first()).toBeVisible();
  });
});

test('five tabs that store at one moment lose nothing, eight times', async ({ context }) => {
  test.slow();
  const codes = ['AR2126', 'SD1013', 'VI0956', 'SP0065', 'MB0097'];
  const pages = await Promise.all(codes.map(() => context.newPage()));
  for (const page of pages) await page.goto('/');
  for (let round = 0; round < 8; round += 1) {
    await pages[0]?.evaluate(() => {
      localStorage.removeItem('heatstamp.history');
    });
    await Promise.all(pages.map((page) => page.goto('about:blank').then(() => page.goto('/'))));
    const moment = Date.now() + 1500;
    await Promise.all(
      pages.map((page, index) =>
        page.evaluate(
          ([code, at]) =>
            setTimeout(() => (location.hash = `code=${code as string}`), Number(at) - Date.now()),
          [codes[index], moment],
        ),
      ),
    );
    for (const page of pages)
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('heatstamp.history') ?? ''))
        .toMatch(new RegExp(codes.map((code) => `(?=[^]*${code})`).join('')));
  }
});

test.describe('A date that is typed in passing', () => {
  test.use({
    viewport: { width: 390, height: 664 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('is taken on the way to what is pressed next, which stays under the finger', async ({
    page,
  }) => {
    await open(page, '/#code=SP0938&made-in=FR&line=speedy');
    await page.clock.runFor(4000);
    // What reads a date is there once it has refused one.
    await bought(page).fill('soon');
    await bought(page).press('Enter');
    await expect(page.getByText('We can’t read that as a year or a month.')).toBeVisible();
    await bought(page).fill('2005');
    const copy = page.getByRole('button', { name: 'Message the seller' });
    await copy.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await copy.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    const reason = page.getByText('The code says March 1998, 7 years earlier.').first();
    // What is taken at once shows within this time.
    await page.evaluate(() => new Promise((resolve) => window.realSetTimeout(resolve, 100)));
    await expect(reason).toBeHidden();
    await page.mouse.up();
    await expect(reason).toBeVisible();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1998');
  });
});
