import { describe, expect, test } from 'vitest';
import { runIn } from '../../../tests/cli/in-process.ts';

const DECODE_TABLE = ['--column', 'code'];

describe('defect 29: what is not UTF-8 is refused with the command that converts it', () => {
  test.each([
    [
      'Windows-1252',
      Buffer.from('AR2126\nNo\xe9\n', 'latin1'),
      'line 2: this is not UTF-8. Convert it first, for example: iconv -f WINDOWS-1252 -t UTF-8 FILE > utf8.txt',
    ],
    [
      'UTF-16 without a byte order mark',
      Buffer.from('AR2126\n', 'utf16le'),
      'line 1: this contains a NUL character: it is not text, or it is UTF-16 without a byte order mark. Convert it first, for example: iconv -f UTF-16LE',
    ],
    [
      'UTF-32',
      Buffer.from([0xff, 0xfe, 0, 0, 65, 0, 0, 0]),
      'this is UTF-32. Convert it first, for example: iconv -f UTF-32',
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
      'this is compressed. Decompress it first: gunzip -c FILE | heatstamp …',
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
    const files = { "it's.csv": Buffer.from('code\n\xe9\n', 'latin1') };
    const { messages } = await runIn([...DECODE_TABLE, "it's.csv"], { files });
    expect(messages).toContain(String.raw`-t UTF-8 'it'\''s.csv' > utf8.txt`);
  });
});

test.each(['text', 'ndjson', 'csv'])('any characters are answered as %s', async (format) => {
  const points = Array.from({ length: 20_000 }, (_, i) => 1 + ((i * i * 31 + i * 7) % 0xd7ff));
  const input = [points.map((point) => String.fromCodePoint(point)).join('')];
  const { status, messages } = await runIn(['--format', format], { input });
  expect([status, messages]).toEqual([1, '']);
});
