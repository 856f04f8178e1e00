import { expect, test } from 'vitest';
import { root } from '../../scripts/project.js';
import { isAmong } from '../../src/build/is-among.ts';

test('a file is among those that are named, or in one of the folders', () => {
  const isNamed = isAmong(root, ['core/lines.ts', 'listing']);
  expect(isNamed(`${root}/src/core/lines.ts`)).toBe(true);
  expect(isNamed(`${root}/src/listing/languages/de.ts`)).toBe(true);
  expect(isNamed(`${root}/src/core/line-table.ts`)).toBe(false);
  expect(isNamed(`${root}/src/listing.ts`)).toBe(false);
});

test('a name of nothing is refused, so that whoever renames a file hears of it', () => {
  expect(() => isAmong(root, ['core/lines.ts', 'core/models.ts'])).toThrow('src/core/models.ts');
});
