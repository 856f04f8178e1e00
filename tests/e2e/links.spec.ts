import type { Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';
import { toast, withoutShare } from './page-tools.ts';
import { paste } from './paste.ts';

const [AR, SD] = ['Week 22, 2016', 'November 2003'];

interface Opened {
  readonly decoder: DecoderPage;
  readonly history: HistoryCard;
  readonly expectDate: (date: string) => Promise<void>;
}

async function open(page: Page, address: string): Promise<Opened> {
  const [decoder, history] = [new DecoderPage(page), new HistoryCard(page)];
  await decoder.openOn(TODAY, address);
  const expectDate = async (date: string) => {
    await page.clock.runFor(1000);
    await expect(decoder.row('Manufacturing Date')).toHaveText(date);
  };
  return { decoder, history, expectDate };
}

/** Follows a link to a fragment, as one in the page would be. */
async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, fragment);
}

const madeIn = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const otherCountry = (page: Page) => page.getByRole('combobox', { name: 'Another country' });

test.describe('Arriving with a label', () => {
  test('made-in presets the label, which is kept with the entry', async ({ page }) => {
    const { expectDate, history } = await open(page, '/#code=SD1013&made-in=FR');
    await test.step('the label is kept with the entry', async () => {
      await expectDate(SD);
      await expect(history.rows).toHaveText([/label differs/]);
      await expect(madeIn(page, 'France')).toBeChecked();
    });
    for (const [text, choice] of [
      ['US', 'United States'],
      ['FR', 'France'],
    ] as const) {
      await test.step(`made-in=${text} presets ${choice}`, async () => {
        await follow(page, `#code=SD1013&made-in=${text}`);
        await expectDate(SD);
        await expect(madeIn(page, choice)).toBeChecked();
      });
    }
  });
});

test.describe('The address says what shows', () => {
  test('whatever is answered is the address, and a step of its own', async ({ page }) => {
    const { decoder, expectDate, history } = await open(page, '/#code=SD1013');

    await test.step('what is typed after an arrival replaces it in the address', async () => {
      await expectDate(SD);
      await decoder.authenticate('AR2126');
      await expect(page).toHaveURL(/\/#code=AR2126$/);
      await page.goBack();
      await expectDate(SD);
      await page.goForward();
      await expectDate(AR);
    });

    await test.step('what is told of it joins the address', async () => {
      await madeIn(page, 'France').check();
      await page.getByRole('combobox', { name: 'Model' }).selectOption('alma');
      await expect(page).toHaveURL(/\/#code=AR2126&made-in=FR&line=alma$/);
      await decoder.authenticate('SD1013');
      await page.getByRole('radio', { name: 'Week 11, 2003' }).check();
      await expect(page).toHaveURL(/\/#code=SD1013&reading=week-year$/);
      await page.goto('/about');
      await page.goto('/#code=SD1013&reading=week-year');
      await expectDate('Week 11, 2003');
      await page.getByRole('radio', { name: 'November 2003' }).check();
      await expect(page).toHaveURL(/\/#code=SD1013$/);
    });

    await test.step('"Analyze Another" clears it, so that a reload shows nothing', async () => {
      await page.getByRole('button', { name: 'Analyze Another' }).first().click();
      await expect(page).toHaveURL(/\/$/);
      await page.reload();
      await page.clock.runFor(2000);
      await expect(decoder.result).toBeHidden();
      await expect(decoder.input).toHaveValue('');
    });

    await test.step('the way back from an example, a suggestion and an entry stays on the page', async () => {
      await page.getByRole('link', { name: '8912 SL', exact: true }).click();
      await expectDate('December 1989');
      await decoder.authenticate('SDO013');
      await decoder.result.getByRole('button', { name: /^SD0013/ }).click();
      await expectDate('January 2003');
      await history.button('View', 'AR2126').first().click();
      await expectDate(AR);
      await page.goBack();
      await expectDate('January 2003');
      await page.goBack();
      await expect(decoder.result).toContainText('SDO013');
      await expect(decoder.input).toHaveValue('SDO013');
      await page.goBack();
      await expectDate('December 1989');
    });

    await test.step('a reload during the analysis keeps the code', async () => {
      await decoder.input.fill('VI0956');
      await decoder.input.press('Enter');
      await page.clock.runFor(300);
      await page.reload();
      await expectDate('May 1996');
      await expect(decoder.input).toHaveValue('VI0956');
      await expect(history.rows.first()).toContainText('VI0956');
    });
  });

  test('so is a pasted text, as far as an address goes', async ({ page }) => {
    const { decoder } = await open(page, '/');
    const table = page.getByRole('region', { name: 'Table of codes' });
    const pasteLines = async (text: string) => {
      await decoder.input.focus();
      await paste(page, text);
      await expect(table).toBeVisible();
    };
    await pasteLines('SD1013\nAR2126\n836');
    await expect(page).toHaveURL(/\/#text=SD1013%0AAR2126%0A836$/);
    await expect(page).toHaveTitle(/^Table of codes: 3.rows · Heatstamp$/);
    await page.goto('/about');
    await page.goto('/#text=SD1013%0AAR2126%0A836');
    await expect(table).toContainText('3 rows');

    await table.getByRole('button', { name: 'AR2126' }).click();
    await expect(page).toHaveURL(/\/#code=AR2126$/);
    await page.goBack();
    await expect(table).toContainText('3 rows');
    await expect(page).toHaveURL(/\/#text=SD1013%0AAR2126%0A836$/);

    await page.getByRole('button', { name: 'Start Over' }).first().click();
    const long = 'SD1013\n'.repeat(300);
    await pasteLines(long);
    await expect(page, 'a longer text lives in the step alone').toHaveURL(/\/$/);
    await page.reload();
    await expect(table).toContainText('300 rows');
  });
});

test.describe('The way back and forth', () => {
  test('leads from code to code, to the empty page, and forward again', async ({ page }) => {
    const { decoder, expectDate, history } = await open(page, '/');

    await test.step('the way back to the empty page ends an analysis that runs', async () => {
      await decoder.input.fill('AR2126');
      await decoder.input.press('Enter');
      await page.clock.runFor(500);
      await page.goBack();
      await page.clock.runFor(1000);
      await expect(decoder.result).toBeHidden();
      await expect(page.getByRole('button', { name: 'AUTHENTICATE DATE CODE' })).toBeEnabled();
      await expect(history.rows).toHaveCount(0);
    });

    await test.step('from code to code, to the empty page, and forward again', async () => {
      await follow(page, '#code=AR2126');
      await expectDate(AR);
      await follow(page, '#code=SD1013');
      await expectDate(SD);
      await page.goBack();
      await expectDate(AR);
      await page.goBack();
      await expect(decoder.result).toBeHidden();
      await expect(decoder.input).toHaveValue('');
      await page.goForward();
      await expectDate(AR);
      await page.goForward();
      await expectDate(SD);
      await expect(history.rows).toHaveCount(2);
    });

    await test.step('what was typed stays over links to other parts of the page', async () => {
      await page.goBack();
      await expectDate(AR);
      await page.goBack();
      await expect(decoder.result).toBeHidden();
      await decoder.input.fill('SD1013');
      await expect(page, 'typing alone does not touch the address').toHaveURL(/\/$/);
      await decoder.authenticate('SD1013');
      await expect(page).toHaveURL(/#code=SD1013$/);
      await follow(page, '#eras');
      await page.goBack();
      await page.clock.runFor(1000);
      await expect(decoder.row('Manufacturing Date')).toHaveText(SD);
    });
  });

  test('after an arrival leads to what showed before', async ({ page }) => {
    const { decoder, expectDate, history } = await open(page, '/#code=AR2126');
    await expectDate(AR);

    await test.step('links to other parts of the page and back leave the result alone', async () => {
      await follow(page, '#factory-AR');
      await expect(page).toHaveURL(/#factory-AR$/);
      await follow(page, '#eras');
      await page.clock.runFor(1000);
      await expect(decoder.row('Manufacturing Date')).toHaveText(AR);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/#code=AR2126$/);
      await page.clock.runFor(1000);
      await expect(decoder.row('Manufacturing Date')).toHaveText(AR);
      await expect(history.rows).toHaveCount(1);
    });

    await test.step('a page that is left and come back to shows its code', async () => {
      await page.goto('/about');
      await page.goBack();
      await expectDate(AR);
      await expect(history.rows).toHaveCount(1);
    });

    await test.step('a way back while a code is analysed ends where the address is', async () => {
      await follow(page, '#code=SD1013');
      await page.clock.runFor(500);
      await page.goBack();
      await expectDate(AR);
      await expect(decoder.input).toHaveValue('AR2126');
    });

    await test.step('what was typed stays over links to other parts of the page', async () => {
      await decoder.authenticate('SD1013');
      await follow(page, '#eras');
      await page.goBack();
      await page.clock.runFor(1000);
      await expect(decoder.row('Manufacturing Date')).toHaveText(SD);
      await expect(page).toHaveURL(/#code=SD1013$/);
    });

    await test.step('a link to the address where one is already asks again', async () => {
      await follow(page, '#code=AR2126');
      await expectDate(AR);
      await decoder.input.fill('');
      await follow(page, '#code=AR2126');
      await expect(decoder.input).toHaveValue('AR2126');
      await expectDate(AR);
      await expect(history.rows.first()).toContainText('AR2126');
    });
  });
});

test.describe('The history of a link', { tag: '@smoke' }, () => {
  test('takes up each lookup once, and a reload is none', async ({ page }) => {
    const { decoder, expectDate, history } = await open(page, '/#code=AR2126');

    await test.step('a reload adds nothing, whatever the entry is called by now', async () => {
      await expectDate(AR);
      await history.saveAs('Alma');
      await otherCountry(page).selectOption('DE');
      await page.reload();
      await expectDate(AR);
      await expect(history.rows).toHaveText([/AR2126 ?Alma.*label differs/]);
      await expect(history.rows).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('radio', { name: 'Germany' })).toBeChecked();
    });

    await test.step('an entry that was deleted is not put back by a reload, which is no lookup', async () => {
      await history.button('Delete', 'AR2126').click();
      await page.reload();
      await expectDate(AR);
      await expect(history.rows).toHaveCount(0);
    });

    await test.step('a code that is followed anew moves its entry up', async () => {
      await follow(page, '#code=AR2126&made-in=FR');
      await expectDate(AR);
      await expect(history.rows).toHaveCount(1);
      await follow(page, '#code=AR2126');
      await expectDate(AR);
      await expect(history.rows).toHaveCount(1);
    });

    await test.step('what is typed after an arrival is not taken for the arrival, and what showed last comes back', async () => {
      await decoder.authenticate('AR2126');
      await expect(history.rows).toHaveCount(1);
      await page.reload();
      await expectDate(AR);
      await expect(history.rows).toHaveCount(1);
      // The label of the link is said of another item.
      await expect(history.rows.first()).toHaveAttribute('aria-current', 'false');
    });
  });
});

test.describe('Copy link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('copies the address of the result, with its label if there is one', async ({ page }) => {
    await withoutShare(page);
    const { decoder } = await open(page, '/#code=AR2126');
    await page.clock.runFor(1000);
    const copyLink = page.getByRole('button', { name: 'Link', exact: true });

    await test.step('a browser that can not share offers nothing', async () => {
      await expect(copyLink).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    });

    await test.step('a code that does not read has no link to copy', async () => {
      await decoder.authenticate('QQ2126');
      await expect(copyLink).toBeHidden();
    });

    await test.step('the address of the result, with its label', async () => {
      await decoder.authenticate('8912 SL');
      await copyLink.click();
      await expect(toast(page, 'Link copied')).toBeVisible();
      const { origin } = new URL(page.url());
      expect(await copied(page)).toBe(`${origin}/#code=8912SL`);
      await otherCountry(page).selectOption('US');
      await copyLink.click();
      await expect.poll(() => copied(page)).toBe(`${origin}/#code=8912SL&made-in=US`);
      await expect(page).toHaveURL(/#code=8912%20SL&made-in=US$/);
      await page.goto('/about');
      await page.goto(await copied(page));
      await page.clock.runFor(1000);
      await expect(decoder.row('Manufacturing Date')).toHaveText('December 1989');
      await expect(page.getByRole('radio', { name: 'United States' })).toBeChecked();
    });
  });
});

test.describe('Without a clipboard', () => {
  test.use({ permissions: ['geolocation'] });

  test('the link shows and is selected, so that it can be copied by hand', async ({ page }) => {
    const { decoder } = await open(page, '/');
    const field = page.getByRole('textbox', { name: 'Link to this result' });
    for (const trouble of ['forbidden', 'missing'] as const) {
      await test.step(`where it is ${trouble}`, async () => {
        if (trouble === 'missing') {
          await page.evaluate(() => {
            Object.defineProperty(navigator, 'clipboard', { value: undefined });
          });
        }
        await decoder.authenticate('SD1013');
        await decoder.authenticate('AR2126');
        await expect(field).toBeHidden();
        await page.getByRole('button', { name: 'Link', exact: true }).click();
        const said = toast(page, 'Not copied');
        await expect(said).toContainText('The link is selected');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(/\/#code=AR2126(&made-in=FR)?$/);
        expect(await page.evaluate(() => getSelection()?.toString())).toMatch(
          /\/#code=AR2126(&made-in=FR)?$/,
        );
        await madeIn(page, 'France').check();
        await expect(field).toHaveValue(/&made-in=FR$/);
        await said.getByRole('button', { name: 'Close message' }).click();
        await expect(page.getByText('Not copied')).toBeHidden();
      });
    }
  });
});

/** Has the browser share, and what it was given is kept in the page; or fail. */
async function stubShare(page: Page, failure = ''): Promise<void> {
  await page.evaluate((name) => {
    delete document.documentElement.dataset.shared;
    const share = (data: ShareData) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
      return name === '' ? Promise.resolve() : Promise.reject(new DOMException('', name));
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  }, failure);
}

test.describe('Share', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('hands over the link, and where it fails the link is copied', async ({ page }) => {
    await open(page, '/');
    await stubShare(page);
    await follow(page, '#code=AR2126&made-in=FR');
    await page.clock.runFor(1000);
    const button = page.getByRole('button', { name: 'Share' });
    const given = expect(page.locator('html'));

    await test.step('hands over the link, and says what it is', async () => {
      await button.click();
      await given.toHaveAttribute(
        'data-shared',
        /"AR2126".*AR2126: Week 22, 2016, France\. A date code doesn’t prove.*#code=AR2126&made-in=FR/,
      );
      await expect(toast(page, 'Link copied')).toBeHidden();
    });

    await test.step('thinking better of it is no error', async () => {
      await stubShare(page, 'AbortError');
      await button.click();
      await given.toHaveAttribute('data-shared', /AR2126/);
      await expect(page.getByRole('status').filter({ hasText: /copied/ })).toHaveCount(0);
    });

    await test.step('where it fails the link is copied', async () => {
      await stubShare(page, 'NotAllowedError');
      await button.click();
      await expect(toast(page, 'Link copied')).toBeVisible();
    });
  });
});
