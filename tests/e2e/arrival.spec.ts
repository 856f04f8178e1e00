import { DecoderPage } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './page-tools.ts';

const TODAY = '2026-11-21';

test.describe('Arriving with a code', () => {
  test('product §2: what stands in the address is decoded, there and on the page', async ({
    page,
  }) => {
    const decoder = new DecoderPage(page);

    for (const address of ['/?code=ar2126', '/#code=AR2126']) {
      await test.step(`product §2: ${address} is decoded on arrival and ends as the fragment`, async () => {
        if (address.includes('#')) await page.goto('/about');
        await decoder.openOn(TODAY, address);
        await page.clock.runFor(1000);
        await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
        await expect(decoder.input).toHaveValue(/^AR2126$/i);
        await expect(page).toHaveURL(/\/#code=AR2126$/i);
      });
    }

    await test.step('product §2: of two clicks on a link to where one is, the one with Alt is left to the browser', async () => {
      const isTaken = (altKey: boolean) =>
        page.evaluate((altKey) => {
          const link = document.createElement('a');
          link.href = location.href;
          document.body.append(link);
          const click = new MouseEvent('click', { bubbles: true, cancelable: true, altKey });
          const taken = new Promise<boolean>((resolve) => {
            const late = (event: MouseEvent) => {
              resolve(event.defaultPrevented);
              event.preventDefault();
            };
            addEventListener('click', late, { once: true });
          });
          link.dispatchEvent(click);
          return taken;
        }, altKey);
      expect([await isTaken(false), await isTaken(true)]).toEqual([true, false]);
    });

    await test.step('product §2: a link followed on the page is decoded too', async () => {
      await page.goto('/#code=8912%20SL');
      await page.clock.runFor(1000);
      await expect(decoder.row('Manufacturing Date')).toHaveText('December 1989');
    });

    await test.step('a code with markup in it stays text', async () => {
      await page.goto(`/#code=${encodeURIComponent('<img/src=x onerror=alert(1)>')}`);
      await page.clock.runFor(1000);
      await expect(decoder.result).toContainText('<IMG/SRC=XONERROR=ALERT(1)>');
    });
  });

  test('product §2: an address without a code asks for nothing', async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY, '/#code=');
    for (const address of ['/#code=', '/?code=%20', '/#eras', '/#%', '/?code']) {
      await page.goto(address);
      await page.clock.runFor(2000);
      await expect(decoder.result, address).toBeHidden();
      await expect(page.getByRole('button', { name: 'AUTHENTICATE DATE CODE' })).toBeEnabled();
    }
  });
});

test.describe('Before the script', () => {
  // Leaving a page that still waits for its script aborts that request.
  test.use({ expectedTrouble: [/ERR_ABORTED/] });

  test('what is sent before it arrives is decoded when it does', async ({ page }) => {
    const decoder = new DecoderPage(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/', { waitUntil: 'commit' });
    await decoder.input.fill('sd1013');
    await decoder.input.press('Enter');
    await page.waitForURL('**/?code=sd1013', { waitUntil: 'commit' });
    release();
    await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
    await expect(page).toHaveURL(/\/#code=sd1013$/);
  });

  test('what is typed before it arrives is still there, and reads; an example that is followed is decoded', async ({
    page,
  }) => {
    const decoder = new DecoderPage(page);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await decoder.input.fill('ar2126');
    release();
    await page.waitForLoadState('load');
    await expect(decoder.input).toHaveValue('ar2126');
    await decoder.input.press('Enter');
    await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');

    await page.goto('/about');
    const releaseAgain = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('search').getByRole('link', { name: 'SD1013' }).click();
    releaseAgain();
    await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
  });

  test.describe('without any', () => {
    test.use({ javaScriptEnabled: false });

    test('the page reads, says why it can not decode, and tells how to do it by hand', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /Every bag carries its birthday/,
      );
      // getByText passes over <noscript>.
      await expect(page.getByRole('search').locator('noscript p')).toBeVisible();
      await expect(page.getByRole('search').locator('noscript p')).toHaveText(
        /^Reading a code needs JavaScript/,
      );
      await expect(page.getByRole('heading', { name: 'Formats by era' })).toBeVisible();
      await expect(page.getByText('2 and 4 the year: SD1013 is November 2003')).toBeVisible();
      await expect(page.getByText('It is not affiliated with')).toBeVisible();
    });
  });
});

test.describe('The script of a page', () => {
  test.beforeEach(async ({ page }) => {
    // As long as nothing is drawn, an observer is told nothing.
    await page.addInitScript(() => {
      const drawn = new Promise((resolve) => {
        addEventListener('drawn', resolve);
      });
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe(target: Element): void {
          void drawn.then(() => {
            super.observe(target);
          });
        }
      };
    });
  });

  test('design, Speed: it is asked for once the page is drawn', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked.filter((address) => address.endsWith('.js'))).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event('drawn')));
    await expect(page.locator('script[data-started]')).toBeAttached();
  });

  test('it comes all the same in the background, where nothing is drawn', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
    });
    await page.goto('/');
    await expect(page.locator('script[data-started]')).toBeAttached();
  });
});
