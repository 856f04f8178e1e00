import { describe, expect, test } from 'vitest';
import { decode } from '../../heatstamp.ts';
import { spreadsheetIn } from './spreadsheet.ts';

function rows(text: string): readonly (readonly (string | undefined)[])[] | undefined {
  const sheet = spreadsheetIn(text, (cell) => decode(cell, { today: '2026-11-21' }).isValid);
  return sheet && Array.from(sheet.records(), ({ code, label, name }) => [code, label, name]);
}

describe('product §2: columns of a spreadsheet', () => {
  test.each([
    ['English', 'Item\tDate code\tMade in', ['SD1013', 'USA', 'Speedy']],
    ['French', 'Modèle\tCode de date\tFabriqué en', ['SD1013', 'USA', 'Speedy']],
    ['Italian', 'Modello\tCodice data\tPaese', ['SD1013', 'USA', 'Speedy']],
    ['Spanish', 'Artículo\tCódigo de fecha\tHecho en', ['SD1013', 'USA', 'Speedy']],
    ['German', 'Bezeichnung\tDatumscode\tHerstellungsland', ['SD1013', 'USA', 'Speedy']],
    ['Japanese', '商品名\tシリアルナンバー\t製造国', ['SD1013', 'USA', 'Speedy']],
    ['Chinese', '名称\t编码\t产地', ['SD1013', 'USA', 'Speedy']],
  ])('are known by a header in %s', (_, header, expected) => {
    expect(rows(`${header}\nSpeedy\tSD1013\tUSA`)).toEqual([expected]);
  });

  test('are known by what they hold where there is no header', () => {
    expect(rows('1\tSD1013\tUSA\n2\tAR2126\tフランス製')).toEqual([
      ['SD1013', 'USA', undefined],
      ['AR2126', 'フランス製', undefined],
    ]);
  });

  test.each([
    ['semicolons', 'name;code\n"Speedy; 30";SD1013\n;AR2126\n;'],
    ['commas', 'name,code\r\n"Speedy; 30",SD1013\r\n,AR2126\r\n,\r\n'],
  ])('separated by %s, with cells in quotation marks and blank rows', (_, text) => {
    expect(rows(text)).toEqual([
      ['SD1013', undefined, 'Speedy; 30'],
      ['AR2126', undefined, undefined],
    ]);
  });

  test('a cell in quotation marks may hold line breaks and quotation marks; an inch opens none', () => {
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
  ])('%j are lines', (text) => {
    expect(rows(text)).toBeUndefined();
  });

  test('the header is kept for the next table', () => {
    expect(spreadsheetIn('a\tcode\n1\tSD1013', () => true)?.header).toBe('a\tcode');
    expect(spreadsheetIn('USA\tSD1013\nUSA\tSD1013', (cell) => cell === 'SD1013')?.header).toBe('');
  });

  test('ten thousand rows of long cells are read', () => {
    const line = `${'a long "name" '.repeat(20)}\tSD1013\tUSA\n`;
    expect(rows(`name\tcode\tlabel\n${line.repeat(10_000)}`)).toHaveLength(10_000);
  });
});
