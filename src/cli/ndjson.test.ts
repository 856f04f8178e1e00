import { describe, expect, test } from 'vitest';
import { parsed, runIn } from '../../tests/cli/in-process.ts';
import { golden } from '../../tests/golden.ts';
import { checkLabel, decode } from '../heatstamp.ts';

const AS_NDJSON = ['--format', 'ndjson'];

describe('product §3: NDJSON, one object an input', () => {
  test.each(golden)('$input, $why', async ({ input, today, expect: expected }) => {
    const { output } = await runIn([...AS_NDJSON, '--today', today, '--', input]);
    expect(parsed(output)).toMatchObject([{ ...expected, input }]);
  });

  test('a line is the decode result with what was given in front, and nothing else', async () => {
    const inputs = [
      ...new Set(golden.map(({ input }) => input)),
      ' sd 1013 ',
      'QQ2126',
      'ＡＲ2126',
      '"\\\u0001',
    ];
    const { output } = await runIn([...AS_NDJSON, '--', ...inputs]);
    const expected = inputs.map((input) => ({ ...decode(input, { today: '2026-11-21' }), input }));
    expect(parsed(output)).toStrictEqual(expected);
    for (const line of output.trimEnd().split('\n')) expect(line).toMatch(/^\{"input":/);
  });

  test('what was given comes back exactly, valid or not', async () => {
    const { output } = await runIn(AS_NDJSON, { input: [' ar2126\t\nno code \n\n'] });
    expect(parsed(output).map(({ input }) => input)).toEqual([' ar2126\t', 'no code ', '']);
  });

  test('product §1.6: with --made-in a valid code says whether its label fits, an invalid one does not', async () => {
    const { output } = await runIn([...AS_NDJSON, '--made-in', 'usa', 'SD1013', 'QQ2126']);
    const [valid, invalid] = parsed(output);
    const result = decode('SD1013', { today: '2026-11-21' });
    expect(valid?.label).toEqual(result.isValid && checkLabel(result, 'United States'));
    expect(invalid).not.toHaveProperty('label');
  });
});
