import { describe, expect, test } from 'vitest';
import { factory, factsDate } from '../../heatstamp.ts';
import { parseLines, runIn } from '../../../tests/cli/in-process.ts';

describe('the factory codes with their sources', () => {
  test('as text, by their name in any case', async () => {
    const { output, status } = await runIn(['factories', 'sd', 'A0']);
    expect(status).toBe(0);
    expect(output).toMatch(/^ {2}SD {8}United States from 1994 \(documented: /);
    expect(output).toMatch(/\n\n {2}S01 {7}[^]+ https:/);
  });

  test('as CSV', async () => {
    const { output } = await runIn(['factories', '--format', 'csv']);
    const [header, ...rows] = output.split('\r\n');
    expect(header).toBe(
      'factory_code,id,country,place,evidence,first_year,last_year,note,sources,families,source_urls,facts_date',
    );
    expect(rows.find((row) => row.startsWith('SD,US'))).toMatch(
      /^SD,US,US,United States,documented,1994,,/,
    );
  });

  test('as NDJSON', async () => {
    const { output } = await runIn(['factories', '--format', 'ndjson', 'TX']);
    const [object] = parseLines(output);
    expect(object).toMatchObject({ ...factory('TX'), factsDate });
    expect(output).toMatch(/"lists":\[\{"id":"S\d\d","title":"[^"]+","urls":\["https:/);
    expect(output).not.toContain('null');
  });

  test('an unknown code is an error', async () => {
    expect(await runIn(['factories', 'ZZ'])).toMatchObject({
      status: 2,
      messages: "heatstamp: 'ZZ': no published list has this factory code.\n",
    });
  });
});
