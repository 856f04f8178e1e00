import { beforeAll, describe, expect, test } from 'vitest';
import { checkListing, type ListingFinding } from '../../src/heatstamp.ts';
import { answerAsked, openFrom } from '../../src/site/decoder/asked.ts';
import type { Reading } from '../../src/site/decoder/answer.ts';
import type { Done } from '../../src/site/decoder/state.ts';
import { runIn } from './in-process.ts';

const today = '2026-11-21';

const LISTINGS = [
  'Speedy 30, date code SD1013 (October 2013), made in France',
  'in LA 2017 bought, date code LA 0949',
  'Neverfull MM, code de date : SP0065, fabriqué en France en 2003',
  '製造番号CA1079刻印あり、スペイン製、2009年第17週です',
  'Bauletto del 2004, codice SP0084, made in Italy. Rif. M41526',
];

/** What an answer says of its code and its listing. */
function told({ answer }: Done): unknown {
  const { result, check, found } = answer as Reading;
  return { code: result.isValid && result.code, found, findings: check?.findings ?? [] };
}

async function asked(input: string, way: 'form' | 'link'): Promise<Done> {
  return answerAsked({ shown: { input, opened: [] }, way }, undefined, today);
}

describe.each(LISTINGS)('product §1.9: %s', (text) => {
  let expected: { code: string; found: string; findings: readonly ListingFinding[] };
  beforeAll(() => {
    const [first] = checkListing(text, { today }).codes;
    if (!first) throw new Error('The listing holds no code.');
    expected = { code: first.result.code, found: first.text, findings: first.findings };
  });

  test.each([
    ['typed', text, 'form'],
    ['by link', text, 'link'],
    ['pasted with line breaks around it', `\n${text}\r\n`, 'form'],
  ] as const)('says %s what the library says', async (_, input, way) => {
    expect(told(await asked(input, way))).toEqual(expected);
  });

  test('says among lines of a table what the library says', async () => {
    const table = await asked(`AR2126\n${text}`, 'form');
    const row = openFrom(table, 1, today);
    // The row has shown its line already.
    expect(row && told(row)).toEqual({ ...expected, found: undefined });
  });

  test('says in the command what the library says', async () => {
    const { output } = await runIn(['listing', '--format', 'ndjson'], {
      input: [`${text}\n`],
      today,
    });
    expect(JSON.parse(output)).toMatchObject({
      codes: [
        { result: { code: expected.code }, text: expected.found, findings: expected.findings },
      ],
    });
  });
});
