import { describe, expect, test } from 'vitest';
import { csvCell, withoutFormula } from '../../src/core/csv-cell.ts';

describe('product §3: nothing that a spreadsheet could run', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ['-A1', "'-A1"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\tx', "'\tx"],
    ['\r=1', "'\r=1"],
    [' =1+1', "' =1+1"],
    ['＝1', "'＝1"],
    ['＠x', "'＠x"],
    ['"=1+1"', `'"=1+1"`],
    ["x;=cmd|'/C calc'!A0", "x;'=cmd|'/C calc'!A0"],
    ["x\t=cmd|'/C calc'!A0", "x\t'=cmd|'/C calc'!A0"],
    ['x;=1+1;y', "x;'=1+1;y"],
    ['x; "=1+1"', `x; "'=1+1"`],
    ['x\n@y', "x\n'@y"],
    ["- cmd|'/C calc'!A0", "'- cmd|'/C calc'!A0"],
    ['- SUM(A1)', "'- SUM(A1)"],
    ['- NOW ()', "'- NOW ()"],
    ['- HYPERLINK ("x")', `'- HYPERLINK ("x")`],
    ['- AB1', "'- AB1"],
    ['=1;=2', "'=1;'=2"],
    ['-2+3', "'-2+3"],
    ['+33-6-12', "'+33-6-12"],
  ])('%j becomes %j, for every separator', (text, safe) => {
    expect(withoutFormula(text)).toBe(safe);
  });

  test.each([
    ...['AR2126', '-', '--', '—', '-5', '-12.50', '+1,234.5', '+33 6 12 34', '-20%', '2016-05-30'],
    ...[
      'a=b',
      'me@example.com',
      'x; - y'.slice(0, 4),
      'Strap:\n- long strap (new)\n-  dust bag',
      '- no, thanks',
      '',
    ],
  ])('%j is no formula and stays', (text) => {
    expect(withoutFormula(text)).toBe(text);
  });

  test('what begins like a formula and is longer than any sentence is not looked through', () => {
    const long = `- ${'strap '.repeat(200)}`;
    expect(withoutFormula(long)).toBe(`'${long}`);
    expect(withoutFormula(long.slice(0, 900))).toBe(long.slice(0, 900));
  });

  // Looking through it again for every sign would take longer than a test may.
  test(
    'a long run of signs, white space and separators is looked through once',
    { tags: ['slow'] },
    () => {
      withoutFormula('\t '.repeat(100_000) + '=;'.repeat(10_000));
      withoutFormula('+,'.repeat(100_000));
      expect(withoutFormula('+'.repeat(100_000))).toMatch(/^'\+/);
    },
  );
});

describe('product §3: a cell that no reader divides', () => {
  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['a|b', '"a|b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
  ])('%j is written %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});
