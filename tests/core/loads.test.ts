import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARTS } from '../../scripts/mutation-parts.js';

const modules = import.meta.glob('../../src/{core,listing}/**/*.ts');

// Imported here, so that tables which cannot be derived fail a test instead of leaving none to run.
test.each(Object.entries(modules))('%s loads', async (_, load) => {
  expect(await load()).toBeDefined();
});

test.each([
  ['heatstamp', ['decode', 'factory', 'factsDate', 'readFaded']],
  ['label', ['LINES', 'checkLabel', 'checkLine', 'labelOf', 'lineOf', 'placeWith']],
  ['listing', ['checkListing', 'isStyleNumber']],
])('the entry %s gives what its users import, and nothing else', async (entry, names) => {
  const module = (await import(`../../src/${entry}.ts`)) as object;
  expect(Object.keys(module).sort()).toEqual(names);
});

test('npm run mutate knows every file of the core, and no suite that is gone', () => {
  const parts = Object.values(PARTS);
  const files = new Set(parts.flatMap((part) => part.files.split(' ')));
  const core = readdirSync('src/core').filter((name) => name.endsWith('.ts'));
  expect(core.filter((name) => !files.has(name.slice(0, -3)))).toEqual([]);
  const tests = ['tests', 'src/cli'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
  );
  const suites = parts.flatMap((part) => part.suites.split(' '));
  const gone = suites.filter((suite) => !tests.some((path) => path.endsWith(`/${suite}.test.ts`)));
  expect(gone).toEqual([]);
});
