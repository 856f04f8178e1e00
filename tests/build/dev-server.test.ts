import type { AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { only, read, sample, visibleText } from './site-files.ts';

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

test.each(sample)('development: $path renders as it is built, with its script', async (page) => {
  const response = await fetch(origin + page.path);
  expect(response.status).toBe(page.indexed ? 200 : 404);
  const html = await response.text();
  expect(only(html, /<title>([^<]*)<\/title>/g)).toBe(
    only(read(page.file), /<title>([^<]*)<\/title>/g),
  );
  expect(visibleText(html).trim()).toBe(visibleText(read(page.file)).trim());
  if (page.entry !== undefined) expect(html).toContain(`src="/${page.entry}"`);
  expect((await fetch(`${origin}/${page.source}`)).status).toBe(200);
});

test('development: an address without a page is the 404 page', async () => {
  expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
});
