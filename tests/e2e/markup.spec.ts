import type { Page } from '@playwright/test';
import { isLong } from '../long.ts';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';

/** What would run if it became markup, a script, an address or a template anywhere. */
const EACH = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  `'><svg/onload=alert(1)>`,
  '</script><iframe srcdoc="<script>parent.alert(1)</script>">',
  'javascript:alert(1)',
  '<a href="javascript:alert(1)">QQ2126</a>',
  '&lt;b&gt;$&{{7*7}}${alert(1)}%3Cb%3E',
  '<style>*{display:none}</style>',
];

/** In every run a few that hold several, none longer than a name may be. */
const PAYLOADS = isLong
  ? EACH
  : [
      `'><svg/onload=alert(1)>`,
      '<img src=x onerror=alert(1)>"><script>alert(1)</script>',
      '&lt;b&gt;$&{{7*7}}${alert(1)}%3Cb%3E<style>*{display:none}</style>',
    ];

/** As the decoder prepares a code. */
const prepared = (text: string): string =>
  text.replace(/\s/g, '').replace(/[*_#]/g, '?').toUpperCase();

/** What the page answers: a code as it was prepared, or that a text of several words holds none. */
const answered = (text: string): string =>
  text.split(' ').length > 2
    ? 'We found no date code in this text, but we may have missed one.'
    : prepared(text);

/** Everything in the page that could run or load something, and is not the site's own. */
async function dangers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // What takes room before the first paint, what starts the page's own, and data; none is fetched by an element.
    const own =
      'head > :is(script:first-of-type, [data-files]), body > [type="application/ld+json"]';
    const foreign = `script:not(${own}), script[src], iframe, img, object, embed, base, body style, a[href^="javascript:" i]`;
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    );
    // Where letters and threads are is told to the style sheets, and what they do with it is theirs.
    const styled = [...document.body.querySelectorAll<HTMLElement>('[style]')].filter(({ style }) =>
      [...style].some((name) => !name.startsWith('--')),
    );
    return [...document.querySelectorAll(foreign), ...handlers, ...styled].map(
      ({ outerHTML }) => outerHTML,
    );
  });
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

test.afterEach(async ({ page }) => {
  expect(await dangers(page)).toEqual([]);
});

test.describe('Text that looks like markup stays text', () => {
  test('§2.17, §3, §4.4, §8.1: from every source', async ({ page }) => {
    const decoder = new DecoderPage(page);
    const history = new HistoryCard(page);
    await decoder.openOn(TODAY);

    await test.step('§8.1: typed as a code', async () => {
      for (const payload of PAYLOADS) {
        await decoder.authenticate(payload);
        await expect(decoder.result).toContainText(answered(payload));
      }
      expect(await dangers(page)).toEqual([]);
    });

    for (const [address, payloads] of [
      ['/#code=', PAYLOADS],
      // Becomes the fragment.
      ['/?code=', PAYLOADS.slice(0, 2)],
    ] as const) {
      await test.step(`in ${address}`, async () => {
        for (const payload of payloads) {
          await page.goto(address + encodeURIComponent(payload));
          await page.clock.runFor(1000);
          await expect(decoder.result).toContainText(answered(payload));
          await expect(decoder.input).toHaveValue(payload);
        }
        expect(await dangers(page)).toEqual([]);
      });
    }

    await test.step('§2.17, §4.4: as the name of an item, saved, renamed and viewed again', async () => {
      await decoder.authenticate('AR2126');
      const [first = ''] = PAYLOADS;
      await history.saveAs(first);
      await expect(history.rows).toContainText(first);
      for (const payload of PAYLOADS) {
        await history.button('Rename', 'AR2126').click();
        await history.card.getByRole('textbox').fill(payload);
        await history.card.getByRole('textbox').press('Enter');
        await expect(history.rows).toContainText(payload);
      }
      await page.reload();
      await expect(history.rows).toContainText(PAYLOADS.at(-1) ?? '');
      expect(await dangers(page)).toEqual([]);
    });

    await test.step('§3: in local storage, in any field of an entry', async () => {
      await page.evaluate(store, PAYLOADS);
      await page.reload();
      await expect(history.rows).toHaveCount(PAYLOADS.length);
      for (const [at, payload] of PAYLOADS.entries()) {
        const code = `AR212${at}`;
        await expect(history.rows.filter({ hasText: code })).toContainText(payload);
        await history.button('View', code).click();
        await expect(decoder.row('Manufacturing Date')).toHaveText(`Week 22, 201${at}`);
        await expect(decoder.row('Location')).toHaveText('France');
        expect(await dangers(page)).toEqual([]);
      }
    });
  });

  test.describe('at an address without a page', () => {
    test.use({ expectedTrouble: [/404: there is no page at|Failed to load resource.*404/] });

    test('§2.22: as the path', async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      for (const payload of PAYLOADS) {
        await page.goto(`/${encodeURIComponent(payload)}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
        expect(said).toContain(`404: there is no page at ${new URL(page.url()).pathname}`);
        await expect(page.locator('body')).not.toContainText('alert(1)');
        expect(await dangers(page)).toEqual([]);
      }
    });
  });
});

/** Runs in the page: puts each text wherever an entry of a stored history has one. */
function store(texts: readonly string[]): void {
  const entries = texts.flatMap((text, at) => {
    const result = { isValid: true, date: text, country: text, notices: [{ id: text, text }] };
    const id = String(1_795_262_400_000 + 2 * at);
    const entry = { id, dateCode: `AR212${at}`, itemName: text, timestamp: text, result };
    const odd = { ...entry, id: String(Number(id) + 1), dateCode: text };
    return [entry, odd, text, { [text]: text }];
  });
  localStorage.setItem('heatstamp.history', JSON.stringify({ version: 3, entries }));
}
