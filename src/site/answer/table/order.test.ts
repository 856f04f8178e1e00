import { describe, expect, test } from 'vitest';
import { readRows } from '../../../text/rows.ts';
import { codeInRow, type Column, sortRows } from './table.ts';

const { rows } = await readRows('SD1013\nnothing\nFL0062\n121\nAR2126\nQQ2126', '2026-11-21');

function codes(column: Column, isDescending: boolean): readonly string[] {
  return sortRows(rows, column, isDescending).map(codeInRow);
}

describe('the order of the table', () => {
  test.each([
    ['row', ['SD1013', 'nothing', 'FL0062', '121', 'AR2126', 'QQ2126']],
    ['code', ['121', 'AR2126', 'FL0062', 'SD1013', 'nothing', 'QQ2126']],
    ['date', ['121', 'FL0062', 'SD1013', 'AR2126', 'nothing', 'QQ2126']],
    ['country', ['FL0062', 'AR2126', '121', 'SD1013', 'nothing', 'QQ2126']],
    ['verdict', ['121', 'QQ2126', 'SD1013', 'FL0062', 'AR2126', 'nothing']],
  ] as const)('by %s', (column, expected) => {
    expect(codes(column, false)).toEqual(expected);
  });

  test.each([
    ['row', ['QQ2126', 'AR2126', '121', 'FL0062', 'nothing', 'SD1013']],
    ['date', ['AR2126', 'SD1013', 'FL0062', '121', 'nothing', 'QQ2126']],
    ['verdict', ['SD1013', 'FL0062', 'AR2126', 'QQ2126', '121', 'nothing']],
  ] as const)(
    'by %s descending: unreadable rows stay last, except by verdict',
    (column, expected) => {
      expect(codes(column, true)).toEqual(expected);
    },
  );
});
