import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { toast } from './page-tools.ts';
import { paste } from './paste.ts';

const LABELS = 'SP0065, made in Italy\nSP0065 made in France\nSD1013';

test('§5.1: a row or a code that was worn opens at once and as itself, and leads back', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  const panel = page.getByRole('region', { name: 'Table of codes' });
  await decoder.openOn(TODAY);
  const read = async (lines: string) => {
    await decoder.input.focus();
    await paste(page, lines);
    await page.clock.runFor(0);
    await panel.waitFor();
  };

  await test.step('§5.1: what is typed shows in capitals and stays as it is', async () => {
    await expect(decoder.input).toHaveCSS('text-transform', 'uppercase');
    const placeholder = await decoder.input.evaluate(
      (input) => getComputedStyle(input, '::placeholder').textTransform,
    );
    expect(placeholder).toBe('none');
    await decoder.authenticate('mb 0097');
    await expect(decoder.row('Manufacturing Date')).toHaveText('Week 9, 2007');
    await expect(decoder.input).toHaveValue('mb 0097');
  });

  await test.step('a row opens as itself, with its own label, and at once', async () => {
    await page.getByRole('button', { name: 'Analyze Another' }).first().click();
    await read(LABELS);
    await panel.getByRole('button', { name: 'SP0065' }).nth(1).click();
    await expect(decoder.row('Manufacturing Date')).toHaveText('June 2005');
    await expect(decoder.result).toBeFocused();
    await expect(page).toHaveURL(/#code=SP0065/);
    await expect(decoder.result).toContainText('label and code agree');
    await expect(decoder.input).toHaveValue('SP0065');
  });

  await test.step('what was opened before is no part of a code that is typed later', async () => {
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await panel.getByRole('button', { name: 'Start Over' }).first().click();
    await decoder.authenticate('SP0065');
    await expect(page.getByRole('button', { name: 'Back to the table' })).toHaveCount(0);
    await expect(decoder.result).not.toContainText('made in Italy');
    await expect(decoder.result.getByRole('radio', { name: 'France' })).not.toBeChecked();
  });

  await test.step('going back reads nothing again and finds the table as it was left', async () => {
    await page.getByRole('button', { name: 'Analyze Another' }).first().click();
    await read(Array.from({ length: 300 }, () => 'SD1013').join('\n') + '\nQQ2126');
    await panel.getByRole('button', { name: 'Read 300' }).click();
    await panel.getByRole('button', { name: 'Row', exact: true }).click();
    await panel.getByRole('button', { name: 'Row', exact: true }).click();
    await panel.getByRole('button', { name: /^Show 50/ }).click();
    await panel.getByRole('button', { name: 'SD1013' }).first().click();
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await expect(panel.getByRole('button', { name: 'SD1013' }).first()).toBeFocused();
    await expect(panel.getByRole('button', { name: 'Read 300' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(panel.getByRole('columnheader', { name: 'Row' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(panel.getByRole('row')).toHaveCount(101);
  });

  await test.step('a code that a worn stamp could be opens at once, and leads back', async () => {
    const entries = new HistoryCard(page).rows;
    const before = await entries.count();
    await decoder.ask('SD?013');
    await page.getByRole('button', { name: 'SD1013, November 2003' }).click();
    await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
    // A guess is kept apart from the same code read whole.
    await expect(entries).toHaveCount(before + 1);
    await expect(entries.first()).toContainText('SD1013');
    await page.getByRole('button', { name: /^Back/ }).click();
    await expect(page.getByRole('button', { name: 'SD1013, November 2003' })).toBeVisible();
    await expect(decoder.input).toHaveValue('SD?013');
  });

  await test.step('only what went wrong interrupts a screen reader', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await decoder.input.fill('');
    await decoder.input.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Please enter' })).toBeVisible();
    await decoder.authenticate('AR2126');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: /copied/i })).toBeVisible();
    await expect(toast(page, 'copied')).not.toHaveAttribute('aria-live', 'assertive');
  });
});
