import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factories } from '../../src/core/places.ts';
import type { FactoryTable } from '../../src/library/factory-codes.ts';
import { factoryTable } from '../../src/library/factory-table.ts';
import { read } from './site-files.ts';

const table = JSON.parse(read('data/factory-codes.json')) as FactoryTable;
const schema = JSON.parse(read('data/factory-codes.schema.json')) as object;

describe('The data', () => {
  // Formats are for readers: no program depends on them.
  const validate = new Ajv2020({ strict: true, validateFormats: false, allErrors: true }).compile(
    schema,
  );

  test('product §2: its schema is strict, accepts it, and refuses anything else', () => {
    expect(validate(table), JSON.stringify(validate.errors)).toBe(true);
    const [first, ...others] = table.codes;
    for (const wrong of [
      { ...table, version: 2 },
      { ...table, codes: [{ ...first, places: [] }, ...others] },
      { ...table, codes: [{ ...first, color: 'tan' }, ...others] },
      { ...table, lists: table.lists.map((list) => ({ ...list, id: 'S00' })) },
    ]) {
      expect(validate(wrong)).toBe(false);
    }
  });

  test('product §2: it is the table of the core, with its date and its license', () => {
    expect(table).toMatchObject(factoryTable());
    expect(table.license).toBe('CC-BY-4.0');
    expect(table.codes.map(({ code }) => code)).toEqual([...factories.keys()]);
    expect(readFileSync('LICENSE-DATA', 'utf8')).toContain('CC BY 4.0');
  });

  test('every list that a place cites is described, once', () => {
    const cited = table.codes.flatMap(({ places }) => places.flatMap(({ sources }) => sources));
    const described = table.lists.map(({ id }) => id);
    expect(new Set(described).size).toBe(described.length);
    expect(new Set(cited)).toEqual(new Set(described));
  });

  test('product §2: the CSV has one row for each place of a code, all of the same width', () => {
    const rows = rowsOf(read('data/factory-codes.csv'));
    const [head, ...places] = rows;
    expect(head).toEqual([
      ...['code', 'id', 'country', 'place', 'evidence', 'first_year', 'last_year', 'note'],
      'sources',
      'families',
    ]);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([10]));
    // Spreadsheets that guess an encoding, and readers that take a mark for a part of the first name, read it alike.
    expect(read('data/factory-codes.csv')).toMatch(/^[\r\n -~]+$/);
    expect(places).toHaveLength(table.codes.flatMap((each) => each.places).length);
    expect(places.find(([code, id]) => code === 'SD' && id === 'FR')).toEqual([
      ...['SD', 'FR', 'FR', 'France', 'documented', '', '1994', ''],
      'S01|S02|S03|S04|S05|S06|S09|S10|S11|S19|S20|S24',
      'Common American list|Closet Full of Cash|The Vault',
    ]);
  });
});

/** The cells of a table as RFC 4180 has it. */
function rowsOf(text: string): string[][] {
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.slice(0, -2).split('\r\n');
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  );
}
