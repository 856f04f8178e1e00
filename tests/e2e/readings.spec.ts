import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';

test.describe('The readings of a code', () => {
  test('another one can be looked at, marked, and left again', async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY, '/#code=SD1013');
    await page.clock.runFor(1000);

    await test.step('another one can be looked at, marked, and left again', async () => {
      const { result } = decoder;
      const week = result.getByRole('radio', { name: 'Week 11, 2003' });
      const month = result.getByRole('radio', { name: 'November 2003' });
      await expect(month).toBeChecked();
      await week.check();
      await expect(week).toBeFocused();
      await expect(result).toContainText('Less likely reading');
      await expect(result).toContainText('Made in week 11 of 2003, March 10 to 16');
      await expect(result.getByRole('status').filter({ hasText: 'Made in week 11' })).toHaveCount(
        1,
      );
      await expect(decoder.row('Manufacturing Date')).toHaveText('Week 11, 2003');
      await expect(decoder.row('Date Code Format')).toHaveText('Modern Format (Week/Year)');
      await expect(result).toContainText('no source we know of shows a code like this from 2003');
      // It is said with its doubt, and not again when a question is answered.
      const said = result.getByRole('status').filter({ hasText: 'Less likely reading.' });
      await expect(said).toContainText('Check the date against the bag itself');
      const words = await said.innerText();
      await result.getByRole('radio', { name: 'France', exact: true }).check();
      await expect(result.getByRole('status').filter({ hasText: 'Doesn’t match' })).toHaveCount(1);
      await expect(said).toHaveText(words);
      await result.getByRole('radio', { name: 'France', exact: true }).click();
      await expect(result.getByRole('button', { name: 'Digits 1 and 3: week 11' })).toBeVisible();
      expect(new URL(page.url()).hash).toBe('#code=SD1013&reading=week-year');
      await expect(page.getByRole('region', { name: 'Authentication history' })).toContainText(
        'November 2003',
      );
      await result.getByRole('button', { name: 'Back to November 2003' }).click();
      await expect(result).toBeFocused();
      await expect(result).not.toContainText('Less likely reading');
      await expect(month).toBeChecked();
      await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
      await expect(result.getByRole('status').filter({ hasText: 'Made in November' })).toHaveCount(
        1,
      );
    });

    await test.step('the keyboard chooses, and the next answer is the likeliest again', async () => {
      await decoder.authenticate('SD1013');
      await decoder.result.getByRole('radio', { name: 'November 2003' }).press('ArrowDown');
      await expect(decoder.row('Manufacturing Date')).toHaveText('Week 11, 2003');
      await decoder.authenticate('SD1013');
      await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
      await expect(decoder.result).not.toContainText('Less likely reading');
    });

    await test.step('a code with one reading offers no choice', async () => {
      await decoder.authenticate('AR2126');
      await expect(decoder.row('Manufacturing Date')).toBeVisible();
      await expect(decoder.result.getByRole('radio', { name: '2016' })).toHaveCount(0);
    });
  });
});
