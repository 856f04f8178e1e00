import type { Locator, Page } from '@playwright/test';
import { DecoderPage, TODAY, todayText } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { sheets } from './page-tools.ts';

/** Whether the leather is there: near its right end it is brown, which paper never is. */
async function expectLeather(page: Page, strap: Locator): Promise<void> {
  await expect(strap).toBeVisible();
  const picture = await strap.screenshot();
  const [red = 0, , blue = 0] = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (context === null) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    return [...context.getImageData(image.width * 0.95, image.height / 2, 1, 1).data];
  }, picture.toString('base64'));
  expect(red - blue).toBeGreaterThan(60);
}

test.describe('A printed result', () => {
  test('is one sheet with the answer, its day and its limits, and nothing else', async ({
    page,
  }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);

    await test.step('takes one sheet of A4 or Letter, whatever the code', async () => {
      for (const [code, ...formats] of [
        ['BC2126', 'A4', 'Letter'],
        ['DK1006', 'Letter'],
        ['121', 'A4'],
      ] as const) {
        await decoder.authenticate(code);
        await expect(decoder.input).toHaveValue(code);
        for (const format of formats) expect(await sheets(page, format), code).toBe(1);
      }
    });

    await decoder.authenticate('SD1013');
    await new HistoryCard(page).saveAs('Speedy 30, from Lea');
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`has the answer, its day and its limits, and nothing else, from the ${colorScheme} theme`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.emulateMedia({ media: 'print' });
        const { result } = decoder;
        for (const words of [
          'Date code SD1013',
          'Speedy 30, from Lea',
          'Made in November 2003, in the United States.',
          'Manufacturing Date',
          'Code Overlap Notice',
          'Possible readings',
          `Checked on ${todayText('long')} at https://heatstamp.example/#code=SD1013`,
          'A code doesn’t prove authenticity.',
        ])
          await expect(result.getByText(words).filter({ visible: true }).first()).toBeVisible();
        await expectLeather(page, page.getByRole('search'));
        await expect(page.getByRole('button', { name: 'AUTHENTICATE' })).toBeHidden();
        await expect(result.getByText('Heatstamp', { exact: true })).toBeVisible();
        for (const hidden of [
          page.getByText('Authentication Verified'),
          page.getByRole('banner'),
          page.getByRole('contentinfo'),
          page.getByRole('region', { name: 'Authentication history' }),
          page.getByRole('heading', { name: 'FACTORY LOCATION CODES' }),
          page.getByRole('button', { name: 'Print' }),
          page.getByRole('button', { name: 'Analyze Another' }).first(),
          page.getByRole('textbox', { name: 'Item name' }),
          // The rows of questions that nobody answered.
          result
            .getByRole('region', { name: 'Check it against the bag' })
            .getByRole('listitem')
            .first(),
        ])
          await expect(hidden).toBeHidden();
        await expect(result.getByText('Made in November')).toHaveCSS('color', 'rgb(36, 26, 18)');
        await page.emulateMedia({ media: null });
      });
    }

    await test.step('takes one sheet even with a name, a label check and a less likely reading', async () => {
      await decoder.result.getByRole('radio', { name: 'France', exact: true }).check();
      await decoder.result.getByRole('radio', { name: 'Week 11, 2003' }).check();
      expect(await sheets(page, 'Letter')).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Less likely reading', { exact: true })).toBeVisible();
      await expect(decoder.result.getByText('Doesn’t match', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Label: France' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'France', exact: true })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Back to November 2003' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await test.step('Print opens the print dialog', async () => {
      await page.evaluate(() => {
        window.print = () => {
          document.title = 'The dialog is open';
        };
      });
      await decoder.result.getByRole('button', { name: 'Print' }).click();
      await expect(page).toHaveTitle('The dialog is open');
    });
  });
});

test('without a result home prints completely, without what only a screen can use', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  expect(await sheets(page, 'A4')).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'FACTORY LOCATION CODES' })).toBeVisible();
  for (const hidden of [
    page.getByRole('search'),
    page.getByRole('button', { name: /^Close/ }),
    page.getByText('No authentication history yet'),
    page.getByRole('heading', { name: 'The free authentication guide' }),
    page.getByRole('heading', { name: 'Sample posts' }),
    page.getByRole('heading', { name: 'Join Our Community' }),
  ])
    await expect(hidden).toBeHidden();
  await expect(page.getByText('digits 2 and 4 are the year, unless')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Formats by era' })).toHaveCSS(
    'color',
    'rgb(36, 26, 18)',
  );
});

test('a code that does not read prints a sheet of its own', async ({ page }) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await decoder.authenticate('QQ2126');
  expect(await sheets(page, 'A4')).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Date code QQ2126')).toBeVisible();
  await expect(page.getByText('Unknown factory location code').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'FACTORY LOCATION CODES' })).toBeHidden();
});
