import { describe, expect, test } from 'vitest';
import { decode, factsDate } from '../../src/heatstamp.ts';
import { checkLabel } from '../../src/label.ts';
import { checkListing } from '../../src/listing.ts';
import {
  claimCells,
  codeCells,
  COLUMNS,
  gravity,
  LISTING_COLUMNS,
  listingCells,
} from '../../src/library/columns.ts';

const today = '2026-11-21';
const NOTHING = { checks: [], styleNumbers: [] };

/** The cells that are not empty, by their column; besides these, each row has the day of the facts. */
function filled(cells: readonly string[]): Record<string, string> {
  const names = [...COLUMNS, ...LISTING_COLUMNS].map(({ name }) => name);
  const { facts_date: day, ...others } = Object.fromEntries(
    cells.map((cell, index) => [names[index] ?? '', cell] as const).filter(([, cell]) => cell),
  );
  expect(day).toBe(factsDate);
  return others;
}

describe('one vocabulary of columns', () => {
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

  test('several values in a cell are joined by a vertical bar', () => {
    const claim = 'line';
    const beside = {
      checks: [
        { claim, outcome: 'agrees', id: 'fits' },
        { claim, outcome: 'conflicts', id: 'too-early' },
        { claim, outcome: 'conflicts', id: 'after-end' },
      ],
      styleNumbers: ['M41526', 'N51997'],
    } as const;
    expect(filled(codeCells(decode('LA1024', { today }), beside))).toMatchObject({
      ...{ countries: 'US|FR', month: '12', line: 'agrees|conflicts|conflicts' },
      ...{ conflicts: 'line:too-early|line:after-end', style_number: 'M41526|N51997' },
    });
  });

  test.each([
    ['US', 'agrees', { country: 'United States', countries: 'US', evidence: 'reported' }],
    ['FR', 'agrees', { country: 'France', countries: 'FR', evidence: 'documented' }],
    ['ES', 'conflicts', { country: 'France', countries: 'FR', evidence: 'documented' }],
  ])('the country is that of a label that agrees: %s', (label, outcome, expected) => {
    const result = decode('FL3140', { today });
    if (!result.isValid) throw new Error(result.error);
    const cells = codeCells(result, { checks: [checkLabel(result, label)], styleNumbers: [] });
    expect(filled(cells)).toMatchObject({ label: outcome, ...expected });
  });

  test('two labels that disagree name no country', () => {
    const result = decode('FL3140', { today });
    if (!result.isValid) throw new Error(result.error);
    const checks = ['US', 'FR'].map((label) => checkLabel(result, label));
    expect(filled(codeCells(result, { checks, styleNumbers: [] }))).toMatchObject({
      country: 'France',
    });
  });

  test('a label that names no country we know is unknown, and no conflict', () => {
    const label = { claim: 'label', outcome: 'open', id: 'unknown' } as const;
    const cells = codeCells(decode('SD1013', { today }), { checks: [label], styleNumbers: [] });
    expect(filled(cells)).toMatchObject({ label: 'unknown' });
  });

  test.each([
    ['SDO013', { suggestion: 'SD0013', error_code: 'unknown-pattern' }, 'Perhaps SD0013 is meant.'],
    ['M43186', { style_number: 'M43186', error_code: 'unknown-pattern' }, 'Doesn’t look like'],
    ['', { error_code: 'empty' }, 'There is no code.'],
    ['SD2229', { error_code: 'future-date' }, 'The date is in the future.'],
  ])('%j does not read, and the reason says nothing of the item', (code, expected, reason) => {
    const cells = codeCells(decode(code, { today }), NOTHING);
    expect(cells).toHaveLength(COLUMNS.length);
    expect(filled(cells)).toEqual({
      ...(code !== '' && { code }),
      ...{ is_valid: 'false', ...expected },
      reason: expect.stringContaining(reason) as string,
    });
  });

  test('a code that does not read, with what may be meant', () => {
    const cells = codeCells(decode('SDO013', { today }), { checks: [], styleNumbers: [] });
    expect(filled(cells)).toMatchObject({ is_valid: 'false', suggestion: 'SD0013' });
  });

  test('a code whose model is doubtful', () => {
    const check = { claim: 'line', outcome: 'open', isDoubt: true, id: 'early-single' } as const;
    const cells = codeCells(decode('AR2126', { today }), { checks: [check], styleNumbers: [] });
    expect(filled(cells)).toMatchObject({ doubts: 'line' });
  });

  test('a check is as grave as its outcome, and an open one only if it is a doubt', () => {
    expect(gravity({ outcome: 'conflicts' })).toBe(3);
    expect(gravity({ outcome: 'asks' })).toBe(2);
    expect(gravity({ outcome: 'open', isDoubt: true })).toBe(1);
    expect(gravity({ outcome: 'open' })).toBe(0);
    expect(gravity({ outcome: 'agrees' })).toBe(0);
  });

  test('a code that reads, with letters that look like better supported ones', () => {
    const cells = codeCells(decode('VL1010', { today }), { checks: [], styleNumbers: [] });
    expect(filled(cells)).toMatchObject({ is_valid: 'true', suggestion: 'VI1010' });
  });

  test('a listing has the columns of its first code, then what the seller says', () => {
    const text = 'Speedy. Date code: FL1024 (October 2004), made in Spain, bought in 2006, M51980';
    const cells = listingCells(checkListing(text, { today }), undefined, 'none');
    expect(cells).toHaveLength(COLUMNS.length + LISTING_COLUMNS.length);
    expect(filled(cells)).toMatchObject({
      ...{ code: 'FL1024', label: 'conflicts', line: 'open', style_number: 'M51980' },
      ...{ conflicts: 'label:conflict|made:differs', codes: 'FL1024', seller_label: 'ES' },
      ...{ seller_date: 'October 2004', seller_line: 'speedy' },
      ...{ made: 'conflicts', existed_by: 'agrees' },
    });
  });

  test('the cells of the claims are the same on their own', () => {
    const [code] = checkListing('SP0065, bought in 2006, with a chip', { today }).codes;
    const cells = claimCells(code?.checks ?? []);
    expect(cells).toEqual(['', 'agrees', '', '', '', '', 'asks']);
  });

  test('a label in its own column takes precedence over that in the text', () => {
    const listing = checkListing('Date code: FL1024 (October 2004), made in Spain', { today });
    const cells = listingCells(listing, { claim: 'label', outcome: 'agrees', id: 'match' }, 'none');
    expect(filled(cells)).toMatchObject({ label: 'agrees', conflicts: 'made:differs' });
  });

  test.each([
    ['nothing', {}],
    ['no date code, made in 2022', { seller_date: '2022', no_code: 'agrees' }],
    ['Date code: CTOO97', { unread: 'near-code', suggestion: 'CT0097' }],
    ['Date code: QQ1013', { unread: 'impossible' }],
  ])('a listing without a code: %s', (text, expected) => {
    expect(filled(listingCells(checkListing(text, { today }), undefined, 'none'))).toMatchObject({
      ...{ is_valid: 'false', error_code: 'no-code', reason: 'none' },
      ...expected,
    });
  });
});
