import { describe, expect, test } from 'vitest';
import { parseLines, runIn } from '../../../tests/cli/in-process.ts';

const DECODE_TABLE = ['--column', 'code'];

describe('defect 29: what is not UTF-8 is refused with the command that converts it', () => {
  test.each([
    [
      'Windows-1252',
      Buffer.from('AR2126\nNo\xe9\n', 'latin1'),
      'line 2: this is not UTF-8. If you know its encoding, name it, for example: --encoding windows-1252.',
    ],
    [
      'UTF-16 without a byte order mark',
      Buffer.from('AR2126\n', 'utf16le'),
      'line 1: this contains a NUL character: it is not text, or it is UTF-16 without a byte order mark. In the latter case, add --encoding utf-16le.',
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
      Buffer.from([0x1f, 0x8b, 8, 0]),
      'this is compressed. Decompress it first, for example: gunzip -c FILE | heatstamp …',
    ],
    [
      'defect 28: Parquet',
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

describe('product §3: --encoding reads what is neither UTF-8 nor UTF-16', () => {
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

test.each([
  ['AR2126\n\x1a', 'utf8'],
  ['AR2126\r\n\x1a\x1a\x1a', 'utf8'],
  ['AR2126\x1a', 'utf8'],
  ['\uFEFFAR2126\r\n\x1a', 'utf16le'],
] as const)('defect 28: Ctrl-Z at the end of %j is no code', async (text, encoding) => {
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
