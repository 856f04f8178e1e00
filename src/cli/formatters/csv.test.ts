import { describe, expect, test } from 'vitest';
import { runIn } from '../../../tests/cli/in-process.ts';
import { factsDate } from '../../heatstamp.ts';
import { COLUMNS, LISTING_COLUMNS } from '../../library/columns.ts';

const HEADER =
  'code,is_valid,date,country,countries,factory_code,year,week,month,first_day,last_day,reading,standing,evidence,notices,suggestion,label,line,conflicts,asks,doubts,style_number,error_code,reason,facts_date';

/** The records of a list below its header, without the day of the facts, with which each ends. */
async function records(argv: readonly string[], input?: string): Promise<string[]> {
  const { output } = await runIn(
    ['--format', 'csv', ...argv],
    input === undefined ? {} : { input: [input] },
  );
  const [header, ...rest] = output.split('\r\n');
  expect(header).toBe(`input,${HEADER}`);
  expect(rest.pop()).toBe('');
  return rest.map((record) => {
    expect(record.endsWith(`,${factsDate}`)).toBe(true);
    return record.slice(0, -factsDate.length - 1);
  });
}

describe('CSV as RFC 4180 defines it', () => {
  test('the columns are those of the product, in its order', () => {
    expect(COLUMNS.map(({ name }) => name).join(',')).toBe(HEADER);
  });

  test('a valid code fills its columns and leaves the error empty', async () => {
    expect(await records(['AR2126', 'LM0014', '836'])).toEqual([
      'AR2126,AR2126,true,"Week 22, 2016",France,FR,AR,2016,22,,2016-05-30,2016-06-05,week-year,documented,documented,,,,,,,,,,',
      'LM0014,LM0014,true,January 2004,Spain or France,ES|FR,LM,2004,,1,2004-01-01,2004-01-31,month-year,documented,documented,,,,,,,,,,',
      '836,836,true,June 1983,France (assumed),,N/A,1983,,6,1983-06-01,1983-06-30,digits-only,documented,,country-assumed,,,,,,,,,',
    ]);
  });

  test('a label that agrees decides between countries', async () => {
    const [record] = await records(['--made-in', 'USA', 'FL3140']);
    expect(record).toContain(',United States,US,FL,');
  });

  test('several countries are joined by a bar', async () => {
    const [record] = await records(['LA1024']);
    expect(record).toContain(',United States or France,US|FR,LA,');
  });

  test('an invalid code has the id of its error, and a style number its number', async () => {
    expect(await records(['QQ2126', 'M43186', 'SD?013', ''])).toEqual([
      `QQ2126,QQ2126,false${','.repeat(21)}unknown-factory,No list has these letters.`,
      `M43186,M43186,false${','.repeat(20)}M43186,unknown-pattern,Doesn’t look like a date code.`,
      `SD?013,SD?013,false${','.repeat(21)}faded,"January 2003 or November 2003, in the United States. 2 codes fit."`,
      `,,false${','.repeat(21)}empty,There is no code.`,
    ]);
  });

  test('a label has its outcome, and a conflict its id', async () => {
    const [record] = await records(['SD1013', '--made-in', 'France']);
    expect(record).toMatch(/,documented,documented,,,conflicts,,label:conflict,,,,,$/);
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
    const [header = '', first = '', second = ''] = output.split('\n');
    const names = [...HEADER.split(','), ...LISTING_COLUMNS.map(({ name }) => name)];
    expect(header).toBe(`id,text,${names.map((name) => `heatstamp_${name}`).join(',')}`);
    expect(first).toMatch(
      /,FL1024,true,December 2004,.*,conflicts,,label:conflict\|made:differs,,,M51980,,,[\d-]+,FL1024,,ES,October 2004,,conflicts,,,,,,$/,
    );
    expect(second).toBe(
      `2,nothing,,false${','.repeat(21)}no-code,No date code was found in this text.,${factsDate}${','.repeat(LISTING_COLUMNS.length)}`,
    );
    expect(status).toBe(1);
  });
});
