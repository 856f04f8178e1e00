import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BELOW, siteInTestLanguage } from '../build-elsewhere.ts';
import { captures, inAllLanguages, sample, table } from './site-files.ts';

const ADDRESS = BELOW.address;
const FOLDER = siteInTestLanguage();

/** What the site has, as addresses, and the pages of the languages that this one was built without. */
const addresses = new Set([
  ...readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map(
    (path) => `/heatstamp/${path.replaceAll('\\', '/').replace(/(?:index)?\.html$/, '')}`,
  ),
  ...inAllLanguages(table).map(({ path }) => `/heatstamp${path}`),
]);

function read(path: string): string {
  return readFileSync(join(FOLDER, path), 'utf8');
}

describe('A site built to lie below a path', () => {
  test.each(sample)('serves everything that $file links to and loads', ({ file }) => {
    const html = read(file);
    const attributes = captures(html, / (?:href|src|action|data-files)="(\/[^"]*)/g);
    const targets = [...attributes.flatMap((each) => each.split(' ')), ...fontsOf(html)];
    expect(targets.length).toBeGreaterThan(8);
    for (const target of new Set(targets.map((each) => each.replace(/[?#].*/, '')))) {
      expect(target).toMatch(/^\/heatstamp\//);
      expect(addresses).toContain(target);
    }
  });

  test('serves everything that its styles and scripts load', () => {
    const assets = readdirSync(join(FOLDER, 'assets')).filter((name) => /\.(css|js)$/.test(name));
    const loaded = assets.flatMap((name) => fontsOf(read(`assets/${name}`)));
    for (const path of new Set(loaded)) expect(addresses).toContain(path);
  });

  test('gives its full address to search engines and browsers', () => {
    for (const { file, path } of table) {
      expect(read(file)).toContain(`<link rel="canonical" href="${ADDRESS}${path}">`);
    }
    expect(read('robots.txt')).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
    const listed = captures(read('sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
    expect(listed.every((each) => each.startsWith(`${ADDRESS}/`))).toBe(true);
    const manifest = JSON.parse(read('manifest.webmanifest')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ start_url: '/heatstamp/', scope: '/heatstamp/' });
    const icons = (manifest.icons as { src: string }[]).map(({ src }) => src);
    for (const src of icons) expect(addresses).toContain(src);
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
    for (const path of ['/heatstamp/', '/heatstamp/about']) expect(kept).toContain(path);
    expect(kept.filter((each) => !each.startsWith('/heatstamp/'))).toEqual([]);
  });
});

function fontsOf(text: string): string[] {
  return captures(text, /url\(([^)#]+)\)/g).map((each) => each.replace(/["']/g, ''));
}
