import { Ajv2020 } from 'ajv/dist/2020.js';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, test } from 'vitest';
import { factories } from '../../src/core/places.ts';
import type { FactoryTable } from '../../src/library/factory-codes.ts';
import { factoryTable } from '../../src/library/factory-table.ts';
import { factsDate } from '../../src/heatstamp.ts';
import { lookupCsv } from '../../src/lookup/columns.ts';
import { lookupRows } from '../../src/lookup/rows.ts';
import { read, readBytes } from './site-files.ts';

const compressors = { GZIP: (bytes: Uint8Array) => new Uint8Array(gunzipSync(bytes)) };

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

const table = JSON.parse(read('data/factory-codes.json')) as FactoryTable;
const schema = JSON.parse(read('data/factory-codes.schema.json')) as object;

describe('The data', () => {
  // Formats are for readers: no program depends on them.
  const validate = new Ajv2020({ strict: true, validateFormats: false, allErrors: true }).compile(
    schema,
  );

  test('its schema is strict, accepts it, and refuses anything else', () => {
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

  test('it is the table of the core, with its date and its license', () => {
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

  test('the CSV has one row for each place of a code, all of the same width', () => {
    const rows = rowsOf(read('data/factory-codes.csv'));
    const [head, ...places] = rows;
    expect(head).toEqual([
      ...['factory_code', 'id', 'country', 'place', 'evidence', 'first_year', 'last_year', 'note'],
      ...['sources', 'families', 'source_urls', 'facts_date'],
    ]);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([12]));
    // Spreadsheets that guess an encoding, and readers that take a mark for a part of the first name, read it alike.
    expect(read('data/factory-codes.csv')).toMatch(/^[\r\n -~]+$/);
    expect(places).toHaveLength(table.codes.flatMap((each) => each.places).length);
    const found = places.find(([code, id]) => code === 'SD' && id === 'FR') ?? [];
    const urls = found.splice(10, 1).join().split('|');
    expect(urls).toHaveLength(13);
    expect(urls[0]).toBe('http://www.fashionphile.com/guides/datecodes/');
    expect(found).toEqual([
      ...['SD', 'FR', 'FR', 'France', 'documented', '', '1994', ''],
      'S01|S02|S03|S04|S05|S06|S09|S10|S11|S19|S20|S24',
      'Common American list|Closet Full of Cash|The Vault',
      factsDate,
    ]);
  });
});

describe('The look-up table', () => {
  interface About {
    readonly factsDate: string;
    readonly rows: number;
    readonly columns: readonly { readonly name: string }[];
    readonly files: readonly { url: string; bytes: number; sha256: string }[];
  }
  const about = JSON.parse(read('data/date-codes.json')) as About;
  const csv = gunzipSync(readBytes('data/date-codes.csv.gz'));

  test('it says of which day and version it is, and names both files with their checksums', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(about).toMatchObject({
      version,
      factsDate,
      license: expect.stringContaining('by/4.0') as string,
    });
    const names = about.files.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
    expect(names).toEqual(['date-codes.parquet', 'date-codes.csv.gz']);
    for (const [index, { bytes, sha256 }] of about.files.entries()) {
      const file = readBytes(`data/${names[index] ?? ''}`);
      expect(file).toHaveLength(bytes);
      expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
    }
  });

  test('the CSV has the rows that the command writes of the day of the facts', () => {
    const lines = csv.toString().split('\r\n');
    expect(lines[0]?.split(',')).toEqual(about.columns.map(({ name }) => name));
    // The header, and the end of the last line.
    expect(lines).toHaveLength(about.rows + 2);
    const first: string[] = [];
    for (const row of lookupRows(factsDate)) {
      if (first.push(lookupCsv(row)) === 1000) break;
    }
    expect(`${lines.slice(1, 1001).join('\r\n')}\r\n`).toBe(first.join(''));
    expect(lines[1]?.endsWith(`,${factsDate}`)).toBe(true);
  });

  test('the Parquet file has as many rows, and the same cells in a thousand of them', async () => {
    const file = bufferOf(readBytes('data/date-codes.parquet'));
    expect(Number(parquetMetadata(file).num_rows)).toBe(about.rows);
    const [rowStart, rowEnd] = [about.rows - 1000, about.rows];
    const rows = await parquetReadObjects({ file, compressors, rowStart, rowEnd });
    const cell = (value: string | number | Date | null) =>
      value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
    const lines = csv
      .toString()
      .split('\r\n')
      .slice(rowStart + 1, rowEnd + 1);
    expect(rows.map((row) => Object.values(row).map(cell))).toEqual(
      rowsOf(`${lines.join('\r\n')}\r\n`),
    );
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
