import { expect, test } from 'vitest';

const modules = import.meta.glob('../../src/{core,listing}/**/*.ts');

// Imported here, so that tables which cannot be derived fail a test instead of leaving none to run.
test.each(Object.entries(modules))('%s loads', async (_, load) => {
  expect(await load()).toBeDefined();
});

test('product §3: reading listings has an entry of its own, whose exports are the library’s', async () => {
  const library = await import('../../src/heatstamp.ts');
  const listing = await import('../../src/listing.ts');
  expect(listing.checkListing).toBe(library.checkListing);
  expect(library).toMatchObject(listing);
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
    'factsDate',
    'isStyleNumber',
    'labelOf',
    'line',
    'lineOf',
    'localDay',
    'readFaded',
  ]);
});
