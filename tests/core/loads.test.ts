import { expect, test } from 'vitest';

const modules = import.meta.glob('../../src/core/**/*.ts');

// Imported here, so that tables which cannot be derived fail a test instead of leaving none to run.
test.each(Object.entries(modules))('%s loads', async (_, load) => {
  expect(await load()).toBeDefined();
});

test('product §3: the library loads, and gives what its users import', async () => {
  const library = await import('../../src/heatstamp.ts');
  expect(Object.keys(library).sort()).toEqual([
    'LINES',
    'checkLabel',
    'checkLine',
    'checkListing',
    'decode',
    'factory',
    'isStyleNumber',
    'labelOf',
    'line',
    'lineOf',
    'localDay',
    'readFaded',
  ]);
});
