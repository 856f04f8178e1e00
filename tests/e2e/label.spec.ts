import type { Locator, Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';

const QUESTION = 'What does the “made in” stamp say?';
const CONFLICT = 'Label and code differ';

interface Opened {
  readonly decoder: DecoderPage;
  readonly history: HistoryCard;
  /** What was found, as a screen reader hears it. */
  readonly found: Locator;
  readonly choose: (choice: string) => Promise<void>;
  readonly choice: (choice: string) => Locator;
}

async function openWith(page: Page, ...codes: readonly string[]): Promise<Opened> {
  const [decoder, history] = [new DecoderPage(page), new HistoryCard(page)];
  await decoder.openOn(TODAY);
  for (const code of codes) {
    await decoder.authenticate(code);
    await expect(history.rows.first()).toContainText(code);
  }
  const choice = (name: string) => page.getByRole('radio', { name, exact: true });
  return {
    decoder,
    history,
    found: decoder.result.getByRole('status').filter({ hasText: 'Made in' }),
    choose: (name) => choice(name).check(),
    choice,
  };
}

test.describe('The label check', () => {
  test(
    'product §1.6: is kept with its entry, which a conflict marks, in every tab',
    { tag: '@smoke' },
    async ({ page, context }) => {
      const { choose, choice, history, found } = await openWith(page, 'AR2126', 'SD1013');

      await test.step('product §1.6: is kept with its entry, which a conflict marks', async () => {
        await choose('France');
        await expect(history.rows.first()).toContainText(
          'United States, but the label says France',
        );
        await choose('United States');
        await expect(history.rows.first()).not.toContainText('but the label');
        await choose('Germany');
        await history.button('View', 'AR2126').click();
        await expect(choice('I haven’t checked')).toBeChecked();
        await page.reload();
        await history.button('View', 'SD1013').click();
        await expect(choice('Germany')).toBeChecked();
        await expect(found).toContainText(CONFLICT);
        await expect(history.rows.first()).toContainText('but the label says Germany');
      });

      await test.step('two open tabs agree on it', async () => {
        await choose('I haven’t checked');
        const other = await openWith(await context.newPage());
        await other.history.button('View', 'SD1013').click();
        await expect(other.choice('I haven’t checked')).toBeChecked();
        await choose('Germany');
        await expect(other.choice('Germany')).toBeChecked();
        await expect(other.found).toContainText(CONFLICT);
        await other.choose('I haven’t checked');
        await expect(choice('I haven’t checked')).toBeChecked();
        await expect(history.rows.first()).not.toContainText('but the label');
      });
    },
  );

  test('product §2: is answered in sight, follows its entry, and stands on paper', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { choose, choice, decoder, history, found } = await openWith(page, 'SD1013');

    await test.step('product §2: on a phone its answer comes into sight, wherever the question stood', async () => {
      await choice('France').evaluate((radio) => {
        radio.scrollIntoView({ block: 'end' });
      });
      await choose('France');
      await page.clock.runFor(100);
      await expect(found).toContainText(CONFLICT);
      await expect(found).toBeInViewport({ ratio: 1 });
    });

    await test.step('on paper the verdict stands and the question is gone', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await choose('I haven’t checked');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(QUESTION)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await choose('France');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(QUESTION)).toBeHidden();
      await expect(found.getByText(CONFLICT)).toBeVisible();
      await expect(found.getByText('Made in France')).toBeVisible();
      await expect(found.getByText('SD stood for France')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('comes back with an entry whose deletion is undone', async () => {
      await choose('Germany');
      await history.button('Delete', 'SD1013').click();
      await expect(history.rows).toHaveCount(0);
      await expect(found).toContainText(CONFLICT);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(history.rows).toHaveText([/but the label says Germany/]);
      await expect(choice('Germany')).toBeChecked();
    });

    await test.step('works without an entry, and is saved with the one that is put back', async () => {
      await decoder.authenticate('SD1013');
      await history.button('Delete', 'SD1013').click();
      await expect(choice('I haven’t checked')).toBeChecked();
      await choose('France');
      await expect(found).toContainText(CONFLICT);
      await expect(history.rows).toHaveCount(0);
      await history.saveAs('Alma');
      await expect(history.rows).toHaveText([/Alma.*but the label says France/]);
    });

    await test.step('where nothing can be stored it holds for the visit, and that is said once', async () => {
      await history.button('Delete', 'SD1013').click();
      await expect(history.rows).toHaveCount(0);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      const said = page.getByRole('alert').filter({ hasText: 'Your history can’t be stored' });
      await decoder.authenticate('SD1013');
      await said.getByRole('button', { name: 'Close message' }).click();
      await choose('France');
      await expect(found).toContainText(CONFLICT);
      await expect(history.rows).toHaveText([/but the label says France/]);
      await expect(said).toBeHidden();
    });
  });
});
