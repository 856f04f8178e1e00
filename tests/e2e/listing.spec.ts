import type { Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { wordsOf } from './site-language.ts';
import { paste } from './paste.ts';

const { checkSheet } = await wordsOf('en');

const LISTING = [
  'Louis Vuitton Neverfull MM',
  'Date code: SD1013 (October 2013)',
  'Made in France',
  'Style N51105',
];
test('a code is found in a listing, and said to be', async ({ page }) => {
  const [decoder, history] = [new DecoderPage(page), new HistoryCard(page)];
  await decoder.openOn(TODAY);

  await test.step('its letters and digits apart, or digits behind the words for it', async () => {
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

  await test.step('a pasted listing is read as it stands, and a code alone is not said to be found', async () => {
    await page.getByRole('button', { name: 'Analyze Another' }).first().click();
    await decoder.input.focus();
    await paste(page, 'in LA 2017, date code LA 0949\n');
    await expect(decoder.row('Manufacturing Date')).toHaveText('April 1999');
    await expect(decoder.input).toHaveValue('LA0949');
    await expect(page.getByRole('blockquote')).toContainText('date code LA 0949');
    await decoder.authenticate('AR2126');
    await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
    await expect(page.getByText(/in what you pasted/)).toBeHidden();
  });

  await test.step('a code with a dash is read, and a style number answered as before', async () => {
    await decoder.authenticate('AR-2126');
    await expect(page.getByText('Read as AR2126.')).toBeVisible();
    await page.getByRole('button', { name: 'Analyze Another' }).first().click();
    await decoder.authenticate('M43186');
    await expect(decoder.result).toContainText('Invalid Code');
    await expect(decoder.result).toContainText('This format doesn’t match any known');
  });
});

test('a listing shows what it says, and what the code says to it', async ({ page }) => {
  const decoder = new DecoderPage(page);
  const sheet = page.getByRole('region', { name: checkSheet.title });
  const claims = sheet.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const panel = page.getByRole('region', { name: 'Table of codes' });
  const startOver = page.getByRole('button', { name: /^(Start Over|Analyze Another)$/ }).first();
  await decoder.openOn(TODAY);

  for (const [way, enter] of [
    ['pasted', () => pasteInto(page, LISTING.join('\n'))],
    ['typed', () => decoder.authenticate(LISTING.join(', '))],
    ['in a link', () => page.goto(`/#code=${encodeURIComponent(LISTING.join(', '))}`)],
  ] as const) {
    await test.step(way, async () => {
      await expect(sheet).toBeHidden();
      await enter();
      await page.clock.runFor(1000);
      await expect(claims).toHaveText([
        /^Label.*Made in France.*Doesn’t match.*name the United States/,
        /^Manufacturing date.*October 2013.*Doesn’t match.*left to right/,
        /^Model.*Neverfull.*Doesn’t match.*2007/,
      ]);
      await expect(sheet).toContainText('3 of 4 checked');
      await expect(page.getByRole('blockquote')).toContainText('Style N51105');
      const said = page.getByRole('status').filter({ hasText: 'Made in November 2003' });
      await expect(said).toContainText('3 of 4 checked: label, when it was made, model.');
      await startOver.click();
    });
  }

  await test.step('it is printed with the sheet', async () => {
    await pasteInto(page, LISTING.join('\n'));
    await sheet.waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(claims.first()).toBeVisible();
    await page.emulateMedia({ media: null });
    await startOver.click();
  });

  await test.step('with another code below, it says the same', async () => {
    await pasteInto(page, `${LISTING.join(', ')}\nAR2126`);
    await expect(claims).toHaveCount(3);
    await startOver.click();
  });

  await test.step('listings with a blank line between them have a row each', async () => {
    await pasteInto(page, `${LISTING.join('\n')}\n\nAlma\nDate code: VI0956\nMade in France`);
    await expect(panel).toContainText('2 rows: 1 read, 1 doesn’t match what was stated.');
    await startOver.click();
  });

  await test.step('a text without a code says so, and knows a style number', async () => {
    await pasteInto(page, 'Speedy 30\nM41526\nvery good, no box');
    const none = page.getByRole('region', { name: 'No date code found' });
    await expect(none).toContainText(
      'We found no date code in this text, but we may have missed one.',
    );
    await expect(none).toContainText('M41526 looks like a style number');
    await expect(none).not.toContainText('SPEEDY');
  });

  await test.step('viewing an entry of the history shows again what its seller said', async () => {
    await pasteInto(page, LISTING.join('\n'));
    await sheet.waitFor();
    await decoder.authenticate('AR2126');
    await expect(claims).toHaveCount(0);
    await new HistoryCard(page).button('View', 'SD1013').first().click();
    await expect(claims).toHaveCount(3);
    await page.reload();
    await expect(claims).toHaveCount(3);
  });
});

async function pasteInto(page: Page, text: string): Promise<void> {
  await new DecoderPage(page).input.focus();
  await paste(page, text);
  await page.clock.runFor(0);
}
