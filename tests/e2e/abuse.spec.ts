import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { times } from '../long.ts';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { HistoryCard } from './history-card.ts';

const KEYS = ['heatstamp.history', 'heatstamp.cookie-notice'];

/** The same junk in every run, so that what fails fails again. */
const SEED = 20_261_121;

const entry = fc.record(
  {
    id: fc.oneof(fc.constantFrom('1795000000001', '1795000000002', '-1', '1e400'), fc.string()),
    dateCode: fc.oneof(fc.constantFrom('AR2126', '<b>AR2126</b>', 'SD?013'), fc.string()),
    itemName: fc.oneof(fc.constant('<img src=x onerror=alert(1)>'), fc.anything()),
    label: fc.oneof(fc.constantFrom('FR', 'Atlantis', '__proto__'), fc.anything()),
    result: fc.anything(),
    timestamp: fc.anything(),
  },
  { requiredKeys: [] },
);
/** Half of a UTF-16 pair, which no generator of whole characters makes. */
const HALF = fc.constantFrom('\ud83d', 'AR\ud83d2126', '\ude00');

const junk = fc.oneof(
  fc.string({ unit: 'binary' }),
  HALF,
  fc.json(),
  fc.array(entry).map((entries) => JSON.stringify({ version: 1, entries })),
  fc.array(entry).map((entries) => JSON.stringify(entries)),
);

function samples<T>(arbitrary: fc.Arbitrary<T>, numRuns: number): T[] {
  return fc.sample(arbitrary, { seed: SEED, numRuns });
}

/** The page is whole and does what it is for. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const decoder = new DecoderPage(page);
  await decoder.authenticate('AR2126');
  await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
}

test.describe('Junk', () => {
  test('under any storage key breaks nothing', async ({ page }) => {
    await new DecoderPage(page).openOn(TODAY);
    for (const [at, value] of samples(junk, times(2, 24)).entries()) {
      await page.evaluate(
        ([keys, text]) => {
          for (const key of keys) localStorage.setItem(key, text);
        },
        [KEYS, value] as const,
      );
      await page.reload();
      await expect(page.getByRole('region', { name: 'Authentication history' })).toBeVisible();
      if (at % 6 === 0) await expectAlive(page);
    }
  });

  test('in the fragment or from another tab breaks nothing', async ({ page, context }) => {
    const [decoder, history] = [new DecoderPage(page), new HistoryCard(page)];
    await decoder.openOn(TODAY);

    await test.step('in the fragment breaks nothing, and never becomes markup', async () => {
      const parts = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webFragments(),
        fc.constant('%E0%A4%A'),
      );
      const fragments = fc.oneof(
        parts,
        fc.tuple(parts, parts).map(([code, madeIn]) => `code=${code}&made-in=${madeIn}`),
        fc.constantFrom(
          'code=<script>alert(1)</script>',
          'code=AR2126&code=SD1013',
          '&&&=',
          'code',
        ),
      );
      for (const fragment of samples(fragments, times(3, 40))) {
        await page.evaluate((text) => {
          location.hash = text;
        }, fragment);
        await page.clock.runFor(1000);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await expect(page.locator('#root script, #root img[src=x]')).toHaveCount(0);
      await page.evaluate(() => {
        location.hash = 'code=AR2126';
      });
      await page.clock.runFor(1000);
      await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
    });

    await test.step('written by another tab while the page is open breaks nothing', async () => {
      const other = await context.newPage();
      await other.goto('/about');
      for (const value of samples(junk, times(4, 24))) {
        await other.evaluate(
          ([keys, text]) => {
            for (const key of keys) localStorage.setItem(key, text);
          },
          [KEYS, value] as const,
        );
      }
      await expectAlive(page);
      await expect(history.rows.first()).toContainText('AR2126');
      await other.close();
    });
  });
});

test('half a UTF-16 character in the field is answered, and so after a reload', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  for (const text of ['AR\ud83d2126', '\ud83d', 'AR2126 \ude00']) {
    // Typing it replaces the half; a script, as some keyboards are, does not.
    await decoder.input.evaluate((input: HTMLInputElement, half) => {
      input.value = half;
    }, text);
    await decoder.input.press('Enter');
    await page.clock.runFor(1000);
    await expect(decoder.result).toBeVisible();
    await page.reload();
    await expect(decoder.result).toBeVisible();
    await page
      .getByRole('button', { name: /^(Try Again|Analyze Another)$/ })
      .first()
      .click();
  }
  await expectAlive(page);
});

test('two tabs that act in any order lose nothing and show the same', async ({ page, context }) => {
  const tabs = [page, await context.newPage()] as const;
  for (const tab of tabs) await new DecoderPage(tab).openOn(TODAY);
  const acts = fc.tuple(fc.constantFrom(0, 1), fc.constantFrom('add', 'add', 'rename', 'delete'));
  const expected: { code: string; name: string }[] = [];
  for (const [at, [who, act]] of samples(acts, times(4, 24)).entries()) {
    const tab = tabs[who];
    const history = new HistoryCard(tab);
    const code = `AR${1 + (at % 5)}1${at % 2}6`;
    const [first] = expected;
    if (act === 'add' || first === undefined) {
      await new DecoderPage(tab).authenticate(code);
      // The same code again moves its entry up.
      const known = expected.findIndex((row) => row.code === code);
      const [entry] = known < 0 ? [] : expected.splice(known, 1);
      expected.unshift(entry ?? { code, name: 'Untitled Item' });
    } else if (act === 'rename') {
      await history.button('Rename', first.code).first().click();
      await tab.keyboard.type(`Bag ${at}`);
      await tab.keyboard.press('Enter');
      first.name = `Bag ${at}`;
    } else {
      await history.button('Delete', first.code).first().click();
      expected.shift();
    }
    for (const each of tabs) {
      await expect(new HistoryCard(each).rows).toHaveText(
        expected.map((row) => new RegExp(`^${row.code} ?${row.name}`)),
      );
    }
  }
});

test.describe('A browser without storage and clipboard', () => {
  test('still gets its answers', async ({ page }) => {
    await page.addInitScript(() => {
      const forbid = (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: forbid });
      Object.defineProperty(navigator, 'clipboard', { get: forbid });
    });
    await new DecoderPage(page).openOn(TODAY);
    await expectAlive(page);
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('Clocks', () => {
  test('a code is read as of today', async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    for (const [day, ...answers] of [
      ['2030-12-29', ['AR2126', 'Week 22, 2016'], ['AR0311', 'counterfeit']],
      ['2030-12-30', ['AR0311', 'Week 1, 2031']],
      ['2099-06-15', ['AR2126', 'Week 22, 2016'], ['AR2929', 'Week 22, 2099']],
    ] as const) {
      const said = answers.map((answer) => answer.join(' with ')).join(', ');
      await test.step(`on ${day} ${said}`, async () => {
        await page.clock.pauseAt(new Date(`${day}T12:01:00`));
        for (const [code, words] of answers) {
          await decoder.authenticate(code);
          await expect(decoder.result).toContainText(words);
        }
      });
    }
  });

  for (const [zone, said] of [
    ['Pacific/Kiritimati', 'January 2027'],
    ['Pacific/Pago_Pago', 'counterfeit'],
  ] as const) {
    test.describe(zone, () => {
      test.use({ timezoneId: zone });

      test('today is the day in the time zone of the visitor', async ({ page }) => {
        const decoder = new DecoderPage(page);
        // Noon of New Year's Day in the far east, the day before in the far west.
        const moment = new Date('2027-01-01T00:30:00Z');
        await page.clock.install({ time: moment });
        await page.goto('/');
        await page.clock.pauseAt(new Date(moment.getTime() + 60_000));
        await decoder.authenticate('0127SL');
        await expect(decoder.result).toContainText(said);
      });
    });
  }
});

test('§4.1, §5.1: impatience makes one analysis and one entry', async ({ page }) => {
  const [decoder, history] = [new DecoderPage(page), new HistoryCard(page)];
  await decoder.openOn(TODAY);

  await test.step('§4.1: leaving the page during the analysis leaves nothing half done', async () => {
    await decoder.input.fill('AR2126');
    await decoder.input.press('Enter');
    await page.clock.runFor(500);
    await page.goto('/about');
    await page.goto('/');
    await expect(page.getByText('No authentication history yet')).toBeVisible();
    await expectAlive(page);
    await expect(history.rows).toHaveCount(1);
  });

  await test.step('§5.1: fifty submissions at once are one analysis and one entry', async () => {
    await decoder.input.fill('SD1013');
    await page.evaluate(() => {
      const form = document.querySelector('form');
      for (let count = 0; count < 50; count += 1) form?.requestSubmit();
    });
    await page.clock.runFor(2000);
    await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
    await expect(history.rows).toHaveText([/SD1013/, /AR2126/]);
  });
});
