import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { runIn } from '../../../tests/cli/in-process.ts';
import { factsDate } from '../../heatstamp.ts';
import { COLUMNS, LISTING_COLUMNS } from '../../library/columns.ts';

const NAMES = COLUMNS.map(({ name }) => name);

/** The records of a list below its header, without the day of the facts, with which each ends. */
async function records(argv: readonly string[], input?: string): Promise<string[]> {
  const { output } = await runIn(
    ['--format', 'csv', ...argv],
    input === undefined ? {} : { input: [input] },
  );
  const [header, ...rest] = output.split('\r\n');
  expect(header).toBe(['input', ...NAMES].join(','));
  expect(rest.pop()).toBe('');
  return rest.map((record) => {
    expect(record.endsWith(`,${factsDate}`)).toBe(true);
    return record.slice(0, -factsDate.length - 1);
  });
}

/** The cells of each record that are not empty, by the names of their columns, without the input. */
async function filled(
  argv: readonly string[],
): Promise<readonly Readonly<Record<string, string>>[]> {
  return (await records(argv)).map((record) => {
    const [[, ...cells] = []] = Papa.parse<string[]>(record).data;
    expect(cells).toHaveLength(NAMES.length - 1);
    const named = cells.map((cell, index) => [NAMES[index] ?? '', cell] as const);
    return Object.fromEntries(named.filter(([, cell]) => cell !== ''));
  });
}

describe('CSV as RFC 4180 defines it', () => {
  test('a valid code fills its columns and leaves the error empty', async () => {
    expect(await records(['AR2126', '836'])).toEqual([
      expect.stringMatching(/^AR2126,AR2126,true,"Week 22, 2016",France,FR,AR,2016,22,,/),
      expect.stringMatching(/^836,836,true,June 1983,France \(assumed\),,N\/A,1983,,6,/),
    ]);
    expect(await filled(['AR2126', 'LM0014'])).toEqual([
      {
        ...{ code: 'AR2126', is_valid: 'true', date: 'Week 22, 2016', country: 'France' },
        ...{ countries: 'FR', factory_code: 'AR', year: '2016', week: '22' },
        ...{ first_day: '2016-05-30', last_day: '2016-06-05', reading: 'week-year' },
        ...{ standing: 'documented', evidence: 'documented' },
      },
      {
        ...{ code: 'LM0014', is_valid: 'true', date: 'January 2004', country: 'Spain or France' },
        ...{ countries: 'ES|FR', factory_code: 'LM', year: '2004', month: '1' },
        ...{ first_day: '2004-01-01', last_day: '2004-01-31', reading: 'month-year' },
        ...{ standing: 'documented', evidence: 'documented' },
      },
    ]);
  });

  test('a label that agrees decides between countries', async () => {
    const [row] = await filled(['--made-in', 'USA', 'FL3140']);
    expect(row).toMatchObject({ country: 'United States', countries: 'US' });
  });

  test('an invalid code has the id of its error, and a style number its number', async () => {
    const misread = (code: string, error_code: string, reason: string) => ({
      ...{ code, is_valid: 'false', error_code, reason },
    });
    expect(await filled(['QQ2126', 'M43186', 'SD?013'])).toEqual([
      misread('QQ2126', 'unknown-factory', 'No list has these letters.'),
      {
        ...misread('M43186', 'unknown-pattern', 'Doesn’t look like a date code.'),
        style_number: 'M43186',
      },
      misread(
        'SD?013',
        'faded',
        'January 2003 or November 2003, in the United States. 2 codes fit.',
      ),
    ]);
    expect(await records([''])).toEqual([
      expect.stringMatching(/^,,false,+empty,There is no code.$/),
    ]);
  });

  test('a label has its outcome, and a conflict its id', async () => {
    const [row] = await filled(['SD1013', '--made-in', 'France']);
    expect(row).toMatchObject({ label: 'conflicts', conflicts: 'label:conflict' });
  });

  test('nothing that we write is a formula', async () => {
    for (const input of ['=1+1', "=cmd|'/C calc'!A0", '@SUM(1)', '＠SUM(1)', '-A1']) {
      const [record] = await records(['--', input]);
      expect(record).toMatch(/^'[^,]+,'[^,]+,false,/);
    }
    expect((await records(['--', '-5']))[0]).toMatch(/^-5,-5,false,/);
    expect((await records(['--', '="SD1013"']))[0]).toMatch(/^"=""SD1013""",SD1013,true,/);
  });

  test('--guard none writes what was read', async () => {
    const [record = ''] = await records(['--guard', 'none', '--', '=1+1']);
    expect(record).toMatch(/^=1\+1,=1\+1,false,/);
  });

  test('--add chooses among our columns, in any order', async () => {
    const { output } = await runIn(['--format', 'csv', '--add', 'standing,date', 'SD1013', 'QQ']);
    expect(output).toBe('input,standing,date\r\nSD1013,documented,November 2003\r\nQQ,,\r\n');
    const table = ['--column', 'code', '--add', 'country', '--prefix', ''];
    const { output: rows } = await runIn(table, { input: ['id,code\n1,SD1013\n'] });
    expect(rows).toBe('id,code,country\n1,SD1013,United States\n');
    const listing = ['listing', '--format', 'csv', '--add', 'codes,seller_label'];
    const { output: found } = await runIn(listing, { input: ['made in USA, code SD1013\n'] });
    expect(found).toBe('input,codes,seller_label\r\n"made in USA, code SD1013",SD1013,US\r\n');
  });

  test('--bom begins with one byte order mark, for Excel', async () => {
    const mark = '\uFEFF';
    const argv = ['--format', 'csv', '--add', 'code', '--bom'];
    const list = await runIn([...argv, 'SD1013']);
    expect(list.output).toBe(`${mark}input,code\r\nSD1013,SD1013\r\n`);
    for (const start of ['', mark, 'title\n', `${mark}title\n`]) {
      const skip = start.includes('title') ? ['--skip-lines', '1'] : [];
      const input = [`${start}id\nSD1013\n`];
      const { output } = await runIn([...argv, ...skip, '--column', 'id'], { input });
      const title = start.replace(mark, '');
      expect(output).toBe(`${mark}${title}id,heatstamp_code\nSD1013,SD1013\n`);
    }
    expect((await runIn(['--bom', 'SD1013'])).messages).toContain('--bom is for CSV');
  });

  test('an empty list still has a header', async () => {
    expect(await records([], '')).toEqual([]);
  });

  test('a listing has its own columns after those of its first code', async () => {
    const input = [
      'id,text\n1,"Date code: FL1024 (October 2004); made in Spain; M51980"\n2,nothing\n',
    ];
    const { output, status } = await runIn(['listing', '--column', 'text'], { input });
    const { data } = Papa.parse<Readonly<Record<string, string>>>(output, { header: true });
    const names = [...COLUMNS, ...LISTING_COLUMNS].map(({ name }) => `heatstamp_${name}`);
    expect(Object.keys(data[0] ?? {})).toEqual(['id', 'text', ...names]);
    expect(data[0]).toMatchObject({
      ...{ heatstamp_code: 'FL1024', heatstamp_label: 'conflicts', heatstamp_made: 'conflicts' },
      ...{ heatstamp_conflicts: 'label:conflict|made:differs', heatstamp_style_number: 'M51980' },
      ...{ heatstamp_codes: 'FL1024', heatstamp_seller_label: 'ES' },
      heatstamp_seller_date: 'October 2004',
    });
    const filled = Object.entries(data[1] ?? {}).filter(([, cell]) => cell !== '');
    expect(Object.fromEntries(filled)).toEqual({
      ...{ id: '2', text: 'nothing', heatstamp_is_valid: 'false', heatstamp_error_code: 'no-code' },
      heatstamp_reason: 'No date code was found in this text.',
      heatstamp_facts_date: factsDate,
    });
    expect(status).toBe(1);
  });
});
