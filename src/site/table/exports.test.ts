import { describe, expect, test } from 'vitest';
import { decode } from '../../heatstamp.ts';
import { readLines, rowsOf } from '../decoder/lines.ts';
import { answerText } from '../decoder/text-answer.ts';
import { csvOf, jsonOf, tsvOf } from './exports.ts';

const today = '2026-11-21';
const { rows } = await readLines('SD1013\n"a", b\tc\n836', today);

describe('product §3: exporting a table', () => {
  test('writes CSV with a header, a record per row and quotes where they are needed', () => {
    expect(csvOf(rows).split('\r\n')).toEqual([
      'input,code,date,country,factoryCode,format,standing,from,to,name,sellerLabel,labelCheck,sellerDate,dateCheck,sellerLine,lineCheck,styleNumbers,notes',
      'SD1013,SD1013,November 2003,United States,SD,Previous Format (Month/Year),documented,2003-11-01,2003-11-30,,,,,,,,,',
      `"""a"", b\tc",,,,,,,,,,,,,,,,,This format doesn’t match any known Louis Vuitton date code pattern. Please check your input.`,
      '836,836,June 1983,France (assumed),N/A,Early Format (Numbers Only),documented,1983-06-01,1983-06-30,,,,,,,,,' +
        '"Without letters, the code doesn’t name a factory. France is an assumption, not something the code says."',
      '',
    ]);
  });

  test('writes tab-separated text with the same number of cells in every row', () => {
    const lines = tsvOf(rows).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines.map((line) => line.split('\t').length)).toEqual([18, 18, 18, 18]);
  });

  test('writes a listing of several lines as one row', () => {
    const input = 'Speedy 30\r\ndate code: SP0065\n\tmade in France';
    const lines = tsvOf(rowsOf({ input, text: input }, 1, today))
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^Speedy 30 date code: SP0065 made in France\tSP0065\t/);
  });

  test.each(['=1+1', '+A1', '-A1', '@SUM(1)', ' =1+1', '＝1', '＠SUM(1)'])(
    'disarms input that a spreadsheet would run: %j',
    (input) => {
      const [row] = rowsOf({ input, text: input }, 1, today);
      if (!row) throw new Error('no row');
      expect(csvOf([row]).split('\r\n')[1]?.startsWith(`'${input}`)).toBe(true);
      expect(tsvOf([row]).split('\n')[1]?.startsWith("'")).toBe(true);
    },
  );

  test('includes the seller’s claims and their verdicts', async () => {
    const text = 'name\tcode\tmade in\n=Neverfull M40995\tSD1013\tFrance';
    const answer = await answerText(text, today);
    const listed = answer.kind === 'list' ? answer.rows : [];
    expect(csvOf(listed).split('\r\n')[1]).toContain(
      ",'=Neverfull M40995,France,conflict,,,Neverfull,too-early,M40995,",
    );
    expect(JSON.parse(jsonOf(listed))).toMatchObject([
      {
        name: '=Neverfull M40995',
        findings: [{ verdict: 'conflict' }, { verdict: 'too-early' }],
        styleNumbers: ['M40995'],
      },
    ]);
  });

  test('includes the disarmed label of a code that does not read', async () => {
    const text = 'name\tcode\tmade in\nAlma\tQQ2126\t=Italy\nNoe\tSD1013\tUSA';
    const answer = await answerText(text, today);
    const listed = answer.kind === 'list' ? answer.rows : [];
    expect(csvOf(listed).split('\r\n')[1]).toContain(",Alma,'=Italy,,");
    expect(JSON.parse(jsonOf(listed))).toMatchObject([{ label: '=Italy' }, { label: 'USA' }]);
  });

  test('writes JSON results that begin with their line as input', () => {
    const objects = JSON.parse(jsonOf(rows)) as readonly object[];
    expect(objects[0]).toEqual({ input: 'SD1013', ...decode('SD1013', { today }) });
    expect(objects[1]).toEqual({ ...decode('"a", b\tc', { today }), input: '"a", b\tc' });
    expect(objects.map((object) => Object.keys(object)[0])).toEqual(['input', 'input', 'input']);
  });
});
