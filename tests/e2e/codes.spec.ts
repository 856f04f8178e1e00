import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './page-tools.ts';

test.describe('The sources of a code', () => {
  test('are two links away from a result, without a script', async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY);

    await test.step('from the result to the page of the code, and from there to a list', async () => {
      await decoder.authenticate('SD1013');
      await decoder.row('Factory Code').getByRole('link', { name: 'SD' }).click();
      await expect(page).toHaveURL('/codes/sd');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Factory code SD');
      await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
      const lists = page.getByRole('region', { name: 'Who says so' });
      await expect(
        lists.getByRole('link', { name: 'Date code guide, Fashionphile' }),
      ).toHaveAttribute('href', 'http://www.fashionphile.com/guides/datecodes/');
    });

    await test.step('from the label check', async () => {
      await page.goBack();
      await decoder.result.waitFor();
      await decoder.result.getByRole('radio', { name: 'France' }).check();
      await decoder.result.getByText('Why?').first().click();
      await decoder.result.getByRole('link', { name: 'What each list says about SD' }).click();
      await expect(page).toHaveURL('/codes/sd');
    });

    await test.step('from the notice that a code has several countries', async () => {
      await page.goBack();
      await decoder.result.waitFor();
      await decoder.authenticate('LA1250');
      await decoder.result.getByRole('link', { name: 'See what each list says' }).click();
      await expect(page).toHaveURL('/codes/la');
    });
  });

  test('an example on the page of a code opens in the decoder', async ({ page }) => {
    await page.goto('/codes/la');
    await page
      .getByRole('region', { name: 'How it reads, era by era' })
      .getByRole('link', { name: 'LA2126' })
      .click();
    const decoder = new DecoderPage(page);
    await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
    await expect(decoder.row('Location')).toHaveText('United States or France');
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('links lead from the list of all codes to one, to its neighbors and back', async ({
      page,
    }) => {
      await page.goto('/codes');
      const places = page.getByRole('region', { name: 'By place' });
      await places.getByRole('link', { name: 'DK' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Factory code DK');
      await page.getByRole('link', { name: 'Next: DR' }).click();
      await expect(page).toHaveURL('/codes/dr');
      await page
        .getByRole('navigation', { name: 'You are here' })
        .getByRole('link', { name: 'Factory codes' })
        .click();
      await expect(page).toHaveURL('/codes');
    });

    test('the data files have their own content types', async ({ request }) => {
      const types = {
        json: 'application/json',
        csv: 'text/csv',
        'schema.json': 'application/json',
      };
      for (const [ending, type] of Object.entries(types)) {
        const response = await request.get(`/data/factory-codes.${ending}`);
        expect(response.status()).toBe(200);
        expect(response.headers()['content-type']).toContain(type);
        expect(response.headers()['access-control-allow-origin']).toBe('*');
      }
    });
  });
});

test('an empty field, an invalid code and a worn one link to where to look', async ({ page }) => {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY);

  await test.step('the toast of an empty field and the card on home link there', async () => {
    await decoder.input.press('Enter');
    const links = [
      toast(page, 'Please enter a date code').getByRole('link', { name: 'Where to look' }),
      page.getByRole('article').getByRole('link', { name: 'Where to look' }),
    ];
    for (const link of links) await expect(link).toHaveAttribute('href', '/where-to-look');
  });

  for (const [what, code] of [
    ['cannot be read', 'QQ2126'],
    ['is worn', 'SD?013'],
  ] as const) {
    await test.step(`a code that ${what} links there`, async () => {
      await decoder.ask(code);
      const answer = page.getByRole('region', { name: /^(Invalid Code|Possible codes)$/ });
      await answer.getByRole('link', { name: 'Where to look' }).click();
      await expect(page).toHaveURL('/where-to-look');
      await expect(page.getByRole('img', { name: 'A bag with its front cut away' })).toBeVisible();
      await page.goBack();
      await answer.waitFor();
    });
  }
});

test('a report of a wrong reading is a mail for doubtful results and invalid codes, and nowhere else', async ({
  page,
}) => {
  const decoder = new DecoderPage(page);
  const offer = page.getByRole('link', { name: 'Did we get it wrong? Tell us' });
  const body = async () =>
    new URL((await offer.getAttribute('href')) ?? '').searchParams.get('body');
  await decoder.openOn(TODAY);
  await decoder.authenticate('SD1013');
  await expect(offer).toBeHidden();
  await decoder.result.getByRole('combobox', { name: 'Another country' }).selectOption('Spain');
  await expect
    .poll(body)
    .toMatch(
      /^The code: SD1013\nHeatstamp says: November 2003, United States\nWhat the label says: Spain\n/,
    );
  await decoder.authenticate('M43186');
  await expect(page.getByText('That looks like a style number')).toBeVisible();
  await expect(offer).toBeHidden();
  await decoder.authenticate('QQ2126');
  await expect
    .poll(body)
    .toMatch(/^The code: QQ2126\nHeatstamp says: Unknown factory location code\n/);
});
