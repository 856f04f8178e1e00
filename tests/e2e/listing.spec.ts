import type { Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { paste } from './paste.ts';

const LISTING = [
  'Louis Vuitton Neverfull MM',
  'Date code: SD1013 (October 2013)',
  'Made in France',
  'Style N51105',
];
const TABLE = 'The seller says, the code says';

test('product §1.3, product §1.5: a code is found in a listing, and said to be', async ({
  page,
}) => {
  const [decoder, history] = [new DecoderPage(page), new HistoryCard(page)];
  await decoder.openOn(TODAY);

  await test.step('product §1.5: its letters and digits apart, or digits behind the words for it', async () => {
    for (const [text, found, date] of [
      ['date code: SP0065, made in France', 'SP0065', 'June 2005'],
      ['Speedy 30, SD 1013, made in USA', 'SD 1013', 'November 2003'],
      ['vintage bag, date code 836', '836', 'June 1983'],
    ] as const) {
      await decoder.authenticate(text);
      await expect(decoder.row('Manufacturing Date')).toHaveText(date);
      await expect(page.getByText(`Found ${found} in what you pasted.`)).toBeVisible();
      await expect(history.rows.first()).toContainText(date);
    }
    await expect(history.rows).toHaveCount(3);
  });

  await test.step('product §1.5: a pasted listing is read as it stands, and a code alone is not said to be found', async () => {
    await page.getByRole('button', { name: 'Analyze Another' }).click();
    await decoder.input.focus();
    await paste(page, 'in LA 2017, date code LA 0949\n');
    await expect(decoder.input).toHaveValue(/^in LA 2017, date code LA 0949/);
    await expect(decoder.input).toHaveCSS('text-transform', 'none');
    await expect(decoder.row('Manufacturing Date')).toHaveText('April 1999');
    await decoder.authenticate('AR2126');
    await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
    await expect(page.getByText(/in what you pasted/)).toBeHidden();
  });

  await test.step('product §1.3, product §1.5: a code with a dash and a style number are answered as before', async () => {
    for (const text of ['AR-2126', 'M43186']) {
      await decoder.authenticate(text);
      await expect(decoder.result, text).toContainText('Invalid Code');
      await expect(decoder.result).toContainText('This format doesn’t match any known');
      await page.getByRole('button', { name: 'Try Again' }).click();
    }
  });
});

test('product §1.8, product §1.9, product §2: a listing shows what the seller says and what the code says', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  const table = page.getByRole('table', { name: TABLE });
  const panel = page.getByRole('region', { name: 'Table of codes' });
  const startOver = page.getByRole('button', { name: /^(Start Over|Analyze Another)$/ });
  await decoder.openOn(TODAY);

  for (const [way, enter] of [
    ['pasted', () => pasteInto(page, LISTING.join('\n'))],
    ['typed', () => decoder.authenticate(LISTING.join(', '))],
    ['in a link', () => page.goto(`/#code=${encodeURIComponent(LISTING.join(', '))}`)],
  ] as const) {
    await test.step(`product §1.9, product §2: ${way}`, async () => {
      await expect(table).toBeHidden();
      await enter();
      await page.clock.runFor(1000);
      await expect(table.getByRole('row')).toHaveText([
        'The seller saysThe code saysDo they agree?',
        'LabelFranceUnited StatesDiffer',
        /^DateOctober 2013November 2003DifferThe seller says October 2013, probably from/,
        /^Line or modelNeverfull.*November 2003Too earlyThe earliest year/,
        'Style numberN51105Nothing about the date: it identifies the model',
      ]);
      await expect(page.getByRole('radio', { name: 'France', exact: true })).toBeChecked();
      const said = page.getByRole('status').filter({ hasText: 'Made in November 2003' });
      await expect(said).toContainText(
        'Seller and code disagree on the label (seller: France; code: United States)',
      );
      await startOver.click();
    });
  }

  await test.step('product §2: what the seller says is printed with the sheet', async () => {
    await pasteInto(page, LISTING.join('\n'));
    await table.waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await expect(table).toContainText('Too early');
    await page.emulateMedia({ media: null });
    await startOver.click();
  });

  await test.step('product §2: among other lines it says the same, once its row is opened', async () => {
    await pasteInto(page, `${LISTING.join(', ')}\nAR2126`);
    await panel.getByRole('button', { name: 'SD1013' }).click();
    await expect(table).toContainText('LabelFranceUnited States');
    await startOver.click();
  });

  await test.step('product §2: listings with a blank line between them have a row each', async () => {
    await pasteInto(page, `${LISTING.join('\n')}\n\nAlma\nDate code: VI0956\nMade in France`);
    await expect(panel).toContainText('2 rows: 1 read, 1 doesn’t match what was stated.');
    await startOver.click();
  });

  await test.step('product §2: a text without a code says so, and knows a style number', async () => {
    await pasteInto(page, 'Speedy 30\nM41526\nvery good, no box');
    const none = page.getByRole('region', { name: 'No date code found' });
    await expect(none).toContainText(
      'We found no date code in this text, but we may have missed one.',
    );
    await expect(none).toContainText('M41526 looks like a style number');
    await expect(none).not.toContainText('SPEEDY');
    const said = page.getByRole('status').filter({ hasText: 'We found no date code' });
    await expect(said).toHaveCount(1);
  });

  await test.step('product §1.8: asked what it is, the result says whether that was sold by then, and who says so', async () => {
    await decoder.authenticate('SD1013');
    const question = decoder.result.getByRole('combobox', { name: 'Which model is it?' });
    await question.selectOption('Neverfull');
    await expect(
      decoder.result.getByText('Too early for the model', { exact: true }),
    ).toBeVisible();
    await expect(decoder.result.getByRole('link', { name: 'Open for Vintage' })).toBeVisible();
    await question.selectOption('Speedy');
    await expect(decoder.result.getByText('The model was already on sale')).toBeVisible();
    await question.selectOption('Choose a model');
    await expect(decoder.result.getByText('The model was already on sale')).toBeHidden();
    await startOver.click();
  });

  await test.step('product §1.9: viewing an entry of the history shows again what its seller said', async () => {
    await pasteInto(page, LISTING.join('\n'));
    await table.waitFor();
    await decoder.authenticate('AR2126');
    await expect(table).toBeHidden();
    await new HistoryCard(page).button('View', 'SD1013').first().click();
    await page.clock.runFor(1000);
    await expect(table).toContainText('LabelFranceUnited States');
    await expect(table).toContainText('October 2013');
    await page.reload();
    await page.clock.runFor(1000);
    await expect(table).toContainText('LabelFranceUnited States');
  });
});

async function pasteInto(page: Page, text: string): Promise<void> {
  await new DecoderPage(page).input.focus();
  await paste(page, text);
  await page.clock.runFor(0);
}
