import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFor, parseHeaders, siteHandler } from '../../scripts/site-handler.js';
import { SITE } from '../site.ts';
import { paths, read, sample, table } from './site-files.ts';

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(siteHandler(SITE));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each(sample)('serves $path with the policy of _headers', async ({ path, file }) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(file === '404.html' ? 404 : 200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
  expect(read('_headers')).toContain(String(response.headers.get('content-security-policy')));
  expect(await response.text()).toBe(read(file));
});

test('answers an address with and without a trailing slash, and ignores a query', async () => {
  const page = table.find(({ path }) => path !== '/' && path.length > 1) ?? table[0];
  const bare = page?.path.replace(/\/$/, '') ?? '';
  for (const address of [bare, `${bare}/`, `${bare}/?code=AR2126`]) {
    expect((await fetch(origin + address)).status).toBe(200);
  }
});

test.each(['/nowhere', '/_headers', '/..%2fpackage.json', '/%E0%A4%A', '/assets/'])(
  '§8.3: answers %s with the status 404',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  },
);

test('sends nothing again to a browser that has it already', async () => {
  const etag = String((await fetch(origin)).headers.get('etag'));
  const again = await fetch(origin, { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await fetch(origin, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
});

test('serves every file with the headers for all files', async () => {
  const expected = headersFor(parseHeaders(read('_headers')), '/anything');
  expect(Object.keys(expected)).toContain('X-Frame-Options');
  for (const path of [...paths(), 'nowhere', 'assets/nothing.js']) {
    const { headers } = await fetch(`${origin}/${path}`);
    const served = Object.keys(expected).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(served), path).toEqual(expected);
  }
});

test('lets browsers cache hashed files for a year, and pages not at all', async () => {
  const asset = paths().find((path) => path.startsWith('assets/')) ?? '';
  const kept = await fetch(`${origin}/${asset}`);
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/about', '/sw.js', '/nowhere', '/assets/nothing.js']) {
    expect((await fetch(origin + path)).headers.get('cache-control'), path).toBe('no-cache');
  }
});

test('refuses every method but GET and HEAD', async () => {
  const posted = await fetch(origin, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const asked = await fetch(origin, { method: 'HEAD' });
  expect([asked.status, await asked.text()]).toEqual([200, '']);
});

test('of two header rules that match, the later one wins', () => {
  const rules = parseHeaders('/*\n  A: 1\n  B: x:y\n/assets/*\n  A: 2\n/exact\n  C: 3\n');
  expect(headersFor(rules, '/assets/a.js')).toEqual({ A: '2', B: 'x:y' });
  expect(headersFor(rules, '/exact')).toEqual({ A: '1', B: 'x:y', C: '3' });
});
