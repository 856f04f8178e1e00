import { describe, expect, test } from 'vitest';
import { fadedPanel } from '#words/faded.ts';
import { factsDate } from '../../../core/today.ts';
import { COLUMNS } from '../../../library/columns.ts';
import { answerText } from '../../../text/read-text.ts';
import { type CodeTable, readRows } from '../../../text/rows.ts';
import { csvOf, spreadsheetCopyOf } from './TableTools.tsx';

const today = '2026-11-21';
const NAMES = COLUMNS.map(({ name }) => name);
const LISTING = [
  ...['seller_label', 'seller_date', 'seller_line'],
  ...['made', 'existed_by', 'released', 'maker', 'designer', 'no_code', 'chip'],
];

async function tableOf(text: string): Promise<CodeTable> {
  const answer = await answerText(text, today);
  if (answer.kind !== 'list') throw new Error(`${answer.kind} instead of a table`);
  return answer;
}

/** The cells of a table as it is downloaded, on lines and separated by tabs. */
function tsvOf(table: CodeTable): string {
  const cells = csvOf(table).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r]*))(,|\r\n)/g);
  return Array.from(cells, ([, quoted, bare = '', end]) => {
    const text = quoted?.replaceAll('""', '"').replaceAll(/[\t\r\n]+/g, ' ') ?? bare;
    return text + (end === ',' ? '\t' : '\r\n');
  }).join('');
}

/** The cells of the first row that are not empty, by their column. */
function firstRow(table: CodeTable): Record<string, string> {
  const [head = [], cells = []] = tsvOf(table)
    .split('\r\n')
    .map((line) => line.split('\t'));
  const filled = head.map((name, index) => [name, cells[index] ?? ''] as const);
  return Object.fromEntries(filled.filter(([, cell]) => cell !== ''));
}

describe('exporting a table', () => {
  test('a cell that begins with a quotation mark takes no other with it where the copy is pasted', async () => {
    const sheet = await tableOf('Item,Code\n19" bag,SD1013\n"""Neo"" Noe",SP0065');
    const [, first, second] = spreadsheetCopyOf(sheet).split('\r\n');
    expect([first?.split('\t')[0], second?.split('\t')[0]]).toEqual(['19" bag', '"""Neo"" Noe"']);
  });

  test('writes CSV: the number of the line, the line, and the columns of the command', async () => {
    const table = await readRows('SD1013\n"a", b\tc\n836', today);
    expect(csvOf(table).split('\r\n')).toEqual([
      ['line_number', 'input', ...NAMES].join(','),
      `1,SD1013,SD1013,true,November 2003,United States,US,SD,2003,,11,2003-11-01,2003-11-30,month-year,documented,documented,,,,,,,,,,,${factsDate}`,
      `2,"""a"", b\tc","""A"",BC",false${','.repeat(21)}unknown-pattern,Doesn’t look like a date code.,${factsDate}`,
      `3,836,836,true,June 1983,France (assumed),,N/A,1983,,6,1983-06-01,1983-06-30,digits-only,documented,,country-assumed,,,,,,,,,,${factsDate}`,
      '',
    ]);
  });

  test('writes a listing of several lines as one row, with what the seller says', async () => {
    const text = 'Neverfull\r\ndate code: SD1013\n\tmade in France, 2003\n\nAlma\ncode VI0956';
    const table = await tableOf(text);
    const lines = tsvOf(table).split('\r\n').slice(0, -1);
    expect(lines.map((line) => line.split('\t').length)).toEqual(
      Array<number>(3).fill(2 + NAMES.length + LISTING.length),
    );
    expect(lines[0]?.endsWith(LISTING.join('\t'))).toBe(true);
    expect(firstRow(table)).toMatchObject({
      ...{ input: 'Neverfull date code: SD1013 made in France, 2003', code: 'SD1013' },
      ...{ label: 'conflicts', line: 'conflicts', conflicts: 'label:conflict|line:too-early' },
      ...{ seller_label: 'FR', seller_date: '2003', seller_line: 'neverfull', made: 'agrees' },
    });
  });

  test('keeps every column of a spreadsheet before its own, which have a prefix', async () => {
    const text = 'SKU\tcode\tPrice\tmade in\tTitle\n=7\tSD1013\t"$1,250"\tFrance\tNeverfull M40995';
    expect(firstRow(await tableOf(text))).toMatchObject({
      ...{ line_number: '1', SKU: '=7', code: 'SD1013', Price: '$1,250', 'made in': 'France' },
      ...{ Title: 'Neverfull M40995', heatstamp_code: 'SD1013', heatstamp_date: 'November 2003' },
      ...{ heatstamp_label: 'conflicts', heatstamp_line: 'conflicts' },
      ...{ heatstamp_style_number: 'M40995' },
    });
  });

  test('names the country that the row names, with a label that agrees', async () => {
    const table = await tableOf('code\tmade in\nFL3140\tUSA');
    expect(firstRow(table)).toMatchObject({
      ...{ heatstamp_country: 'United States', heatstamp_countries: 'US' },
      heatstamp_label: 'agrees',
    });
  });

  test('tells its own headings from the same ones of a sheet', async () => {
    const [head] = spreadsheetCopyOf(await tableOf('Code\tmade in\nSD1013\tUSA')).split('\r\n');
    expect(head).toMatch(/^Code\tmade in\tCode \(Heatstamp\)\tDate\t/);
  });

  test('invents no heading where none was pasted, and fills ragged rows', async () => {
    const table = await tableOf('1, SD1013, USA\n2, AR2126, USA');
    expect(tsvOf(table)).toMatch(/^line_number\t\t\t\theatstamp_code\t/);
    // As many lines as came, so that they land on the rows that they are about.
    const lines = spreadsheetCopyOf(table).split('\r\n');
    expect(lines.map((line) => line.slice(0, 8))).toEqual(['1\tSD1013', '2\tAR2126', '']);
    expect(tsvOf(table)).toMatch(/\r\n1\t1\tSD1013\tUSA\tSD1013\t/);
    const ragged = await tableOf('code\tname\tSKU\nSD1013\tAlma\t7\nAR2126');
    expect(tsvOf(ragged)).toMatch(/\r\n2\tAR2126\t\t\tAR2126\ttrue\t/);
  });

  test('says of a worn code and of words in its place what the row on the page says', async () => {
    const table = await tableOf(
      'SKU\tcode\n1\tAR??26\n2\tno code\n3\tmicrochip\n4\tSD????\n5\tQX??13',
    );
    const says = '1996, 2006 or 2016, in France.';
    expect(spreadsheetCopyOf(table).split('\r\n')[1]).toBe(
      `1\tAR??26\tAR??26\t\t\tWorn\t${says}\t`,
    );
    const [head = '', ...lines] = tsvOf(table).trimEnd().split('\r\n');
    const columns = ['heatstamp_error_code', 'heatstamp_reason'].map((name) =>
      head.split('\t').indexOf(name),
    );
    const reasons = lines.map((line) => columns.map((column) => line.split('\t')[column]));
    expect(reasons).toEqual([
      ['faded', says],
      ['no-code', expect.stringContaining('1980')],
      ['chip', expect.stringContaining('chip')],
      ['too-faded', fadedPanel.tooManyMissing],
      ['unknown-pattern', fadedPanel.noMatch('QX??13')],
    ]);
  });

  test.each(['=1+1', '+A1', '-A1', '@SUM(1)', '＝1', '＠SUM(1)'])(
    'disarms input that a spreadsheet would run: %j',
    async (input) => {
      const table = await readRows(input, today);
      expect(csvOf(table).split('\r\n')[1]).toContain(`1,'${input},`);
      expect(tsvOf(table).split('\n')[1]).toContain(`1\t'${input}\t`);
    },
  );

  test('copies for the seller’s own sheet in words: its columns, code, date, country, verdict, note and line', async () => {
    const table = await tableOf('SKU\tcode\tmade in\n7\tSD1013\tItaly\n8\tAR2126\tFrance');
    const [head = '', first = '', second = ''] = spreadsheetCopyOf(table).split('\r\n');
    expect(head).toBe(
      'SKU\tcode\tmade in\tCode\tDate\tCountry\tVerdict\tNote\tLine for the listing',
    );
    expect(first).toMatch(
      /^7\tSD1013\tItaly\tSD1013\tNovember 2003\tUnited States\tLabel differs\t.*Italy.*\tDate code SD1013: November 2003\.$/,
    );
    expect(second).toBe(
      '8\tAR2126\tFrance\tAR2126\tWeek 22, 2016\tFrance\tDocumented date\t\tDate code AR2126: Week 22, 2016, made in France.',
    );
  });
});
