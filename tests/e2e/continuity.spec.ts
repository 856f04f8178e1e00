import type { Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { paste } from './paste.ts';

async function open(page: Page, address = '/'): Promise<DecoderPage> {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY, address);
  return decoder;
}

async function openTable(page: Page): Promise<DecoderPage> {
  const decoder = await open(page);
  await decoder.input.focus();
  await paste(page, 'SD1013\nSP0065, made in France\nS?1013');
  // The table is read in turns of its own, once what reads it is there.
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.getByRole('region', { name: 'Table of codes' })).toBeVisible({
      timeout: 200,
    });
  }).toPass();
  return decoder;
}

/** The color of the verdict, which completes the title. */
const toneOf = (page: Page) =>
  page
    .getByRole('heading', { name: 'Authentication Verified' })
    .evaluate((heading) => getComputedStyle(heading.lastElementChild ?? heading).color);

test.describe('Honest words, in their order', () => {
  test('a doubt is told to the eye in the title, on the first screen of a phone, and once to the ear', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const decoder = await open(page, '/#code=SD1234');
    // Where it differs, the page says it in fewer words, under its row.
    const doubts: readonly (readonly [address: string, line: string, seen?: string])[] = [
      ['/#code=SD1234', 'The digits can be read, but no source we know of shows a code from 2024.'],
      ['/#code=121', 'The digits can be read, but no source we know of shows a code from 1901.'],
      ['/#code=SD2222', 'The date is possible, but unusual.'],
      ['/#code=SD1013&made-in=IT', 'the United States, not in Italy.', 'not Italy. Not proof'],
    ];
    for (const [address, line, seen = line] of doubts) {
      await test.step(address, async () => {
        await page.goto(address);
        await page.clock.runFor(2000);
        await expect(decoder.result.getByText(seen).first()).toBeVisible();
        await expect(decoder.result.getByRole('heading', { level: 2 })).toBeInViewport({
          ratio: 1,
        });
        const year = decoder.result.getByRole('button', { name: /: year \d/ });
        await expect(year).toBeInViewport({ ratio: 1 });
        const said = page.getByRole('status').filter({ hasText: line });
        await expect(said).toHaveCount(1);
        await expect(said).toContainText('Made in');
      });
    }

    await test.step('the verdict is green only where nothing is in doubt', async () => {
      const colors: string[] = [];
      for (const [code, label] of [
        ['AR2126', ''],
        ['SD1234', ''],
        ['SD1013', '&made-in=IT'],
      ] as const) {
        await page.goto(`/#code=${code}${label}`);
        await page.clock.runFor(1000);
        await expect(decoder.result).toContainText(code);
        colors.push(await toneOf(page));
      }
      expect(colors).toEqual(['rgb(44, 93, 79)', 'rgb(138, 95, 10)', 'rgb(127, 31, 43)']);
    });
  });

  test('the label question stands above the fold of a laptop, whatever there is to say first', async ({
    page,
  }) => {
    const decoder = await open(page);
    const group = page.getByRole('group', { name: 'Label' });
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [code, isInDoubt] of [
        ['AR2126', false],
        ['SD1013', false],
        ['BC2126', false],
        ['DK1013', false],
        ['SD2222', true],
        ['121', true],
      ] as const) {
        await decoder.authenticate(code);
        // On a low screen several sentences of doubt leave room for the beginning of the question.
        const ratio = isInDoubt && height < 800 ? 0.1 : 1;
        await expect(group).toBeInViewport({ ratio });
        await expect(decoder.input).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test('nothing jumps from one code to the next, and the next can be typed at once', async ({
  page,
}) => {
  const decoder = await open(page);

  await test.step('the tab is called after the code that shows, and as before when it goes', async () => {
    const before = await page.title();
    await decoder.authenticate('AR2126');
    await expect(page).toHaveTitle('AR2126: Week 22, 2016 · Heatstamp');
    await decoder.authenticate('QQ2126');
    await expect(page).toHaveTitle('QQ2126: Invalid Code · Heatstamp');
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await expect(page).toHaveTitle(before);
  });

  await test.step('the button keeps its size while it is busy', async () => {
    const size = () =>
      page
        .getByRole('search')
        .locator('button[type=submit]')
        .evaluate((button) => [button.clientWidth, button.clientHeight]);
    const before = await size();
    await decoder.input.fill('AR2126');
    await decoder.input.press('Enter');
    await expect(page.getByRole('button', { name: 'ANALYZING YOUR CODE...' })).toBeVisible();
    expect(await size()).toEqual(before);
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Analyze Another' }).first().click();
  });

  await test.step('the old answer stays, busy and out of reach, until the new one replaces it', async () => {
    await decoder.authenticate('AR2126');
    await expect(decoder.input).toBeFocused();
    const top = async () => (await page.locator('section[tabindex]').boundingBox())?.y;
    const before = await top();
    await decoder.input.fill('SD1013');
    await decoder.input.press('Enter');
    const panel = page.locator('section[tabindex]');
    await expect(panel).toContainText('Made in week 22 of 2016');
    await expect(panel.locator('..')).toHaveAttribute('aria-busy', 'true');
    await expect(panel).toHaveAttribute('inert', '');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('FORM');
    expect(await top()).toBe(before);
    await page.clock.runFor(1000);
    await expect(panel).toContainText('Made in November 2003');
    await expect(panel.locator('..')).toHaveAttribute('aria-busy', 'false');
    await expect(decoder.input).toBeFocused();
    expect(await top()).toBe(before);
  });

  await test.step('the next code can be typed at once', async () => {
    await decoder.authenticate('AR2126');
    await page.keyboard.type('VI0956');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(decoder.row('Manufacturing Date')).toHaveText('May 1996');
  });

  await test.step('what was known before opens at once: a suggestion, an example', async () => {
    await decoder.authenticate('SDO013');
    await decoder.result.getByRole('button', { name: /^SD0013/ }).click();
    await expect(decoder.row('Manufacturing Date')).toHaveText('January 2003');
    await expect(decoder.result).toBeFocused();
    await page.getByRole('button', { name: 'Analyze Another' }).first().click();
    await page.getByRole('link', { name: '8912 SL' }).click();
    await expect(decoder.row('Manufacturing Date')).toHaveText('December 1989');
    await expect(decoder.input).toBeFocused();
  });
});

test.describe('Nothing is lost', () => {
  test('a reload and the way back show what was there, with its label and its place', async ({
    page,
  }) => {
    const decoder = await open(page);

    await test.step('a reload shows what was typed again, at once, with its label and its place', async () => {
      const history = new HistoryCard(page);
      await decoder.authenticate('SD1013');
      await page.getByRole('radio', { name: 'France', exact: true }).check();
      const line = page.getByRole('combobox', { name: 'Model' });
      await line.selectOption('neverfull');
      await page.getByText('Manufacturing Date', { exact: true }).scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      const place = await page.evaluate(() => scrollY);
      await page.reload();
      await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
      await expect(decoder.input).toHaveValue('SD1013');
      await expect(page.getByRole('radio', { name: 'France', exact: true })).toBeChecked();
      await expect(line).toHaveValue('neverfull');
      await expect(history.rows).toHaveCount(1);
      const now = () => page.evaluate(() => scrollY);
      await expect.poll(async () => Math.abs((await now()) - place)).toBeLessThan(2);
    });

    await test.step('what was said of one bag is offered for the next with that code, and not taken for it', async () => {
      await decoder.authenticate('SP0065');
      await page.getByRole('combobox', { name: 'Another country' }).selectOption('Italy');
      await expect(page).toHaveURL(/#code=SP0065&made-in=IT$/);
      await decoder.authenticate('AR2126');
      await expect(page).toHaveURL(/#code=AR2126$/);
      await decoder.authenticate('SP0065');
      await expect(page).toHaveURL(/#code=SP0065$/);
      await expect(page).not.toHaveTitle(/label differs/);
      await expect(page.getByRole('radio', { name: 'Italy', exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'In your history: made in Italy' }).click();
      await expect(page).toHaveURL(/#code=SP0065&made-in=IT$/);
      await expect(page.getByRole('radio', { name: 'Italy', exact: true })).toBeChecked();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/#code=SP0065&made-in=IT$/);
    });

    await test.step('a page that is left and come back to shows what was typed', async () => {
      await page.getByRole('button', { name: 'Analyze Another' }).first().click();
      await decoder.authenticate('SD1013');
      await page.goto('/about');
      await page.goBack();
      await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
    });

    await test.step('a reload keeps its place below the answer, too', async () => {
      await page.getByRole('heading', { name: 'FACTORY LOCATION CODES' }).scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      const place = await page.evaluate(() => scrollY);
      await page.reload();
      await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
      const now = () => page.evaluate(() => scrollY);
      await expect.poll(async () => Math.abs((await now()) - place)).toBeLessThan(2);
    });

    await test.step('a reload shows the reading that was looked at, and tells of it; so does the way back', async () => {
      const lessLikely = page.getByRole('radio', { name: 'Week 11, 2003' });
      await lessLikely.check();
      await page.reload();
      await expect(decoder.row('Manufacturing Date')).toHaveText('Week 11, 2003');
      await expect(lessLikely).toBeChecked();
      await expect(page.getByRole('status').filter({ hasText: 'week 11 of 2003' })).toHaveCount(1);
      await page.goto('/about');
      await page.goBack();
      await expect(decoder.row('Manufacturing Date')).toHaveText('Week 11, 2003');
      await page.getByRole('radio', { name: 'November 2003' }).check();
      await page.reload();
      await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
    });

    await test.step('a reload shows a worn stamp with the label that was told', async () => {
      await decoder.input.fill('S?10?3');
      await decoder.input.press('Enter');
      await page.clock.runFor(1000);
      const panel = page.getByRole('region', { name: 'Possible codes' });
      const label = panel.getByRole('combobox', { name: 'The label says “made in”' });
      await label.selectOption('Italy');
      await page.reload();
      await expect(label).toHaveValue('IT');
      await expect(panel).toContainText('October, November or December 2003, in Italy.');
    });

    await test.step('what another script or release left in the step breaks nothing: the address counts', async () => {
      for (const state of [
        'x',
        { input: 'AR2126', opened: [{}, 'x', 9] },
        { query: { text: 7 } },
      ]) {
        await page.evaluate((left) => {
          history.replaceState(left, '', '#code=SD1013');
        }, state);
        await page.reload();
        await page.clock.runFor(1000);
        await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
        await expect(decoder.input).toBeEditable();
      }
    });
  });

  test('a row is a step: back leads to the table, forward to the row, a reload to either', async ({
    page,
  }) => {
    const decoder = await openTable(page);
    const table = page.getByRole('region', { name: 'Table of codes' });
    const date = table.getByRole('columnheader', { name: 'Date' });
    await date.getByRole('button').click();
    await table.getByRole('button', { name: 'SP0065' }).click();
    await expect(decoder.row('Manufacturing Date')).toHaveText('June 2005');
    await page.goBack();
    await expect(table).toBeVisible();
    await page.goForward();
    await expect(decoder.row('Manufacturing Date')).toHaveText('June 2005');
    await page.reload();
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(decoder.row('Manufacturing Date')).toHaveText('June 2005', { timeout: 200 });
    }).toPass();
    await expect(page.getByRole('radio', { name: 'France', exact: true })).toBeChecked();
    const isBack = async () => {
      await page.clock.runFor(10);
      await expect(table).toContainText('3 rows', { timeout: 200 });
    };
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await expect(isBack).toPass();
    await expect(date, 'sorted as before, behind a row that was reloaded').toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.reload();
    await expect(isBack).toPass();
    await expect(date).toHaveAttribute('aria-sort', 'ascending');
    await expect(new HistoryCard(page).rows).toHaveCount(1);

    await test.step('the button leads back also after a look elsewhere on the page', async () => {
      await table.getByRole('button', { name: 'SP0065' }).click();
      await page.evaluate(() => {
        location.hash = '#eras';
      });
      await page.getByRole('button', { name: 'Back to the table' }).click();
      await expect(table).toBeVisible();
    });
  });
});
