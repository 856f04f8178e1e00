import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { captures, paths, read, table } from './site-files.ts';

const fixed = ['_headers', 'icon.svg', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml'];
const hashed = /^assets\/[\w.-]+-[\w-]{8}\.(js|woff2|svg|png)$/;

test('the site holds the pages, the five files about it, and hashed assets alone', () => {
  const others = paths().filter((path) => !hashed.test(path));
  expect(others).toEqual([...fixed, ...table.map(({ file }) => file)].sort());
});

test('every asset is used: by a page, or by an asset that is', () => {
  const texts = paths()
    .filter((path) => /\.(html|js)$/.test(path))
    .map(read)
    .join('\n');
  const assets = paths().filter((path) => hashed.test(path));
  const unused = assets.filter((path) => !texts.includes(path.replace('assets/', '')));
  expect(unused).toEqual([]);
});

test('product §2: the sitemap lists the indexed pages of the table in its order', () => {
  const listed = captures(read('sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  const indexed = table.filter((page) => page.indexed).map(({ path }) => site.baseUrl + path);
  expect(listed).toEqual(indexed);
});

test('robots.txt lets everything in and names the sitemap', () => {
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`,
  );
});

test('the manifest parses and its icons are in the site', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string }[] };
  const icons = manifest.icons.map(({ src }) => src.slice(1));
  expect(paths()).toEqual(expect.arrayContaining(icons));
});
