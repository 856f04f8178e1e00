import { DecoderPage } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { paste } from './paste.ts';

const TODAY = '2026-11-21';

for (const [way, text, found, date] of [
  ['a listing', 'date code: SP0065, made in France', 'SP0065', 'June 2005'],
  ['letters and digits apart', 'Speedy 30, SD 1013, made in USA', 'SD 1013', 'November 2003'],
  ['digits behind the words for it', 'vintage bag, date code 836', '836', 'June 1983'],
] as const) {
  test(`product §1.5: a code is found in ${way}, and said to be`, async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await decoder.authenticate(text);
    await expect(decoder.row('Manufacturing Date')).toHaveText(date);
    await expect(page.getByText(`Found ${found} in what you pasted.`)).toBeVisible();
    await expect(new HistoryCard(page).rows).toHaveCount(1);
  });
}

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

for (const text of ['AR-2126', 'Bought 2016 for $1250', 'M43186']) {
  test(`product §1.3, product §1.5: ${text} is answered as before`, async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await decoder.authenticate(text);
    await expect(decoder.result).toContainText('Invalid Code');
    await expect(decoder.result).toContainText("This format doesn't match any known");
  });
}
