import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteHandler } from '../../scripts/site-handler.js';
import { BELOW, siteBelow } from '../build-elsewhere.ts';
import { captures, inAllLanguages, sample, table } from './site-files.ts';

const ADDRESS = BELOW.address;
const FOLDER = siteBelow();

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(siteHandler(FOLDER));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function read(path: string): string {
  return readFileSync(join(FOLDER, path), 'utf8');
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(origin + path, { redirect: 'manual' })).status;
}

describe('A site built to lie below a path', () => {
  test.each(inAllLanguages(sample))(
    'serves everything that $file links to and loads',
    async ({ file }) => {
      const html = read(file);
      const attributes = captures(html, / (?:href|src|action|data-files)="(\/[^"]*)/g);
      const targets = [...attributes.flatMap((each) => each.split(' ')), ...fontsOf(html)];
      expect(targets.length).toBeGreaterThan(8);
      for (const target of new Set(targets.map((each) => each.replace(/[?#].*/, '')))) {
        expect(target).toMatch(/^\/heatstamp\//);
        expect(await statusOf(target), target).toBe(200);
      }
    },
  );

  test('serves everything that its styles and scripts load', async () => {
    const assets = readdirSync(join(FOLDER, 'assets')).filter((name) => /\.(css|js)$/.test(name));
    const loaded = assets.flatMap((name) => fontsOf(read(`assets/${name}`)));
    for (const path of new Set(loaded)) expect(await statusOf(path), path).toBe(200);
  });

  test('gives its full address to search engines and browsers', async () => {
    for (const { file, path } of inAllLanguages(table)) {
      expect(read(file)).toContain(`<link rel="canonical" href="${ADDRESS}${path}">`);
    }
    expect(read('robots.txt')).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
    const listed = captures(read('sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
    expect(listed.every((each) => each.startsWith(`${ADDRESS}/`))).toBe(true);
    const manifest = JSON.parse(read('manifest.webmanifest')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ start_url: '/heatstamp/', scope: '/heatstamp/' });
    const icons = (manifest.icons as { src: string }[]).map(({ src }) => src);
    for (const src of icons) expect(await statusOf(src), src).toBe(200);
  });

  test('has its headers and redirects for its own addresses', () => {
    const addresses = [
      ...captures(read('_headers'), /^(\S+)/gm),
      ...captures(read('_redirects'), /(\/\S+)/g),
    ];
    expect(addresses.filter((each) => !each.startsWith('/heatstamp/'))).toEqual([]);
  });

  test('keeps only its own files for offline visits, home with its slash', () => {
    const [lists = ''] = read('sw.js').split('\n');
    const kept = captures(lists, /"(\/[^"]*)":/g);
    for (const path of [
      '/heatstamp/',
      '/heatstamp/about',
      '/heatstamp/ja/',
      '/heatstamp/ja/about',
    ]) {
      expect(kept).toContain(path);
    }
    expect(kept.filter((each) => !each.startsWith('/heatstamp/'))).toEqual([]);
  });
});

function fontsOf(text: string): string[] {
  return captures(text, /url\(([^)#]+)\)/g).map((each) => each.replace(/["']/g, ''));
}
