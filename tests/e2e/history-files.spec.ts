import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test, waitForScriptsIn } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { toast } from './page-tools.ts';

interface Opened {
  readonly decoder: DecoderPage;
  readonly history: HistoryCard;
}

async function openWith(page: Page, ...codes: readonly string[]): Promise<Opened> {
  const [decoder, history] = [new DecoderPage(page), new HistoryCard(page)];
  await decoder.openOn(TODAY);
  for (const code of codes) {
    await decoder.authenticate(code);
    await expect(history.rows.first()).toContainText(code);
  }
  return { decoder, history };
}

const importButton = (page: Page) => page.getByRole('button', { name: 'Import from a file' });
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export as a file' });

/** Chooses a file the way a person does. */
async function choose(page: Page, text: string | Buffer, name = 'history.json'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await importButton(page).click();
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer });
}

async function download(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const waiting = page.waitForEvent('download');
  await exportButton(page).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** An entry of some minute of today, as another device may have exported it. */
function entry(minute: number, dateCode: string, more: Readonly<Record<string, unknown>> = {}) {
  return { id: String(Date.parse(`${TODAY}T09:00:00`) + minute * 60_000), dateCode, ...more };
}

const fileOf = (...entries: readonly unknown[]) => JSON.stringify({ version: 1, entries });

/** Empties the history, as another tab would. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage'));
  });
  await expect(exportButton(page)).toBeHidden();
}

async function closeMessages(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close message' });
  while ((await close.count()) > 0) await close.last().click();
}

test('an exported history can be imported on another device, with names and labels', async ({
  page,
  browser,
  baseURL,
}) => {
  const { decoder, history } = await openWith(page);

  await test.step('export is offered once there is something to export, import always', async () => {
    await expect(exportButton(page)).toBeHidden();
    await expect(importButton(page)).toBeEnabled();
  });

  const text =
    await test.step('the exported file has code, name, time, label and result of every entry', async () => {
      await decoder.authenticate('AR2126');
      await decoder.authenticate('SD1013');
      await history.saveAs('Alma <b>');
      await page.getByRole('combobox', { name: 'Another country' }).selectOption('DE');
      const { name, text } = await download(page);
      expect(name).toBe(`heatstamp-history-${TODAY}.json`);
      expect(JSON.parse(text)).toMatchObject({
        version: 3,
        entries: [
          {
            dateCode: 'SD1013',
            itemName: 'Alma <b>',
            label: 'DE',
            timestamp: expect.stringMatching(new RegExp(`^${TODAY}T.*Z$`)) as unknown,
            result: {
              reading: 'month-year',
              standing: 'documented',
              interval: { from: '2003-11-01', to: '2003-11-30' },
              countries: ['US'],
            },
          },
          { dateCode: 'AR2126', result: { reading: 'week-year' } },
        ],
      });
      expect(text).not.toContain('Untitled');
      return text;
    });

  await test.step('on another device', async () => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    waitForScriptsIn(elsewhere);
    const otherPage = await elsewhere.newPage();
    const other = await openWith(otherPage);
    await choose(otherPage, text);
    await expect(toast(otherPage, '2 entries imported')).toBeVisible();
    await expect(other.history.rows).toHaveText([
      /SD1013 ?Alma <b>.*label differs/,
      /AR2126 ?Untitled Item/,
    ]);
    await other.history.button('View', 'SD1013').click();
    await expect(other.decoder.row('Manufacturing Date')).toHaveText('November 2003');
    await otherPage.reload();
    await expect(other.history.rows).toHaveCount(2);
    await elsewhere.close();
  });
});

test('§9.1: an import says what it did, removes nothing, and can be undone', async ({
  page,
  context,
}) => {
  const { decoder, history } = await openWith(page);
  const undo = page.getByRole('button', { name: 'Undo' });

  await test.step('a file without entries says so', async () => {
    await choose(page, fileOf());
    await expect(toast(page, 'No new entries')).toBeVisible();
    await closeMessages(page);
  });

  await test.step('importing the same file again adds nothing', async () => {
    for (const title of ['1 entry imported', 'No new entries']) {
      await choose(page, fileOf(entry(1, 'VI0956')));
      await expect(toast(page, title)).toBeVisible();
    }
    await expect(history.rows).toHaveCount(1);
    await closeMessages(page);
  });

  await test.step('nothing in a file becomes markup, and no result in it is trusted', async () => {
    await forget(page);
    const forged = { isValid: true, date: '<img src=x onerror=alert(1)>', country: 'Narnia' };
    const more = { itemName: '<b>Alma</b>', timestamp: '<i>x</i>', result: forged };
    await choose(page, fileOf(entry(1, 'sd1013', more)));
    await expect(history.rows).toHaveText([/SD1013 ?<b>Alma<\/b>November 2003, United States/]);
    await expect(history.rows).not.toContainText('<i>');
    await history.button('View', 'SD1013').click();
    await expect(decoder.row('Location')).toHaveText('United States');
    await closeMessages(page);
  });

  await test.step('an import says what it added, already had and left out, and Undo reverts it', async () => {
    await forget(page);
    await decoder.authenticate('AR2126');
    await decoder.authenticate('SD1013');
    const { text } = await download(page);
    const { entries } = JSON.parse(text) as { readonly entries: readonly unknown[] };
    await choose(
      page,
      fileOf(...entries, entry(1, 'VI0956'), entry(2, 'ZZ9999'), { id: 'x' }, 'AR2126'),
    );
    const said = toast(page, '1 entry imported');
    await expect(said).toContainText('2 already here, 3 not readable');
    await expect(history.rows).toHaveText([/SD1013/, /AR2126/, /VI0956/]);
    await undo.click();
    await expect(history.rows).toHaveText([/SD1013/, /AR2126/]);
    await page.reload();
    await expect(history.rows).toHaveCount(2);
  });

  await test.step('§9.1: ten entries stay, named ones first, and Undo restores those that made room', async () => {
    const named = Array.from({ length: 11 }, (_, nth) => entry(nth, 'VI0956', { itemName: 'Noé' }));
    await choose(page, fileOf(...named));
    const said = toast(page, '10 entries imported');
    await expect(said).toContainText(
      '2 unnamed or older removed to make room, 1 left out because the history is full',
    );
    await expect(history.rows).toHaveCount(10);
    await undo.click();
    await expect(history.rows).toHaveText([/SD1013/, /AR2126/]);
  });

  await test.step('any other file is refused, and nothing is lost', async () => {
    for (const [what, text, because] of [
      ['empty', '', 'That file isn’t a Heatstamp history.'],
      ['no JSON', 'AR2126', 'That file isn’t a Heatstamp history.'],
      ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), 'isn’t a Heatstamp history.'],
      ['another object', '{"name":"x"}', 'That file isn’t a Heatstamp history.'],
      ['of version 4', '{"version":4,"entries":[]}', 'A newer version of Heatstamp'],
      ['too large', 'x'.repeat(1_000_001), 'over 1 MB'],
    ] as const) {
      // An invisible mark in the name must not turn the line round.
      await choose(page, text, `<b>${what}</b>\u202e.json`);
      const said = toast(page, `Nothing imported from <b>${what}</b>.json`);
      await expect(said).not.toContainText('\u202e');
      await expect(said).toContainText(because);
      await expect(said).toContainText('Your history hasn’t changed.');
      await expect(history.rows).toHaveText([/SD1013/, /AR2126/]);
      await expect(undo).toBeHidden();
    }
    await closeMessages(page);
  });

  await test.step('two open tabs show the same after an import', async () => {
    const other = await openWith(await context.newPage());
    await choose(page, fileOf(entry(1, 'VI0956')));
    await expect(other.history.rows).toHaveText([/SD1013/, /AR2126/, /VI0956/]);
    await undo.click();
    await expect(other.history.rows).toHaveText([/SD1013/, /AR2126/]);
  });

  await test.step('by keyboard, the button opens the file dialog, and Undo takes the focus and returns it', async () => {
    const chooser = page.waitForEvent('filechooser');
    await importButton(page).press('Enter');
    const buffer = Buffer.from(fileOf(entry(1, 'VI0956')));
    await (await chooser).setFiles({ name: 'x.json', mimeType: 'application/json', buffer });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(importButton(page)).toBeFocused();
  });

  await test.step('where nothing can be stored, a toast says so, and the entries last for the visit', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await choose(page, fileOf(entry(1, 'VI0956')));
    await expect(history.rows).toHaveText([/SD1013/, /AR2126/, /VI0956/]);
    await expect(toast(page, 'Your history can’t be stored')).toBeVisible();
  });
});
