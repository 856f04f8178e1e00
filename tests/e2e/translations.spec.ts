import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { decode, type ValidResult } from '../../src/heatstamp.ts';
import { lettersWorn } from '../../src/text/answer.ts';
import { golden } from '../golden.ts';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { openStopped, toast, withoutShare } from './page-tools.ts';
import { paste } from './paste.ts';
import { expectNoViolation } from './scan.ts';
import { translations, wordsOf, type SiteWords } from './site-language.ts';

/** A table as it is copied from a spreadsheet: two rows read, one of them with the wrong label, and one does not. */
const STOCK = 'Item\tCode\tMade in\nSpeedy\tSP0065\tItaly\nAlma\tVI0956\tFrance\nNoé\tXX0000\t';

/** One example of each format, standing and error. A blank field brings a toast instead. */
const examples = new Map(
  golden
    .filter(({ expect: { errorCode } }) => errorCode !== 'empty')
    // Where two letters must have worn off, the page leads with what the code was then.
    .filter(({ input, today }) => lettersWorn(decode(input, { today })) === undefined)
    .map((row) => {
      const { format, standing, errorCode } = row.expect;
      return [JSON.stringify([format, standing, errorCode]), row] as const;
    }),
);

for (const { id, path, name, listing } of translations) {
  test.describe(name, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test(
      'a code is read, kept and shown again in the language, and the same in English',
      { tag: '@smoke' },
      async ({ page }) => {
        const [words, english] = await Promise.all([wordsOf(id), wordsOf('en')]);
        const decoder = new DecoderPage(page, words);
        await decoder.openOn(TODAY, `${path}/`);

        await test.step('what is typed is answered in the language, and its address is one of it', async () => {
          await decoder.input.focus();
          await page.keyboard.type('AR2126');
          await page.keyboard.press('Enter');
          await page.clock.runFor(1000);
          await expectAnswer(page, words, 'AR2126');
          await expect(page).toHaveURL(`${path}/#code=AR2126`);
        });

        await test.step('its label is compared, and it is kept under a name', async () => {
          await decoder.authenticate('SD1013');
          await radio(page, words.countryName('FR')).check();
          await expect(decoder.result).toContainText(words.checkSheet.outcomes.conflicts);
          await decoder.result.getByText(words.saveForm.open, { exact: true }).click();
          await page.getByRole('textbox', { name: words.saveForm.field }).fill('Alma');
          await page.getByRole('button', { name: words.saveForm.button }).click();
          await expect(decoder.result).toContainText(words.saveForm.named('Alma'));
        });

        await test.step('after a reload the history is in the language', async () => {
          await page.reload();
          await expectEntries(page, words);
        });

        await test.step('in English the same answer and the same entries are in English', async () => {
          await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
          await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/#code=SD1013&made-in=FR$/);
          await page.clock.runFor(1000);
          await expectAnswer(page, english, 'SD1013');
          await expectEntries(page, english);
        });
      },
    );

    test('§5.1, §5.3: the documented examples are shown in the words of the language', async ({
      page,
    }) => {
      const words = await wordsOf(id);
      const decoder = new DecoderPage(page, words);
      const rows = [...examples.values()].sort((a, b) => a.today.localeCompare(b.today));
      let [day = ''] = rows.map(({ today }) => today);
      await decoder.openOn(day, `${path}/`);
      for (const { input, today } of rows) {
        await test.step(`on ${today} ${input}`, async () => {
          if (today !== day) await page.clock.pauseAt(new Date(`${today}T12:00:00`));
          day = today;
          const result = decode(input, { today, words: words.core });
          await decoder.authenticate(input);
          if (!result.isValid) {
            // A year alone is told as one, in place of the error.
            const year = result.hints.find(({ id }) => id === 'year-alone');
            await expect(decoder.result).toContainText(words.typeset(year?.text ?? result.error));
            return;
          }
          const { rows: labels } = words.validPanel;
          await expect(decoder.row(labels.date)).toHaveText(result.date);
          await expect(decoder.row(labels.country)).toHaveText(result.country);
          // Digits alone name no factory, and come with no places.
          const factory = result.places.length > 0 ? result.factoryCode : labels.noFactory;
          await expect(decoder.row(labels.factory)).toHaveText(factory);
          const period = decoder.row(labels.period);
          await expect(period).toContainText(words.withEnDash(result.period));
          await expect(period).toContainText(labels.periodNote);
          await expect(decoder.row(labels.format)).toHaveText(result.format);
        });
      }
    });

    test('every kind of answer is given in the language, for everybody', async ({ page }) => {
      const words = await wordsOf(id);
      const decoder = new DecoderPage(page, words);
      await withoutShare(page);
      await decoder.openOn(TODAY, `${path}/`);

      await test.step('home, before anything is asked', async () => {
        await expectNoViolation(page);
      });

      await test.step('a code that does not read, and the one that was meant', async () => {
        await decoder.authenticate('AR2I26');
        await expect(decoder.result).toContainText(words.invalidPanel.suggestionsTitle);
        await expectNoViolation(page, decoder.result);
        await decoder.result.getByRole('button', { name: /^AR2126/ }).click();
        await page.clock.runFor(1000);
        await expectAnswer(page, words, 'AR2126');
        await expectNoViolation(page, decoder.result);
      });

      await test.step('its model, and a link to it', async () => {
        const model = decoder.result.getByRole('combobox', { name: words.questions.line.label });
        await model.selectOption({ value: 'neverfull' });
        await expect(decoder.result).toContainText(words.checkSheet.outcomes.agrees);
        await decoder.result.getByRole('button', { name: words.resultTools.copy }).click();
        await toast(page, words.linkCopied.title).waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(new URL(copied).pathname).toBe(`${path}/`);
        expect(new URL(copied).hash).toBe('#code=AR2126&line=neverfull');
      });

      await test.step('a worn stamp', async () => {
        await decoder.ask('SD?013');
        const panel = page.getByRole('region', { name: words.fadedPanel.title });
        await expect(panel).toContainText(words.core.places.US);
        await expectNoViolation(page, panel);
      });

      await test.step('a listing', async () => {
        await pasteInto(page, decoder, listing);
        const sheet = page.getByRole('region', { name: words.checkSheet.title });
        await expect(sheet).toContainText(words.checkSheet.outcomes.conflicts);
        await expect(sheet).toContainText(words.checkSheet.outcomes.agrees);
        await expect(page.getByRole('blockquote')).toContainText('M51130');
        await expectNoViolation(page, decoder.result);
      });

      await test.step('a text without a code', async () => {
        await pasteInto(page, decoder, 'Speedy 30\nM41526');
        const none = page.getByRole('region', { name: words.noCode.title });
        await expect(none).toContainText(words.noCode.styleNumber(['M41526']));
      });

      await test.step('a table, with its filter, as a file', async () => {
        await pasteInto(page, decoder, STOCK);
        const panel = page.getByRole('region', { name: words.tablePanel.title });
        const { filters, outcomeCounts, take, csv } = words.tablePanel;
        await expect(panel).toContainText(outcomeCounts.unreadable(1));
        await expectNoViolation(page, panel);
        await panel.getByRole('button', { name: `${filters.differs} 1` }).click();
        await expect(panel.locator('tbody').getByRole('button')).toHaveText(['SP0065']);
        await panel.getByText(take, { exact: true }).click();
        const download = page.waitForEvent('download');
        await panel.getByRole('button', { name: csv }).click();
        const text = await readFile(await (await download).path(), 'utf8');
        expect(text).toContain('line_number,');
        expect(text).toContain(words.core.places.FR);
      });
    });

    test('a form on home is honest, in the language', async ({ page }) => {
      const words = await wordsOf(id);
      await openStopped(page, `${path}/`);
      await test.step('the guide by e-mail says before and after that nothing is sent', async () => {
        await page.getByRole('button', { name: words.guideForm.open }).click();
        const dialog = page.getByRole('dialog', { name: words.guideForm.dialogTitle });
        await expect(dialog).toContainText(words.guideForm.dialogText);
        await expectNoViolation(page, dialog);
        await dialog.getByRole('textbox').fill('someone@example.com');
        await dialog.getByRole('button', { name: words.guideForm.submit }).click();
        await page.clock.runFor(1000);
        const { title, note = '' } = words.guideForm.sent;
        await expect(toast(page, title)).toContainText(note);
      });
    });

    test.describe('Other pages', () => {
      test.use({ expectedTrouble: [/404: there is no page at|Failed to load resource.*404/] });

      test('have the language of their address, for everybody', async ({ page }) => {
        const words = await wordsOf(id);
        for (const [address, title] of [
          ['/no-code', words.noCodePage.title],
          ['/codes/sd', /SD/],
          ['/guide', words.cover.title],
          ['/nowhere', words.notFound.title],
        ] as const) {
          await test.step(address, async () => {
            await page.goto(path + address);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
            await expect(page.locator('html')).toHaveAttribute('lang', id);
            await expectNoViolation(page);
          });
        }
        await page.getByRole('link', { name: words.notFound.home }).last().click();
        await expect(page).toHaveURL(`${path}/`);
      });
    });
  });
}

/** Expects the result of a code in words: its title in the page and in the tab, its sentence, date and country. */
async function expectAnswer(page: Page, words: SiteWords, code: string): Promise<void> {
  const decoder = new DecoderPage(page, words);
  const result = decode(code, { today: TODAY, words: words.core });
  if (!result.isValid) throw new Error(`${code} does not read.`);
  await expect(decoder.result).toContainText(words.validPanel.title);
  await expect(decoder.result).toContainText(sentenceOf(words, result));
  await expect(decoder.row(words.validPanel.rows.date)).toHaveText(result.date);
  await expect(decoder.row(words.validPanel.rows.country)).toHaveText(result.country);
  await expect(page).toHaveTitle(new RegExp(`^${code}`));
}

function sentenceOf({ sentence, withArticle }: SiteWords, result: ValidResult): string {
  const { week, month, year, interval, country } = result;
  const when =
    week === undefined ? sentence.month(month, year) : sentence.week(week, year, interval);
  return sentence
    .madeIn(when, withArticle(country))
    .map((piece) => (typeof piece === 'string' ? piece : piece.days))
    .join('');
}

/** Expects the history of the first walk in words: a bag with a name and a wrong label, and one without. */
async function expectEntries(page: Page, words: SiteWords): Promise<void> {
  const { core, historyCard, historyList, UNTITLED } = words;
  const rows = page.getByRole('region', { name: historyCard.title }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const [index, [code, name]] of [
    ['SD1013', 'Alma'],
    ['AR2126', UNTITLED],
  ].entries()) {
    const result = decode(code ?? '', { today: TODAY, words: core });
    const row = rows.nth(index);
    await expect(row).toContainText(name ?? '');
    if (result.isValid) await expect(row).toContainText(result.date);
    const view = historyList.actionLabel(historyList.view, code ?? '', name ?? '');
    await expect(row.getByRole('button', { name: view })).toBeVisible();
  }
}

function radio(page: Page, name: string): Locator {
  return page.getByRole('radio', { name, exact: true });
}

async function pasteInto(page: Page, decoder: DecoderPage, text: string): Promise<void> {
  await decoder.input.fill('');
  await decoder.input.focus();
  await paste(page, text);
  await page.clock.runFor(1000);
}
