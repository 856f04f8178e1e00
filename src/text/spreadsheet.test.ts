import { describe, expect, test } from 'vitest';
import { decode } from '../library/decode.ts';
import { parseSpreadsheet } from './spreadsheet.ts';

function rows(text: string): readonly (readonly (string | undefined)[])[] | undefined {
  const sheet = parseSpreadsheet(text, (cell) => decode(cell, { today: '2026-11-21' }).isValid);
  return sheet && Array.from(sheet.records(), ({ code, label, name }) => [code, label, name]);
}

describe('the columns of a spreadsheet', () => {
  test.each([
    ['English', 'Item\tDate code\tMade in', ['SD1013', 'USA', 'Speedy']],
    ['French', 'Modèle\tCode de date\tFabriqué en', ['SD1013', 'USA', 'Speedy']],
    ['Italian', 'Modello\tCodice data\tPaese', ['SD1013', 'USA', 'Speedy']],
    ['Spanish', 'Artículo\tCódigo de fecha\tHecho en', ['SD1013', 'USA', 'Speedy']],
    ['German', 'Bezeichnung\tDatumscode\tHerstellungsland', ['SD1013', 'USA', 'Speedy']],
    ['Japanese', '商品名\tシリアルナンバー\t製造国', ['SD1013', 'USA', 'Speedy']],
    ['Chinese', '名称\t编码\t产地', ['SD1013', 'USA', 'Speedy']],
  ])('are recognized by a header in %s', (_, header, expected) => {
    expect(rows(`${header}\nSpeedy\tSD1013\tUSA`)).toEqual([expected]);
  });

  test('are recognized by their contents without a header', () => {
    expect(rows('1\tSD1013\tUSA\n2\tAR2126\tフランス製')).toEqual([
      ['SD1013', 'USA', undefined],
      ['AR2126', 'フランス製', undefined],
    ]);
  });

  test('without a header need no label, and prices are no codes', () => {
    expect(rows('SD1013, 812, Speedy\nAR2126, 836, Alma')).toEqual([
      ['SD1013', undefined, 'Speedy'],
      ['AR2126', undefined, 'Alma'],
    ]);
  });

  test.each([
    ['semicolons', 'name;code\n"Speedy; 30";SD1013\n;AR2126\n;'],
    ['commas', 'name,code\r\n"Speedy; 30",SD1013\r\n,AR2126\r\n,\r\n'],
  ])('may be separated by %s and have quoted cells and blank rows', (_, text) => {
    expect(rows(text)).toEqual([
      ['SD1013', undefined, 'Speedy; 30'],
      ['AR2126', undefined, undefined],
    ]);
  });

  test('may have line breaks and quotation marks in quoted cells, but an inch mark quotes nothing', () => {
    expect(rows('code\tname\nSD1013\t"a ""b""\nc"\nAR2126\t"12 inch\n')).toEqual([
      ['SD1013', undefined, 'a "b"\nc'],
      ['AR2126', undefined, '"12 inch'],
    ]);
  });

  test.each([
    'SD1013\nAR2126',
    'SD1013, AR2126\nFL0062, SP0065',
    'Speedy 30, date code SP0065, made in France\nAlma, VI0956',
    'Price; 100\nSize; 30',
    'code',
    '',
  ])('are not seen in %j', (text) => {
    expect(rows(text)).toBeUndefined();
  });

  test('all stay, with their headings, and may be ragged', () => {
    const sheet = parseSpreadsheet('SKU\tCode\tPrice\n7\tSD1013\t"$1,250"\n8\tAR2126', () => true);
    expect(sheet?.columns).toEqual([
      { heading: 'SKU', kind: undefined },
      { heading: 'Code', kind: 'code' },
      { heading: 'Price', kind: undefined },
    ]);
    const kept = sheet && Array.from(sheet.records(), ({ cells }) => cells);
    expect(kept).toEqual([
      ['7', 'SD1013', '$1,250'],
      ['8', 'AR2126'],
    ]);
  });

  test('keep their header for the next table', () => {
    expect(parseSpreadsheet('a\tcode\n1\tSD1013', () => true)?.header).toBe('a\tcode');
    expect(parseSpreadsheet('USA\tSD1013\nUSA\tSD1013', (cell) => cell === 'SD1013')?.header).toBe(
      '',
    );
  });

  test('may have ten thousand rows of long cells', () => {
    const line = `${'a long "name" '.repeat(20)}\tSD1013\tUSA\n`;
    expect(rows(`name\tcode\tlabel\n${line.repeat(10_000)}`)).toHaveLength(10_000);
  });
});
