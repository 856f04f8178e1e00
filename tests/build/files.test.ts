import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../src/words/config.ts';
import { languages } from '../../src/words/languages.ts';
import { captures, inAllLanguages, only, paths, read, readBytes, table } from './site-files.ts';

/** Where each language has its files: '' or `ja/`. */
const folders = languages.map(({ path }) => (path === '' ? '' : `${path.slice(1)}/`));

const fixed = [
  ...['_headers', '_redirects', 'icon.svg', 'licenses.txt', 'robots.txt', 'sitemap.xml', 'sw.js'],
  ...['codes.csv', 'codes.json', 'codes.schema.json'].map((name) => `data/factory-${name}`),
  ...['csv.gz', 'json', 'parquet'].map((ending) => `data/date-codes.${ending}`),
  ...['icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-512-maskable.png'],
];
const hashed = /^assets\/[\w.-]+-[\w-]{8}\.(js|css|woff2|svg|webp)$/;

test('the site has the pages, the files about it, hashed assets, and nothing else', () => {
  const others = paths().filter((path) => !hashed.test(path));
  const ofLanguages = folders.flatMap((folder) =>
    ['manifest.webmanifest', 'share.png', ...table.map(({ file }) => file)].map(
      (file) => folder + file,
    ),
  );
  expect(others).toEqual([...fixed, ...ofLanguages].sort());
});

test('the languages share every file without words', () => {
  // Two files with the same contents, whatever the names of those that they load.
  const contents = paths()
    .filter((path) => hashed.test(path) && path.endsWith('.js'))
    .map((path) => read(path).replaceAll(/\.\/[\w.-]+-[\w-]{8}\.js/g, ''));
  expect(new Set(contents).size).toBe(contents.length);
  const names = paths().flatMap((path) => /^assets\/(.*)-[\w-]{8}\.\w+$/.exec(path)?.[1] ?? []);
  const several = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  several.delete('shared');
  expect([...several].sort()).toEqual([
    ...['FadedPanel', 'answer-script', 'contact.client', 'further-script', 'home.client', 'later'],
    'text-script',
  ]);
  for (const name of several)
    expect(names.filter((each) => each === name)).toHaveLength(languages.length);
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
    expect(read(file), file).toContain(
      '<style>@layer reset, tokens, base, kit, ui, components, print;',
    );
  }
});

test('the sitemap lists the indexed pages of every language, each with its addresses in all', () => {
  const entries = captures(read('sitemap.xml'), /<url>(.*)<\/url>/g);
  const indexed = inAllLanguages(table.filter((page) => page.indexed));
  const address = (path: string) => site.baseUrl + path;
  expect(entries.map((entry) => only(entry, /<loc>([^<]+)<\/loc>/g))).toEqual(
    indexed.map(({ path }) => address(path)),
  );
  for (const [index, { page }] of indexed.entries()) {
    const links = /<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g;
    expect([...String(entries[index]).matchAll(links)].map((link) => link.slice(1))).toEqual([
      ['en', address(page.path)],
      ['ja', address(`/ja${page.path}`)],
      ['fr', address(`/fr${page.path}`)],
      ['x-default', address(page.path)],
    ]);
  }
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`,
  );
});

test.each(languages)('the manifest of $name opens, installs and shares in it', ({ id, path }) => {
  const manifest = JSON.parse(read(`${path.slice(1)}/manifest.webmanifest`)) as {
    readonly description: string;
    readonly icons: readonly { readonly src: string }[];
  };
  expect(manifest).toMatchObject({
    lang: id,
    id: `${path}/`,
    start_url: `${path}/`,
    scope: '/',
    share_target: { action: `${path}/share` },
  });
  const description = only(
    read(`${path.slice(1)}/index.html`),
    /<meta name="description" content="([^"]*)">/g,
  );
  expect(description.slice(0, 5)).toBe(manifest.description.slice(0, 5));
  const icons = manifest.icons.map(({ src }) => src.slice(1));
  expect(paths()).toEqual(expect.arrayContaining(icons));
});

test('the icon has the leather, the edge and the letters of the page', () => {
  const tokens = readFileSync('src/site/styles/tokens.css', 'utf8');
  const colors = ['hide', 'paint', 'burn'].map((name) =>
    only(tokens, new RegExp(`--${name}: light-dark\\((#\\w+)`, 'g')),
  );
  expect(captures(read('icon.svg'), /(?:fill|stroke)="(#\w+)"/g)).toEqual(colors);
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
  for (const folder of folders) {
    const path = `${folder}share.png`;
    expect(paths(), 'npm run images draws the one of a new language').toContain(path);
    expect(size(path), path).toEqual([1200, 630]);
  }
  for (const path of paths().filter((each) => each.startsWith('icon-'))) {
    const side = Number(/\d+/.exec(path)?.[0]);
    expect(size(path), path).toEqual([side, side]);
  }
});
