import type { Locator, Page } from '@playwright/test';
import { siteInTestLanguage } from '../build-elsewhere.ts';
import { bracketed, withoutBrackets } from '../test-language/bracketed.ts';
import { LINES } from '../../src/core/lines.ts';
import { expect, test as base } from './fixtures.ts';
import { OwnServer } from './own-server.ts';
import { expectNothingSticksOut } from './scan.ts';

const test = base.extend<{ readonly server: OwnServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on the pattern.
  server: async ({}, use) => {
    const server = new OwnServer();
    await server.serve(siteInTestLanguage());
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});

const LISTING = 'NEVERFULL, DATE CODE SD1013 (10/2013), MADE IN FRANCE, N51105, MICROCHIP';
const TABLE = ['SP0065 MADE IN USA', '121', '?!', 'VI0956', 'SDO013'].join('\n');

/** What is shown as it stands: names of lines, addresses, days that the browser writes, and what a test typed. */
const SAME_EVERYWHERE = [
  ...LINES.map(({ name }) => name),
  ...['Heatstamp', 'English', '日本語', 'Français'],
];
const AS_IT_STANDS = /^(https?:|hello@)\S+$|^\w{3} \d+, \d{4}, \d+:\d+\s[AP]M$/;

test('in a language a third longer nothing is unworded or too tight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/heatstamp/');
  const panel = page.locator('section[aria-labelledby="result-title"]');
  const answers = {
    'a result': 'code=AR2126',
    'a doubtful result': 'code=121',
    'a result that the label and the line contradict': 'code=SD1043&made-in=FR&line=neverfull',
    'a less likely reading': 'code=SD1013&reading=week-year',
    'an invalid code': 'code=SDO013',
    'a style number': 'code=M43186',
    'a worn stamp': 'code=SD?013',
    'a worn stamp in a wide grid': 'code=S?0?14',
    'a stamp too worn': 'code=S????3',
    'a listing': `text=${encodeURIComponent(LISTING)}`,
    'a text without a code': `text=${encodeURIComponent('M41526, NO DATE CODE')}`,
    'a table': `text=${encodeURIComponent(TABLE)}`,
  };
  for (const [name, address] of Object.entries(answers)) {
    await test.step(`${name}, and the history`, async () => {
      await page.goto(`/heatstamp/?${name}#${address}`);
      await panel.waitFor();
      await expectWordsToFit(page);
    });
  }

  await test.step('renaming, deleting, and the toasts of both', async () => {
    await page
      .getByRole('button', { name: named('Rename') })
      .first()
      .click();
    await expectWordsToFit(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: named('Delete') })
      .first()
      .click();
    await toast(page).waitFor();
    await expectWordsToFit(page);
  });

  await test.step('the toast of an empty field', async () => {
    await page.goto('/heatstamp/?again#code=SDO013');
    const field = page.getByRole('search').getByRole('textbox');
    await field.fill(' ');
    await field.press('Enter');
    await toast(page).waitFor();
    await expectWordsToFit(page);
  });

  await test.step('the dialog with an error', async () => {
    await page.getByRole('button', { name: bracketed('Get the free guide', '') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('x');
    await dialog.getByRole('textbox').press('Enter');
    await expectWordsToFit(page);
  });
});

/** Expects all that shows to be in brackets, and that nothing sticks out, on phones and on a wide screen. */
async function expectWordsToFit(page: Page): Promise<void> {
  const { text, spoken } = await page.evaluate(readPage);
  const unworded = [...withoutBrackets(text).split('\n'), ...spoken.map(withoutBrackets)]
    .map((each) => each.trim())
    .filter((each) => /\p{Ll}|\p{Lu}{5}/u.test(each))
    .filter((each) => !SAME_EVERYWHERE.includes(each) && !AS_IT_STANDS.test(each));
  expect(unworded).toEqual([]);
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNothingSticksOut(page);
  }
}

/** Runs in the page: the text in lines, one a text node outside of drawings of letters and of `code`, and what is spoken. */
function readPage(): { text: string; spoken: readonly string[] } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [document.title];
  const foreign = 'script, style, noscript, code, [lang]:not(html), a[href^="http"]';
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode.parentElement?.closest(foreign)) continue;
    lines.push(currentNode.textContent ?? '');
  }
  const names = ['aria-label', 'title', 'alt', 'placeholder'];
  const spoken = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap(
    (element) => names.map((name) => element.getAttribute(name) ?? ''),
  );
  return { text: lines.join('\n'), spoken };
}

/** What begins with a text in the test language. */
function named(text: string): RegExp {
  return new RegExp(bracketed(text, '').replace(/^\[|~.*$/g, ''));
}

function toast(page: Page): Locator {
  return page.locator('[data-toast]').first();
}
