import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { table } from './language.ts';

const count = (kind: string) => table.filter((row) => row.kind === kind).length;

test('product §1.9: the table holds at least 150 listings and 150 traps', () => {
  expect(count('listing')).toBeGreaterThanOrEqual(150);
  expect(count('trap')).toBeGreaterThanOrEqual(150);
});

test('every language has a folder and a test file', () => {
  const isFolder = (name: string) => !name.includes('.');
  const folders = readdirSync(new URL('../../src/listing', import.meta.url)).filter(isFolder);
  const tests = readdirSync(new URL('languages', import.meta.url));
  expect(tests.sort()).toEqual(folders.map((id) => `${id}.test.ts`).sort());
  expect(folders).toEqual(expect.arrayContaining(table.map(({ language }) => language)));
});
