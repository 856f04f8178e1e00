import type { Locator } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';

test.describe('The analysis card', { tag: '@smoke' }, () => {
  test('§2.2, §4.1, §5.2, §8.1, §9.3, §9.7: takes a code, says what is blank, and analyses for 1000 ms', async ({
    page,
  }) => {
    const decoder = new DecoderPage(page);
    const authenticate = page.getByRole('button', { name: 'AUTHENTICATE DATE CODE' });
    await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
    await page.clock.pauseAt(new Date(`${TODAY}T12:01:00`));
    await page.goto('/');

    await test.step('§2.2, §9.7: one text input with the placeholder, focused after 500 ms', async () => {
      await expect(page.getByRole('search').getByRole('textbox')).toHaveCount(1);
      await expect(page.getByPlaceholder('Date code')).toBeVisible();
      await expect(decoder.input).not.toBeFocused();
      await page.clock.runFor(499);
      await expect(decoder.input).not.toBeFocused();
      await page.clock.runFor(1);
      await expect(decoder.input).toBeFocused();
    });

    await test.step('§2.2: what is typed shows in capitals, and stays as it was typed', async () => {
      await decoder.input.pressSequentially('ar26');
      await decoder.input.press('ArrowLeft');
      await decoder.input.press('ArrowLeft');
      await decoder.input.pressSequentially('x12');
      await expect(decoder.input).toHaveValue('arx1226');
      await expect(decoder.input).toHaveCSS('text-transform', 'uppercase');
    });

    await test.step('§5.2, §8.1: a blank code gives the destructive toast and nothing else', async () => {
      for (const blank of ['', '   ']) {
        await decoder.input.fill(blank);
        await decoder.input.press('Enter');
        const toast = page.getByRole('alert').filter({ hasText: 'Please enter a date code' });
        await expect(toast).toContainText('Enter a Louis Vuitton date code to analyze');
        const noCode = toast.getByRole('link', { name: 'No code in your bag?' });
        await expect(noCode).toHaveAttribute('href', '/no-code');
        await expect(authenticate).toBeEnabled();
        await page.clock.runFor(1000);
        await expect(decoder.result).toBeHidden();
        await page.getByRole('button', { name: 'Close message' }).click();
        await expect(page.getByText('Please enter a date code')).toBeHidden();
      }
    });

    await test.step('§5.2: the toast goes by itself, but not while it is being read', async () => {
      await decoder.input.press('Enter');
      const words = page.getByText('Please enter a date code');
      await words.hover();
      await page.clock.runFor(20_000);
      await expect(words).toBeVisible();
      await page.mouse.move(0, 0);
      await page.clock.runFor(6000);
      await expect(words).toBeHidden();
    });

    for (const way of ['Enter', 'the button'] as const) {
      await test.step(`§2.2, §4.1, §9.3: ${way} submits; for 1000 ms input and button are disabled and say so`, async () => {
        await expect(decoder.result).toBeHidden();
        await decoder.input.fill('AR2126');
        if (way === 'Enter') await decoder.input.press('Enter');
        else await authenticate.click();
        const busy = page.getByRole('button', { name: 'ANALYZING YOUR CODE...' });
        await expect(busy).toBeDisabled();
        await expect(decoder.input).toBeDisabled();
        await page.clock.runFor(999);
        await expect(busy).toBeVisible();
        await expect(decoder.result).toBeHidden();
        await page.clock.runFor(1);
        await expect(decoder.result).toBeVisible();
        await expect(authenticate, 'not drawn beside an answer').toBeHidden();
        await expect(decoder.input).toBeEnabled();
        await page.getByRole('button', { name: 'Analyze Another' }).first().click();
        await expect(authenticate).toBeEnabled();
      });
    }

    await test.step('§2.2: larger screens show three examples, and each reads', async () => {
      await expect(page.getByText('Press Enter to authenticate instantly')).toBeVisible();
      for (const [code, date] of [
        ['AR2126', 'Week 22, 2016'],
        ['SD1013', 'November 2003'],
        ['8912 SL', 'December 1989'],
      ] as const) {
        await page.getByRole('link', { name: code, exact: true }).click();
        await page.clock.runFor(1000);
        await expect(decoder.row('Manufacturing Date')).toHaveText(date);
        await expect(decoder.input).toHaveValue(code);
        await page.getByRole('button', { name: 'Analyze Another' }).first().click();
      }
    });

    await test.step('§2.2: small screens show the short texts, and neither examples nor hint', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.getByRole('button', { name: 'AUTHENTICATE', exact: true })).toBeVisible();
      await expect(page.getByText('Press Enter to authenticate instantly')).toBeHidden();
      await expect(page.getByRole('link', { name: '8912 SL', exact: true })).toBeHidden();
      await decoder.input.fill('AR2126');
      await decoder.input.press('Enter');
      await expect(page.getByRole('button', { name: 'ANALYZING...', exact: true })).toBeVisible();
    });
  });

  test('while a code is analyzed the examples are locked: what answers is what the field says', async ({
    page,
  }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    const example = page.getByRole('link', { name: 'SD1013 United States, 2003' });
    await decoder.input.fill('AR2126');
    await decoder.input.press('Enter');
    await page.clock.runFor(500);
    const { x = 0, y = 0 } = (await example.boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 10);
    await expect(decoder.input).toHaveValue('AR2126');
    await page.clock.runFor(500);
    await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
    await expect(decoder.input).toHaveValue('AR2126');
    await expect(page).toHaveURL(/#code=AR2126$/);
  });

  test('§2.2: the focus is not taken from a visitor who put it elsewhere', async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);
    await page.getByRole('link', { name: 'SD1013' }).first().focus();
    await page.clock.runFor(1000);
    await expect(decoder.input).not.toBeFocused();
  });
});

test(
  '§2.3, §4.1, §8.1: what the answer to a code holds, and what it leads to',
  { tag: '@smoke' },
  async ({ page }) => {
    const decoder = new DecoderPage(page);
    const { result } = decoder;
    await decoder.openOn(TODAY);

    await test.step('§2.3: title, the five rows, the sentence, what it means, and the footer note', async () => {
      await decoder.authenticate('AR2126');
      await expect(result.getByRole('heading', { name: 'Authentication Verified' })).toBeVisible();
      for (const value of [
        'Letters: France',
        'Digits 1 and 3: week 22',
        'Digits 2 and 4: year 2016',
      ])
        await expect(result.getByRole('button', { name: value })).toBeVisible();
      await expect(result.getByText('May 30 to June 5', { exact: true })).toBeVisible();
      await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
      await expect(decoder.row('Location')).toHaveText('France');
      await expect(decoder.row('Factory Code')).toHaveText('AR');
      await expect(decoder.row('Production Period')).toHaveText(
        '2007 – March 2021 (years this format was in use)',
      );
      await expect(decoder.row('Date Code Format')).toHaveText('Modern Format (Week/Year)');
      await expect(result).toContainText(
        'Date codes should be combined with other authentication methods.',
      );
    });

    await test.step('§4.1: a new code replaces the result of the last one', async () => {
      await decoder.authenticate('VI0956');
      await expect(decoder.row('Manufacturing Date')).toHaveText('May 1996');
      await expect(result).toHaveCount(1);
    });

    await test.step('§2.3, §4.1: Analyze Another clears input and result and gives the focus back', async () => {
      await page.getByRole('button', { name: 'Analyze Another' }).first().click();
      await expect(result).toBeHidden();
      await expect(decoder.input).toHaveValue('');
      await expect(decoder.input).toBeFocused();
    });

    await test.step('§2.3: several countries bring the Code Overlap Notice, with how well each is attested', async () => {
      await decoder.authenticate('BC2126');
      const notice = result.getByRole('heading', { name: 'Code Overlap Notice' }).locator('..');
      await expect(notice).toContainText('BC is used in several locations.');
      await expect(notice).toContainText('Context and item type help determine the origin.');
      await notice.getByText('Places that no published list names').click();
      await expect(notice.getByRole('listitem')).toHaveText([
        /^Italy.*Documented/,
        /^Spain.*Documented.*Only one list gives a year: from 2015/,
        /^France.*Reported/,
        /^Brazil, India.*Unconfirmed/,
      ]);
    });

    await test.step('§2.3: one country brings none', async () => {
      await decoder.authenticate('8912 SL');
      await expect(decoder.row('Manufacturing Date')).toHaveText('December 1989');
      await expect(result).not.toContainText('Code Overlap Notice');
    });

    await test.step('a standing that is not documented shows its notice', async () => {
      await decoder.authenticate('SD1234');
      await expect(result).toContainText(
        'The digits can be read, but no source we know of shows a code from 2024.',
      );
    });

    await test.step('the verdict stands in the line of the title, and in the title of the tab', async () => {
      await expect(
        result.getByRole('heading', { name: 'Authentication Verified · undocumented date' }),
      ).toBeVisible();
      await expect(page).toHaveTitle('SD1234: Week 13, 2024, undocumented date · Heatstamp');
      await decoder.authenticate('MX2126');
      await expect(
        result.getByRole('heading', { name: 'Authentication Verified · unlisted letters' }),
      ).toBeVisible();
      await decoder.authenticate('SD1013');
      await result.getByRole('radio', { name: 'France', exact: true }).check();
      await expect(
        result.getByRole('heading', { name: 'Authentication Verified · label differs' }),
      ).toBeVisible();
      await expect(page).toHaveTitle('SD1013: November 2003, label differs · Heatstamp');
    });

    await test.step('another reading is shown with the reason why it is less likely', async () => {
      await decoder.authenticate('SD1013');
      const readings = result.getByRole('group', { name: 'Possible readings' });
      await expect(readings.getByRole('listitem')).toHaveText([
        /November 2003 Previous Format.*Most likely: from 1990 to 2006, codes gave the month and the year\./,
        /Week 11, 2003 Modern Format.*Less likely: week codes began in 2007/,
      ]);
    });

    await test.step("§2.3, §4.1, §8.1: 'Invalid Code', the message, and Try Again, which starts over", async () => {
      await decoder.authenticate('QQ2126');
      await expect(result.getByRole('heading', { name: 'Invalid Code' })).toBeVisible();
      await expect(result).toContainText('Unknown factory location code');
      await page.getByRole('button', { name: 'Try Again' }).first().click();
      await expect(result).toBeHidden();
      await expect(decoder.input).toHaveValue('');
      await expect(decoder.input).toBeFocused();
    });

    await test.step('a suggestion is one click', async () => {
      await decoder.authenticate('SDO013');
      await result
        .getByRole('button', { name: 'SD0013 January 2003 0 instead of the letter O' })
        .click();
      await page.clock.runFor(1000);
      await expect(decoder.row('Manufacturing Date')).toHaveText('January 2003');
      await expect(decoder.input).toHaveValue('SD0013');
    });

    await test.step('another mark for a character that can not be read is read as ?', async () => {
      await decoder.ask('SD1*13');
      await expect(page.getByRole('region', { name: 'Possible codes' })).toBeVisible();
    });

    await test.step('a letter among the digits is named, even where no code can be suggested', async () => {
      await decoder.authenticate('SD1O31');
      await expect(result).toContainText('There’s a letter O among the digits.');
    });

    await test.step('a style number is called one', async () => {
      await decoder.authenticate('m43186');
      await expect(result).toContainText('That looks like a style number');
    });
  },
);

test('on a phone a doubt, and a suggestion above all help, stand on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const decoder = new DecoderPage(page);
  const { result } = decoder;
  await decoder.openOn(TODAY);
  const notice = page.getByRole('status', { name: 'Cookie notice' });
  /** Where an element ends, from the top of the window. */
  const bottomOf = (element: Locator) =>
    element.evaluate((node) => node.getBoundingClientRect().bottom);
  const expectAboveNotice = async (element: Locator) => {
    const top = await notice.evaluate((node) => node.getBoundingClientRect().top);
    expect(await bottomOf(element)).toBeLessThanOrEqual(top);
  };

  await test.step('a suggestion stands right under the error', async () => {
    await decoder.authenticate('SDO013');
    const suggestion = result.getByRole('button', { name: /^SD0013/ });
    await expect(suggestion).toContainText('0 instead of the letter O');
    await expectAboveNotice(suggestion);
    const help = result.getByText('A date code has three or four digits');
    expect(await bottomOf(suggestion)).toBeLessThan(await bottomOf(help));
  });

  await test.step('a misread digit comes before the word counterfeit', async () => {
    await decoder.authenticate('SD5226');
    const suggestion = result.getByRole('button', { name: /^SD5220/ });
    const error = result.getByText('this indicates a counterfeit item').first();
    expect(await bottomOf(suggestion)).toBeLessThan(await bottomOf(error));
  });

  await test.step('an invalid code leads to where to look, and to what no code means', async () => {
    await expect(result.getByRole('link', { name: 'Where to look' })).toBeVisible();
    await expect(result.getByRole('link', { name: 'No code in your bag?' })).toBeVisible();
  });

  for (const [code, doubt] of [
    ['SD1234', 'no source we know of shows a code from 2024'],
    ['SD2222', 'The date is possible, but unusual.'],
    ['MX2126', 'MX'],
  ] as const) {
    await test.step(`the doubt about ${code}`, async () => {
      await decoder.authenticate(code);
      await expectAboveNotice(result.getByRole('paragraph').filter({ hasText: doubt }).last());
    });
  }
});

test('with an answer its title stands in place of the headline, which comes back', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  const headline = page.getByRole('heading', { level: 1 });
  await decoder.openOn(TODAY);
  await expect(headline).toHaveCSS('opacity', '1');
  await decoder.authenticate('SD1013');
  await expect(headline).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: 'Analyze Another' }).first().click();
  await expect(headline).toHaveCSS('opacity', '1');
});

test('words in place of a code stay as typed, and are not pressed into the leather', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await decoder.authenticate('SD1013');
  await expect(decoder.input).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  for (const words of ['chip', 'sac 2022']) {
    await decoder.authenticate(words);
    await expect(decoder.result).toHaveAccessibleName('No date code found');
    await expect(decoder.input).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  }
});
