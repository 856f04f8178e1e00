import type { AddressInfo } from 'node:net';
import { Script } from 'node:vm';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inAllLanguages, only, read, readBytes, sample, visibleText } from './site-files.ts';

let server: ViteDevServer;
let origin = '';

beforeAll(async () => {
  server = await createServer({
    mode: 'development',
    logLevel: 'error',
    server: { port: 0, ws: false },
  });
  await server.listen();
  const address = server.httpServer?.address() as AddressInfo;
  origin = `http://localhost:${address.port}`;
});
afterAll(() => server.close());

/** All in English, and in other languages one with a script, one without and one of a code. */
const pages = inAllLanguages(sample).filter(
  ({ page, language }) =>
    language.path === '' || ['/', '/about', '/codes/sd', '/404'].includes(page.path),
);

test.each(pages)(
  'development: $path renders as it is built, with its script',
  async ({ page, language, path, file }) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(page.indexed ? 200 : 404);
    const html = await response.text();
    expect(only(html, /<title>([^<]*)<\/title>/g)).toBe(
      only(read(file), /<title>([^<]*)<\/title>/g),
    );
    expect(visibleText(html).trim()).toBe(visibleText(read(file)).trim());
    const suffix = language.path === '' ? '' : `?language=${language.id}`;
    if (page.entry !== undefined) expect(html).toContain(`src="/${page.entry}${suffix}"`);
    expect((await fetch(`${origin}/${page.source}${suffix}`)).status).toBe(200);
  },
);

test('development: every inline script parses, so that the page runs as the built one does', async () => {
  for (const { path } of pages) {
    const html = await (await fetch(origin + path)).text();
    for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g))
      if (!/type="(module|application)/.test(attributes)) new Script(code);
  }
  const html = await (await fetch(`${origin}/`)).text();
  const [, head = ''] = /src="([^"]*boot\/head\.ts[^"]*)"/.exec(html) ?? [];
  expect((await fetch(origin + head)).status).toBe(200);
});

test('development: an address without a page is the 404 page', async () => {
  for (const path of ['/nowhere', '/ja/nowhere'])
    expect((await fetch(origin + path)).status).toBe(404);
});

test('development: the look-up table is served as it is built', async () => {
  for (const path of [
    'data/date-codes.parquet',
    'data/date-codes.csv.gz',
    'data/date-codes.json',
  ]) {
    const response = await fetch(`${origin}/${path}`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(readBytes(path))).toBe(true);
  }
});
