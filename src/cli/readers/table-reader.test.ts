import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLines, runIn } from '../../../tests/cli/in-process.ts';
import { times } from '../../../tests/long.ts';
import { COLUMNS } from '../../library/columns.ts';

const DECODE_TABLE = ['--column', 'code'];

/** The table that comes out for one that goes in. */
async function decodeTable(text: string | Uint8Array, ...argv: string[]): Promise<string> {
  const { output, messages } = await runIn([...DECODE_TABLE, ...argv], { input: [text] });
  expect(messages).toBe('');
  return output;
}

/** The cells of one of our columns, which stand behind those of the table. */
function cellsOf(output: string, name: string): readonly (string | undefined)[] {
  const [header = '', ...rows] = output.trimEnd().split('\n');
  const names = header.split(',');
  const at = names.indexOf(name) - names.length;
  // A sentence may hold a comma; its quotation marks tell.
  return rows.map((row) =>
    row
      .replace(/"[^"]*"/g, '…')
      .split(',')
      .at(at),
  );
}

describe('a table comes out with our columns added', () => {
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
  ])('%s is detected as the separator, and used in the output', async (_, s) => {
    const output = await decodeTable(`id${s}code\r\n1${s}AR2126\r\n`);
    expect(output).toContain(`\r\n1${s}AR2126${s}AR2126${s}true${s}Week 22, 2016${s}France${s}FR`);
    expect(output.endsWith('\r\n')).toBe(true);
  });

  test('the byte order mark and the sep= line of Excel stay in front', async () => {
    const output = await decodeTable('\uFEFFsep=;\r\nid;code\r\n1;AR2126\r\n');
    expect(output.startsWith('\uFEFFsep=;\r\nid;code;heatstamp_code;heatstamp_is_valid;')).toBe(
      true,
    );
  });

  test.each(['^', ':', '\t'])('a sep= line may name any other separator: %j', async (s) => {
    const output = await decodeTable(`sep=${s}\nid${s}code\n1${s}AR2126\n`);
    expect(output).toContain(`\n1${s}AR2126${s}AR2126${s}true${s}`);
  });

  test.each([
    ['heatstamp_', [], 'id,code'],
    ['heatstamp_', [], 'date,code,valid'],
    ['lv_', ['--prefix', 'lv_'], 'id,code'],
    ['', ['--prefix', ''], 'id,stamp'],
  ])('our columns begin with %j', async (prefix, argv, header) => {
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
    ['the header alone', 'code;price (EUR, net, gross)\nAR2126;12,50\n', ';'],
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

  test('a trailing separator does not add a cell', async () => {
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

  test('each row is compared with its own line or model', async () => {
    const text = 'code,line\nSD1013,Neverfull MM\nSD1013,Speedy\nSD1013,Birkin\nSD1013,\nQQ,Alma\n';
    const argv = ['--line-column', 'line'];
    const output = await decodeTable(text, ...argv);
    expect(cellsOf(output, 'heatstamp_line')).toEqual(['conflicts', 'open', 'unknown', '', '']);
    expect(cellsOf(output, 'heatstamp_conflicts')[0]).toBe('line:too-early');
    const objects = parseLines(await decodeTable(text, ...argv, '--format', 'ndjson'));
    expect(objects[0]).toMatchObject({ line: { outcome: 'conflicts', id: 'too-early' } });
    expect(objects[3]).not.toHaveProperty('line');
    const answer = await decodeTable(text, ...argv, '--format', 'text');
    expect(answer).toMatch(/\n {2}Line {6}Doesn’t match. Sources say Neverfull/);
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

  test('each row is compared with its own label', async () => {
    const text = 'code,label\nSD1013,USA\nSD1013,Made in France\nSD1013,Atlantis\nSD1013,\n';
    const output = await decodeTable(text, '--made-in-column', 'label', '--made-in', 'Japan');
    expect(cellsOf(output, 'heatstamp_label')).toEqual(['agrees', 'conflicts', 'unknown', 'open']);
  });

  test('cells of the table that a spreadsheet would run are disarmed with --guard all alone', async () => {
    const text = 'code,note,x\nAR2126,=1+1,"a b"\nAR2126,"=""0097""",-5\n';
    const output = await decodeTable(text);
    expect(output).toContain('\nAR2126,=1+1,"a b",AR2126,true,');
    const guarded = await decodeTable(text, '--guard', 'all');
    expect(guarded).toContain("\nAR2126,'=1+1,a b,AR2126,true,");
    expect(guarded).toContain('\nAR2126,"=""0097""",-5,AR2126,true,');
  });

  test('a code that a spreadsheet protects is read, and left as it stands', async () => {
    const cells = ['"=""SD1013"""', '"""SD1013"""', "'SD1013", "' SD1013 "];
    const output = await decodeTable(`id,code\n${cells.map((cell) => `1,${cell}`).join('\n')}\n`);
    for (const cell of cells) expect(output).toContain(`\n1,${cell},SD1013,true,`);
    const labels = await decodeTable('code,label\nSD1013,"=""USA"""\n', '--made-in-column', '2');
    expect(cellsOf(labels, 'heatstamp_label')).toEqual(['agrees']);
  });

  test.each([String.raw`\N`, 'NULL'])('%s is a blank cell', async (cell) => {
    const input = [`id,code\n1,${cell}\n`];
    const { output } = await runIn(DECODE_TABLE, { input });
    expect(output).toContain(`\n1,${cell},,false,`);
    expect(cellsOf(output, 'heatstamp_error_code')).toEqual(['empty']);
    expect((await runIn([...DECODE_TABLE, '--skip-blank'], { input })).status).toBe(0);
  });

  test('a row without its last cells has blank ones', async () => {
    const output = await decodeTable('id,code,note,shop\n1,SD1013\n2\n3,SD1013,"two\nlines"\n');
    expect(output).toContain('\n1,SD1013,,,SD1013,true,');
    expect(output).toContain('\n2,,,,,false,');
    expect(output).toContain('\n3,SD1013,"two\nlines",,SD1013,true,');
    const bare = await runIn(['--no-header', '--column', '1'], { input: ['SD1013,\nSD1013\n'] });
    expect(bare.output).toMatch(/^SD1013,,SD1013,true,.*\nSD1013,,SD1013,true,/);
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

  test('in NDJSON a row has its cells, and its file if there are several', async () => {
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

describe('an unreadable table is reported with its file and line', () => {
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
      "standard input, line 1: there is already a column 'heatstamp_date'. Add --replace to overwrite it, or choose another prefix for our columns with --prefix.",
    ],
    [
      'a duplicate column',
      'code,code\nAR2126,x\n',
      "standard input, line 1: there are two columns named 'code'. Give the number of the one you mean.",
    ],
    [
      'a row that is too long',
      'id,code\n1,AR2126,x\n',
      'standard input, line 2: this row has 3 cells, but the header has 2.',
    ],
    [
      'a quotation mark that is never closed',
      'id,code\n1,AR2126\n2,"x\n3,y\n',
      'standard input, line 3: the cell that a quotation mark opens here has no end, or none within',
    ],
    [
      'text after a closing quotation mark',
      'id,code\n1,"AR"2126,"x"\n2,y\n',
      'standard input, line 2: there is text after the closing quotation mark of a cell.',
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
});

test('the headers of all files are checked before the first row is written', async () => {
  const files = {
    'a.csv': 'id,code\n1,AR2126\n',
    'b.csv': `id,code\n${'2,AR2126\n'.repeat(20_000)}`,
    'c.csv': 'id,item\n',
  };
  const { status, output, messages } = await runIn([...DECODE_TABLE, ...Object.keys(files)], {
    files,
  });
  expect([status, output]).toEqual([2, '']);
  expect(messages).toContain('c.csv, line 1: its header differs from that of a.csv.');
});

describe('a column is found by its name, however that is written', () => {
  const codeOf = async (header: string, ...argv: string[]): Promise<string> => {
    const { output, messages } = await runIn(argv, { input: [`${header}\n1,AR2126,x\n`] });
    return messages === '' ? (output.split('\n')[1]?.split(',')[3] ?? '') : messages;
  };

  test.each([
    ['id, Date Code ,item', 'date code'],
    ['id,Ｄａｔｅ　Ｃｏｄｅ,item', 'Date Code'],
    ['id,CODE,item', 'code'],
    ['code ,code,item', 'code'],
    ['id,"date\ncode",item', 'date code'],
  ])('%j has the column %j', async (header, column) => {
    const { output, messages } = await runIn(['--column', column], {
      input: [`${header}\n1,AR2126,x\n`],
    });
    expect([messages, output]).toEqual(['', expect.stringContaining('\n1,AR2126,x,AR2126,true')]);
  });

  test.each([
    ['id,Code,CODE', 'code', "several columns could be 'code': 'Code', 'CODE'."],
    ['id,Codes,item', 'code', "no column 'code'. Did you mean 'Codes'? The columns are 'id'"],
    ['id,item,x', 'code', "no column 'code'. The columns are 'id', 'item', 'x'."],
  ])('%j does not have %j alone', async (header, column, message) => {
    expect(await codeOf(header, '--column', column)).toContain(message);
  });

  test('the message about a wide table does not list all names', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `column ${index}`);
    const { messages } = await runIn(['--column', 'zzz'], { input: [`${names.join(',')}\n`] });
    expect(messages).toContain("'column 19', and 180 more.");
  });

  test('lines above the header can be skipped, and the message says how many', async () => {
    const input = ['\uFEFFInfo,Version=1.0.0\r\n\r\nid,Date Code,item\r\n1,AR2126,x\r\n'];
    const { status, messages } = await runIn(['--column', 'Date Code'], { input });
    expect([status, messages]).toEqual([
      2,
      "heatstamp: standard input, line 1: there is no column 'Date Code' here, but line 3 has it. Add --skip-lines 2.\n",
    ]);
    const skipping = await runIn(['--column', 'Date Code', '--skip-lines', '2'], { input });
    expect(skipping.output).toMatch(
      /^\uFEFFInfo,Version=1.0.0\r\n\r\nid,Date Code,item,heatstamp_code,.*\r\n1,AR2126,x,AR2126,true/,
    );
    const short = await runIn(['--column', 'code', '--skip-lines', '2'], {
      input: ['a\n', 'b\nid,code\n', '1,2,3\n'],
    });
    expect(short.messages).toContain('line 4: this row has 3 cells');
    const text = Buffer.from('Stock caf\xe9\nsep=;\nid;code\n1;AR2126\n', 'latin1');
    const bytes = [...text].map((byte) => Uint8Array.of(byte));
    const { output } = await runIn(['--column', 'code', '--skip-lines', '1'], { input: bytes });
    expect(output.slice(0, 24)).toBe('Stock caf\uFFFD\nsep=;\nid;code');
  });
});

describe('every column can be told apart in NDJSON', () => {
  test('a column without a name has its number, and the second of the same name gets one', async () => {
    const input = ['code,,code,4,\nAR2126,a,b,c,d\n'];
    const { output } = await runIn(['--column', '1', '--format', 'ndjson'], { input });
    expect(parseLines(output)).toMatchObject([
      { row: { code: 'AR2126', 2: 'a', code_2: 'b', 4: 'c', 5: 'd' } },
    ]);
  });
});

describe('--replace overwrites our columns', () => {
  const stale = 'heatstamp_date,code,"he ""said""",heatstamp_label\n"old, stale",AR2126,"a,b",x\n';

  test('in their places, with the others at the end and the table’s own cells unchanged', async () => {
    const { output } = await runIn([...DECODE_TABLE, '--replace'], { input: [stale] });
    const [header = '', row = ''] = output.split('\n');
    expect(header).toMatch(/^heatstamp_date,code,"he ""said""",heatstamp_label,heatstamp_code,/);
    expect(row).toMatch(/^"Week 22, 2016",AR2126,"a,b",,AR2126,true,France,FR,/);
  });

  test('a separator behind a doubled quotation mark does not end a cell', async () => {
    const table = 'note,heatstamp_date,code\n"said ""x"", then",old,AR2126\n';
    const { output } = await runIn([...DECODE_TABLE, '--replace'], { input: [table] });
    expect(output.split('\n')[1]).toMatch(/^"said ""x"", then","Week 22, 2016",AR2126,/);
  });

  test('a second run gives the same', async () => {
    const { output } = await runIn(DECODE_TABLE, { input: ['id,code\n1,AR2126\n2,QQ\n3,\n'] });
    const again = await runIn([...DECODE_TABLE, '--replace'], { input: [output] });
    expect(again.output).toBe(output);
    expect((await runIn([...DECODE_TABLE, '--replace'], { input: ['id,code\n'] })).status).toBe(0);
  });

  test('NDJSON leaves the old ones out', async () => {
    const argv = [...DECODE_TABLE, '--replace', '--format', 'ndjson'];
    const [line] = parseLines((await runIn(argv, { input: [stale] })).output);
    expect(line?.row).toEqual({ code: 'AR2126', 'he "said"': 'a,b' });
  });
});

describe('a cell with more than a code in it says what is in it', () => {
  test.each([
    ['SD1013 (2003)', 'has-code', 'SD1013'],
    ['Code: SD1013', 'has-code', 'SD1013'],
    ['SD1013 France', 'has-code', 'SD1013'],
    ['SD 1013 / Nov 2003', 'has-code', 'SD1013'],
    ['SD1013, AR2126', 'has-code', 'SD1013|AR2126'],
    ['TC코드 SD1013', 'has-code', 'SD1013'],
    ['製造番号ＳＤ１０１３', 'has-code', 'SD1013'],
    ['date code: 836', 'has-code', '836'],
    ['Stamped 882 V.I.', 'has-code', '882VI'],
    ['LA 1013 Main Street', 'unknown-pattern', ''],
    ['IMG_SD1013', 'unknown-pattern', ''],
    ['DK-1012 København', 'unknown-pattern', ''],
    ['no code', 'no-code', ''],
    ['N/A', 'no-code', ''],
    ['-', 'no-code', ''],
    ['なし', 'no-code', ''],
    ['sans code', 'no-code', ''],
    ['microchip', 'chip', ''],
    ['RFID', 'chip', ''],
    ['ICチップ', 'chip', ''],
    ['SDO013', 'unknown-pattern', 'SD0013'],
    ['Speedy 30', 'unknown-pattern', ''],
    ['made in 2016', 'unknown-pattern', ''],
  ])('%s', async (cell, errorCode, suggestion) => {
    const output = await decodeTable(`id;code\n1;${cell}\n`, '--separator', ';');
    const names = output.split('\n')[0]?.split(';') ?? [];
    const cells = output.split('\n')[1]?.split(';') ?? [];
    const found = ['suggestion', 'error_code'].map(
      (name) => cells[names.indexOf(`heatstamp_${name}`)],
    );
    expect(found).toEqual([suggestion, errorCode]);
  });

  test('and has no code of its own to join with, unless it could be one', async () => {
    const cells = [
      'SD1013 (2003)',
      'a lovely bag bought in Paris',
      'chip',
      'S D O 0 1 3',
      'M 40156',
    ];
    const output = await decodeTable(`code,id\n${cells.join(',\n')},\n`);
    expect(cellsOf(output, 'heatstamp_code')).toEqual(['', '', '', 'SDO013', 'M40156']);
    expect(cellsOf(output, 'heatstamp_style_number')[4]).toBe('M40156');
  });

  test('in words, and in NDJSON', async () => {
    const text = 'code\nSD1013 (2003)\nchip\n';
    expect(await decodeTable(text, '--format', 'text')).toMatch(
      /Error +This cell has more than a code in it: SD1013\.\n +Perhaps +SD1013, November 2003 \(in the cell\)/,
    );
    expect(parseLines(await decodeTable(text, '--format', 'ndjson'))).toMatchObject([
      { isValid: false, errorCode: 'has-code', suggestions: [{ code: 'SD1013', changes: [] }] },
      { isValid: false, errorCode: 'chip', suggestions: [] },
    ]);
  });

  test('a list answers as the decoder does', async () => {
    const { output } = await runIn(['--format', 'ndjson'], { input: ['SD1013 (2003)\n'] });
    expect(parseLines(output)).toMatchObject([{ errorCode: 'unknown-pattern' }]);
  });
});

describe('JSON objects, one per line, are records', () => {
  const AS_NDJSON = [...DECODE_TABLE, '--format', 'ndjson'];

  test.each([
    '{"id":12345678901234567890,"price":1.10,"x":1e400,"code":"SD1013"}',
    '{ "code" : "SD1013" , "a":{"b":[1.0, "}"]},"a":2,"é\\u0022":"\\\\" }',
    '{"code":"SD1013","constructor":null,"__proto__":{"x":1},"toString":1.0}',
    `{"code":"SD1013","deep":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  ])('the text of an object passes as it came: %.60s', async (object) => {
    const { output, messages, status } = await runIn(AS_NDJSON, { input: [`${object}\r\n`] });
    expect([status, messages]).toEqual([0, '']);
    expect(output).toContain(`{"lineNumber":1,"input":"SD1013","row":${object},"factsDate":`);
    expect(parseLines(output)).toMatchObject([{ isValid: true, code: 'SD1013' }]);
  });

  test('objects may lack fields, and have fields that others lack', async () => {
    const input = [
      ...['{"sku":1}\n', '{"sku":2,"Code":"AR2126","note":"x","constructor":"y"}\n'],
      ...['{"code":null}\n', '{"code":836}\n', '{"code":836.0,"price":1.10}\n'],
    ];
    const { output, messages } = await runIn(AS_NDJSON, { input });
    expect(messages).toBe('');
    expect(parseLines(output).map(({ input, isValid }) => [input, isValid])).toEqual([
      ...[
        ['', false],
        ['AR2126', true],
        ['', false],
        ['836', true],
        ['836.0', false],
      ],
    ]);
  });

  test('no field of that name in any object is an error, at the end', async () => {
    const input = ['{"codes":"SD1013"}\n{"sku":2}\n'];
    const { status, messages } = await runIn(AS_NDJSON, { input });
    expect([status, messages]).toEqual([
      2,
      "heatstamp: standard input: no object has a field 'code'. Did you mean 'codes'? The fields of the first are 'codes'.\n",
    ]);
  });

  test('in CSV the fields of the first object are the columns, and objects with others are set aside', async () => {
    const objects =
      '{"sku": 7, "price": 1.10, "tags": ["a", "b"], "note": null}\n' +
      '{"sku": 8, "code": "SD1013"}\n' +
      '\n' +
      '{"sku": 9, "code": "SD1013", "constructor": 1}\n' +
      'no object\n' +
      '{"sku": 12345678901234567890, "code": "QQ2126"}';
    const argv = [...DECODE_TABLE, '--bad-rows', 'bad.tsv', '--add', 'code,date'];
    for (const input of [[objects], [...objects]]) {
      const { output, written } = await runIn(argv, { input });
      expect(output).toBe(
        'sku,price,tags,note,code,heatstamp_code,heatstamp_date\n' +
          '7,1.10,"[""a"", ""b""]",,,,\n' +
          '8,,,,SD1013,SD1013,November 2003\n' +
          '12345678901234567890,,,,QQ2126,QQ2126,\n',
      );
      expect(
        written
          .get('bad.tsv')
          ?.toString()
          .match(/^-\t\d+\t\w+/gm),
      ).toEqual(['-\t4\tragged', '-\t5\tjson']);
    }
  });

  test('a single JSON document is refused, and the message says how to convert it', async () => {
    for (const text of ['[\n  {"code": "AR2126"}\n]', '[{"code": "AR2126"},', '{\n  "code": 1']) {
      const { status, messages } = await runIn(DECODE_TABLE, { input: [text] });
      const advice = text.startsWith('[') ? "jq -c '.[]' FILE" : 'jq -c . FILE';
      expect([status, messages]).toEqual([2, expect.stringContaining(advice)]);
    }
  });
});

test('input in pieces reads like the same input in one piece', async () => {
  const piece = fc.constantFrom(
    ...['a', 'code', '1', ',', ',', ';', '\t', '|', '\n', '\n', '\n', '\r\n', '"', ' ', 'AR2126'],
  );
  const body = fc.array(piece, { minLength: 1, maxLength: 40 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const argv = ['--column', '1', '--bad-rows', 'bad.tsv'];
      const bytes = Buffer.from(text);
      const whole = await runIn(argv, { input: [bytes] });
      const input = [...bytes].map((byte) => Uint8Array.of(byte));
      expect(await runIn(argv, { input })).toEqual(whole);
    }),
    { numRuns: times(500, 20_000), examples: [['code,b\nb=1\n']] },
  );
});

test('a line is compared with the year of each row', async () => {
  const text = 'code,line\nSD1013,Neverfull\nAR2126,Neverfull\nSD1013,Neverfull\n';
  const output = await decodeTable(text, '--line-column', 'line');
  expect(cellsOf(output, 'heatstamp_line')).toEqual(['conflicts', 'agrees', 'conflicts']);
});

test('a label is compared with the factory and year of each row', async () => {
  const text = 'code,label\nSD1013,USA\nAR2126,USA\nSD0993,France\nSD1013,France\n';
  const output = await decodeTable(text, '--made-in-column', 'label');
  expect(cellsOf(output, 'heatstamp_label')).toEqual([
    ...['agrees', 'conflicts', 'agrees', 'conflicts'],
  ]);
});
