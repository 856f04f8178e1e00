import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { serviceWorkerScript } from '../../src/build/service-worker.ts';
import { languages } from '../../src/words/languages.ts';
import {
  captures,
  codePages,
  inAllLanguages,
  only,
  paths,
  read,
  readBytes,
  table,
} from './site-files.ts';
import { workerLists } from './worker-lists.ts';

const [, ...code] = read('sw.js').split('\n');
const { shared, languages: ofLanguages, opened: whenOpened } = workerLists();

/** What databases take, and no visitor offline. */
const isLookup = (path: string) => path.startsWith('data/date-codes.');

const data = paths().filter((path) => path.startsWith('data/') && !isLookup(path));
const pages = inAllLanguages(table);
const opened = [...inAllLanguages(codePages).map(({ file }) => file), ...data];

/** What nobody opens, and the worker itself. */
const FOR_MACHINES = /(?:^|\/)(?:_headers|_redirects|robots\.txt|share\.png|sitemap\.xml|sw\.js)$/;

const fileOf = (address: string) =>
  pages.find(({ path }) => path === address)?.file ?? address.slice(1);

test('the worker keeps everything that a visitor opens, each file once', () => {
  const lists = [shared, ...Object.values(ofLanguages), whenOpened];
  const kept = lists.flatMap((hashes) => Object.keys(hashes));
  expect(kept.map(fileOf).sort()).toEqual(
    paths().filter((path) => !FOR_MACHINES.test(path) && !isLookup(path)),
  );
});

test('the worker keeps the pages of factory codes and the data once they were opened', () => {
  expect(Object.keys(whenOpened).map(fileOf).sort()).toEqual(opened.sort());
});

test.each(languages)(
  'who visits in $name is given its pages, and scripts with its words',
  ({ path }) => {
    const files = Object.keys(ofLanguages[`${path}/`] ?? {});
    const own = pages.filter(({ language, page }) => language.path === path && !page.collection);
    expect(files).toEqual(expect.arrayContaining(own.map((each) => each.path)));
    const scripts = files.filter((file) => file.startsWith('/assets/'));
    expect(scripts.length).toBeGreaterThan(2);
    expect(files).toHaveLength(own.length + scripts.length + 1);
    const html = own.map(({ file }) => read(file)).join('');
    const named = captures(html, /(\/assets\/[\w.-]+\.js)/g);
    expect(named.filter((file) => !files.includes(file) && !(file in shared))).toEqual([]);
  },
);

test('the worker knows each file by its hash', () => {
  const all = Object.assign({}, shared, whenOpened, ...Object.values(ofLanguages)) as typeof shared;
  for (const [address, integrity] of Object.entries(all)) {
    const hash = createHash('sha256')
      .update(readBytes(fileOf(address)))
      .digest('base64');
    expect(integrity, address).toBe(`sha256-${hash}`);
  }
});

test('the worker has the browser check each file against its hash', () => {
  expect(code.join('\n')).toMatch(/fetch\([^)]*\bintegrity\b/);
});

test('any change makes a new release, also one of the worker’s own code', () => {
  const release = (
    text: string,
    files: Record<string, string>,
    opened = '',
    french = '',
  ): string => {
    const cached = {
      shared: new Map(Object.entries(files)),
      languages: [['/fr/', new Map([['fr/index.html', french]])] as const],
      opened: new Map([['codes/sd.html', opened]]),
    };
    return only(serviceWorkerScript(text, cached, '/'), /RELEASE="([^"]+)"/g);
  };
  const names = [
    release('a', { 'index.html': 'x' }),
    release('b', { 'index.html': 'x' }),
    release('a', { 'index.html': 'y' }),
    release('a', { 'index.html': 'x', 'about.html': 'x' }),
    release('a', { 'index.html': 'x' }, 'x'),
    release('a', { 'index.html': 'x' }, '', 'x'),
  ];
  expect(new Set(names).size).toBe(6);
});

test('the worker is one classic script, so that every browser with workers runs it', () => {
  expect(captures(code.join('\n'), /\b(import|export)\b/g)).toEqual([]);
});
