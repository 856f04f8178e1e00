import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { serviceWorker } from '../../src/build/service-worker.ts';
import { captures, codePages, only, paths, read, readBytes, table } from './site-files.ts';

const [list = '', ...code] = read('sw.js').split('\n');
type Hashes = Readonly<Record<string, string>>;
const kept = JSON.parse(only(list, /,FILES=(\{[^}]*\})/g)) as Hashes;
const keptWhenOpened = JSON.parse(only(list, /,OPENED_FILES=(\{[^}]*\});$/g)) as Hashes;

const data = paths().filter((path) => path.startsWith('data/'));

/** What nobody opens, the worker itself, and what is kept when it is opened. */
const left = [
  ...['_headers', '_redirects', 'robots.txt', 'share.png', 'sitemap.xml', 'sw.js'],
  ...[...codePages.map(({ file }) => file), ...data],
];

test('product §2: the worker keeps everything that a visitor opens, except the pages of factory codes', () => {
  expect(kept).toHaveProperty('/codes');
  const pages = new Map<string, string>(table.map(({ file, path }) => [file, path]));
  const others = paths().filter((path) => !left.includes(path));
  expect(Object.keys(kept).sort()).toEqual(
    others.map((path) => pages.get(path) ?? `/${path}`).sort(),
  );
});

test('product §2: the worker keeps the pages of factory codes and the data once they were opened', () => {
  const later = [...codePages.map(({ path }) => path), ...data.map((path) => `/${path}`)];
  expect(Object.keys(keptWhenOpened).sort()).toEqual(later.sort());
});

test('the worker knows each file by its hash', () => {
  for (const [address, integrity] of Object.entries({ ...kept, ...keptWhenOpened })) {
    const file = table.find(({ path }) => path === address)?.file ?? address.slice(1);
    const hash = createHash('sha256').update(readBytes(file)).digest('base64');
    expect(integrity, address).toBe(`sha256-${hash}`);
  }
});

test('the worker has the browser check each file against its hash', () => {
  expect(code.join('\n')).toMatch(/fetch\([^)]*\bintegrity\b/);
});

test('any change makes a new release, also one of the worker’s own code', () => {
  const release = (text: string, files: Record<string, string>, opened = ''): string => {
    const [now, later] = [new Map(Object.entries(files)), new Map([['codes/sd.html', opened]])];
    return only(serviceWorker(text, now, later), /RELEASE="([^"]+)"/g);
  };
  const names = [
    release('a', { 'index.html': 'x' }),
    release('b', { 'index.html': 'x' }),
    release('a', { 'index.html': 'y' }),
    release('a', { 'index.html': 'x', 'about.html': 'x' }),
    release('a', { 'index.html': 'x' }, 'x'),
  ];
  expect(new Set(names).size).toBe(5);
});

test('the worker is one classic script, so that every browser with workers runs it', () => {
  expect(captures(code.join('\n'), /\b(import|export)\b/g)).toEqual([]);
});
