import type { Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { wordsOf } from './site-language.ts';

const { checkSheet, doubtTitles, questions, validPanel } = await wordsOf('en');

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test(
  'what the label says is told by panel, title, address and history alike, in every tab',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const [decoder, history] = [new DecoderPage(page), new HistoryCard(page)];
    await decoder.openOn(TODAY);
    await decoder.authenticate('SD1013');
    const other = await context.newPage();
    const [otherDecoder, otherHistory] = [new DecoderPage(other), new HistoryCard(other)];
    await otherDecoder.openOn(TODAY);
    await otherHistory.button('View', 'SD1013').click();
    await otherDecoder.result.waitFor();

    /** Both tabs tell the same, in all places. */
    const expectDoubt = async (label: string | undefined) => {
      for (const tab of [page, other]) {
        const { result } = new DecoderPage(tab);
        const entry = new HistoryCard(tab).rows.first();
        const said = label === undefined ? validPanel.plain : doubtTitles.label;
        await expect(result.getByRole('heading', { level: 2 })).toContainText(said);
        if (label === undefined) {
          await expect(tab).toHaveTitle('SD1013: November 2003 · Heatstamp');
          await expect(tab).toHaveURL(/\/#code=SD1013$/);
          await expect(entry).not.toContainText(doubtTitles.label);
        } else {
          await expect(tab).toHaveTitle(`SD1013: November 2003, ${doubtTitles.label} · Heatstamp`);
          await expect(tab).toHaveURL(new RegExp(`/#code=SD1013&made-in=${label}$`));
          await expect(entry).toContainText(doubtTitles.label);
        }
      }
    };

    await test.step('one tab answers, both tell it, and so after a reload', async () => {
      await page.getByRole('combobox', { name: questions.label.another }).selectOption('IT');
      await expectDoubt('IT');
      await other.reload();
      await page.reload();
      await expectDoubt('IT');
    });

    await test.step('the other tab takes it back, which sticks', async () => {
      await choice(other, 'Italy').click();
      await expectDoubt(undefined);
      await other.reload();
      await expectDoubt(undefined);
      await choice(page, 'United States').check();
      await expect(choice(other, 'United States')).toBeChecked();
    });

    await test.step('viewing what shows already adds no step', async () => {
      const before = await page.evaluate(() => window.history.length);
      for (let times = 0; times < 3; times += 1) await history.button('View', 'SD1013').click();
      expect(await page.evaluate(() => window.history.length)).toBe(before);
    });
  },
);

test('the deciding questions are on the first two screens of a phone, and the answer stands on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await decoder.authenticate('SD1013');

  await test.step('on the first two screens', async () => {
    const field = await decoder.input.boundingBox();
    for (const question of [
      page.getByRole('group', { name: questions.label.legend }),
      page.getByRole('combobox', { name: questions.line.label }),
    ]) {
      const box = await question.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0) - (field?.y ?? 0)).toBeLessThan(2 * 664);
    }
  });

  await test.step('on paper the outcome stands and the question is gone', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('combobox', { name: questions.label.another }).selectOption('IT');
    await page.emulateMedia({ media: 'print' });
    await expect(choice(page, 'United States')).toBeHidden();
    await expect(page.getByText(checkSheet.outcomes.conflicts).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
});
