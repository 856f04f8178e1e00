import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { times } from '../long.ts';
import { DecoderPage } from './decoder-page.ts';
import { expect } from './fixtures.ts';
import { BUILT, builtFiles, forVisitors, writeNextRelease } from './other-release.ts';
import { handlerOf, test, type OwnServer } from './own-server.ts';
import { settleWorker, toast } from './page-tools.ts';

/**
 * The worker's own requests to a server or a file that is gone, the 404 page's line, and what the browser says of a
 * refusal.
 */
const TROUBLE = new RegExp(
  [
    String.raw`^failed request: \S+ net::ERR_`,
    '404: there is no page at',
    'Failed to load resource: (net::ERR_(CONNECTION_REFUSED|FAILED)|.* (40[345]|429|503) )',
    'received when fetching the script',
  ].join('|'),
);

test.use({ serviceWorkers: 'allow', expectedTrouble: [TROUBLE] });

// Several visits make one test.
test.describe.configure({ timeout: 90_000 });

const PAGES = [
  '/about',
  '/blog',
  '/codes',
  '/contact',
  '/guide',
  '/legal-notice',
  '/no-code',
  '/privacy-policy',
  '/terms-of-service',
  '/tools',
  '/where-to-look',
] as const;

/** Visits an address and waits until everything is kept and the worker looks after the page. */
async function visit(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect.poll(() => isLookedAfter(page)).toBe(true);
}

/** Whether a worker answers for the page. */
async function isLookedAfter(page: Page): Promise<boolean> {
  return page.evaluate(
    () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
  );
}

/** Opens a page that is kept once it was opened, and waits until it is. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const isKept = () =>
    page.evaluate(async (path) => (await caches.match(path)) !== undefined, address);
  await expect.poll(isKept).toBe(true);
}

/** The names of the releases that are kept. */
async function releases(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => caches.keys());
}

async function decode(page: Page, code: string, date: string): Promise<void> {
  const decoder = new DecoderPage(page);
  await decoder.input.fill(code);
  await decoder.input.press('Enter');
  await expect(decoder.row('Manufacturing Date')).toHaveText(date);
}

test.describe('Offline, after one visit to home', () => {
  test('§2.22, §8.3: the page keeps working, and every other page opens', async ({
    page,
    server,
  }) => {
    const files = builtFiles();
    await visit(page);

    await test.step('requests other than plain GETs to this site go to the network', async () => {
      const answers = (): Promise<readonly string[]> =>
        page.evaluate(async () => {
          const asked: readonly RequestInit[] = [
            { method: 'POST' },
            { method: 'HEAD' },
            { headers: { Range: 'bytes=0-9' }, cache: 'no-store' },
            {},
          ];
          return Promise.all(
            asked.map(async (init) =>
              fetch('/icon.svg', init).then(
                ({ status }) => String(status),
                () => 'failed',
              ),
            ),
          );
        });
      expect(await answers()).toEqual(['405', '200', '200', '200']);
      await server.stop();
      expect(await answers()).toEqual(['failed', 'failed', 'failed', '200']);
    });

    await test.step('the open page loads its later parts, and everything that a visitor may open', async () => {
      await decode(page, 'SD1013', 'November 2003');
      const join = page.getByRole('region', { name: 'Join Our Community' });
      await join.scrollIntoViewIfNeeded();
      await join.getByRole('textbox').fill('someone@example.org');
      await join.getByRole('button').click();
      await expect(toast(page, 'Welcome to our community!')).toBeVisible();
      const later = [...forVisitors()];
      const sizes = await page.evaluate(
        async (paths) =>
          Promise.all(
            paths.map(async (path) => (await (await fetch(`/${path}`)).arrayBuffer()).byteLength),
          ),
        later.map(([path]) => path),
      );
      expect(sizes).toEqual(later.map(([, contents]) => contents.length));
    });

    await test.step('a code in the address is decoded on arrival', async () => {
      for (const address of ['/?code=ar2126', '/#code=AR2126']) {
        await page.goto('/about');
        await page.goto(address);
        const decoder = new DecoderPage(page);
        await expect(decoder.row('Manufacturing Date')).toHaveText('Week 22, 2016');
        await expect(page).toHaveURL(/\/#code=AR2126$/i);
      }
    });

    await test.step('§2.22, §8.3: an address without a page is the 404 page with its status', async () => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      for (const path of ['/nowhere', '/about/nobody', '/a/b/c.png', '/404', '/404.html']) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
        await expect.poll(() => said).toContain(`404: there is no page at ${path}`);
      }
      await page.getByRole('link', { name: 'Return Home' }).click();
      await expect(new DecoderPage(page).input).toBeVisible();
    });

    await test.step('every page opens, in every form of its address', async () => {
      for (const address of [...PAGES, '/about/', '/about.html', '/about?from=here#there']) {
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        const name = /[a-z-]+/.exec(address)?.[0] ?? '';
        const title = /<title>([^<]*)/.exec(String(files.get(`${name}.html`)))?.[1];
        await expect(page).toHaveTitle(title ?? '');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.goto('/index.html');
      await expect(new DecoderPage(page).input).toBeVisible();
    });

    await test.step('a network that never answers does not keep a page waiting forever', async () => {
      await server.answerWith(() => undefined);
      const heading = page.getByRole('heading', { level: 1 });
      const start = Date.now();
      await page.goto('/about');
      await expect(heading).toBeVisible();
      // Three seconds, and as much again several times over for a busy machine.
      expect(Date.now() - start, 'milliseconds until a copy is shown').toBeLessThan(20_000);
      await page.goto('/codes/ar');
      await expect(heading, 'a page that was never opened').toHaveText(
        'Every factory code we know of',
      );
      await expect(page.getByText('there is no copy of it on this device')).toBeVisible();
      await page.goto('/data/factory-codes.json');
      await expect(heading).toHaveText('Page Not Found');
      await expect(page.getByText('there is no copy of it on this device')).toBeVisible();
      await page.goto('/nowhere');
      await expect(heading).toHaveText('Page Not Found');
      await expect(page.getByText('there is no copy of it on this device')).toBeHidden();
    });

    await test.step('a host that fails is no better than no network', async () => {
      for (const failure of [503, 404, 403, 429]) {
        await server.answerWith((_, response) => response.writeHead(failure).end('Down.'));
        for (const path of ['/about', '/#code=SD1013', '/codes/ar']) {
          await page.goto('about:blank');
          expect((await page.goto(path))?.status(), `${path} for ${failure}`).toBe(200);
        }
      }
      await server.answerWith((_, response) => response.writeHead(503).end('Down.'));
      expect((await page.goto('/nowhere'))?.status()).toBe(404);
      await server.answerWith((_, response) => response.writeHead(403).end('Members only.'));
      expect((await page.goto('/nowhere'))?.status(), 'what it says of other pages').toBe(403);
    });

    await test.step('what a captive portal answers for a page of a factory code is not kept', async () => {
      await server.answerWith((_, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>'),
      );
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto('/codes/sd');
      await expect(heading).toHaveText('Sign in');
      await server.stop();
      await page.goto('/codes/sd');
      await expect(heading).toHaveText('Every factory code we know of');
    });
  });

  test('contact installs the worker too, pages without a script do not', async ({
    page,
    server,
  }) => {
    await page.goto('/about');
    expect(await releases(page)).toEqual([]);
    await visit(page, '/contact');
    await server.stop();
    await page.goto('/');
    await decode(page, 'AR2126', 'Week 22, 2016');
  });
});

test.describe('A new release', () => {
  test('shows on the next visit, works offline, and replaces the old one', async ({
    context,
    page,
    server,
  }, info) => {
    await visit(page);
    const [first] = await releases(page);
    await open(page, '/codes/sd');
    await open(page, '/data/factory-codes.json');
    writeNextRelease(info.outputPath('next'));
    await server.serve(info.outputPath('next'));
    await page.goto('/');
    await expect(page).toHaveTitle(/\(next release\)$/);
    await expect.poll(() => releases(page)).toHaveLength(2);
    await settleWorker(page);
    await page.goto('/about');
    await expect(page).toHaveTitle(/\(next release\)$/);
    await server.stop();
    await page.goto('/');
    await expect(page).toHaveTitle(/\(next release\)$/);
    await decode(page, 'AR2126', 'Week 22, 2016');

    await test.step('pages of factory codes that were opened are kept anew, and the list of all codes replaces the others', async () => {
      const heading = page.getByRole('heading', { level: 1 });
      for (const address of ['/codes/sd', '/codes/sd/', '/codes/sd.html', '/codes/sd?from=here']) {
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        await expect(heading).toHaveText('Factory code SD');
        await expect(page, 'in the new release').toHaveTitle(/\(next release\)$/);
      }
      await page.goto('/codes/ar');
      await expect(heading).toHaveText('Every factory code we know of');
      const data = await page.goto('/data/factory-codes.json');
      expect(await data?.json(), 'the data too, once it was opened').toHaveProperty('codes');
      await page.goto('/codes/ar');
      await page.getByRole('link', { name: 'SD' }).first().click();
      await expect(heading).toHaveText('Factory code SD');
    });

    await page.close();
    const later = await context.newPage();
    await later.goto('/about');
    await expect(later).toHaveTitle(/\(next release\)$/);
    await expect.poll(() => releases(later)).toHaveLength(1);
    expect(await releases(later)).not.toContain(first);
  });

  test('keeps all files for an open page of the old release until it is closed', async ({
    context,
    page,
    server,
  }, info) => {
    await visit(page);
    writeNextRelease(info.outputPath('next'));
    await server.serve(info.outputPath('next'));
    const other = await context.newPage();
    await other.goto('/');
    await expect(other).toHaveTitle(/\(next release\)$/);
    await expect.poll(() => releases(other)).toHaveLength(2);
    await settleWorker(other);
    await other.goto('/about');
    await other.goto('/');
    // The host has these parts no more.
    await decode(page, 'SD1013', 'November 2003');
    await expect(page).not.toHaveTitle(/next/);
    await decode(other, 'AR2126', 'Week 22, 2016');
    await page.close();
    await other.close();
    const last = await context.newPage();
    await last.goto('/');
    await expect.poll(() => releases(last)).toHaveLength(1);
  });

  test('at most two releases are kept while a page stays open', async ({ page, server }, info) => {
    await visit(page);
    for (const name of ['second', 'third']) {
      writeNextRelease(info.outputPath(name), undefined, name);
      await server.serve(info.outputPath(name));
      // A page that is left while it loads a script says that this failed.
      await page.waitForLoadState('networkidle');
      await page.reload();
      await settleWorker(page);
    }
    await expect.poll(() => releases(page)).toHaveLength(2);
    await decode(page, 'SD1013', 'November 2003');
  });

  const spoilt: Readonly<Record<string, (files: Map<string, string | Buffer>) => void>> = {
    'lacks a file': (files) => files.delete('blog.html'),
    'has a page of the old one': (files) => {
      files.set('blog.html', String(builtFiles().get('blog.html')));
    },
    'is still without its scripts': (files) => {
      for (const path of files.keys())
        if (path.endsWith('.js') && path !== 'sw.js') files.delete(path);
    },
  };
  test('never takes over if it is broken, and the old one keeps working', async ({
    page,
    server,
  }, info) => {
    await visit(page);
    const before = await releases(page);
    for (const [flaw, spoil] of Object.entries(spoilt).slice(0, times(2, 3))) {
      await test.step(`that ${flaw}`, async () => {
        const folder = info.outputPath(flaw);
        writeNextRelease(folder, spoil);
        await server.serve(folder);
        await page.goto('/terms-of-service');
        const outcome = await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          await registration.update();
          const worker = registration.installing;
          return new Promise<string | undefined>((resolve) => {
            worker?.addEventListener('statechange', () => {
              resolve(worker.state);
            });
          });
        });
        expect(outcome).toBe('redundant');
        expect(await releases(page)).toEqual(before);
        await server.stop();
        await page.goto('/blog');
        await expect(page).toHaveTitle(/Heatstamp$/);
        await page.goto('/');
        await decode(page, 'AR2126', 'Week 22, 2016');
      });
    }
  });
});

test.describe('A host that redirects', () => {
  test('leads from a language to its home, with and without a network', async ({
    page,
    server,
  }) => {
    await visit(page);
    for (const [path, language] of [
      ['/ja?from=here', 'ja'],
      ['/fr', 'fr'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveURL(path.replace(language, `${language}/`));
    }
    await visit(page, '/ja/');
    await server.stop();
    await page.goto('/ja');
    await expect(page).toHaveURL('/ja/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });

  test('is followed where it tidies an address, and not where it leads away from a page that is kept', async ({
    page,
    server,
  }) => {
    await visit(page);
    const handler = handlerOf(BUILT);
    await server.answerWith((request, response) => {
      const { url = '' } = request;
      if (/^\/.+\/$/.test(url) && !/^\/(ja|fr)\/$/.test(url))
        response.writeHead(308, { Location: url.slice(0, -1) }).end();
      else if (url === '/elsewhere') response.end('Sign in');
      else if (url === '/about') response.writeHead(302, { Location: '/elsewhere' }).end();
      else handler(request, response);
    });
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/codes/sd/');
    await expect(heading).toHaveText('Factory code SD');
    for (const path of ['/ja/about/', '/fr/codes/sd/']) {
      await page.goto(path);
      await expect(page).toHaveURL(path.slice(0, -1));
      await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1, 3));
    }
    await page.goto('/about');
    await expect(page).toHaveURL('/about');
    await expect(heading).toBeVisible();
  });
});

test('a file that came with other bytes is asked for once more, past the browser’s own copy', async ({
  page,
  server,
}) => {
  const handler = handlerOf(BUILT);
  let isSpoilt = true;
  await server.answerWith((request, response) => {
    if (request.url !== '/icon.svg') handler(request, response);
    else if (request.headers['if-none-match'] === '"same"') response.writeHead(304).end();
    else {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml', ETag: '"same"' });
      response.end(
        isSpoilt ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : builtFiles().get('icon.svg'),
      );
    }
  });
  // A proxy spoils what the page fetches, and is well again before the worker asks.
  await page.goto('/about');
  expect(await page.evaluate(async () => (await fetch('/icon.svg')).ok)).toBe(true);
  isSpoilt = false;
  await visit(page);
  expect(await releases(page)).toHaveLength(1);
});

test('a worker that its host withdraws takes everything that it kept with it', async ({
  page,
  server,
}) => {
  await visit(page);
  // Another site on the same host.
  await page.evaluate(() => caches.open('heatstamp-%2Fneighbor%2F-1'));
  const withdrawal = readFileSync(join(BUILT, '../withdraw-sw.js'));
  const handler = handlerOf(BUILT);
  await server.answerWith((request, response) => {
    if (request.url !== '/sw.js') handler(request, response);
    else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(withdrawal);
  });
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
  for (const address of ['/', '/about']) {
    await page.goto(address);
    await expect.poll(() => releases(page)).toEqual(['heatstamp-%2Fneighbor%2F-1']);
    await expect.poll(isRegistered).toBe(false);
  }
  expect(await isLookedAfter(page)).toBe(false);
  await page.goto('/');
  await decode(page, 'AR2126', 'Week 22, 2016');
});

test.describe('Without a worker', () => {
  /** What stands in the way: in the browser before the page, or at the server. The first two are tried in every run. */
  const obstacles: Readonly<Record<string, (page: Page, server: OwnServer) => Promise<unknown>>> = {
    'the browser forbids them': (page) =>
      page.addInitScript(() => {
        navigator.serviceWorker.register = () =>
          Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      }),
    'the worker is missing': (_, server) => serveBut(server, { '/sw.js': 404 }),
    'the browser has no service workers': (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      }),
    'the policy of a host refuses ours': (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'trustedTypes', {
          value: {
            createPolicy() {
              throw new TypeError('Policy refused.');
            },
          },
        });
      }),
    'a page is somewhere else': (_, server) => serveBut(server, { '/about': 302 }),
    'there is no room': async (page, server) => {
      const session = await page.context().newCDPSession(page);
      const quota = { origin: server.origin, quotaSize: 100_000 };
      await session.send('Storage.overrideQuotaForOrigin', quota);
    },
  };
  /** The same site, but for the status of some addresses. */
  async function serveBut(
    server: OwnServer,
    statuses: Readonly<Record<string, number>>,
  ): Promise<void> {
    const handler = handlerOf(BUILT);
    await server.answerWith((request, response) => {
      const status = statuses[request.url ?? ''];
      if (status === undefined) handler(request, response);
      else response.writeHead(status, { Location: '/elsewhere' }).end();
    });
  }

  for (const [obstacle, arrange] of Object.entries(obstacles).slice(0, times(2, 6))) {
    test(`the page works as usual, without a message, when ${obstacle}`, async ({
      page,
      server,
    }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await arrange(page, server);
      await page.goto('/', { waitUntil: 'networkidle' });
      await decode(page, 'AR2126', 'Week 22, 2016');
      await page.goto('/blog');
      await expect.poll(() => releases(page)).toEqual([]);
      expect(await isLookedAfter(page)).toBe(false);
      // A host without the worker is something that the browser itself remarks.
      expect(said.filter((text) => !text.includes('when fetching the script'))).toEqual([]);
    });
  }
});
