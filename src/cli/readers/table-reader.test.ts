import { describe, expect, test } from 'vitest';
import { parseLines, runIn } from '../../../tests/cli/in-process.ts';
import { COLUMNS } from '../../library/columns.ts';

const DECODE_TABLE = ['--column', 'code'];

/** The table that comes out for one that goes in. */
async function decodeTable(text: string | Uint8Array, ...argv: string[]): Promise<string> {
  const { output, messages } = await runIn([...DECODE_TABLE, ...argv], { input: [text] });
  expect(messages).toBe('');
  return output;
}

describe('product §3: a table comes out with our columns added', () => {
  test('its own cells stay the same, to the byte', async () => {
    const rows = [
      'id,"item ""x""",code,price',
      '1,"Speedy, 30",AR2126,-5',
      ' 2 ,"plain",sd 1013,"1,250.00 €"',
      '3,"two\nlines",QQ2126,',
      '4,5" heel,,0007',
    ];
    const output = await decodeTable(`${rows.join('\n')}\n`);
    const ownCells = output
      .split('\n')
      .slice(0, -1)
      .join('\n')
      .replace(/,heatstamp_code,heatstamp_is_valid,.*/g, '')
      .replace(/,(?:AR2126|SD1013|QQ2126|),(?:true|false),.*$/gm, '');
    expect(ownCells).toBe(rows.join('\n'));
  });

  test.each([
    ['a semicolon', ';'],
    ['a tab', '\t'],
    ['a bar', '|'],
  ])('%s is recognized as the separator, and used again', async (_, s) => {
    const output = await decodeTable(`id${s}code\r\n1${s}AR2126\r\n`);
    expect(output).toContain(
      `\r\n1${s}AR2126${s}AR2126${s}true${s}"Week 22, 2016"${s}France${s}FR`,
    );
    expect(output.endsWith('\r\n')).toBe(true);
  });

  test('the byte order mark and the sep= line of Excel stay in front', async () => {
    const output = await decodeTable('\uFEFFsep=;\r\nid;code\r\n1;AR2126\r\n');
    expect(output.startsWith('\uFEFFsep=;\r\nid;code;heatstamp_code;heatstamp_is_valid;')).toBe(
      true,
    );
  });

  test('a sep= line with an unknown separator is taken for the header', async () => {
    const { messages, status } = await runIn(DECODE_TABLE, {
      input: ['sep=:\ncode:x\nAR2126:=cmd()\n'],
    });
    expect([status, messages]).toEqual([2, expect.stringContaining('sep=:')]);
  });

  test.each([
    ['heatstamp_', [], 'id,code'],
    ['heatstamp_', [], 'date,code,valid'],
    ['lv_', ['--prefix', 'lv_'], 'id,code'],
    ['', ['--prefix', ''], 'id,stamp'],
  ])('defect 25: our columns begin with %j', async (prefix, argv, header) => {
    const [, column = ''] = header.split(',');
    const input = [`${header}\n`];
    const { output } = await runIn(['--column', column, ...argv], { input });
    expect(output).toBe(`${header},${COLUMNS.map(({ name }) => prefix + name).join(',')}\n`);
  });

  test('a column can be named by its number', async () => {
    const input = ['x,x,code\nno,SD1013,AR2126\n'];
    const codes = async (...columns: string[]): Promise<string | undefined> => {
      const { output } = await runIn(['--prefix', 'a', '--column', ...columns], { input });
      return output.split('\n')[1]?.split(',')[3];
    };
    expect([await codes('2'), await codes('3')]).toEqual(['SD1013', 'AR2126']);
    const named = await runIn(['--column', '3'], { input: ['3,b,c\nAR2126,x,y\n'] });
    expect(named.output).toContain('\nAR2126,x,y,AR2126,true');
  });

  test('a table without a header comes out without one', async () => {
    const { output } = await runIn(['--no-header', '--column', '2', '--separator', '^'], {
      input: ['1^AR2126\n2^SD1013\n'],
    });
    expect(output).toMatch(/^1\^AR2126\^AR2126\^true\^[^\n]+\n2\^SD1013\^SD1013\^true\^[^\n]+\n$/);
    const argv = ['--no-header', '--column', '2', '--format', 'ndjson'];
    const { output: objects } = await runIn(argv, { input: ['1,AR2126\n'] });
    expect(parseLines(objects)).toMatchObject([{ lineNumber: 1, row: { 1: '1', 2: 'AR2126' } }]);
  });

  test.each([
    ['defect 24: the header alone', 'code;price (EUR, net, gross)\nAR2126;12,50\n', ';'],
    ['the rows, for a column by its number', 'code;price (EUR, net)\nAR2126;12\n', ';', '1'],
    ['a header with more of another', 'a|b,c|code\n1|2,3|AR2126\n', '|'],
    ['a header with no row below it', 'id;code, old', ';', 'id'],
    ['a name with a comma', 'code,"a;b;c;d"\nAR2126,x\n', ','],
    ['one column with a comma in its header', 'code (a, b)\nAR2126\nSD1013\n', ';', '1'],
  ])('the separator is recognized from %s', async (_, text, separator, column = 'code') => {
    const argv = ['--column', column, '--format', 'csv'];
    const { output, messages } = await runIn(argv, { input: [text] });
    expect(messages).toBe('');
    expect(output.split('\n')[0]).toContain(`${separator}heatstamp_code${separator}`);
  });

  test('the separator is recognized when the rows come later', async () => {
    const input = ['code;price (EUR, net)\n', 'AR2126;12\n'];
    const { output } = await runIn(['--column', '1'], { input });
    expect(output).toContain('\nAR2126;12;AR2126;true;');
  });

  test('a trailing separator is no cell', async () => {
    const output = await decodeTable('id,code\n1,AR2126,\n2,SD1013,,\n3,AR2126\n');
    expect(output.split('\n').map((row) => row.split(',').slice(0, 4).join())).toEqual([
      ...['id,code,heatstamp_code,heatstamp_is_valid', '1,AR2126,AR2126,true'],
      ...['2,SD1013,SD1013,true', '3,AR2126,AR2126,true', ''],
    ]);
    const named = await decodeTable('id,code,\n1,AR2126\n2,SD1013,\n');
    expect(named).toMatch(
      /^id,code,,heatstamp_code,[^]*\n1,AR2126,,AR2126,true,[^]*\n2,SD1013,,SD1013,/,
    );
  });

  test('product §1.8: each row is compared with its own line or model', async () => {
    const text = 'code,line\nSD1013,Neverfull MM\nSD1013,Speedy\nSD1013,Birkin\nSD1013,\nQQ,Alma\n';
    const argv = ['--line-column', 'line'];
    const output = await decodeTable(text, ...argv);
    const rows = output.split('\n').slice(1, -1);
    expect(rows.map((row) => row.split(',').at(-3))).toEqual([
      ...['too-early', 'fits', 'unknown', '', ''],
    ]);
    const objects = parseLines(await decodeTable(text, ...argv, '--format', 'ndjson'));
    expect(objects[0]).toMatchObject({ line: { verdict: 'too-early', id: 'too-early' } });
    expect(objects[3]).not.toHaveProperty('line');
    const answer = await decodeTable(text, ...argv, '--format', 'text');
    expect(answer).toMatch(/\n {2}Line {6}The earliest year/);
  });

  test('UTF-16 with a byte order mark is read, as PowerShell and Excel write it', async () => {
    const text = '\uFEFFid\tcode\titem\r\n1\tAR2126\tNoé\r\n';
    const littleEndian = Buffer.from(text, 'utf16le');
    for (const bytes of [littleEndian, Buffer.from(littleEndian).swap16()]) {
      expect(await decodeTable(bytes)).toMatch(
        /^\uFEFFid\tcode\titem\t[^\n]*\r\n1\tAR2126\tNoé\tAR2126\ttrue\t/,
      );
    }
  });

  test('product §1.6: each row is compared with its own label', async () => {
    const text = 'code,label\nSD1013,USA\nSD1013,Made in France\nSD1013,Atlantis\nSD1013,\n';
    const output = await decodeTable(text, '--made-in-column', 'label', '--made-in', 'Japan');
    const rows = output.split('\n').slice(1, -1);
    expect(rows.map((row) => row.split(',').at(-4))).toEqual([
      'match',
      'conflict',
      'unknown',
      'possible',
    ]);
  });

  test('a cell that a spreadsheet could run is disarmed, and the others in its row are not', async () => {
    const output = await decodeTable('code,note,x\nAR2126,=1+1,"a b"\n');
    expect(output).toContain("\nAR2126,'=1+1,a b,AR2126,true,");
  });

  test('several files become one table, in the dialect of the first', async () => {
    const files = { 'a.csv': 'id,code\n1,AR2126\n', 'b.csv': '\uFEFFid;code\r\n2;SD1013\r\n' };
    const { output, status } = await runIn([...DECODE_TABLE, 'a.csv', 'b.csv'], { files });
    expect(output.split('\n').map((row) => row.slice(0, 15))).toEqual([
      'id,code,heatsta',
      '1,AR2126,AR2126',
      '2,SD1013,SD1013',
      '',
    ]);
    expect(status).toBe(0);
  });

  test('a dash stands for standard input', async () => {
    const files = { 'a.csv': 'code\nAR2126\n' };
    const argv = [...DECODE_TABLE, '-', 'a.csv'];
    const { output } = await runIn(argv, { files, input: ['code\nVI0956\n'] });
    expect(output).toMatch(/\nVI0956,.*\nAR2126,/);
  });

  test('blank lines are not rows, except inside a table of one column', async () => {
    expect((await decodeTable('id,code\n\n1,AR2126\n  \n\n')).split('\n')).toHaveLength(3);
    expect((await decodeTable('code\n\nAR2126\n\n\n')).split('\n')).toHaveLength(4);
  });

  test('a long run of blank lines keeps all its rows', async () => {
    const output = await decodeTable(`code\nAR2126\n${'\n'.repeat(130_000)}AR2126\n`);
    expect(output.split('\n')).toHaveLength(130_004);
  });

  test('--skip-blank keeps a row with a blank cell but does not count it', async () => {
    const input = ['id,code\n1,\n2,AR2126\n'];
    const { output, status } = await runIn([...DECODE_TABLE, '--skip-blank'], { input });
    expect(output.split('\n')[1]).toBe(`1,${','.repeat(COLUMNS.length)}`);
    expect(status).toBe(0);
    expect((await runIn(DECODE_TABLE, { input })).status).toBe(1);
  });

  test('the table is the same, however its bytes arrive', async () => {
    const bytes = Buffer.from('id,code,é\r\n1,"AR\n2126","x""y"\r\n2,SD1013,👜');
    const expected = await decodeTable(bytes);
    for (const size of [1, 2, 5]) {
      const input = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      expect((await runIn(DECODE_TABLE, { input })).output).toBe(expected);
    }
  });

  test('in NDJSON a row brings its cells, and its file if there are several', async () => {
    const files = { 'a.csv': 'id,code\n1,"AR\n2126"\n2,SD1013\n', 'b.csv': 'id,code\n3,=1\n' };
    const argv = ['--format', 'ndjson', ...DECODE_TABLE];
    const several = await runIn([...argv, 'a.csv', 'b.csv'], { files });
    expect(parseLines(several.output)).toMatchObject([
      { lineNumber: 2, input: 'AR\n2126', file: 'a.csv', row: { id: '1', code: 'AR\n2126' } },
      { lineNumber: 4, input: 'SD1013', file: 'a.csv', row: { id: '2', code: 'SD1013' } },
      { lineNumber: 2, input: '=1', file: 'b.csv', row: { id: '3', code: '=1' } },
    ]);
    const single = await runIn([...argv, 'b.csv'], { files });
    expect(parseLines(single.output)[0]).not.toHaveProperty('file');
  });
});

describe('product §3: an unreadable table is reported with its file and line', () => {
  test.each([
    ['an empty input', '', 'standard input: this is empty. A table starts with a header.'],
    [
      'a missing column',
      'id,item\n1,x\n',
      "standard input, line 1: there is no column 'code'. The columns are 'id', 'item'.",
    ],
    [
      'a column of ours that is there already',
      'code,heatstamp_date\nAR2126,x\n',
      "standard input, line 1: there is a column 'heatstamp_date' already. Choose other names for ours with --prefix.",
    ],
    [
      'a duplicate column',
      'code,code\nAR2126,x\n',
      "standard input, line 1: there are two columns named 'code'. Rename one of them, or give its number.",
    ],
    [
      'a row that is too short',
      'id,code\n1,AR2126\n"two\nlines"\n',
      'standard input, line 3: this row has 1 cell, but the header has 2.',
    ],
    [
      'a row that is too long',
      'id,code\n1,AR2126,x\n',
      'standard input, line 2: this row has 3 cells, but the header has 2.',
    ],
    [
      'a quotation mark that is never closed',
      'id,code\n1,AR2126\n2,"x\n3,y\n',
      'standard input, line 3: a quotation mark opens a cell here and is never closed.',
    ],
    [
      'text after a closing quotation mark',
      'id,code\n1,"AR"2126,"x"\n2,y\n',
      'standard input, line 2: there is text after the closing quotation mark of a cell.',
    ],
    [
      'lines that end with a carriage return alone',
      'id,code\r1,AR2126\r',
      String.raw`standard input: its lines end with a carriage return alone. Convert it first: tr '\r' '\n' < FILE > lines.csv`,
    ],
  ])('%s', async (_, text, message) => {
    const { status, messages } = await runIn(DECODE_TABLE, { input: [text] });
    expect([status, messages]).toEqual([2, expect.stringContaining(message)]);
  });

  test('files with different headers', async () => {
    const files = { 'a.csv': 'id,code\n', 'b.csv': 'code,id\n' };
    const { status, messages } = await runIn([...DECODE_TABLE, 'a.csv', 'b.csv'], { files });
    expect([status, messages]).toEqual([
      2,
      'heatstamp: b.csv, line 1: its header differs from that of a.csv. Tables are combined only if their headers are the same.\n',
    ]);
  });

  test('duplicate column names, for NDJSON', async () => {
    const input = ['code,x,x\nAR2126,1,2\n'];
    const { messages } = await runIn([...DECODE_TABLE, '--format', 'ndjson'], { input });
    expect(messages).toContain("two columns named 'x'");
  });
});
