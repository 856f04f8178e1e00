import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { openStopped, withoutShare } from './page-tools.ts';
import { expectForEverybody, expectNoViolation } from './scan.ts';
import { TROUBLE, WALKS } from './states.ts';

test.describe('Accessibility', () => {
  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    expectedTrouble: [TROUBLE],
  });

  for (const [name, { open, states }] of Object.entries(WALKS)) {
    test(`axe finds nothing, and nothing scrolls sideways: ${name}`, async ({ page }) => {
      const entries = Object.entries(states);
      test.setTimeout(20_000 + entries.length * 20_000);
      await open(page);
      for (const [state, reach] of entries) {
        await test.step(state, async () => {
          await expectForEverybody(page, await reach(page));
        });
      }
    });
  }

  // That the colors of both themes can be told apart is proven of the tokens, in src/site/styles/contrast.test.ts.
  test.describe('in the dark theme', () => {
    test.use({ colorScheme: 'dark' });

    test('axe finds nothing on home, on the page of a code, and in an answer', async ({ page }) => {
      await openStopped(page, '/codes/sd');
      await expectNoViolation(page);
      await page.goto('/');
      await expectNoViolation(page);
      await page.goto('/#code=SD1013&made-in=FR');
      await page.clock.runFor(1000);
      const { result } = new DecoderPage(page);
      await expect(result).toContainText('label differs');
      await expectNoViolation(page, result);
    });
  });
});

test('the whole flow by keyboard alone', async ({ page }) => {
  await withoutShare(page);
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  await expect(decoder.input).toBeFocused();
  await page.keyboard.type('sdo013');
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(decoder.input).toBeFocused();
  for (const name of ['Try Again', /SD0013/]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name }).first()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(decoder.row('Manufacturing Date')).toHaveText('January 2003');
  await expect(decoder.result).toBeFocused();
  const model = page.getByRole('combobox', { name: 'Model' });
  await expect(model).toBeVisible();
  for (const next of [
    page.getByRole('button', { name: 'Analyze Another' }).first(),
    page.getByRole('button', { name: 'Letters: United States' }),
    decoder.result.getByRole('link', { name: 'Several lists agree' }),
    page.getByRole('button', { name: 'Digits 1 and 3: January' }),
    page.getByRole('button', { name: 'Digits 2 and 4: year 2003' }),
    page.getByRole('radio', { name: 'United States' }),
    page.getByRole('combobox', { name: 'Another country' }),
    model,
    page.getByRole('textbox', { name: 'Bought' }),
    page.getByRole('link', { name: 'Check the rest of the bag' }),
    page.getByText('Name it', { exact: true }),
    page.getByRole('button', { name: 'Link', exact: true }),
    page.getByRole('button', { name: 'Print' }),
    decoder.result.getByRole('link', { name: 'How the digits are read' }),
    page.getByRole('button', { name: 'Message the seller' }),
    page.getByRole('button', { name: 'Line for the listing' }),
    page.getByRole('button', { name: 'Explain it' }),
    decoder.result.getByRole('link', { name: 'SD' }),
    page.getByRole('radio', { name: 'January 2003' }),
    page.getByRole('link', { name: 'See what each list says' }),
    page.getByText('Places that no published list names'),
    page.getByRole('button', { name: 'Analyze Another' }).last(),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(decoder.input).toBeFocused();
  await expect(decoder.input).toHaveValue('');
});

test('a screen reader announces that the analysis runs, and how it ended', async ({ page }) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);
  const said = page.getByRole('status');
  await decoder.input.fill('AR2126');
  await decoder.input.press('Enter');
  await expect(said.filter({ hasText: 'ANALYZING YOUR CODE...' })).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(said.filter({ hasText: 'Made in week 22 of 2016' })).toHaveCount(1);
  await decoder.authenticate('QQ2126');
  await expect(said.filter({ hasText: 'Unknown factory location code' })).toHaveCount(1);
});
