import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runIn } from '../../tests/cli/in-process.ts';
import { times } from '../../tests/long.ts';

/** Rows of a table of three columns, each with what is wrong with it, or undefined if nothing is. */
const ROWS: readonly (readonly [row: string | Buffer, errorCode?: string])[] = [
  ['1,AR2126,"Speedy, 30"'],
  ['3,AR2126,Alma,x', 'ragged'],
  ['4,AR2126,Alma,,'],
  ['5,"AR2126"x,Alma', 'quote'],
  ['6,AR2126,"Alma" BB', 'quote'],
  ['7,AR2126,"never closed', 'quote'],
  ['8,SD1013,Neverfull'],
  ['9,AR2126,No\0é', 'nul'],
  [Buffer.from('10,AR2126,No\xe9', 'latin1'), 'encoding'],
  ['11,SD1013,"two\nlines, and ""quotes"""'],
  ['12,AR2126,"two\nlines",x', 'ragged'],
  [Buffer.from('13,AR2126,"No\xe9\nlines"', 'latin1'), 'encoding'],
  ['14,SD1013,5" heel'],
  ['"', 'quote'],
  ['15,QQ2126,Alma'],
  ['16,AR2126,"', 'quote'],
];

function table(rows: readonly (string | Buffer)[], end: string): Buffer {
  const lines = ['id,code,item', ...rows].flatMap((row) => [row, end]);
  return Buffer.concat(lines.map((piece) => Buffer.from(piece)));
}

const ARGV = ['--column', 'code', '--bad-rows', 'bad.tsv'];
const HEAD = 'file\tline\terror_code\terror\trow\n';

describe('a table with every kind of bad row', () => {
  const good = ROWS.filter(([, errorCode]) => errorCode === undefined).map(([row]) => row);
  const bad = ROWS.filter(([, errorCode]) => errorCode !== undefined);

  test.each(['\n', '\r\n'])('is read to its end, however its bytes arrive: %j', async (end) => {
    const bytes = table(
      ROWS.map(([row]) => row),
      end,
    );
    const expected = await runIn(['--column', 'code'], { input: [table(good, end)] });
    for (const size of [1, 7, 64, bytes.length]) {
      const input = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      const { status, output, messages, written } = await runIn(ARGV, { input });
      // The good rows come out as if the others had never been there.
      expect(output).toBe(expected.output);
      expect([status, messages]).toEqual([
        1,
        `heatstamp: ${bad.length} rows could not be read; they are in bad.tsv.\n`,
      ]);
      const text = written.get('bad.tsv')?.toString('latin1') ?? '';
      expect(text.startsWith(HEAD)).toBe(true);
      // Each stands there as it stood in the table.
      let at = HEAD.length;
      for (const [row, errorCode = ''] of bad) {
        const head = /^-\t\d+\t([a-z]+)\t[^\t]+\.\t/.exec(text.slice(at));
        expect([errorCode, head?.[1]]).toEqual([errorCode, errorCode]);
        at += head?.[0].length ?? 0;
        const raw = Buffer.from(row).toString('latin1') + end;
        expect(text.slice(at, at + raw.length)).toBe(raw);
        at += raw.length;
      }
      expect(text.slice(at)).toBe('');
    }
  });

  test('names the line of each', async () => {
    const bytes = table(
      ROWS.map(([row]) => row),
      '\n',
    );
    const { written } = await runIn(ARGV, { input: [bytes] });
    const lines = [...(written.get('bad.tsv') ?? '').toString().matchAll(/^-\t(\d+)/gm)];
    expect(lines.map(([, line]) => Number(line))).toEqual([...[3, 5, 6, 7, 9, 10, 13, 15, 18, 20]]);
  });

  test('without a file for bad rows the run ends at the first, and says what would help', async () => {
    const { status, messages } = await runIn(['--column', 'code'], {
      input: [table(['1,AR2126,x,y'], '\n')],
    });
    expect([status, messages]).toEqual([
      2,
      'heatstamp: standard input, line 2: this row has 4 cells, but the header has 3. To go on without such rows, name a file for them with --bad-rows.\n',
    ]);
  });

  test('without a header rows are compared with the first row', async () => {
    const { messages } = await runIn(['--column', '1', '--no-header', '--separator', ','], {
      input: ['AR2126,Alma\nSD1013\nVI0956,Speedy,1996\n'],
    });
    expect(messages).toContain('line 3: this row has 3 cells, but the first row has 2.');
  });

  test.each([
    ['1, "a, b",SD1013', 'A blank stands before a quotation mark, so that it opens no cell.'],
    [String.raw`1,"5\" heel",SD1013`, 'must be doubled, and not have a backslash.'],
  ])('the message names the cause: %s', async (row, cause) => {
    const { messages } = await runIn(['--column', 'code'], { input: [`id,t,code\n${row}\n`] });
    expect(messages).toContain(cause);
  });

  test('an unreadable header always ends the run', async () => {
    for (const header of ['id,"code"x,item\n', 'id,c\0ode,item\n', 'id,"code,item\n']) {
      const { status, messages, written } = await runIn(ARGV, { input: [header, '1,AR2126,x\n'] });
      expect([status, messages]).toEqual([2, expect.stringContaining('standard input, line 1: ')]);
      expect(messages).not.toContain('--bad-rows');
      expect(written.size).toBe(0);
    }
  });

  test('the file is written even if no row is bad, and the status is that of the codes', async () => {
    const { status, messages, written } = await runIn(ARGV, {
      input: [table(['1,AR2126,x'], '\n')],
    });
    expect([status, messages]).toEqual([0, '']);
    expect(written.get('bad.tsv')?.toString()).toBe(HEAD);
  });

  test('a single bad row is counted, also with --exit-zero', async () => {
    const { status, messages } = await runIn([...ARGV, '--exit-zero'], {
      input: [table(['1,,,x', '2,AR2126,x'], '\n')],
    });
    expect([status, messages]).toEqual([
      0,
      'heatstamp: 1 row could not be read; it is in bad.tsv.\n',
    ]);
  });

  test('a quotation mark that is never closed costs its own line, however long the table', async () => {
    const rows = Array.from({ length: 60_000 }, (_, i) => `${i},AR2126,${'x'.repeat(300)}`);
    const input = [table(['0,AR2126,"x', ...rows], '\n')];
    const { output, written } = await runIn(ARGV, { input });
    expect(output.split('\n')).toHaveLength(rows.length + 2);
    expect(written.get('bad.tsv')?.toString()).toContain('\t2\tquote\t');
  });

  test('lines of a list that are not text are set aside', async () => {
    const input = [Buffer.from('AR2126\nNo\xe9\n\n\nSD\x001013\n\nSD1013\n', 'latin1')];
    const argv = ['--bad-rows', 'bad.tsv', '--format', 'csv'];
    const { output, written } = await runIn(argv, { input });
    expect(output.split('\r\n').map((row) => row.split(',')[0])).toEqual([
      ...['input', 'AR2126', '', '', '', 'SD1013', ''],
    ]);
    const lines = written.get('bad.tsv')?.toString('latin1').split('\n') ?? [];
    const cells = lines.slice(1, -1).map((line) => line.split('\t'));
    expect(cells.map(([, line, errorCode, , row]) => [line, errorCode, row])).toEqual([
      ['2', 'encoding', 'No\xe9'],
      ['5', 'nul', 'SD\x001013'],
    ]);
  });
});

test('in a table of two columns an open quotation mark swallows no rows either', async () => {
  const input = ['id,code\n1,"AR2126\n2,SD1013\n3,x",y\n4,AR2126\n'];
  const { output, written } = await runIn(ARGV, { input });
  expect(output.split('\n').map((row) => row.split(',')[0])).toEqual(['id', '2', '4', '']);
  expect(written.get('bad.tsv')?.toString()).toContain('\t2\tquote\t');
});

describe('the file of bad rows is a table too', () => {
  const input = [
    Buffer.concat([
      Buffer.from('id,code\n"=cmd|x"a,SD1013\n=1+1,-5,@x\n'),
      Buffer.from('1,=cmd\xe9\n', 'latin1'),
    ]),
  ];
  const rowsOf = async (...argv: string[]): Promise<readonly string[]> => {
    const { written } = await runIn([...ARGV, ...argv], { input });
    const lines = (written.get('bad.tsv')?.toString('latin1') ?? '').split('\n').slice(1, -1);
    return lines.map((line) => line.split('\t').at(-1) ?? '');
  };

  test('whose rows stay as they are', async () => {
    const rows = ['"=cmd|x"a,SD1013', '=1+1,-5,@x', '1,=cmd\xe9'];
    expect(await rowsOf()).toEqual(rows);
    expect(await rowsOf('--guard', 'none')).toEqual(rows);
  });

  test('unless --guard all is to keep a spreadsheet from running them', async () => {
    expect(await rowsOf('--guard', 'all')).toEqual([
      `"'=cmd|x"a,SD1013`,
      "'=1+1,-5,'@x",
      "1,'=cmd\xe9",
    ]);
  });

  test('whose columns no file name breaks', async () => {
    const name = '=a\tb\nc.csv';
    const { written } = await runIn([...ARGV, name], { files: { [name]: 'id,code\n1,2,3\n' } });
    expect(written.get('bad.tsv')?.toString()).toContain("\n'=a b c.csv\t2\tragged\t");
  });
});

describe('a table of any text ends, and loses nothing', () => {
  const piece = fc.constantFrom(
    ...['"', '"', ',', ',', '\n', '\n', '\r\n', 'a', ' ', '\0', 'AR2126', 'é', '='],
  );
  const body = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  test.each([
    ['one column', 'code', '1'],
    ['two columns', 'code,b', '1'],
    ['three columns', 'id,code,"b ""c"" d"', 'code'],
  ])('%s, whole and byte by byte', async (_, header, column) => {
    const argv = ['--column', column, '--bad-rows', 'bad.tsv', '--separator', ','];
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const bytes = Buffer.from(`${header}\n${text}`);
        const whole = await runIn(argv, { input: [bytes] });
        const input = [...bytes].map((byte) => Uint8Array.of(byte));
        expect(await runIn(argv, { input })).toEqual(whole);
        expect(whole.status).toBeLessThan(2);
        const kept = whole.output + (whole.written.get('bad.tsv')?.toString() ?? '');
        expect(kept.split('AR2126').length).toBeGreaterThanOrEqual(text.split('AR2126').length);
      }),
      { numRuns: times(300, 5000) },
    );
  });

  test.each(['code,b\n1,"a"b', 'code,b\n1,"a', 'code,b\n"', 'code,b\n1,"a"b\n2,"'])(
    'a quotation mark out of place in a last line without an end: %j',
    async (text) => {
      const argv = ['--column', '1', '--bad-rows', 'bad.tsv'];
      const { status, messages } = await runIn(argv, { input: [text] });
      expect([status, messages]).toEqual([1, expect.stringContaining('could not be read')]);
    },
  );
});

test('objects of any text end, and lose nothing, whole and byte by byte', async () => {
  const piece = fc.constantFrom(
    ...[
      '{',
      '}',
      '"code"',
      ':',
      '"SD1013"',
      ',',
      '[',
      ']',
      '1.0',
      '\n',
      '\n',
      '"',
      '\\',
      'é',
      '\0',
    ],
    ...['{"code":"SD1013"}\n', '{"a":{"code":2},"code":null}\n', ' ', '\r\n'],
  );
  const body = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom('csv', 'ndjson'), async (text, format) => {
      const bytes = Buffer.from(`{"code":"AR2126","a":1}\n${text}`);
      const argv = [...ARGV, '--format', format];
      const whole = await runIn(argv, { input: [bytes] });
      const input = [...bytes].map((byte) => Uint8Array.of(byte));
      expect(await runIn(argv, { input })).toEqual(whole);
      expect(whole.status).toBeLessThan(2);
      const kept = whole.output + (whole.written.get('bad.tsv')?.toString() ?? '');
      expect(kept.split('SD1013').length).toBeGreaterThanOrEqual(text.split('SD1013').length);
    }),
    { numRuns: times(300, 5000) },
  );
});
