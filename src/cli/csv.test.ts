import { describe, expect, test } from 'vitest';
import { runIn } from '../../tests/cli/in-process.ts';

const HEADER =
  'input,isValid,code,date,from,to,country,possibleCountries,factoryCode,period,format,reading,standing,label,' +
  'notices,otherReadings,errorCode,error,suggestions';

/** The records below the header. */
async function records(argv: readonly string[], input?: string): Promise<string[]> {
  const { output } = await runIn(
    ['--format', 'csv', ...argv],
    input === undefined ? {} : { input: [input] },
  );
  const [header, ...rest] = output.split('\r\n');
  expect(header).toBe(HEADER);
  expect(rest.pop()).toBe('');
  return rest;
}

describe('product §3: CSV, a table as RFC 4180 has it', () => {
  test('a valid code fills its columns and leaves those of errors empty', async () => {
    expect(await records(['AR2126', '836'])).toEqual([
      'AR2126,true,AR2126,"Week 22, 2016",2016-05-30,2016-06-05,France,France; Argentina; Italy,AR,' +
        '2007 - March 2021,Modern Format (Week/Year),week-year,documented,,,,,,',
      '836,true,836,June 1983,1983-06-01,1983-06-30,France (assumed),,N/A,' +
        'Early 1980s,Early Format (Numbers Only),digits-only,documented,,country-assumed,,,,',
    ]);
  });

  test('other readings and the label have their columns', async () => {
    const [record] = await records(['SD1013', '--made-in', 'France']);
    expect(record).toMatch(/,documented,conflict,,"Week 11, 2003",,,$/);
  });

  test('an invalid code has its error and suggestions', async () => {
    expect(await records(['SDO013'])).toEqual([
      `SDO013,false${','.repeat(15)}unknown-pattern,` +
        "This format doesn't match any known Louis Vuitton date code pattern. Please check your input.,SD0013",
    ]);
  });

  test('every record has as many cells as the header', async () => {
    const cells = (record: string) => record.replace(/"(?:[^"]|"")*"/g, '').split(',').length;
    const all = await records(['AR2126', 'SD1013', '836', 'QQ2126', '', 'a,"b"', 'BC1105']);
    for (const record of all) expect(cells(record)).toBe(cells(HEADER));
  });

  test.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a"b', '"a""b"'],
    ['a line break', 'a\nb', '"a\nb"'],
  ])('%s is quoted', async (_, input, cell) => {
    const [record] = await records(['--', input]);
    expect(record?.startsWith(`${cell},false`)).toBe(true);
  });

  test.each(['=1+1', '+1', '-1', '@x', '\tx', ' =1+1', '＝1', '＠x'])(
    'input that a spreadsheet would run is disarmed: %j',
    async (input) => {
      const [record] = await records(['--', input]);
      expect(record?.startsWith(`'${input},false`)).toBe(true);
    },
  );

  test('a table without rows still has its header', async () => {
    expect(await records([], '')).toEqual([]);
  });
});
