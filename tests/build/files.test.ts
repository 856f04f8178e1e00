import { expect, test } from 'vitest';
import { site } from '../../src/words/config.ts';
import { captures, paths, read, readBytes, table } from './site-files.ts';

const fixed = [
  ...[
    '_headers',
    '_redirects',
    'icon.svg',
    'licenses.txt',
    'manifest.webmanifest',
    'robots.txt',
    'sitemap.xml',
    'share.png',
    'sw.js',
  ],
  ...['codes.csv', 'codes.json', 'codes.schema.json'].map((name) => `data/factory-${name}`),
  ...['icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-512-maskable.png'],
];
const hashed = /^assets\/[\w.-]+-[\w-]{8}\.(js|css|woff2|svg|png)$/;

test('the site has the pages, the files about it, hashed assets, and nothing else', () => {
  const others = paths().filter((path) => !hashed.test(path));
  expect(others).toEqual([...fixed, ...table.map(({ file }) => file)].sort());
});

test('every asset is used by a page, or by an asset that is', () => {
  const texts = paths()
    .filter((path) => /\.(html|js)$/.test(path))
    .map(read)
    .join('\n');
  const assets = paths().filter((path) => hashed.test(path));
  const unused = assets.filter((path) => !texts.includes(path.replace('assets/', '')));
  expect(unused).toEqual([]);
});

test('every page declares its layers before any style, so that no reset overrides a component', () => {
  for (const { file } of table) {
    expect(read(file), file).toContain('<style>@layer reset, tokens, base, ui, components, print;');
  }
});

test('product §2: the sitemap lists the indexed pages of the table in its order', () => {
  const listed = captures(read('sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  const indexed = table.filter((page) => page.indexed).map(({ path }) => site.baseUrl + path);
  expect(listed).toEqual(indexed);
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`,
  );
});

test('the manifest parses, and its icons exist', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string }[] };
  const icons = manifest.icons.map(({ src }) => src.slice(1));
  expect(paths()).toEqual(expect.arrayContaining(icons));
});

test('§2: the sitemap leaves the 404 page out', () => {
  expect(table.filter((page) => !page.indexed).map(({ file }) => file)).toEqual(['404.html']);
  expect(read('sitemap.xml')).not.toContain('404');
});

test('every page that loads React loads the same file', () => {
  expect(paths().filter((path) => path.startsWith('assets/react-'))).toHaveLength(1);
});

test('every icon and picture has the size that its name or its page says', () => {
  const size = (path: string): number[] => [16, 20].map((at) => readBytes(path).readUInt32BE(at));
  expect(size('share.png')).toEqual([1200, 630]);
  for (const path of paths().filter((each) => each.startsWith('icon-'))) {
    const side = Number(/\d+/.exec(path)?.[0]);
    expect(size(path), path).toEqual([side, side]);
  }
});
