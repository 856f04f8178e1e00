import { DecoderPage } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';

const NOTE = /^Your device’s clock says .*, which can’t be right\./;

test('no clock that is behind makes a counterfeit of a bag, and the page says that it is behind', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  const decode = async (code: string, date: string) => {
    await decoder.input.fill(code);
    await decoder.input.press('Enter');
    await expect(decoder.row('Manufacturing Date')).toHaveText(date);
  };
  await page.clock.install({ time: '1970-01-01T12:00:00' });
  await page.goto('/');
  await decode('SD1013', 'November 2003');
  await expect(page.getByText(NOTE)).toContainText('January 1, 1970');

  await test.step('in 2001', async () => {
    await page.clock.setSystemTime('2001-01-01T12:00:00');
    await decode('AR2126', 'Week 22, 2016');
    await expect(page.getByText(NOTE)).toContainText('January 1, 2001');
  });

  await test.step('in 2035 the clock is believed', async () => {
    await page.clock.setSystemTime('2035-01-01T12:00:00');
    await decode('SD1314', 'Week 11, 2034');
    await expect(page.getByText(NOTE)).toHaveCount(0);
  });

  await test.step('an entry of the history was read on a day that counts too', async () => {
    await page.clock.setSystemTime('1970-01-01T12:00:00');
    await page.reload();
    await expect(decoder.row('Manufacturing Date')).toHaveText('Week 11, 2034');
  });
});
