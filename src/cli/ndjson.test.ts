import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parsed, runIn } from '../../tests/cli/in-process.ts';
import { golden } from '../../tests/golden.ts';
import { checkLabel, checkListing, decode } from '../heatstamp.ts';
import { outputSchema } from './output-schema.ts';

const AS_NDJSON = ['--format', 'ndjson'];
const OPTIONS = { today: '2026-11-21' };

describe('product §3: NDJSON, one object an input', () => {
  test.each(golden)('$input, $why', async ({ input, today, expect: expected }) => {
    const { output } = await runIn([...AS_NDJSON, '--today', today, '--', input]);
    expect(parsed(output)[0]).toMatchObject({ ...expected, line: 1, input });
  });

  test('a line is where it stands and what was given, then the decode result, and nothing else', async () => {
    const inputs = [
      ...new Set(golden.map(({ input }) => input)),
      ' sd 1013 ',
      'QQ2126',
      'ＡＲ2126',
      '"\\\u0001',
    ];
    const { output } = await runIn([...AS_NDJSON, '--', ...inputs]);
    const expected = inputs.map((input, at) => ({
      line: at + 1,
      input,
      ...decode(input, OPTIONS),
    }));
    expect(parsed(output)).toStrictEqual(expected);
    for (const line of output.trimEnd().split('\n')) expect(line).toMatch(/^\{"line":\d+,"input":/);
  });

  test('defect 31: what was given comes back whole, valid or not, and unguarded', async () => {
    const long = `=${'x'.repeat(5000)}`;
    const { output } = await runIn(AS_NDJSON, { input: [` ar2126\t\r\n${long}\n`] });
    expect(parsed(output).map(({ line, input }) => [line, input])).toEqual([
      [1, ' ar2126\t'],
      [2, long],
    ]);
  });

  test('lines of every length, in characters of one to four bytes, come back whole', async () => {
    // What is written at a time is 64 kB: below it, above it, and far above it.
    const inputs = [1, 30_000, 1, 200_000, 1].flatMap((length) =>
      ['x', 'é', '製', '👜'].map((character) => character.repeat(length)),
    );
    const { output } = await runIn(AS_NDJSON, { input: [`${inputs.join('\n')}\n`] });
    expect(parsed(output).map(({ input }) => input)).toEqual(inputs);
  });

  test('defect 31: the code is always the code, and the error a field of its own', async () => {
    const { output } = await runIn([...AS_NDJSON, ' qq 2126 ']);
    expect(parsed(output)).toMatchObject([{ code: 'QQ2126', errorCode: 'unknown-factory' }]);
  });

  test('defect 32: a question mark stands for a character that can’t be read', async () => {
    const { output, status } = await runIn([...AS_NDJSON, 'SD?013', 'S????3', '??9999']);
    const [faded, tooFaded, none] = parsed(output);
    expect(faded).toMatchObject({ isValid: false, code: 'SD?013', errorCode: 'faded' });
    expect(faded?.candidates).toContainEqual({
      ...{ code: 'SD1013', date: 'November 2003', country: 'United States', countries: ['US'] },
      ...{ standing: 'documented', evidence: 'documented' },
    });
    expect(tooFaded).toMatchObject({ errorCode: 'too-faded', candidates: [] });
    expect(none).toMatchObject({ errorCode: 'unknown-pattern' });
    expect(status).toBe(1);
  });

  test('product §1.6: with --made-in a valid code says whether its label fits, an invalid one does not', async () => {
    const { output } = await runIn([...AS_NDJSON, '--made-in', 'usa', 'SD1013', 'QQ2126']);
    const [valid, invalid] = parsed(output);
    const result = decode('SD1013', OPTIONS);
    expect(valid?.label).toEqual(result.isValid && checkLabel(result, 'United States'));
    expect(invalid).not.toHaveProperty('label');
  });

  test('a row of a table brings its cells, and its file where there are several', async () => {
    const files = { 'a.csv': 'id,code\n1,"AR\n2126"\n2,SD1013\n', 'b.csv': 'id,code\n3,=1\n' };
    const argv = [...AS_NDJSON, '--column', 'code'];
    const several = await runIn([...argv, 'a.csv', 'b.csv'], { files });
    expect(parsed(several.output)).toMatchObject([
      { line: 2, input: 'AR\n2126', file: 'a.csv', row: { id: '1', code: 'AR\n2126' } },
      { line: 4, input: 'SD1013', file: 'a.csv', row: { id: '2', code: 'SD1013' } },
      { line: 2, input: '=1', file: 'b.csv', row: { id: '3', code: '=1' } },
    ]);
    const one = await runIn([...argv, 'b.csv'], { files });
    expect(parsed(one.output)[0]).not.toHaveProperty('file');
  });

  test('a listing brings all that the library finds in it', async () => {
    const input = 'Date code: FL1024 (October 2004), made in Spain';
    const { output } = await runIn(['listing', ...AS_NDJSON], { input: [`${input}\n`] });
    expect(parsed(output)).toEqual([{ line: 1, input, ...checkListing(input, OPTIONS) }]);
  });
});

describe('product §3: the schema of the output', () => {
  const validate = new Ajv({ allErrors: true }).compile(outputSchema());
  function check(objects: readonly object[]): void {
    for (const object of objects) {
      expect([object, validate(object), validate.errors]).toEqual([object, true, null]);
    }
  }

  test('holds for every example, with and without labels, candidates and tables', async () => {
    const codes = [...new Set(golden.map(({ input }) => input)), 'SD?013', 'S????3', 'M43186', ''];
    for (const label of [[], ['--made-in', 'Spain']]) {
      const { output } = await runIn([...AS_NDJSON, ...label, '--', ...codes]);
      check(parsed(output));
    }
    const input = ['code,label\nSD1013,Atlantis\nQQ,\n'];
    const argv = [...AS_NDJSON, '--column', 'code', '--made-in-column', 'label'];
    check(parsed((await runIn(argv, { input })).output));
  });

  test('holds for listings', async () => {
    const listings = [
      'Date code: FL1024 (October 2004), made in Spain, M51980',
      'Neverfull SD1013 date code, made in USA, manufactured in 2003',
      'made in France or Italy, date code VI0956',
      'nothing here',
    ];
    const { output } = await runIn(['listing', ...AS_NDJSON], { input: [listings.join('\n')] });
    check(parsed(output));
  });

  test('refuses a field that it does not know, and a week where a month is read', () => {
    const valid = { line: 1, input: 'SD1013', ...decode('SD1013', OPTIONS) };
    expect(validate(valid)).toBe(true);
    expect(validate({ ...valid, surprise: 1 })).toBe(false);
    expect(validate({ ...valid, week: 3 })).toBe(false);
    expect(validate({ ...valid, standing: 'fine' })).toBe(false);
  });
});
