import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/site-handler.js';
import { paths, read } from './site-files.ts';

const rules = parseHeaders(read('_headers'));

test('_headers lets pages of other origins fetch the data, and nothing else', () => {
  const open = paths().filter(
    (path) => 'Access-Control-Allow-Origin' in headersFor(rules, `/${path}`),
  );
  expect(open).toEqual(paths().filter((path) => path.startsWith('data/')));
  expect(open).toHaveLength(6);
});

test('_headers has one Cache-Control for each address, since hosts join those that overlap', () => {
  const patterns = [...read('_headers').matchAll(/^(\/\S*)\n {2}Cache-Control/gm)];
  const paths = patterns.map(([, path = '']) => path.replace('*', 'any.js'));
  expect(paths.length).toBeGreaterThan(7);
  for (const path of paths) {
    const matching = rules.filter((rule) => rule.matches(path) && 'Cache-Control' in rule.headers);
    expect(matching, path).toHaveLength(1);
  }
});

test('_headers and _redirects stay within what Cloudflare Pages reads', () => {
  expect(read('_headers').match(/^\//gm)?.length).toBeLessThanOrEqual(30);
  expect(read('_redirects').trim().split('\n').length).toBeLessThanOrEqual(2000);
});

test('_redirects leads to the pages of codes, to the help for sharing and to the 404 page in every language', () => {
  const lines = read('_redirects').trim().split('\n');
  for (const home of ['/', '/ja/', '/fr/']) {
    expect(lines).toContain(`${home}codes/SD ${home}codes/sd 301`);
    expect(lines).toContain(`${home}share ${home}tools#share 303`);
  }
  expect(lines.filter((line) => line.endsWith('404'))).toEqual([
    '/ja/* /ja/404.html 404',
    '/fr/* /fr/404.html 404',
  ]);
});

test('of two header rules that match, the later one wins', () => {
  const rules = parseHeaders('/*\n  A: 1\n  B: x:y\n/assets/*\n  A: 2\n/exact\n  C: 3\n');
  expect(headersFor(rules, '/assets/a.js')).toEqual({ A: '2', B: 'x:y' });
  expect(headersFor(rules, '/exact')).toEqual({ A: '1', B: 'x:y', C: '3' });
});
