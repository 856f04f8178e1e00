import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseLines, runIn } from '../../../tests/cli/in-process.ts';

const DECODE_TABLE = ['--column', 'code'];

describe('input that is not UTF-8 is refused with the command that converts it', () => {
  test.each([
    [
      'bytes of no encoding',
      Buffer.from('AR2126\nNo\xe9\x81\n', 'latin1'),
      'line 2: this is not UTF-8, and its encoding could not be recognized. Save it as UTF-8 (in Excel: CSV UTF-8), or name its encoding with --encoding.',
    ],
    [
      'UTF-16 without a byte order mark',
      Buffer.from('AR2126\n', 'utf16le'),
      'this is UTF-16 without a byte order mark. Add --encoding utf-16le.',
    ],
    [
      'UTF-32',
      Buffer.from([0xff, 0xfe, 0, 0, 65, 0, 0, 0]),
      'this is UTF-32. Convert it first, for example: iconv -f UTF-32 -t UTF-8 FILE > utf8.txt',
    ],
    [
      'broken UTF-16',
      Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]),
      'line 1: this is not valid UTF-16, although it starts with its byte order mark.',
    ],
    [
      'a workbook',
      Buffer.from('PK\u0003\u0004…'),
      'this is a spreadsheet or another archive, not text. Save the sheet as CSV UTF-8 first.',
    ],
    [
      'a compressed file',
      Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]),
      'this is compressed. Unpack it first, for example: xz -dc FILE | heatstamp …',
    ],
    [
      'a damaged gzip file',
      Buffer.from([0x1f, 0x8b, 8, 0]),
      'this gzip file is damaged, cut short, or followed by other bytes.',
    ],
    [
      'an Excel workbook',
      Buffer.from('PK\u0003\u0004\u0014\0[Content_Types].xml'),
      'this is a workbook, not text. Save the sheet as CSV UTF-8 first.',
    ],
    [
      'an HTML page that is called .xls',
      Buffer.from('\r\n<html><table><tr><td>code'),
      'this is an HTML page, which some programs export as .xls.',
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n%\u00e2\u00e3', 'latin1'), 'this is a PDF, not text.'],
    ['an image', Buffer.from('ffd8ffe000104a46', 'hex'), 'this is an image, not text.'],
    [
      'UTF-16 without a mark, big-endian and with carriage returns',
      Buffer.from('id\r\nAR2126\r\n', 'utf16le').swap16(),
      'this is UTF-16 without a byte order mark. Add --encoding utf-16be.',
    ],
    [
      'Parquet',
      Buffer.from('PAR1\u0015\0'),
      'this is a Parquet file, not text. Export it as CSV first.',
    ],
  ])('%s', async (_, bytes, message) => {
    for (const argv of [[], DECODE_TABLE]) {
      const { status, messages } = await runIn(argv, { input: [bytes] });
      expect(status).toBe(2);
      expect(messages).toContain('heatstamp: standard input');
      expect(messages).toContain(message);
    }
  });

  test('the suggested command quotes the file name for a shell', async () => {
    const files = { "it's.csv": Buffer.from([0xff, 0xfe, 0, 0, 65, 0, 0, 0]) };
    const { messages } = await runIn([...DECODE_TABLE, "it's.csv"], { files });
    expect(messages).toContain(String.raw`-t UTF-8 'it'\''s.csv' > utf8.txt`);
  });
});

describe('--encoding reads input that is neither UTF-8 nor UTF-16', () => {
  const AS_NDJSON = ['--format', 'ndjson'];

  test.each([
    ['windows-1252', Buffer.from('No\xe9\r\n\x80\n', 'latin1'), ['Noé', '€']],
    ['shift_jis', Buffer.from([0x83, 0x6d, 0x83, 0x47, 10, 65]), ['ノエ', 'A']],
    ['utf-16le', Buffer.from('Noé\r\n2Ċx\n', 'utf16le'), ['Noé', '2Ċx']],
    ['utf-16be', Buffer.from('Noé\nਗA', 'utf16le').swap16(), ['Noé', 'ਗA']],
  ])('%s', async (encoding, bytes, inputs) => {
    // However the bytes arrive.
    for (const size of [1, 2, 3, bytes.length]) {
      const input = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      const { output } = await runIn([...AS_NDJSON, '--encoding', encoding], { input });
      expect(parseLines(output).map(({ input: text }) => text)).toEqual(inputs);
    }
  });

  test('a byte that the encoding does not have is reported', async () => {
    const input = [Buffer.from([65, 10, 0x83, 10])];
    expect((await runIn(['--encoding', 'shift_jis'], { input })).messages).toContain(
      'line 2: this is not shift_jis, although --encoding says so.',
    );
  });
});

describe('an encoding other than UTF-8 is recognized if possible', () => {
  // 管理番号,商品名,価格 and a row of it; 商品编码,名称 and a row; 商品編碼; 상품 코드.
  test.each([
    [
      'shift_jis',
      '8ac7979d94d48d862c8fa4956996bc0a4b302c838b834383948342836783938de0957a',
      '管理番号,商品名',
    ],
    [
      'euc-jp',
      'b4c9cdfdc8d6b9e62cbea6c9caccbe0a4b302ca5eba5a4a5f4a5a3a5c8a5f3bae2c9db',
      '管理番号,商品名',
    ],
    ['gb18030', 'c9ccc6b7b1e0c2eb2cc3fbb3c60a4b302cc4c9ceacb7b22cd0c2b5c4', '商品编码,名称'],
    ['big5', 'b0d3ab7ebd73bd582ca657bad90a4b302cb773aaba', '商品編碼,名稱'],
    ['euc-kr', 'bbf3c7b020c4dab5e50a4b302cb7e7c0cc', '상품 코드'],
  ])('%s', async (encoding, hex, line) => {
    const { status, messages } = await runIn([], { input: [Buffer.from(hex, 'hex')] });
    expect([status, messages]).toEqual([
      2,
      expect.stringContaining(
        `this is not UTF-8, but could be ${encoding}. Its first line would be: ${line}. If that is right, add --encoding ${encoding}.`,
      ),
    ]);
    const read = await runIn(['--encoding', encoding], { input: [Buffer.from(hex, 'hex')] });
    expect(read.output).toContain(line);
  });

  test.each(['Noé\ncréée à l’été, à côté\n', 'Größe;Länge\nMünchen\n'])(
    'single accents among Latin letters could be of a western Excel: %j',
    async (text) => {
      const { messages } = await runIn([], { input: [Buffer.from(text, 'latin1')] });
      const [line] = text.split('\n');
      expect(messages).toContain(`could be windows-1252. Its first line would be: ${line}. If`);
    },
  );

  test.each([
    'ddeef2e5e0 ebfcedeee9',
    'e1f2e9f8ecfcf2',
    '63616da0e820f2',
    '80',
    '4120fc2042',
    'e97ee981',
  ])('runs of such bytes, and single ones beside no letter, name no encoding: %s', async (hex) => {
    const { messages } = await runIn([], { input: [Buffer.from(hex.replace(' ', '20'), 'hex')] });
    expect(messages).toContain('its encoding could not be recognized');
  });
});

describe('input as it comes', () => {
  test('gzip is unpacked, in lists and tables', async () => {
    const list = await runIn([], { input: [gzipSync('AR2126\nSD1013\n')] });
    expect([list.status, list.output]).toEqual([
      0,
      expect.stringMatching(/^AR2126\n[^]*\nSD1013\n/),
    ]);
    const bytes = gzipSync('id,code\n1,AR2126\n');
    const input = [bytes.subarray(0, 1), bytes.subarray(1, 15), bytes.subarray(15)];
    expect((await runIn(DECODE_TABLE, { input })).output).toContain('\n1,AR2126,AR2126,true,');
    const cut = await runIn(DECODE_TABLE, {
      input: [gzipSync('id,code\n'.repeat(99)).subarray(0, 25)],
    });
    expect([cut.status, cut.messages]).toEqual([
      2,
      expect.stringContaining('damaged, cut short, or'),
    ]);
    const twice = await runIn([], { input: [gzipSync(gzipSync('AR2126'))] });
    expect(twice.messages).toContain(
      'compressed twice. Unpack it once, for example: gzip -dc FILE',
    );
    const page = await runIn([], { input: [gzipSync('<!DOCTYPE html>')] });
    expect(page.messages).toContain('this is an HTML page');
  });

  test.each(['utf8', 'utf16le'] as const)(
    'lines may end with a carriage return alone, as some programs for Macintosh end them: %s',
    async (encoding) => {
      const mark = encoding === 'utf8' ? '' : '\uFEFF';
      const bytes = Buffer.from(`${mark}id,"co\rde"\r1,AR2126\r2,SD1013`, encoding);
      const listed = Buffer.from(`${mark}AR2126\rSD1013\r5" heel`, encoding);
      for (const size of [1, 2, 3, 7, 100]) {
        const input = inPieces(bytes, size);
        const { output, status } = await runIn(['--column', '2'], { input });
        expect([status, output.split('\n').map((row) => row.slice(0, 15))]).toEqual([
          0,
          [`${mark}id,"co`, 'de",heatstamp_c', '1,AR2126,AR2126', '2,SD1013,SD1013', ''],
        ]);
        const list = await runIn(AS_CSV, { input: inPieces(listed, size) });
        expect(list.output.split('\r\n').map((row) => row.split(',')[0])).toEqual([
          ...['input', 'AR2126', 'SD1013', '"5"" heel"', ''],
        ]);
      }
    },
  );
});

const AS_CSV = ['--format', 'csv'];

function inPieces(bytes: Buffer, size: number): readonly Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

test.each([
  ['AR2126\n\x1a', 'utf8'],
  ['AR2126\r\n\x1a\x1a\x1a', 'utf8'],
  ['AR2126\x1a', 'utf8'],
  ['\uFEFFAR2126\r\n\x1a', 'utf16le'],
] as const)('Ctrl-Z at the end of %j is no code', async (text, encoding) => {
  const { status, output } = await runIn([], { input: [Buffer.from(text, encoding)] });
  expect(status).toBe(0);
  expect(output.split('\n')[0]).toBe('AR2126');
});

test.each(['text', 'ndjson', 'csv'])('any characters are answered as %s', async (format) => {
  const points = Array.from({ length: 20_000 }, (_, i) => 1 + ((i * i * 31 + i * 7) % 0xd7ff));
  const input = [points.map((point) => String.fromCodePoint(point)).join('')];
  const { status, messages } = await runIn(['--format', format], { input });
  expect([status, messages]).toEqual([1, '']);
});

describe('what ends a line', () => {
  const codes = async (text: string | Buffer, ...argv: string[]): Promise<readonly string[]> => {
    const { output } = await runIn(['--format', 'ndjson', ...argv], { input: [text] });
    return parseLines(output).map(({ input }) => String(input));
  };

  test('a carriage return ends lines only where the first block has no line feed', async () => {
    expect(await codes('AR2126\rSD1013\r')).toEqual(['AR2126', 'SD1013']);
    expect(await codes('AR2126\rSD1013\nVI0956\n')).toEqual(['AR2126\rSD1013', 'VI0956']);
    const table = `id,code,title\r\n${'1,SD1013,x\n'.repeat(3)}`.replace('\r\n', '\r,\n');
    expect(await codes(table, '--column', '2')).toEqual(Array<string>(3).fill('SD1013'));
  });

  test('a line of 16 MiB goes to the bad rows, cut, and the run goes on', async () => {
    const long = 'x'.repeat(17 * 1024 * 1024);
    for (const [argv, text] of [
      [['--column', 'code'], `id,code\n1,${long}\n2,SD1013\n"3,${long}\n4,AR2126\n`],
      [['--format', 'csv'], `AR2126\n${long}\nSD1013\n${long}`],
      [['--column', 'code'], `{"code":"SD1013"}\n{"code":"${long}"}\n{"code":"AR2126"}\n`],
    ] as const) {
      const { status, output, written } = await runIn([...argv, '--bad-rows', 'bad.tsv'], {
        input: [text],
      });
      expect(status).toBe(1);
      expect(output.match(/SD1013|AR2126/g)).toEqual(expect.arrayContaining(['SD1013', 'AR2126']));
      const bad = written.get('bad.tsv')?.toString() ?? '';
      expect(bad).toMatch(/\n-\t\d\tlong\tthis line is longer than 16 MiB\.\t/);
      expect(bad.length).toBeLessThan(200_000);
    }
  });

  test('blank lines that differ are held back up to a limit, so that they take no memory', async () => {
    const input = [`AR2126\n${' \n  \n'.repeat(20_000)}`];
    const { output, status } = await runIn(['--format', 'ndjson'], { input });
    expect(status).toBe(1);
    expect(parseLines(output).length).toBeGreaterThan(20_000);
    expect((await runIn([], { input: [`AR2126\n${' \n  \n'.repeat(2000)}`] })).status).toBe(0);
  });
});
