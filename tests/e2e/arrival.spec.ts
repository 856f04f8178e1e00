import type { Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './page-tools.ts';

test.describe('Arriving with a code', () => {
  test('what stands in the address is decoded, there and on the page', async ({ page }) => {
    const decoder = new DecoderPage(page);

    for (const address of ['/?code=ar2126', '/#code=AR2126']) {
      await test.step(`${address} is decoded on arrival and ends as the fragment`, async () => {
        if (address.includes('#')) await page.goto('/about');
        await decoder.openOn(TODAY, address);
        await page.clock.runFor(1000);
        await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
        await expect(decoder.input).toHaveValue(/^AR2126$/i);
        await expect(page).toHaveURL(/\/#code=AR2126$/i);
      });
    }

    await test.step('of two clicks on a link to where one is, the one with Alt is left to the browser', async () => {
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

    await test.step('a link followed on the page is decoded too', async () => {
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

  test('an address without a code asks for nothing', async ({ page }) => {
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY, '/');
    for (const address of ['/', '/#eras', '/#%', '/?utm_source=x']) {
      await page.goto(address);
      await page.clock.runFor(2000);
      await expect(decoder.result, address).toBeHidden();
      await expect(page.getByRole('button', { name: 'AUTHENTICATE DATE CODE' })).toBeEnabled();
    }
  });
});

test('§5.2: an address with a blank code says in the panel to enter one', async ({ page }) => {
  const decoder = new DecoderPage(page);
  for (const address of ['/#code=', '/?code=%20']) {
    await decoder.openOn(TODAY, address);
    await page.clock.runFor(1000);
    await expect(decoder.result).toContainText('Please enter a date code');
    await expect(page).toHaveURL(/\/#code=(%20)?$/);
    await expect(page).toHaveTitle('Invalid Code · Heatstamp');
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test.describe('Before the script', () => {
  // Leaving a page that still waits for its script aborts that request.
  test.use({ expectedTrouble: [/ERR_ABORTED/] });

  test('what is sent before it arrives is kept from servers, shows the busy state, and is decoded when it comes', async ({
    page,
  }) => {
    const decoder = new DecoderPage(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await decoder.input.fill('sd1013');
    await decoder.input.press('Enter');
    await expect(page).toHaveURL(/\/#code=sd1013$/);
    await expect(decoder.input).toHaveValue('sd1013');
    await expect(page.getByText('ANALYZING YOUR CODE...').first()).toBeVisible();
    await expect(page.getByText('AUTHENTICATE DATE CODE')).toBeHidden();
    await page.mouse.click(400, 10);
    await page.keyboard.press('Enter');
    release();
    await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
    await expect(page).toHaveURL(/\/#code=sd1013$/);
    await expect(decoder.input).toHaveValue('sd1013');
    await expect(decoder.input).toBeEditable();
    expect(requests.filter((url) => /sd1013/i.test(url))).toEqual([]);
    expect(requests.filter((url) => new URL(url).pathname === '/')).toHaveLength(1);
  });

  test('the field shows the code of a link', async ({ page }) => {
    await holdScripts(page);
    const decoder = new DecoderPage(page);
    for (const address of ['/#code=SD1013', '/?code=SD1013']) {
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'commit' });
      await expect(decoder.input).toHaveValue('SD1013');
    }
    await page.goto('about:blank');
    await page.goto('/#text=SD1013', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await expect(decoder.input).toHaveValue('');
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
    await page.getByRole('link', { name: 'SD1013' }).first().click();
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
        /Every date code is a birthday/,
      );
      // getByText passes over <noscript>.
      await expect(page.locator('[data-idle] noscript p')).toBeVisible();
      await expect(page.locator('[data-idle] noscript p')).toHaveText(
        /^Reading a code needs JavaScript/,
      );
      await expect(page.getByText('never leaves this page')).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Formats by era' })).toBeVisible();
      await page.getByText('Date Code Format Evolution').click();
      await expect(page.getByText('2 and 4 the year: SD1013 is November 2003')).toBeVisible();
      await expect(page.getByText('It is not affiliated with')).toBeVisible();
    });
  });
});

test.describe('Where the script does not come', { tag: '@firefox' }, () => {
  test.use({
    expectedTrouble: [
      /^(failed request: \S+\/assets\/\S+\.js |console error: Failed to load resource: )(net::ERR_(FAILED|INTERNET_DISCONNECTED)|NS_ERROR_ABORT)/,
    ],
  });

  for (const [name, lost] of [
    ['of the tool', '**/assets/home.client-*.js'],
    ['of React', '**/assets/react-*.js'],
  ] as const) {
    test(`${name}, the page says so, keeps what was typed, and answers when it comes`, async ({
      page,
    }) => {
      const decoder = new DecoderPage(page);
      await page.route(lost, (route) => route.abort('internetdisconnected'));
      await page.goto('/', { waitUntil: 'commit' });
      await decoder.input.fill('sd1013');
      const missing = page.getByRole('alert').filter({ hasText: 'hasn’t loaded' });
      await expect(missing).toBeVisible();
      await expect(decoder.input).toHaveValue('sd1013');
      await decoder.input.press('Enter');
      await expect(page).toHaveURL(/\/#code=sd1013$/);
      await expect(missing).toBeVisible();
      await page.unroute(lost);
      await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
      await expect(missing).toBeHidden();
      await expect(decoder.input).toHaveValue('sd1013');
    });
  }

  test('what was typed outlives loading the page again', async ({ page }) => {
    const decoder = new DecoderPage(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await decoder.input.fill('sd1013');
    await expect(page.getByRole('alert').filter({ hasText: 'hasn’t loaded' })).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(decoder.row('Manufacturing Date')).toHaveText('November 2003');
  });
});

test.describe('Focus', () => {
  test('an answer that comes late to a phone is on its screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdScripts(page, '**/assets/answer-script-*.js');
    const decoder = new DecoderPage(page);
    await decoder.openOn(TODAY, '/#code=SD1234');
    await page.clock.runFor(1000);
    release();
    await expect(decoder.result.getByRole('button', { name: /year 2024/ })).toBeInViewport({
      ratio: 1,
    });
  });

  test('it stays where the address leads, and where the visitor has scrolled to', async ({
    page,
  }) => {
    const decoder = new DecoderPage(page);
    for (const address of ['/#factory-codes', '/#eras']) {
      await decoder.openOn(TODAY, '/about');
      await page.goto(address);
      await page.clock.runFor(1000);
      await expect(decoder.input).not.toBeFocused();
    }
    await page.goto('/about');
    await page.goto('/');
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY > 0);
    await page.clock.runFor(1000);
    await expect(decoder.input).not.toBeFocused();
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
    const asked = scriptsOf(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event('drawn')));
    await expect(page.locator('script[data-started]')).toBeAttached();
  });

  test('with a link it is asked for at once, all of it in one go, and the answer waits for nothing else', async ({
    page,
  }) => {
    const html = await (await page.request.get('/')).text();
    const named = [...html.matchAll(/ data-(?:answer-)?files="([^"]*)"/g)].flatMap(([, files]) =>
      String(files).split(' '),
    );
    const isNamed = (path: string) => named.includes(path);
    // Nothing else arrives.
    await page.route('**/assets/*.js', async (route) => {
      if (isNamed(new URL(route.request().url()).pathname)) await route.continue();
    });
    const asked = scriptsOf(page);
    await page.goto('/#code=SD1013');
    await expect(new DecoderPage(page).row('Manufacturing Date')).toHaveText('November 2003');
    expect(asked.slice(0, named.length).sort()).toEqual(named.sort());
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('it comes all the same in the background, where nothing is drawn', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
    });
    await page.goto('/');
    await expect(page.locator('script[data-started]')).toBeAttached();
  });
});

/** The paths of the scripts that a page asks for from now on. */
function scriptsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.push(pathname);
  });
  return paths;
}
