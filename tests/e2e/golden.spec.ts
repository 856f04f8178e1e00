import { golden } from '../golden.ts';
import { isLong } from '../long.ts';
import { DecoderPage } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';

/** The examples, in the words that a result shows; blank ones bring a toast instead, see decoder.spec.ts. */
const shown = golden.filter(({ expect: { errorCode } }) => errorCode !== 'empty');

/** One example of each format, standing and error; the units read them all. */
const firsts = new Map(
  shown.map((row) => {
    const { format, standing, errorCode } = row.expect;
    return [JSON.stringify([format, standing, errorCode]), row] as const;
  }),
);
const rows = isLong ? shown : [...firsts.values()];
const days = [...new Set(rows.map(({ today }) => today))].sort();

const SHOWN = {
  date: 'Manufacturing Date',
  country: 'Location',
  factoryCode: 'Factory Code',
  period: 'Production Period',
  format: 'Date Code Format',
} as const;

/** A text in the page's type: with curly apostrophes and en dashes. */
const asSet = (text: string): string =>
  text.replaceAll("'", '’').replace(/(?<=\d ?)-(?= ?\w)|(?<= )-(?= )/, '–');

test('§5.1, §5.3, §5.4, §8.1, §9.9: the page shows the documented examples as documented', async ({
  page,
}) => {
  test.setTimeout(60_000 + rows.length * 5000);
  const decoder = new DecoderPage(page);
  const [first = ''] = days;
  await decoder.openOn(first);
  for (const day of days) {
    if (day !== first) await page.clock.pauseAt(new Date(`${day}T12:00:00`));
    for (const { input, expect: expected } of rows.filter(({ today }) => today === day)) {
      await test.step(`on ${day} ${input}`, async () => {
        await decoder.authenticate(input);
        for (const [field, label] of Object.entries(SHOWN)) {
          const value = expected[field];
          if (typeof value !== 'string') continue;
          const note = field === 'period' ? ' (years this format was in use)' : '';
          await expect(decoder.row(label)).toHaveText(asSet(value) + note);
        }
        const { error } = expected;
        if (typeof error === 'string') await expect(decoder.result).toContainText(asSet(error));
        await page.getByRole('button', { name: /Analyze Another|Try Again/ }).click();
      });
    }
  }
});
