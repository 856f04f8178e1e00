import type { AddressInfo } from 'node:net';
import { Script } from 'node:vm';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inAllLanguages, only, read, sample, visibleText } from './site-files.ts';

/** Starts the server of `npm run dev` in a language, and returns its address. */
async function start(language?: string): Promise<string> {
  vi.stubEnv('SITE_LANGUAGE', language);
  const server = await createServer({
    mode: 'development',
    logLevel: 'error',
    server: { port: 0, ws: false },
  });
  vi.unstubAllEnvs();
  servers.push(server);
  await server.listen();
  const { port } = server.httpServer?.address() as AddressInfo;
  return `http://localhost:${port}`;
}

const servers: ViteDevServer[] = [];
let origin = '';
let japanese = '';
beforeAll(async () => {
  origin = await start();
  japanese = await start('ja');
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** All in English, and in Japanese one with a script, one without and one of a code. */
const pages = inAllLanguages(sample).filter(
  ({ page, language: { id } }) =>
    id === 'en' || (id === 'ja' && ['/', '/about', '/codes/sd', '/404'].includes(page.path)),
);

test.each(pages)(
  'development: $path renders as it is built, with its script',
  async ({ page, language, path, file }) => {
    const server = language.id === 'ja' ? japanese : origin;
    const response = await fetch(server + path);
    expect(response.status).toBe(page.indexed ? 200 : 404);
    const html = await response.text();
    expect(only(html, /<title>([^<]*)<\/title>/g)).toBe(
      only(read(file), /<title>([^<]*)<\/title>/g),
    );
    expect(visibleText(html).trim()).toBe(visibleText(read(file)).trim());
    if (page.entry !== undefined) expect(html).toContain(`src="/${page.entry}"`);
    expect((await fetch(`${server}/${page.source}`)).status).toBe(200);
  },
);

test('development: every inline script parses, so that the page runs as the built one does', async () => {
  for (const path of ['/', '/about', '/contact', '/404']) {
    const html = await (await fetch(origin + path)).text();
    for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g))
      if (!/type="(module|application)/.test(attributes)) new Script(code);
  }
  const html = await (await fetch(`${origin}/`)).text();
  const [, head = ''] = /src="([^"]*boot\/head\.ts[^"]*)"/.exec(html) ?? [];
  expect((await fetch(origin + head)).status).toBe(200);
});

test('development: an address without a page is the 404 page', async () => {
  for (const path of ['/nowhere', '/ja/about'])
    expect((await fetch(origin + path)).status).toBe(404);
});
