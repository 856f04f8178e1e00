import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { importWalls, isForbidden } from '../scripts/walls.js';

test('imports go one way: core ← words ← site ← build, and core ← cli', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path));
  const edges = sources.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
  const offending = edges.filter(({ from, to }) => isForbidden(from, to));
  expect(edges.length).toBeGreaterThan(0);
  expect(offending.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test.each([
  ['src/core/x.ts', "import { a } from '../words/brand.ts';", 1],
  ['src/core/x.ts', "import { a } from './places.ts';", 0],
  ['src/core/x.test.ts', "import { test } from 'vitest';", 0],
  ['src/site/ui/x.ts', "export { a } from '../table/table.ts';", 1],
  ['src/site/table/x.ts', "export * from '../history/store.ts';", 1],
  ['src/site/table/x.ts', "export * from './table.ts';", 0],
  ['src/cli/x.ts', "await import('../site/pages.ts');", 1],
])('the lint rule holds the same walls: in %s %s', (file, code, count) => {
  const plugins = { heatstamp: { rules: { 'import-walls': importWalls } } };
  const rules = { 'heatstamp/import-walls': 'error' } as const;
  const found = new Linter().verify(code, [{ files: ['**/*.ts'], plugins, rules }], file);
  expect(found.map(({ ruleId }) => ruleId)).toEqual(Array(count).fill('heatstamp/import-walls'));
});

/** What a file imports or re-exports, e.g. `../core/decode.ts` or `react`. */
function importsOf(path: string): string[] {
  const text = readFileSync(join('src', path), 'utf8');
  const found = text.matchAll(/(?:\bfrom |^import |\bimport\()'([^']+)'/gm);
  return [...found].map(([, target = '']) => target);
}
