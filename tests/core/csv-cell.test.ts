import { describe, expect, test } from 'vitest';
import { csvCell, separatedCell, withoutFormula } from '../../src/library/csv-cell.ts';

describe('nothing that a spreadsheet could run', () => {
  test.each([
    ...['=1+1', '-A1', '@SUM(1)', '\r=1', '\tx', '＝1', '＠SUM(1)', '＋A1', '－A1'],
    ...['-Dust bag', '@lux_bags', '=== CONDITION ===', '-5 EUR', '-2+3', '--', '-1.5e', '=""&A1'],
    ...["=cmd|'/C calc'!A0", '-1+\nSUM(A1)', '="a"&"b"', '+33 6 12 34', '+1:2'],
  ])('%j gets an apostrophe', (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`);
  });

  test.each([
    ...['AR2126', '-5', '-12.50', '+1,234.5', '-1.2e-05', '+1E10', '', 'a=b', 'me@example.com'],
    ...['x; -y', ' =1+1', '="0097"', '="SD1013"', '=""', '2016-05-30', '-', '=', '“x”', '— bag'],
  ])('%j stays', (text) => {
    expect(withoutFormula(text)).toBe(text);
  });
});

describe('a cell is quoted if its own separator is in it, not for another one', () => {
  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a;b', 'a;b'],
    ['a\tb', 'a\tb'],
    ['a|b', 'a|b'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
  ])('%j is written %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test('whatever the separator of its table', () => {
    expect(['a^b', 'a,b', 'ab'].map((text) => separatedCell(text, '^'))).toEqual([
      ...['"a^b"', 'a,b', 'ab'],
    ]);
  });
});
