import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { toast } from './page-tools.ts';
import { paste } from './paste.ts';

const LINES = [
  'SD1013',
  'Speedy SP0065, made in France',
  '',
  '121',
  '<img src=x onerror=alert(1)>',
  '• AR2126',
  '=1+1',
];

/** Pastes lines, and waits for their table in the place of the last answer. */
async function pasteLines(page: Page, panel: Locator, lines: readonly string[]): Promise<void> {
  const startOver = page.getByRole('button', { name: /^(Start Over|Analyze Another)$/ }).first();
  if (await startOver.isVisible()) await startOver.click();
  await expect(panel).toBeHidden();
  await new DecoderPage(page).input.focus();
  await paste(page, lines.join('\r\n'));
  await page.clock.runFor(0);
  await panel.waitFor();
}

/** What stands in a column, from top to bottom. */
async function column(panel: Locator, at: number): Promise<readonly string[]> {
  const cells = panel.locator(`tbody td:nth-child(${at})`);
  return at === 2 ? cells.getByRole('button').allTextContents() : cells.allTextContents();
}

test('§2.2: pasted lines become a table at once, which sorts, filters, opens its rows and is taken along', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  const history = new HistoryCard(page);
  const panel = page.getByRole('region', { name: 'Table of codes' });
  const open = (lines: readonly string[] = LINES) => pasteLines(page, panel, lines);
  await decoder.openOn(TODAY);

  await test.step('§2.2: one pasted line is typed text, and waits to be sent', async () => {
    await decoder.input.focus();
    await paste(page, 'sd1013');
    await expect(decoder.input).toHaveValue('sd1013');
    await expect(page.getByRole('button', { name: 'AUTHENTICATE DATE CODE' })).toBeEnabled();
    await decoder.input.fill('');
  });

  await test.step('pasted lines become a table at once, one row a code, what does not read included', async () => {
    await open();
    await expect(panel).toBeFocused();
    await expect(panel.getByRole('table', { name: 'Table of codes' })).toBeVisible();
    await expect(panel).toContainText('4 rows: 3 read, 1 doubtful. Also 2 lines not about a code.');
    expect(await column(panel, 2)).toEqual(['121', 'SD1013', 'SP0065', 'AR2126']);
    expect(await column(panel, 3)).toEqual([
      'December 1901',
      'November 2003',
      'June 2005',
      'Week 22, 2016',
    ]);
    await expect(panel.getByRole('row').nth(3)).toContainText('Speedy SP0065, made in France');
    await expect(panel.getByRole('row').nth(1)).toContainText('No bag has a code from 1901');
    await panel.getByText('2 lines that aren’t about a code').click();
    await expect(panel.getByRole('listitem')).toHaveText(['<img src=x onerror=alert(1)>', '=1+1']);
    const said = page.getByRole('status').filter({ hasText: '4 rows: 3 read' });
    await expect(said).toHaveCount(1);
    await expect(decoder.input).toHaveValue('');
  });

  await test.step('a table enters no history; a row that is opened does, and knows the way back', async () => {
    await open();
    await expect(history.rows).toHaveCount(0);
    await panel.getByRole('button', { name: 'SP0065' }).click();
    await page.clock.runFor(1000);
    await expect(decoder.row('Manufacturing Date')).toHaveText('June 2005');
    await expect(history.rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.clock.runFor(0);
    await expect(panel).toContainText('4 rows');
    await expect(panel.getByRole('button', { name: 'SP0065' })).toBeFocused();
    await panel.getByRole('button', { name: 'Start Over' }).first().click();
    await expect(panel).toBeHidden();
    await expect(decoder.input).toBeFocused();
  });

  await test.step('a header sorts, and sorts the other way', async () => {
    await open();
    const date = panel.getByRole('columnheader', { name: 'Date' });
    await date.getByRole('button').click();
    await expect(date).toHaveAttribute('aria-sort', 'ascending');
    expect(await column(panel, 1)).toEqual(['3', '1', '2', '5']);
    await date.getByRole('button').click();
    await expect(date).toHaveAttribute('aria-sort', 'descending');
    expect(await column(panel, 1)).toEqual(['5', '2', '1', '3']);
    await expect(panel.locator('[aria-sort]')).toHaveCount(1);
  });

  await test.step('rows that are read or doubtful show alone, and are counted', async () => {
    await open();
    for (const [name, lines] of [
      ['Doubtful 1', ['3']],
      ['Read 3', ['1', '2', '5']],
      ['All 4', ['3', '1', '2', '5']],
      ['1 to look at', ['3']],
    ] as const) {
      const filter = panel.getByRole('button', { name, exact: true });
      await filter.click();
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      expect(await column(panel, 1)).toEqual(lines);
    }
  });

  await test.step('the table by keyboard alone', async () => {
    await open();
    await expect(panel).toBeFocused();
    // Behind the filters and the button with what can be copied.
    const row = panel.getByRole('button', { name: 'Row', exact: true });
    const isThere = () => row.evaluate((button) => button === document.activeElement);
    for (let at = 0; at < 10 && !(await isThere()); at += 1) await page.keyboard.press('Tab');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await column(panel, 1)).toEqual(['1', '2', '3', '5']);
    await page.keyboard.press('Enter');
    expect(await column(panel, 1)).toEqual(['5', '3', '2', '1']);
    const first = panel.getByRole('button', { name: 'AR2126' });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused({ timeout: 50 });
    }).toPass();
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(decoder.result).toBeFocused();
    const back = page.getByRole('button', { name: 'Back to the table' });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(back).toBeFocused({ timeout: 50 });
    }).toPass();
    await page.keyboard.press('Enter');
    await page.clock.runFor(0);
    await expect(panel.getByRole('button', { name: 'AR2126' })).toBeFocused();
  });

  await test.step('the table is copied for a spreadsheet, in the order in which it shows', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open();
    await panel.getByRole('button', { name: 'Doubtful 1' }).click();
    await panel.getByText('Copy', { exact: true }).click();
    await panel.getByRole('button', { name: 'Copy for my sheet' }).click();
    await expect(toast(page, 'copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const records = text.split(/\r?\n/).map((line) => line.split('\t').slice(0, 2));
    expect(records).toEqual([['121', 'December 1901'], ['']]);
  });

  await test.step('where copying is forbidden, that is said', async () => {
    await open();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await panel.getByText('Copy', { exact: true }).click();
    await panel.getByRole('button', { name: 'Copy for my sheet' }).click();
    await expect(toast(page, 'The table could not be copied')).toBeVisible();
  });

  for (const [name, file, begin] of [
    ['Download CSV', 'heatstamp.csv', 'line_number,input,code,is_valid,date,country,'],
  ] as const) {
    await test.step(`${name} gives the rows as ${file}`, async () => {
      await open();
      const wanted = page.waitForEvent('download');
      await panel.getByText('Copy', { exact: true }).click();
      await panel.getByRole('button', { name }).click();
      const download = await wanted;
      expect(download.suggestedFilename()).toBe(file);
      const text = await readFile(await download.path(), 'utf8');
      expect(text.startsWith(begin)).toBe(true);
      for (const line of ['3,121,', '4,<img src=x onerror=alert(1)>,', "6,'=1+1,"])
        expect(text).toContain(`\r\n${line}`);
    });
  }

  await test.step('a text with several codes is about one bag, and the others are a press away', async () => {
    await decoder.input.fill('two bags: SD1013 and AR2126');
    await decoder.input.press('Enter');
    await page.clock.runFor(1000);
    await expect(decoder.result).toContainText('Also in the text: AR2126 (Week 22, 2016)');
    await decoder.result.getByRole('button', { name: 'AR2126' }).click();
    await page.clock.runFor(1000);
    await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
    await page.getByRole('button', { name: 'Back to the text' }).click();
    await page.clock.runFor(1000);
    await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
  });

  await test.step('columns of a spreadsheet are known by their header and stay, and labels are compared with codes', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.reload();
    await decoder.result.waitFor();
    await open([
      'Référence\tModèle\tCode de date\tFabriqué en\tPrix',
      'LV-7\tSpeedy 30\tSP0065\tItalie\t1,250 €',
      'LV-8\tNeverfull MM\tSD1013\tUSA\t980 €',
      'LV-9\tAlma\tVI0956\tFrance\t640 €',
    ]);
    await expect(panel).toContainText('3 rows: 1 read, 2 don’t match what was stated.');
    const rows = panel.getByRole('row');
    await expect(rows.nth(1)).toContainText(
      'SP0065Speedy 30LV-71,250 €June 2005FranceItalieLabel differs',
    );
    // What is the same for every row is said once.
    await expect(panel.getByText('a reason to look closer, not proof')).toHaveCount(1);
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(rows.nth(2).getByText('Sources say Neverfull was introduced')).toBeVisible();
    }
    await expect(panel.getByRole('columnheader', { name: 'Prix' })).toBeHidden();
    await panel.getByText('Copy', { exact: true }).click();
    await panel.getByRole('button', { name: 'Copy for my sheet' }).click();
    await expect(toast(page, 'copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const [head, first] = text.split(/\r?\n/);
    expect(head).toMatch(/^Référence\tModèle\tCode de date\tFabriqué en\tPrix\tCode\tDate\t/);
    expect(first).toMatch(/^LV-7\tSpeedy 30\tSP0065\tItalie\t1,250 €\tSP0065\tJune 2005\t/);
    await page.setViewportSize({ width: 1280, height: 740 });
    await panel.getByRole('button', { name: 'Doesn’t match 2' }).click();
    await expect(rows).toHaveCount(3);
    await panel.getByRole('button', { name: 'SP0065' }).click();
    await expect(decoder.result).toContainText('Lists give SP to France, not Italy.');
    await expect(decoder.result.getByRole('heading', { level: 2 })).toContainText('label differs');
    await expect(history.rows.first()).toContainText('Speedy 30');
  });

  await test.step('a phone shows two lines a row, and nothing has to be scrolled sideways', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open();
    // Nothing lies over it.
    await panel.getByRole('button', { name: /to look at$/ }).click({ trial: true });
    await expect(panel.getByRole('row').nth(3).getByRole('cell')).toHaveText([
      '2',
      /^SP0065/,
      'June 2005',
      'France',
      'Documented date',
    ]);
    // Two lines, and more only where the seller's words or the answer take them: nothing is cut.
    for (const code of ['SD1013', 'AR2126']) {
      const row = panel.getByRole('row').filter({ hasText: code });
      expect((await row.boundingBox())?.height).toBeLessThan(80);
    }
    const cut = await panel
      .locator('tbody td, tbody td *')
      .evaluateAll(
        (all) =>
          all.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
            .length,
      );
    expect(cut).toBe(0);
    await expect(panel.getByRole('row').nth(1)).toBeInViewport({ ratio: 1 });
    const sides = async (text: string) => {
      const box = await panel
        .getByRole('row')
        .nth(0)
        .getByText(text, { exact: true })
        .boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    expect(await sides('Date')).toBe(await sides('Verdict'));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('a long table is drawn in parts, kept in its place and printed in whole', async ({ page }) => {
  const decoder = new DecoderPage(page);
  const panel = page.getByRole('region', { name: 'Table of codes' });
  const open = (lines: readonly string[] = LINES) => pasteLines(page, panel, lines);
  await decoder.openOn(TODAY);

  await test.step('coming back finds the rows as they were left, and the place', async () => {
    await open(
      Array.from({ length: 150 }, (_, at) => `AR2${String(100 + at).slice(-2)}${at % 2 ? 6 : 8}`),
    );
    await panel.getByRole('button', { name: 'Code', exact: true }).click();
    await panel.getByRole('button', { name: 'Code', exact: true }).click();
    const row = panel.getByRole('row').nth(40).getByRole('button');
    const code = await row.innerText();
    await row.click();
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.clock.runFor(0);
    await expect(panel.getByRole('columnheader', { name: 'Code' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const again = panel.getByRole('row').nth(40).getByRole('button');
    await expect(again).toHaveText(code);
    await expect(again).toBeFocused();
    await expect(again).toBeInViewport();
  });

  await test.step('it is printed as a table alone, with all its rows', async () => {
    await open(Array.from({ length: 120 }, (_, at) => (at % 40 === 0 ? '121' : 'SD1013')));
    await expect(panel.getByRole('row')).toHaveCount(51);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(panel.getByRole('row')).toHaveCount(121);
    await expect(panel.getByText('Table of codes 120 rows')).toBeVisible();
    // The head of the later sheets would leave buttons out.
    await expect(panel.getByRole('columnheader', { name: 'Verdict' }).locator('*')).toHaveCount(0);
    await expect(panel.getByText('A code doesn’t prove authenticity')).toBeVisible();
    await expect(panel.getByText('No bag has a code').first()).toBeVisible();
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('search'),
      page.getByRole('button', { name: 'Copy for my sheet' }),
      page.getByRole('button', { name: 'All 120' }),
      page.getByRole('heading', { name: 'FACTORY LOCATION CODES' }),
    ])
      await expect(hidden).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(panel.getByRole('row')).toHaveCount(51);
    await page.emulateMedia({ media: null });
  });

  await test.step('a long table is drawn in parts, and what is beyond its limit is read next', async () => {
    await open(Array.from({ length: 10_003 }, () => 'SD1013'));
    await expect(panel).toContainText('10000 rows: 10000 read');
    await expect(panel.getByRole('row')).toHaveCount(51);
    await panel.getByRole('button', { name: 'Show 50 of 9950 more' }).click();
    await expect(panel.getByRole('row')).toHaveCount(101);
    await panel.getByRole('button', { name: 'Read the other 3' }).click();
    await page.clock.runFor(0);
    await expect(panel).toContainText('3 rows: 3 read');
  });
});

test('ten thousand long lines never hold up the page, and can be called off', async ({ page }) => {
  const decoder = new DecoderPage(page);
  const panel = page.getByRole('region', { name: 'Table of codes' });
  await page.goto('/');

  await test.step('they never hold up the page, say how far they are, and can be called off', async () => {
    await decoder.input.focus();
    await page.evaluate(() => {
      const gaps: number[] = [];
      let last = performance.now();
      const tick = () => {
        const now = performance.now();
        gaps.push(now - last);
        last = now;
        if ('gaps' in window) setTimeout(tick, 0);
      };
      Object.assign(window, { gaps });
      tick();
    });
    await page.evaluate(() => {
      const line = `Speedy 30, bought in 2008, ${'very good condition, '.repeat(40)}date code SP0065`;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', Array.from({ length: 10_000 }, () => line).join('\n'));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(page.getByRole('progressbar')).toBeVisible();
    const longest = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const { gaps } = window as unknown as { gaps: number[] };
      Reflect.deleteProperty(window, 'gaps');
      return Math.max(...gaps) / gaps.reduce((sum, gap) => sum + gap, 0);
    });
    // As a part of the whole time, because a busy machine holds up whatever runs. All at once would take it all.
    expect(longest).toBeLessThan(0.5);
    await page.getByRole('button', { name: 'Start Over' }).first().click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(decoder.input).toBeFocused();
    await expect(panel).toHaveCount(0);
  });

  await test.step('they are read in pieces, between which the page shows how far it is', async () => {
    await decoder.input.focus();
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        seen.add(document.querySelector('[role=progressbar], progress')?.outerHTML ?? '');
        requestAnimationFrame(look);
      };
      look();
    });
    const words = 'Louis Vuitton Speedy, pre-loved with light wear, comes with its dust bag, ';
    await paste(page, Array.from({ length: 10_000 }, () => `${words}code SD1013`).join('\n'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(panel).toContainText('10000 rows', { timeout: 60_000 });
    // One piece that held everything would let no frame through.
    const seen = await page.evaluate(() => (window as unknown as { seen: Set<string> }).seen.size);
    expect(seen).toBeGreaterThan(4);
  });
});
