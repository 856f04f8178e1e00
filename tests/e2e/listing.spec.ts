import type { Page } from '@playwright/test';
import { DecoderPage } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { paste } from './paste.ts';

const TODAY = '2026-11-21';

test('product §1.5: a code is found in a listing, its letters and digits apart, or digits behind the words for it, and said to be', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  const history = new HistoryCard(page);
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

test('product §1.5: a pasted listing is read as it stands, and a code alone is not said to be found', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await decoder.input.focus();
  await paste(page, 'in LA 2017, date code LA 0949\n');
  await decoder.input.press('Enter');
  await page.clock.runFor(1000);
  await expect(decoder.row('Manufacturing Date')).toHaveText('April 1999');
  await decoder.authenticate('AR2126');
  await expect(page.getByText(/in what you pasted/)).toBeHidden();
});

test('product §1.3, product §1.5: a code with a dash and a style number are answered as before', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  for (const text of ['AR-2126', 'M43186']) {
    await decoder.authenticate(text);
    await expect(decoder.result, text).toContainText('Invalid Code');
    await expect(decoder.result).toContainText("This format doesn't match any known");
  }
});

const LISTING = [
  'Louis Vuitton Neverfull MM',
  'Date code: SD1013 (October 2013)',
  'Made in France',
  'Style N51105',
];
const TABLE = 'The seller says, the code says';

for (const [way, enter] of [
  ['pasted', (page: Page) => pasteInto(page, LISTING.join('\n'))],
  ['typed', (page: Page) => new DecoderPage(page).authenticate(LISTING.join(', '))],
  ['in a link', (page: Page) => page.goto(`/#code=${encodeURIComponent(LISTING.join(', '))}`)],
] as const) {
  test(`product §1.9, product §2: a listing ${way} shows what the seller says and what the code says`, async ({
    page,
  }) => {
    await new DecoderPage(page).openOn(TODAY);
    await enter(page);
    await page.clock.runFor(1000);
    const rows = page.getByRole('table', { name: TABLE }).getByRole('row');
    await expect(rows).toHaveText([
      'The seller saysThe code saysDo they agree?',
      'LabelFranceUnited StatesDiffer',
      /^DateOctober 2013November 2003DifferThe seller says October 2013, which is/,
      /^Line or modelNeverfull.*November 2003Too earlyThe earliest year/,
      'Style numberN51105Nothing: it names the model',
    ]);
    await expect(page.getByRole('radio', { name: 'France', exact: true })).toBeChecked();
    const said = page.getByRole('status').filter({ hasText: 'Made in November 2003' });
    await expect(said).toContainText(
      'Seller and code differ on the label (France, but United States)',
    );
  });
}

test('product §2: among other lines it says the same, once its row is opened', async ({ page }) => {
  await new DecoderPage(page).openOn(TODAY);
  await pasteInto(page, `${LISTING.join(', ')}\nAR2126`);
  const panel = page.getByRole('region', { name: 'Table of codes' });
  await panel.getByRole('button', { name: 'SD1013' }).click();
  await expect(page.getByRole('table', { name: TABLE })).toContainText('LabelFranceUnited States');
});

test('product §2: listings with a blank line between them have a row each', async ({ page }) => {
  await new DecoderPage(page).openOn(TODAY);
  await pasteInto(page, `${LISTING.join('\n')}\n\nAlma\nDate code: VI0956\nMade in France`);
  await expect(page.getByRole('region', { name: 'Table of codes' })).toContainText(
    '2 rows: 1 read, 1 differs from the seller.',
  );
});

test('product §2: a text without a code says so, and knows a style number', async ({ page }) => {
  await new DecoderPage(page).openOn(TODAY);
  await pasteInto(page, 'Speedy 30\nM41526\nvery good, no box');
  const panel = page.getByRole('region', { name: 'No date code found' });
  await expect(panel).toContainText('There is no date code in this text.');
  await expect(panel).toContainText('M41526: This looks like a style number');
  await expect(panel).not.toContainText('SPEEDY');
  await expect(page.getByRole('status').filter({ hasText: 'There is no date code' })).toHaveCount(
    1,
  );
});

test('product §1.9: viewing an entry of the history shows again what its seller said', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await pasteInto(page, LISTING.join('\n'));
  const table = page.getByRole('table', { name: TABLE });
  await table.waitFor();
  await decoder.authenticate('AR2126');
  await expect(table).toBeHidden();
  await new HistoryCard(page).button('View', 'SD1013').click();
  await page.clock.runFor(1000);
  await expect(table).toContainText('LabelFranceUnited States');
  await expect(table).toContainText('October 2013');
  await page.reload();
  await page.clock.runFor(1000);
  await expect(table).toContainText('LabelFranceUnited States');
});

test('product §2: what the seller says is printed with the sheet', async ({ page }) => {
  await new DecoderPage(page).openOn(TODAY);
  await pasteInto(page, LISTING.join('\n'));
  await page.getByRole('table', { name: TABLE }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: TABLE })).toBeVisible();
  await expect(page.getByRole('table', { name: TABLE })).toContainText('Too early');
});

test('product §1.8: asked what it is, the result says whether that was sold by then, and who says so', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await decoder.authenticate('SD1013');
  const question = decoder.result.getByRole('combobox', { name: 'What is it?' });
  await question.selectOption('Neverfull');
  await expect(decoder.result.getByText('Too early for the line')).toBeVisible();
  await expect(decoder.result.getByRole('link', { name: /\.(com|jp|uk)$/ }).first()).toBeVisible();
  await question.selectOption('Speedy');
  await expect(decoder.result.getByText('The line was sold by then')).toBeVisible();
  await question.selectOption('Not checked');
  await expect(decoder.result.getByText('The line was sold by then')).toBeHidden();
});

async function pasteInto(page: Page, text: string): Promise<void> {
  await new DecoderPage(page).input.focus();
  await paste(page, text);
  await page.clock.runFor(0);
}
