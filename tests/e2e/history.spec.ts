import type { Page } from '@playwright/test';
import { DecoderPage, TODAY, todayText } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { withoutShare } from './page-tools.ts';

const EMPTY = 'No authentication history yet. Analyze a date code to get started.';
const NOT_STORED = 'Your history can’t be stored';

interface Opened {
  readonly decoder: DecoderPage;
  readonly history: HistoryCard;
}

/** Opens the page and reads codes, the last of them on top of the history then. */
async function openWith(page: Page, ...codes: readonly string[]): Promise<Opened> {
  const [decoder, history] = [new DecoderPage(page), new HistoryCard(page)];
  await decoder.openOn(TODAY);
  for (const code of codes) {
    await decoder.authenticate(code);
    await expect(history.rows.first()).toContainText(code);
  }
  return { decoder, history };
}

test(
  '§2.3, §2.17, §4.1, §4.4, §5.5: valid results are added, viewed, named, and still there on the next visit',
  { tag: '@smoke' },
  async ({ page }) => {
    const { decoder, history } = await openWith(page);
    const another = page.getByRole('button', { name: 'Analyze Another' }).first();

    await test.step('§4.1: an invalid result is not added', async () => {
      await decoder.authenticate('QQ2126');
      await expect(history.card).toContainText(EMPTY);
      await expect(history.naming).toBeHidden();
    });

    await test.step('§4.1, §4.4: a valid result is added automatically as Untitled Item, with its date and time', async () => {
      await decoder.authenticate('SD1013');
      await expect(history.card).not.toContainText(EMPTY);
      await expect(history.rows).toHaveText([
        new RegExp(
          `SD1013.*Untitled Item.*November 2003, United States.*${todayText('short')}, 12:01.*View.*Rename.*Delete`,
        ),
      ]);
    });

    await test.step('a row says that its date is doubtful', async () => {
      await decoder.authenticate('SD1234');
      await decoder.authenticate('AR2126');
      await expect(history.rows).toHaveText([/AR2126/, /SD1234.* · undocumented date/, /SD1013/]);
      await history.button('Delete', 'SD1234').click();
    });

    await test.step('§5.5: saving under a name needs a current result', async () => {
      await expect(history.naming).toHaveText('Name it');
      await another.click();
      await expect(history.naming).toBeHidden();
    });

    await test.step('§2.17, §4.4: viewing an entry shows its result again, and adds nothing', async () => {
      await history.button('View', 'AR2126').click();
      await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
      await expect(decoder.result).toBeFocused();
      await expect(decoder.result).toBeInViewport();
      await expect(decoder.input).toHaveValue('AR2126');
      await history.button('View', 'SD1013').click();
      await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
      await expect(decoder.result).toBeFocused();
      await expect(decoder.result).toHaveCount(1);
      await page.clock.runFor(2000);
      await expect(history.rows).toHaveCount(2);
      await expect(history.rows.last()).toHaveAttribute('aria-current', 'true');
      await expect(history.rows.first()).toHaveAttribute('aria-current', 'false');
    });

    await test.step('the name field belongs to the entry that is viewed, and drops what was typed for another', async () => {
      await history.naming.click();
      await history.itemName.fill('not saved');
      await history.button('View', 'AR2126').click();
      await history.naming.click();
      await expect(history.itemName).toHaveValue('');
      await history.itemName.fill('Speedy');
      await history.itemName.press('Enter');
      await expect(history.rows).toHaveText([/AR2126 ?Speedy/, /SD1013 ?Untitled Item/]);
    });

    await test.step('§2.3: saving names the entry that was added, and adds no second one', async () => {
      await decoder.authenticate('VI0956');
      await expect(history.rows).toHaveCount(3);
      await history.saveAs('  Alma  ');
      await expect(history.rows).toHaveText([
        /VI0956 ?Alma/,
        /AR2126 ?Speedy/,
        /SD1013 ?Untitled Item/,
      ]);
      await expect(page.getByText('Saved to your history as Alma.')).toBeVisible();
      await expect(history.itemName).toHaveValue('Alma');
      await expect(page.getByRole('button', { name: 'Save to history' })).toBeFocused();
    });

    await test.step('viewing the entry that already shows scrolls to its result', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await history.button('View', 'VI0956').click();
      await expect(decoder.result).toBeFocused();
      await expect(
        decoder.result.getByRole('heading', { name: 'Authentication Verified' }),
      ).toBeInViewport();
    });

    await test.step('§2.17: it is still there on the next visit', async () => {
      await page.reload();
      await expect(history.rows).toHaveText([/VI0956.*Alma/, /AR2126.*Speedy/, /SD1013/]);
    });
  },
);

test.describe('Two open tabs', { tag: '@smoke' }, () => {
  test('agree on what is added, named, renamed, deleted and put back', async ({
    page,
    context,
  }) => {
    const { decoder, history } = await openWith(page, 'AR2126');
    const other = await openWith(await context.newPage());
    await expect(other.history.rows).toHaveText([/AR2126 ?Untitled Item/]);
    await other.decoder.authenticate('SD1013');
    await expect(history.rows).toHaveText([/SD1013/, /AR2126/]);
    await decoder.authenticate('VI0956');
    await expect(other.history.rows).toHaveText([/VI0956/, /SD1013/, /AR2126/]);
    await other.history.saveAs('Alma');
    await expect(history.rows).toHaveText([/VI0956/, /SD1013 ?Alma/, /AR2126/]);
    await history.button('Delete', 'SD1013').click();
    await expect(other.history.rows).toHaveText([/VI0956/, /AR2126/]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(other.history.rows).toHaveText([/VI0956/, /SD1013 ?Alma/, /AR2126/]);
    await page.evaluate(() => {
      localStorage.clear();
    });
    await expect(other.history.card).toContainText(EMPTY);
  });
});

// What junk and a forbidden storage do is proven in src/site/history, tests/component/history.test.tsx and abuse.spec.ts.
test('where the storage is full a toast says so, and the history lasts for the visit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const { decoder, history } = await openWith(page, 'AR2126');
  await expect(page.getByRole('alert').filter({ hasText: NOT_STORED })).toBeVisible();
  await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
  await page.getByRole('button', { name: 'Close message' }).click();
  await decoder.authenticate('SD1013');
  await expect(page.getByText(NOT_STORED)).toBeHidden();
  await history.saveAs('Alma');
  await expect(page.getByText(NOT_STORED)).toBeVisible();
  await history.button('Rename', 'AR2126').click();
  await page.keyboard.type('Speedy');
  await page.keyboard.press('Enter');
  await expect(history.rows).toHaveText([/SD1013 ?Alma/, /AR2126 ?Speedy/]);
  await history.button('Delete', 'SD1013').click();
  await expect(history.rows).toHaveText([/AR2126 ?Speedy/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await history.button('View', 'AR2126').click();
  await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
  await page.reload();
  // What the address says is answered, and is all that is left.
  await expect(history.rows).toHaveText([/AR2126 ?Untitled Item/]);
});

test('the whole history by keyboard alone', { tag: '@smoke' }, async ({ page }) => {
  await withoutShare(page);
  const { decoder, history } = await openWith(page, 'AR2126', 'SD1013');
  const press = (key: string) => page.keyboard.press(key);
  await expect(decoder.input).toBeFocused();
  await expect(history.naming).toBeVisible();
  // What comes before the name is proven where it stands.
  const isFocused = () => history.naming.evaluate((word) => word === document.activeElement);
  for (let times = 0; times < 30 && !(await isFocused()); times += 1) await press('Tab');
  await press('Enter');
  await press('Tab');
  await expect(history.itemName).toBeFocused();
  await page.keyboard.type('Alma');
  await press('Enter');
  await expect(history.rows.first()).toContainText('Alma');
  // Saving, sharing and the other readings lie between.
  const view = history.button('View', 'SD1013, Alma');
  const isView = () => view.evaluate((button) => button === document.activeElement);
  for (let times = 0; times < 30 && !(await isView()); times += 1) await press('Tab');
  await expect(view).toBeFocused();
  await press('Tab');
  await press('Enter');
  await page.keyboard.type('Speedy');
  await press('Enter');
  await expect(history.button('Rename', 'SD1013, Speedy')).toBeFocused();
  await press('Tab');
  await press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.clock.runFor(60_000);
  await press('Enter');
  await expect(history.button('Delete', 'SD1013, Speedy')).toBeFocused();
  await press('Space');
  await expect(undo).toBeFocused();
  await press('Escape');
  await expect(undo).toBeHidden();
  await expect(history.card.getByRole('heading')).toBeFocused();
  await press('Tab');
  await expect(history.button('View', 'AR2126')).toBeFocused();
  await press('Enter');
  await expect(decoder.result).toBeFocused();
  await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
});
