import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/site-handler.js';
import { siteInTestLanguage } from '../build-elsewhere.ts';
import { languages } from '../../src/words/languages.ts';
import { codePages, inAllLanguages, paths, table } from '../build/site-files.ts';
import { SITE } from '../site.ts';
import { ask, type Host, type Reply, startServer } from './ask.ts';

const PAGE = /^text\/html; ?charset=utf-8$/;

/** The types of the files, by their endings. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css(; ?charset=utf-8)?$/,
  csv: /^text\/csv; ?charset=utf-8$/,
  gz: /^application\/gzip$/,
  html: /^text\/html; ?charset=utf-8$/,
  js: /^(text|application)\/javascript(; ?charset=utf-8)?$/,
  json: /^application\/json(; ?charset=utf-8)?$/,
  parquet: /^application\/vnd\.apache\.parquet$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml(; ?charset=utf-8)?$/,
  txt: /^text\/plain; ?charset=utf-8$/,
  webmanifest: /^application\/manifest\+json(; ?charset=utf-8)?$/,
  woff2: /^font\/woff2$/,
  xml: /^(text|application)\/xml(; ?charset=utf-8)?$/,
};

const NO_PAGES = [
  ...['/nowhere', '/nowhere/', '/about/nobody', '/about.html.html', '/about%20', '/ABOUT'],
  ...['/Index.html', '/assets', '/assets/', '/assets/nothing.js', '/data', '/data/'],
  ...['/sw.js.map', '/.git/config', '/..%5cpackage.json'],
  ...['/%ff', '/a%0d%0aX-Y:z'],
];

/** What is a file, but not for visitors. */
const HIDDEN = [
  ...['/_headers', '/_headers/', '/_headers?x', '/_headers.html', '//_headers', '/./_headers'],
  ...['/assets/../_headers', '/assets/%2e%2e/_headers', '/%5fheaders', '/%5Fheaders'],
  ...['/_redirects', '/_redirects/', '//_redirects', '/%5fredirects'],
  ...['/404', '/404/', '/404.html', '//404.html'],
];

const ODD = [
  ...[
    '/../package.json',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%2e%2e%2fpackage.json',
  ],
  ...['/%00', '/about%00', '/%', '/%zz'],
];

const SITES = [
  { place: 'at the root', path: '', folder: () => SITE, its: languages },
  // In one language, which is tested there too.
  {
    place: 'below a path',
    path: '/heatstamp',
    folder: siteInTestLanguage,
    its: languages.slice(0, 1),
  },
];

describe.each(SITES)('the server of npm start, $place', ({ path: base, folder, its }) => {
  let [host, site]: [Host | undefined, string] = [undefined, ''];
  const send = (path: string, options?: Parameters<typeof ask>[2]): Promise<Reply> =>
    ask(host?.port ?? 0, path, options);
  const file = (path: string): Buffer => readFileSync(join(site, path));
  const rules = () => parseHeaders(String(file('_headers')));
  /** The headers that an address must have. */
  const headersOf = (path: string) =>
    Object.entries({ 'Cache-Control': 'no-cache', ...headersFor(rules(), path) });
  const expectHeaders = ({ headers }: Reply, path: string, message = path) => {
    for (const [key, value] of headersOf(path)) {
      expect(headers[key.toLowerCase()], `${message}: ${key}`).toBe(value);
    }
  };

  beforeAll(async () => {
    site = folder();
    host = await startServer(site);
  });
  afterAll(() => host?.stop());

  test('serves every page at its address, with and without a slash at the end', async () => {
    for (const { page, file: name, path } of inAllLanguages(table, its)) {
      if (!page.indexed) continue;
      const address = base + path;
      const others =
        page.path === '/' ? [`${address}index.html`] : [`${address}/`, `${address}.html`];
      for (const each of [address, `${address}?from=here`, ...others]) {
        const reply = await send(each);
        expect(reply.status, each).toBe(200);
        expect(reply.headers['content-type'], each).toMatch(PAGE);
        expect(reply.body.equals(file(name)), each).toBe(true);
        expectHeaders(reply, address, each);
      }
    }
  });

  test('serves every other file with its type and headers', async () => {
    const elsewhere = languages.filter((language) => !its.includes(language));
    const others = paths()
      .filter((path) => !/\.html$|^_(headers|redirects)$|^assets\//.test(path))
      .filter((path) => !elsewhere.some(({ id }) => path.startsWith(`${id}/`)));
    const assets = inAllLanguages(table, its).flatMap(
      (page) => String(file(page.file)).match(/assets\/[\w.-]+/g) ?? [],
    );
    for (const path of new Set([...others, ...assets])) {
      const address = `${base}/${path}`;
      const plain = await send(address);
      expect(plain.status, path).toBe(200);
      expect(plain.body.equals(file(path)), path).toBe(true);
      expect(plain.headers['content-type'], path).toMatch(
        TYPES[path.split('.').at(-1) ?? ''] ?? '',
      );
      expectHeaders(plain, address);
      const isOpen = path.startsWith('data/');
      expect('access-control-allow-origin' in plain.headers, path).toBe(isOpen);
    }
  });

  test('§8.3: answers what is no page with the 404 page, its status and the headers', async () => {
    for (const path of [...NO_PAGES, ...HIDDEN]) {
      const reply = await send(base + path);
      expect(reply.status, path).toBe(404);
      expect(reply.headers['content-type'], path).toMatch(PAGE);
      expect(reply.body.equals(file('404.html')), path).toBe(true);
      expectHeaders(reply, `${base}/nowhere`, path);
    }
  });

  test('answers what is no page in a language with its 404 page', async () => {
    for (const { path: home } of its.slice(1)) {
      for (const path of [
        '/nowhere',
        '/a/b',
        '/404',
        '/404.html',
        '/codes/QQ',
        '/share/x',
        '/data/factory-codes.json',
      ]) {
        const reply = await send(base + home + path);
        expect(reply.status, path).toBe(404);
        expect(reply.body.equals(file(`${home.slice(1)}/404.html`)), path).toBe(true);
        expectHeaders(reply, `${base}${home}/nowhere`, path);
      }
      const { status, headers } = await send(`${base}${home}?code=SD1013`);
      expect([status, headers.location]).toEqual([301, `${base}${home}/?code=SD1013`]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await send(`${base}/jam`)).body.equals(file('404.html'))).toBe(true);
  });

  test('answers odd paths with no file and no failure', async () => {
    for (const path of ODD) {
      const { status, body } = await send(base + path);
      expect([400, 404], path).toContain(status);
      expect(String(body), path).not.toMatch(/^root:|"heatstamp"/m);
      expect(body.length, path).toBeGreaterThan(0);
    }
  });

  test('refuses every method but GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      for (const path of ['/', '/about', '/nowhere', '/_headers']) {
        const reply = await send(base + path, { method });
        expect([reply.status, reply.headers.allow], `${method} ${path}`).toEqual([
          405,
          'GET, HEAD',
        ]);
        expectHeaders(reply, base + path, `${method} ${path}`);
      }
    }
    const asked = await send(`${base}/about`, { method: 'HEAD' });
    expect([asked.status, asked.body.length]).toEqual([200, 0]);
    expectHeaders(asked, `${base}/about`);
  });

  test('a shared text that no worker takes leads to the page that says what to do', async () => {
    for (const { path } of its) {
      for (const method of ['POST', 'GET']) {
        const { status, headers } = await send(`${base}${path}/share`, { method });
        expect([status, headers.location], method).toEqual([303, `${base}${path}/tools#share`]);
      }
    }
  });

  test('sends nothing again to a browser that has it already', async () => {
    const { headers } = await send(`${base}/`);
    const etag = String(headers.etag);
    const again = await send(`${base}/`, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expectHeaders(again, `${base}/`);
  });

  test('leads from the letters of a code to its page, without a script', async () => {
    for (const { path } of inAllLanguages(codePages, its)) {
      const letters = path.replace(/[^/]+$/, (code) => code.toUpperCase());
      for (const [address, to] of [
        [letters, path],
        [`${letters}/`, path],
        [`${letters}?from=here`, `${path}?from=here`],
      ] as const) {
        const { status, headers } = await send(base + address);
        expect([status, headers.location], address).toEqual([301, base + to]);
      }
    }
    for (const path of ['/codes/QQ', '/codes/SD/x', '/codes/SDX']) {
      expect((await send(base + path)).status, path).toBe(404);
    }
  });

  test('redirects to no other host', async () => {
    for (const path of [
      '//example.com',
      '//example.com/',
      '//example.com/..',
      '/%2f/example.com/',
    ]) {
      const { location = '/' } = (await send(path)).headers;
      expect(location, path).toMatch(/^\/(?!\/)/);
    }
  });

  if (base === '') return;
  test('redirects its path to home, whatever name or port it is reached by', async () => {
    const { status, headers } = await send(base);
    expect([status, headers.location]).toEqual([301, `${base}/`]);
    for (const path of ['/', '/about', '/sw.js', '/heatstamped']) {
      expect((await send(path)).status, path).toBe(404);
    }
  });
});
