import { describe, expect, test } from 'vitest';
import { parseLines, runIn } from '../../../tests/cli/in-process.ts';
import { golden } from '../../../tests/golden.ts';
import { decode, factsDate } from '../../heatstamp.ts';
import { checkLabel } from '../../label.ts';
import { checkListing } from '../../listing.ts';

const AS_NDJSON = ['--format', 'ndjson'];
const OPTIONS = { today: '2026-11-23' };

describe('NDJSON has one object per input', () => {
  test.each(golden)('$input, $why', async ({ input, today, expect: expected }) => {
    const { output } = await runIn([...AS_NDJSON, '--today', today, '--', input]);
    expect(parseLines(output)[0]).toMatchObject({ ...expected, lineNumber: 1, input });
  });

  test('an object has the line, the input, the day of the facts and the result of the library, and nothing else', async () => {
    const inputs = [
      ...new Set(golden.map(({ input }) => input)),
      ' sd 1013 ',
      'QQ2126',
      'ＡＲ2126',
      '"\\\u0001',
    ];
    const { output } = await runIn([...AS_NDJSON, '--', ...inputs]);
    const expected = inputs.map((input, index) => ({
      lineNumber: index + 1,
      input,
      factsDate,
      ...decode(input, OPTIONS),
    }));
    expect(parseLines(output)).toStrictEqual(expected);
    for (const line of output.trimEnd().split('\n'))
      expect(line).toMatch(/^\{"lineNumber":\d+,"input":/);
  });

  test('the input comes back whole, valid or not, without a formula guard', async () => {
    const long = `=${'x'.repeat(5000)}`;
    const { output } = await runIn(AS_NDJSON, { input: [` ar2126\t\r\n${long}\n`] });
    expect(parseLines(output).map(({ lineNumber, input }) => [lineNumber, input])).toEqual([
      [1, ' ar2126\t'],
      [2, long],
    ]);
  });

  test('lines of any length, in characters of one to four bytes, come back whole', async () => {
    // Below, above and far above the 64 kB of a write.
    const inputs = [1, 30_000, 1, 200_000, 1].flatMap((length) =>
      ['x', 'é', '製', '👜'].map((character) => character.repeat(length)),
    );
    const { output } = await runIn(AS_NDJSON, { input: [`${inputs.join('\n')}\n`] });
    expect(parseLines(output).map(({ input }) => input)).toEqual(inputs);
  });

  test('the code is always the code, and the error a field of its own', async () => {
    const { output } = await runIn([...AS_NDJSON, ' qq 2126 ']);
    expect(parseLines(output)).toMatchObject([{ code: 'QQ2126', errorCode: 'unknown-factory' }]);
  });

  test('a question mark stands for an unreadable character', async () => {
    const { output, status } = await runIn([...AS_NDJSON, 'SD?013', 'S????3', '??9999']);
    const [faded, tooFaded, none] = parseLines(output);
    expect(faded).toMatchObject({ isValid: false, code: 'SD?013', errorCode: 'faded' });
    expect(faded?.candidates).toContainEqual({
      ...{ code: 'SD1013', date: 'November 2003', country: 'United States', countries: ['US'] },
      ...{ standing: 'documented', evidence: 'documented' },
    });
    expect(tooFaded).toMatchObject({ errorCode: 'too-faded', candidates: [] });
    expect(none).toMatchObject({ errorCode: 'unknown-pattern' });
    expect(status).toBe(1);
  });

  test('--made-in adds the label check to a valid code only', async () => {
    const { output } = await runIn([...AS_NDJSON, '--made-in', 'usa', 'SD1013', 'QQ2126']);
    const [valid, invalid] = parseLines(output);
    const result = decode('SD1013', OPTIONS);
    expect(valid?.label).toEqual(result.isValid && checkLabel(result, 'United States'));
    expect(invalid).not.toHaveProperty('label');
  });

  test('--add chooses fields of the answer', async () => {
    const input = ['id,code\n1,SD1013\n2,hello\n'];
    const argv = ['--column', 'code', ...AS_NDJSON, '--add', 'date,countries,errorCode'];
    const { output } = await runIn(argv, { input });
    const [first, second] = parseLines(output);
    const factsDate = expect.any(String) as string;
    expect(first).toEqual({
      ...{ lineNumber: 2, input: 'SD1013', row: { id: '1', code: 'SD1013' }, factsDate },
      ...{ date: 'November 2003', countries: ['US'] },
    });
    expect(second).toMatchObject({ lineNumber: 3, errorCode: 'unknown-pattern' });
    const listing = ['listing', ...AS_NDJSON, '--add', 'noCode'];
    expect((await runIn(listing, { input: ['SD1013\n'] })).output).toMatch(
      /^\{"lineNumber":1,"input":"SD1013","factsDate":"[^"]+"\}\n$/,
    );
    const wrong = await runIn(
      [...argv, '--add', 'first_day'].slice(0, -4).concat('--add', 'dates'),
    );
    expect(wrong.messages).toContain("There is no 'dates' to add. Did you mean 'date'?");
  });

  test('a listing is what the library finds in it', async () => {
    const input = 'Date code: FL1024 (October 2004), made in Spain';
    const { output } = await runIn(['listing', ...AS_NDJSON], { input: [`${input}\n`] });
    const listing = checkListing(input, OPTIONS);
    const listingLine = 'Date code FL1024: December 2004.';
    expect(parseLines(output)).toEqual([
      {
        ...{ lineNumber: 1, input, factsDate, ...listing },
        codes: listing.codes.map((code) => ({ ...code, listingLine })),
        message: expect.stringContaining('You mention October 2004') as string,
      },
    ]);
  });
});
