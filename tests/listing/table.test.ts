import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/listing/languages.ts';
import { table } from './language.ts';

const count = (kind: string) => table.filter((row) => row.kind === kind).length;

test('the table holds at least 150 listings and 150 traps', () => {
  expect(count('listing')).toBeGreaterThanOrEqual(150);
  expect(count('trap')).toBeGreaterThanOrEqual(150);
});

test('every language has a file, a place in the lists and a test file', () => {
  const files = readdirSync(new URL('../../src/listing/languages', import.meta.url));
  const ids = Object.keys(LANGUAGES).sort();
  expect(files.sort()).toEqual(ids.map((id) => `${id}.ts`));
  const tests = readdirSync(new URL('languages', import.meta.url));
  expect(tests).toEqual(expect.arrayContaining(ids.map((id) => `${id}.test.ts`)));
  expect(ids).toEqual(expect.arrayContaining(table.map(({ language }) => language)));
});
