import { describe, expect, test } from 'vitest';
import { decode } from '../library/decode.ts';
import * as enCheckSheet from '../words/en/check-sheet.ts';
import * as enHistory from '../words/en/history.ts';
import * as enResult from '../words/en/result.ts';
import * as enTable from '../words/en/table.ts';
import * as enTool from '../words/en/tool.ts';
import * as jaCheckSheet from '../words/ja/check-sheet.ts';
import * as jaHistory from '../words/ja/history.ts';
import * as jaResult from '../words/ja/result.ts';
import * as jaTable from '../words/ja/table.ts';
import * as jaTool from '../words/ja/tool.ts';
import * as frCheckSheet from '../words/fr/check-sheet.ts';
import * as frHistory from '../words/fr/history.ts';
import * as frResult from '../words/fr/result.ts';
import * as frTable from '../words/fr/table.ts';
import * as frTool from '../words/fr/tool.ts';
import { parseSpreadsheet } from './spreadsheet.ts';

function rows(text: string): readonly (readonly (string | undefined)[])[] | undefined {
  const isListed = (cell: string) => isCode(cell) && !cell.startsWith('LV');
  const sheet = parseSpreadsheet(text, { isCode, isListed });
  return (
    sheet &&
    Array.from(sheet.records(), ({ code, said: { label, name, ...said } }) => [
      ...[code, label, name],
      ...Object.values(said),
    ])
  );
}

const isCode = (cell: string) => decode(cell, { today: '2026-11-21' }).isValid;
const CODES = { isCode, isListed: isCode };

/** Everything is a code. */
const ANYTHING = { isCode: () => true, isListed: () => true };

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

  test.each([
    ['English', { ...enCheckSheet, ...enHistory, ...enResult, ...enTable, ...enTool }],
    ['Japanese', { ...jaCheckSheet, ...jaHistory, ...jaResult, ...jaTable, ...jaTool }],
    ['French', { ...frCheckSheet, ...frHistory, ...frResult, ...frTable, ...frTool }],
  ])('are recognized by what the page calls them in %s', (_, words) => {
    const { checkSheet, questions, tablePanel, exportColumns, saveForm, validPanel, card } = words;
    const [code, name, label, model, bought, made] = exportColumns;
    const { claims } = checkSheet;
    // prettier-ignore
    const headings = {
      code: [code, card.label, tablePanel.columns.code],
      label: [label, claims.label, questions.label.legend, tablePanel.columns.label],
      name: [name, saveForm.field, model, claims.line, questions.line.label],
      bought: [bought, claims['existed-by'], questions.bought.label],
      made: [made, claims.made, validPanel.rows.date],
    };
    for (const [kind, names] of Object.entries(headings)) {
      for (const heading of names) {
        const beside = kind === 'code' ? 'Label\tSKU' : 'Code\tSKU';
        const row = kind === 'code' ? 'USA\t7\tSD1013' : 'SD1013\t7\tx';
        const sheet = parseSpreadsheet(`${beside}\t${heading}\n${row}`, CODES);
        expect(sheet?.columns[2], heading).toMatchObject({ heading, kind });
      }
    }
  });

  test.each([
    'Number\tLabel',
    'Stamp\tModel',
    '番号\t表記',
    'Numéro\tÉtiquette',
    'Number\tPrice',
    'LV nr.\tMade in',
  ])('where no name says which holds the codes, the cells under %s do', (header) => {
    const sheet = parseSpreadsheet(`${header}\nSD1123\tItaly\nAR2126\tFrance`, CODES);
    expect(sheet?.columns[0]?.kind).toBe('code');
    expect(sheet?.header).toBe(header);
  });

  test('a vague name is that of the labels only where its cells are labels', () => {
    const kinds = (text: string) => parseSpreadsheet(text, CODES)?.columns.map(({ kind }) => kind);
    expect(kinds('Stamp\tDate code\nFrance\tSD1013')).toEqual(['label', 'code']);
    expect(kinds('Tag\tCode\tSKU\nnew\tSD1013\t8')).toEqual([undefined, 'code', undefined]);
  });

  test('a first row of data is no header', () => {
    expect(rows('SD1013\tLabel\nAR2126\tUSA')?.map(([code]) => code)).toEqual(['SD1013', 'AR2126']);
  });

  test('countries and dates that nothing explains are known as not compared', () => {
    const uncompared = (text: string) =>
      parseSpreadsheet(text, CODES)
        ?.columns.filter(({ isUncompared }) => isUncompared)
        .map(({ heading }) => heading);
    expect(
      uncompared(
        'Code\tSold to\tListed\tYear\tPrice\tMade in\nSD1013\tItaly\t2024-05-01\t2004\t520\tUSA',
      ),
    ).toEqual(['Sold to', 'Listed', 'Year']);
  });

  test('are recognized by their contents without a header', () => {
    expect(rows('1\tSD1013\tUSA\n2\tAR2126\tフランス製')).toEqual([
      ['SD1013', 'USA', undefined],
      ['AR2126', 'フランス製', undefined],
    ]);
  });

  test('without a header are told from stock numbers that look like codes by the letters that lists name', () => {
    expect(
      rows('LV0114\tAlma\tVI0967\tSpain\t2004\nLV0115\tPapillon\tSP0938\tFrance\tMay 1998'),
    ).toEqual([
      ['VI0967', 'Spain', 'Alma', '2004'],
      ['SP0938', 'France', 'Papillon', 'May 1998'],
    ]);
  });

  test.each([
    '2004',
    '5/2004',
    '14.12.2006',
    '2006-12-14',
    'Dec 2004',
    '14 décembre 2006',
    '2004年5月',
  ])('without a header hold dates such as %s', (date) => {
    expect(rows(`SD1013\t520\t${date}\nAR2126\t45\t2010`)?.[0]).toEqual([
      ...['SD1013', undefined, undefined, date],
    ]);
  });

  test('are the name and the model where a header has both', () => {
    expect(rows('Code,Name,Model,Line\nSD1013,Mine,Speedy,Epi')).toEqual([
      ['SD1013', undefined, 'Mine', 'Speedy'],
    ]);
    expect(rows('Code,Model\nSD1013,Speedy')).toEqual([['SD1013', undefined, 'Speedy']]);
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
    const sheet = parseSpreadsheet('SKU\tCode\tPrice\n7\tSD1013\t"$1,250"\n8\tAR2126', ANYTHING);
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
    expect(parseSpreadsheet('a\tcode\n1\tSD1013', ANYTHING)?.header).toBe('a\tcode');
    const bare = parseSpreadsheet('USA\tSD1013\nUSA\tSD1013', CODES);
    expect(bare?.header).toBe('');
  });

  test('may have ten thousand rows of long cells', () => {
    const line = `${'a long "name" '.repeat(20)}\tSD1013\tUSA\n`;
    expect(rows(`name\tcode\tlabel\n${line.repeat(10_000)}`)).toHaveLength(10_000);
  });
});
