import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

/**
 * What one sees on a page; `stamp/` is drawn by all of them, `listing/` is known to all, and `decoder/` and `pages/` put
 * them together.
 */
const features = ['input', 'result', 'table', 'faded', 'history', 'guide', 'community'];

/** A folder of src, and what its files must not import: paths below src, or packages. */
const walls: readonly (readonly [folder: string, forbidden: RegExp])[] = [
  ['core/', /^(?!core\/)/],
  // The decoder's own words, not the site's.
  [
    'cli/',
    /^(#words\/|words\/(?!(brand|words|en\/(core|command|command-line|listing))\.)|site\/|build\/)/,
  ],
  ['words/', /^(?!words\/|core\/)/],
  // The words of the language that the site is built in are `#words/`.
  ['site/', /^(cli|build|words\/en)\//],
  ['site/ui/', /^(?!react|site\/(ui|lib)\/)/],
  ['site/lib/', /^(?!react|site\/(ui|lib)\/)/],
  ...['stamp', 'listing'].map((name): [string, RegExp] => [
    `site/${name}/`,
    new RegExp(`^site/(pages|decoder|${features.join('|')})/`),
  ]),
  ...features.map((name): [string, RegExp] => [
    `site/${name}/`,
    new RegExp(`^site/(?!${name}/)(pages|decoder|${features.join('|')})/`),
  ]),
  ['build/', /^(cli|words\/en)\//],
];

test('imports go one way: core ← words ← site ← build, and core ← cli', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  const edges = sources.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
  const offending = edges.filter(({ from, to }) =>
    walls.some(([folder, forbidden]) => from.startsWith(folder) && forbidden.test(to)),
  );
  expect(edges.length).toBeGreaterThan(0);
  expect(offending.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

/** What a file imports or re-exports, e.g. `core/decode.ts` or `react`. */
function importsOf(path: string): string[] {
  const text = readFileSync(join('src', path), 'utf8');
  const found = text.matchAll(/(?:\bfrom |^import |\bimport\()'([^']+)'/gm);
  return [...found].map(([, target = '']) =>
    target.startsWith('.') ? posix.join(posix.dirname(path), target) : target,
  );
}
