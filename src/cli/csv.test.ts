import { describe, expect, test } from 'vitest';
import { runIn } from '../../tests/cli/in-process.ts';
import { COLUMNS, LISTING_COLUMNS } from './as-csv.ts';

const OURS =
  'code,valid,date,country,countries,factory,year,week,month,from,to,reading,standing,evidence,label,style number,error';

/** The records below the header, as a list of codes has them. */
async function records(argv: readonly string[], input?: string): Promise<string[]> {
  const { output } = await runIn(
    ['--format', 'csv', ...argv],
    input === undefined ? {} : { input: [input] },
  );
  const [header, ...rest] = output.split('\r\n');
  expect(header).toBe(`input,${OURS}`);
  expect(rest.pop()).toBe('');
  return rest;
}

/** A table in, and the table that comes out. */
async function table(text: string | Uint8Array, ...argv: string[]): Promise<string> {
  const { output, messages } = await runIn(['--column', 'code', ...argv], { input: [text] });
  expect(messages).toBe('');
  return output;
}

describe('product §3: CSV, a table as RFC 4180 has it', () => {
  test('the columns are those of the product, in its order', () => {
    expect(COLUMNS.map(({ name }) => name).join(',')).toBe(OURS);
  });

  test('a valid code fills its columns and leaves those of errors empty', async () => {
    expect(await records(['AR2126', 'LM0014', '836'])).toEqual([
      'AR2126,AR2126,true,"Week 22, 2016",France,FR,AR,2016,22,,2016-05-30,2016-06-05,week-year,documented,documented,,,',
      'LM0014,LM0014,true,January 2004,Spain,ES,LM,2004,,1,2004-01-01,2004-01-31,month-year,documented,documented,,,',
      '836,836,true,June 1983,France (assumed),,N/A,1983,,6,1983-06-01,1983-06-30,digits-only,documented,,,,',
    ]);
  });

  test('several countries are joined by a bar, in quotation marks for readers that divide there', async () => {
    const [record] = await records(['FL1024']);
    expect(record).toContain(',France or United States,"FR|US",FL,');
  });

  test('defect 32: an invalid code has the id of its error, a style number its number', async () => {
    expect(await records(['QQ2126', 'M43186', 'SD?013', ''])).toEqual([
      `QQ2126,QQ2126,false${','.repeat(15)}unknown-factory`,
      `M43186,M43186,false${','.repeat(14)}M43186,unknown-pattern`,
      `SD?013,SD?013,false${','.repeat(15)}faded`,
      `,,false${','.repeat(15)}empty`,
    ]);
  });

  test('the label has its verdict', async () => {
    const [record] = await records(['SD1013', '--made-in', 'France']);
    expect(record).toMatch(/,documented,documented,conflict,,$/);
  });

  test('defect 30: nothing that a spreadsheet could run leaves, with any separator', async () => {
    for (const input of ['=1+1', "x;=cmd|'/C calc'!A0", 'x\t=1', '＠x']) {
      const [record] = await records(['--', input]);
      expect(record).not.toMatch(/(?:^|[,;\t|"])[=@＝＠]/);
      expect(record).toContain("'");
    }
    expect(await records([], '-\n')).toEqual([`-,-,false${','.repeat(15)}unknown-pattern`]);
  });

  test('a table without rows still has its header', async () => {
    expect(await records([], '')).toEqual([]);
  });
});

describe('product §3: a table in, the same table out with our columns behind its own', () => {
  test('its own columns stay as they were, to the byte', async () => {
    const rows = [
      'id,"item ""x""",code,price',
      '1,"Speedy, 30",AR2126,-5',
      ' 2 ,"plain",sd 1013,"1,250.00 €"',
      '3,"two\nlines",QQ2126,',
      '4,5" heel,,0007',
    ];
    const out = await table(`${rows.join('\n')}\n`);
    const own = out
      .split('\n')
      .slice(0, -1)
      .join('\n')
      .replace(/,(?:code|heatstamp_code),valid,.*/g, '')
      .replace(/,(?:AR2126|SD1013|QQ2126|),(?:true|false),.*$/gm, '');
    expect(own).toBe(rows.join('\n'));
  });

  test.each([
    ['a semicolon', ';'],
    ['a tab', '\t'],
    ['a bar', '|'],
  ])('%s as separator is found, and used', async (_, s) => {
    const out = await table(`id${s}code\r\n1${s}AR2126\r\n`);
    expect(out).toContain(`\r\n1${s}AR2126${s}AR2126${s}true${s}"Week 22, 2016"${s}France${s}FR`);
    expect(out.endsWith('\r\n')).toBe(true);
  });

  test('the line with which Excel is told its separator, and a mark, stay in front', async () => {
    const out = await table('\uFEFFsep=;\r\nid;code\r\n1;AR2126\r\n');
    expect(out.startsWith('\uFEFFsep=;\r\nid;code;heatstamp_code;valid;')).toBe(true);
  });

  test('a separator that no table here has is none', async () => {
    const { messages, status } = await runIn(['--column', 'code'], {
      input: ['sep=:\ncode:x\nAR2126:=cmd()\n'],
    });
    expect([status, messages]).toEqual([2, expect.stringContaining('sep=:')]);
  });

  test('a name that the table has already is not given twice', async () => {
    const out = await table('date,code,valid\n1,AR2126,2\n');
    expect(out.split('\n')[0]).toMatch(
      /^date,code,valid,heatstamp_code,heatstamp_valid,heatstamp_date,country,/,
    );
  });

  test('UTF-16 with its mark is read, as PowerShell and Excel write it', async () => {
    const text = '\uFEFFid\tcode\titem\r\n1\tAR2126\tNoé\r\n';
    const little = Buffer.from(text, 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      expect(await table(bytes)).toMatch(
        /^\uFEFFid\tcode\titem\t[^\n]*\r\n1\tAR2126\tNoé\tAR2126\ttrue\t/,
      );
    }
  });

  test('product §1.6: each row is held against its own label', async () => {
    const text = 'code,label\nSD1013,USA\nSD1013,Made in France\nSD1013,Atlantis\nSD1013,\n';
    const out = await table(text, '--made-in-column', 'label', '--made-in', 'Japan');
    expect(verdicts(out)).toEqual(['match', 'conflict', 'unknown', 'possible']);
  });

  test('a cell that a spreadsheet could run is disarmed, the others in its row are not', async () => {
    const out = await table('code,note,x\nAR2126,=1+1,"a b"\n');
    expect(out).toContain("\nAR2126,'=1+1,a b,AR2126,true,");
  });

  test('several files become one table', async () => {
    const files = { 'a.csv': 'id,code\n1,AR2126\n', 'b.csv': '\uFEFFid;code\r\n2;SD1013\r\n' };
    const { output, status } = await runIn(['--column', 'code', 'a.csv', 'b.csv'], { files });
    expect(output.split('\n').map((row) => row.slice(0, 15))).toEqual([
      'id,code,heatsta',
      '1,AR2126,AR2126',
      '2,SD1013,SD1013',
      '',
    ]);
    expect(status).toBe(0);
  });

  test('standard input stands where a dash does', async () => {
    const files = { 'a.csv': 'code\nAR2126\n' };
    const argv = ['--column', 'code', '-', 'a.csv'];
    const { output } = await runIn(argv, { files, input: ['code\nVI0956\n'] });
    expect(output).toMatch(/\nVI0956,.*\nAR2126,/);
  });

  test('blank lines are no rows; in one column they are, save at the end', async () => {
    expect((await table('id,code\n\n1,AR2126\n  \n\n')).split('\n')).toHaveLength(3);
    expect((await table('code\n\nAR2126\n\n\n')).split('\n')).toHaveLength(4);
  });

  test('however many blank lines there are, each is a row', async () => {
    const out = await table(`code\nAR2126\n${'\n'.repeat(130_000)}AR2126\n`);
    expect(out.split('\n')).toHaveLength(130_004);
  });

  test('--skip-blank keeps the row and does not count it', async () => {
    const input = ['id,code\n1,\n2,AR2126\n'];
    const { output, status } = await runIn(['--column', 'code', '--skip-blank'], { input });
    expect(output.split('\n')[1]).toBe(`1,${','.repeat(COLUMNS.length)}`);
    expect(status).toBe(0);
    expect((await runIn(['--column', 'code'], { input })).status).toBe(1);
  });

  test('however the bytes arrive, the table is the same', async () => {
    const bytes = Buffer.from('id,code,é\r\n1,"AR\n2126","x""y"\r\n2,SD1013,👜');
    const whole = await table(bytes);
    for (const size of [1, 2, 5]) {
      const input = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      expect((await runIn(['--column', 'code'], { input })).output).toBe(whole);
    }
  });
});

describe('product §3: a listing in each row', () => {
  test('its columns stand behind ours', async () => {
    const input = [
      'id,text\n1,"Date code: FL1024 (October 2004), made in Spain, M51980"\n2,nothing\n',
    ];
    const { output, status } = await runIn(['listing', '--column', 'text'], { input });
    const [header = '', first = '', second = ''] = output.split('\n');
    expect(header).toBe(`id,text,${OURS},${LISTING_COLUMNS.map(({ name }) => name).join(',')}`);
    expect(first).toMatch(
      /,FL1024,true,December 2004,.*,conflict,M51980,,FL1024,ES,October 2004,differs,,$/,
    );
    expect(second).toBe(
      `2,nothing,,false${','.repeat(15)}no-code${','.repeat(LISTING_COLUMNS.length)}`,
    );
    expect(status).toBe(1);
  });
});

function verdicts(out: string): string[] {
  return out
    .split('\n')
    .slice(1, -1)
    .map((row) => row.split(',').at(-3) ?? '');
}
