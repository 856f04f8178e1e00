import { describe, expect, test } from 'vitest';
import { decode, factsDate } from '../../src/heatstamp.ts';
import { checkListing } from '../../src/listing.ts';
import {
  codeCells,
  COLUMNS,
  countryEvidence,
  LISTING_COLUMNS,
  listingCells,
} from '../../src/library/columns.ts';

const today = '2026-11-21';
const NOTHING = { findings: [], styleNumbers: [] };

/** The cells that are not empty, by their column; besides these, each row has the day of the facts. */
function filled(cells: readonly string[]): Record<string, string> {
  const names = [...COLUMNS, ...LISTING_COLUMNS].map(({ name }) => name);
  const { facts_date: day, ...others } = Object.fromEntries(
    cells.map((cell, index) => [names[index] ?? '', cell] as const).filter(([, cell]) => cell),
  );
  expect(day).toBe(factsDate);
  return others;
}

describe('product §3: one vocabulary of columns', () => {
  test('no name is taken twice, and none has a space or is a reserved word of SQL', () => {
    const names = [...COLUMNS, ...LISTING_COLUMNS].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
      expect(name).not.toMatch(/^(?:from|to|valid|table|select|order|group|check|column|row)$/);
    }
  });

  test('a week code', () => {
    expect(filled(codeCells(decode('SD2222', { today }), NOTHING))).toEqual({
      ...{ code: 'SD2222', is_valid: 'true', date: 'Week 22, 2022', country: 'United States' },
      ...{ countries: 'US', factory_code: 'SD', year: '2022', week: '22' },
      ...{ first_day: '2022-05-30', last_day: '2022-06-05', reading: 'week-year' },
      ...{ standing: 'unusual', evidence: 'documented', notices: 'week-after-march-2021' },
    });
  });

  test('a code without letters', () => {
    expect(filled(codeCells(decode('836', { today }), NOTHING))).toMatchObject({
      ...{ country: 'France (assumed)', factory_code: 'N/A', notices: 'country-assumed' },
    });
  });

  test('several values in a cell are joined by a bar', () => {
    const finding = { claim: 'line', verdict: 'fits' };
    const checks = {
      findings: [finding, { ...finding, verdict: 'none' }],
      styleNumbers: ['M41526', 'N51997'],
    };
    expect(filled(codeCells(decode('LA1024', { today }), checks))).toMatchObject({
      ...{ countries: 'US|FR', month: '12', line: 'fits|none', style_number: 'M41526|N51997' },
    });
  });

  test.each([
    ['SDO013', { is_valid: 'false', suggestion: 'SD0013', error_code: 'unknown-pattern' }],
    ['M43186', { is_valid: 'false', style_number: 'M43186', error_code: 'unknown-pattern' }],
    ['', { is_valid: 'false', error_code: 'empty' }],
  ])('%j does not read', (code, expected) => {
    const cells = codeCells(decode(code, { today }), NOTHING);
    expect(cells).toHaveLength(COLUMNS.length);
    expect(filled(cells)).toEqual({ ...(code !== '' && { code }), ...expected });
  });

  test('a code that reads, with letters that look like better attested ones', () => {
    const cells = codeCells(decode('VL1010', { today }), { findings: [], styleNumbers: [] });
    expect(filled(cells)).toMatchObject({ is_valid: 'true', suggestion: 'VI1010' });
  });

  test('a listing is what the seller says beside its first code', () => {
    const text = 'Speedy. Date code: FL1024 (October 2004), made in Spain, M51980';
    const cells = listingCells(checkListing(text, { today }));
    expect(cells).toHaveLength(COLUMNS.length + LISTING_COLUMNS.length);
    expect(filled(cells)).toMatchObject({
      ...{ code: 'FL1024', label: 'conflict', line: 'fits', style_number: 'M51980' },
      ...{ codes: 'FL1024', seller_label: 'ES', seller_date: 'October 2004' },
      ...{ date_check: 'differs', seller_line: 'speedy' },
    });
    const beside = listingCells(checkListing(text, { today }), 'match');
    expect(filled(beside)).toMatchObject({ label: 'match', date_check: 'differs' });
    expect(filled(listingCells(checkListing('nothing', { today })))).toEqual({
      ...{ is_valid: 'false', error_code: 'no-code' },
    });
  });

  test.each([
    ['SD1013', 'documented'],
    ['F2126', 'unconfirmed'],
    ['836', undefined],
  ])('the country of %s is attested as %s', (code, evidence) => {
    const result = decode(code, { today });
    expect(result.isValid && countryEvidence(result)).toBe(evidence);
  });
});
