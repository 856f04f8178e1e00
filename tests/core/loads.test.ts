import { expect, test } from 'vitest';

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
