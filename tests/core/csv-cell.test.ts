import { describe, expect, test } from 'vitest';
import { csvCell, separatedCell, withoutFormula } from '../../src/core/csv-cell.ts';

describe('product §3: nothing that a spreadsheet could run', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['-A1', "'-A1"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\r=1', "'\r=1"],
    [' =1+1', "' =1+1"],
    ['＝1', "'＝1"],
    ['＠SUM(1)', "'＠SUM(1)"],
    ['"=1+1"', `'"=1+1"`],
    ["x;=cmd|'/C calc'!A0", "x;'=cmd|'/C calc'!A0"],
    ["x\t=cmd|'/C calc'!A0", "x\t'=cmd|'/C calc'!A0"],
    ['x;=1+1;y', "x;'=1+1;y"],
    ['x; "=1+1"', `x; "'=1+1"`],
    ['x\n@y()', "x\n'@y()"],
    ["- cmd|'/C calc'!A0", "'- cmd|'/C calc'!A0"],
    ['- SUM(A1)', "'- SUM(A1)"],
    ['- NOW ()', "'- NOW ()"],
    ['- HYPERLINK ("x")', `'- HYPERLINK ("x")`],
    ['- AB1', "'- AB1"],
    ['=1;=2', "'=1;'=2"],
    ['-2+3+A1', "'-2+3+A1"],
    ['+$B$2*2', "'+$B$2*2"],
    ['+A1:B2', "'+A1:B2"],
    ["-2+3+cmd|'/C calc'!A0", "'-2+3+cmd|'/C calc'!A0"],
    ["@SUM(1+1)*cmd|' /C calc'!A0", "'@SUM(1+1)*cmd|' /C calc'!A0"],
    ["+'http://example.com/[x.xls]S'!A1", "'+'http://example.com/[x.xls]S'!A1"],
    ['-Dust bag HYPERLINK("x")', `'-Dust bag HYPERLINK("x")`],
    ['-NOW()', "'-NOW()"],
    ['=Good condition', "'=Good condition"],
    ['=-A1', "'=-A1"],
    ['==cmd()', "'==cmd()"],
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
    // Numbers in any notation, and calculations with nothing but numbers, as phone numbers are.
    ...['-1.2e-05', '+1E10', '-5 EUR', '-€5.00', '-2+3', '+33-6-12', '+1 (415) 555-2671'],
    ...['@lux_bags', '@x', '＠x', '@M51980', '-Dust bag', '-Dust bag(s)', '-dust bag (original)'],
    ...['=== CONDITION ===', '===', '= = =', '=-=-=', '-Model M43186', '-Alma BB|x', '-Wow! Great'],
    ...['\tx', '- 製造番号 SD1013', '+ Strap', '-ＳＤ1013'],
  ])('%j is no formula and stays', (text) => {
    expect(withoutFormula(text)).toBe(text);
  });

  test('a long text that could call something is not looked through', () => {
    const long = `- ${'strap '.repeat(200)}`;
    expect(withoutFormula(long)).toBe(long);
    expect(withoutFormula(`${long}NOW()`)).toBe(`'${long}NOW()`);
    expect(withoutFormula('- strap NOW (')).toBe('- strap NOW (');
  });

  // Looking through it again for every sign would take longer than a test may.
  test(
    'a long run of signs, white space and separators is looked through once',
    { tags: ['slow'] },
    () => {
      withoutFormula('\t '.repeat(100_000) + '=;'.repeat(10_000));
      withoutFormula('+,'.repeat(100_000));
      withoutFormula(`${'+A,'.repeat(30_000)}(`);
      withoutFormula('+'.repeat(100_000));
      withoutFormula(`+${'A1'.repeat(100_000)}`);
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

  test('whatever the separator of its table', () => {
    expect(['a^b', 'a,b', 'ab'].map((text) => separatedCell(text, '^'))).toEqual([
      ...['"a^b"', '"a,b"', 'ab'],
    ]);
  });
});
