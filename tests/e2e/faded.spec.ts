import type { Locator } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { expectNoSidewaysScroll } from './scan.ts';

test('what a worn code could be, most likely first, and the way to each and back', async ({
  page,
}) => {
  const [decoder, history] = [new DecoderPage(page), new HistoryCard(page)];
  const panel = page.getByRole('region', { name: 'Possible codes' });
  /** Presses Tab; tried until it passes. */
  const tabTo = (control: Locator) => async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 100 });
  };
  await decoder.openOn(TODAY);

  await test.step('possible readings stay out of the history; one that is opened enters it, and knows the way back', async () => {
    await decoder.ask('89？2 sl');
    await expect(panel).toBeVisible();
    await expect(history.rows).toHaveCount(0);
    await panel.getByRole('button', { name: '8912SL, December 1989' }).click();
    await page.clock.runFor(1000);
    await expect(decoder.row('Manufacturing Date')).toHaveText('December 1989');
    await expect(decoder.result).toContainText('a guess');
    await expect(decoder.result).toContainText('If it reads 8912SL: made in December');
    await expect(history.rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Back to the possible codes' }).click();
    await page.clock.runFor(1000);
    await expect(panel).toContainText('February or December 1989, in France.');
  });

  await test.step('? stands for a character that can not be read; what it could be comes most likely first', async () => {
    await panel.getByRole('button', { name: 'Start Over' }).first().click();
    await decoder.ask('sd?013');
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('January or November 2003, in the United States.');
    await expect(panel.getByRole('listitem').filter({ visible: true })).toHaveText([
      'SD0013Jan 2003',
      'SD1013Nov 2003',
    ]);
    await expect(panel).toContainText('light from the side');
    await expect(panel.getByRole('button', { name: 'SD2013, Week 21, 2003' })).toBeHidden();
    await panel.getByText('4 more, with dates or letters no source documents').click();
    await expect(panel.getByRole('button', { name: 'SD2013, Week 21, 2003' })).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'January or November 2003' }),
    ).toHaveCount(1);
  });

  await test.step('possible readings by keyboard alone', async () => {
    await panel.getByRole('button', { name: 'Start Over' }).first().click();
    await decoder.ask('SD?013');
    await expect(panel).toBeFocused();
    await expect(tabTo(panel.getByRole('button', { name: 'SD1013, November 2003' }))).toPass();
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(decoder.result).toBeFocused();
    await expect(tabTo(page.getByRole('button', { name: 'Back to the possible codes' }))).toPass();
  });

  await test.step('letters and date stand in a grid, and the label narrows it', async () => {
    await decoder.ask('s?10?3');
    await expect(panel).toContainText('October, November or December 2003, most likely France.');
    const table = panel.getByRole('table').first();
    await expect(table.getByRole('columnheader')).toHaveText(['Oct 2003', 'Nov 2003', 'Dec 2003']);
    await expect(table.getByRole('rowheader', { name: 'SD' })).toBeVisible();
    await expect(table.getByRole('button')).toHaveCount(27);
    await panel.getByRole('combobox', { name: 'The label says “made in”' }).selectOption('Italy');
    await expect(panel).toContainText('October, November or December 2003, in Italy.');
    await expect(panel.getByRole('status')).toHaveText(
      '6 of the 27 possible codes fit “made in Italy”.',
    );
    await panel.getByRole('button', { name: 'SA1013, November 2003' }).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole('radio', { name: 'Italy', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Back to the possible codes' }).click();
    await page.clock.runFor(0);
    await expect(panel.getByRole('combobox')).toHaveValue('IT');
  });

  await test.step('what a row or a text says of its label stays with the worn code', async () => {
    const narrowed = async () => {
      await expect(panel).toContainText(
        'October, November or December 2003, in the United States.',
      );
      await expect(panel.getByRole('combobox')).toHaveValue('US');
      await expect(panel).toContainText('3 of the 27 possible codes fit');
    };
    await page.goto(`/#text=${encodeURIComponent('S?10?3\tMade in USA\nAR2126\tFrance')}`);
    await page.getByRole('button', { name: 'S?10?3' }).click();
    await narrowed();
    await panel.getByRole('button', { name: 'SD1013, November 2003' }).click();
    await expect(page.getByRole('radio', { name: 'United States' })).toBeChecked();
    await page.getByRole('button', { name: 'Back to the possible codes' }).click();
    await narrowed();
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await expect(page.getByRole('region', { name: 'Table of codes' })).toContainText(
      'December 2003, in the United States.',
    );
    await page.goto(`/#text=${encodeURIComponent('S?10?3, label Made in USA')}`);
    await decoder.result.getByRole('button', { name: 'S?10?3' }).click();
    await narrowed();
    await panel.getByRole('button', { name: 'Start Over' }).first().click();
  });

  await test.step('too many, none, and close to a code', async () => {
    await decoder.ask('S????3');
    await expect(panel).toContainText('With more than two characters unreadable');
    await panel.getByRole('button', { name: 'Start Over' }).first().click();
    await expect(decoder.input).toHaveValue('');
    await expect(decoder.input).toBeFocused();
    await decoder.ask('QQ?013');
    await expect(panel).toContainText('No code we know of fits QQ?013.');
    await decoder.authenticate('AR2126?');
    await expect(decoder.result.getByRole('button', { name: /^AR2126/ })).toBeVisible();
  });

  await test.step('a code that does not read comes with the hint that ? stands for a character', async () => {
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await decoder.authenticate('QQ2126');
    await expect(decoder.result).toContainText('Type ? for a character you can’t read');
  });
});

test('many codes are short on a phone, and none has to be scrolled sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const decoder = new DecoderPage(page);
  const panel = page.getByRole('region', { name: 'Possible codes' });
  await decoder.openOn(TODAY);

  await test.step('a hundred codes take two screens', async () => {
    for (const code of ['S?10?3', 'S?211?']) {
      await decoder.ask(code);
      await expect(panel).toBeVisible();
      expect((await panel.boundingBox())?.height).toBeLessThan(2 * 740);
      await expectNoSidewaysScroll(page);
      await panel.getByRole('button', { name: 'Start Over' }).first().click();
    }
  });

  await test.step('letters that are worn away altogether take three screens, each place with its codes', async () => {
    await decoder.ask('??1013');
    const france = panel.locator('section', { hasText: /^France ?Documented: [a-z ]+A0/ });
    await expect(france.getByRole('button', { name: 'AR1013, November 2003' })).toBeVisible();
    expect((await panel.boundingBox())?.height).toBeLessThan(3 * 740);
    await expectNoSidewaysScroll(page);
  });
});
