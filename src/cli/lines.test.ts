import { describe, expect, test } from 'vitest';
import { linesOf, LONGEST_LINE } from './lines.ts';

/** The lines of bytes that arrive in pieces of a given size. */
async function lines(bytes: Uint8Array | string, size = Infinity): Promise<string[]> {
  const all = Buffer.from(bytes);
  async function* pieces(): AsyncIterable<Uint8Array> {
    for (let at = 0; at < all.length; at += size) {
      yield await Promise.resolve(all.subarray(at, Math.min(at + size, all.length)));
    }
  }
  const read: string[] = [];
  for await (const batch of linesOf(pieces())) read.push(...batch);
  return read;
}

describe('product §3: one code a line from standard input', () => {
  test.each([
    ['nothing', '', []],
    ['a line that ends', 'AR2126\n', ['AR2126']],
    ['a last line that does not end', 'AR2126\nSD1013', ['AR2126', 'SD1013']],
    ['blank lines', '\n\nAR2126\n', ['', '', 'AR2126']],
    ['lines from Windows', 'AR2126\r\nSD1013\r\n', ['AR2126', 'SD1013']],
    ['a carriage return inside a line', 'AR\r2126\n', ['AR\r2126']],
    ['a last line of a carriage return', '\r', ['']],
    ['a byte order mark', '\uFEFFAR2126\n', ['AR2126']],
    ['a byte order mark that is not at the start', 'AR2126\n\uFEFF\n', ['AR2126', '\uFEFF']],
    ['characters of several bytes', 'ＡＲ2126\n👜é\n', ['ＡＲ2126', '👜é']],
  ])('%s', async (_, text, expected) => {
    for (const size of [1, 2, 3, 7, Infinity]) expect(await lines(text, size)).toEqual(expected);
  });

  test('bytes that are no UTF-8 become replacement characters', async () => {
    const junk = Uint8Array.from([0xff, 0x41, 0xc3, 0x0a, 0xe2, 0x82]);
    for (const size of [1, Infinity]) expect(await lines(junk, size)).toEqual(['�A�', '�']);
  });

  test('a line keeps its head and says so where it is too long, however it arrives', async () => {
    const fits = 'x'.repeat(LONGEST_LINE);
    const text = `${fits}\r\n${fits}y\n${fits}\ry\n${fits.repeat(70)}`;
    for (const size of [1, 999, 1001, Infinity]) {
      expect(await lines(text, size)).toEqual([fits, `${fits}…`, `${fits}…`, `${fits}…`]);
    }
  });

  test('a line is not cut through a character', async () => {
    const head = 'x'.repeat(LONGEST_LINE - 1);
    expect(await lines(`${head}👜👜`)).toEqual([`${head}…`]);
  });
});
