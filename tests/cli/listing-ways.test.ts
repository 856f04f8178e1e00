import { beforeAll, describe, expect, test } from 'vitest';
import { checkListing, type ListingFinding } from '../../src/listing.ts';
import type { Answer } from '../../src/site/decoder/answer.ts';
import { type Query, queryInAddress } from '../../src/site/decoder/query.ts';
import { resolve } from '../../src/site/decoder/resolve.ts';
import { runIn } from './in-process.ts';

const today = '2026-11-21';

const LISTINGS = [
  'Speedy 30, date code SD1013 (October 2013), made in France',
  'in LA 2017 bought, date code LA 0949',
  'Neverfull MM, code de date : SP0065, fabriqué en France en 2003',
  '製造番号CA1079刻印あり、スペイン製、2009年第17週です',
  'Bauletto del 2004, codice SP0084, made in Italy. Rif. M41526',
];

/** What an answer says about its code and its listing. */
function summaryOf(answer: Answer): unknown {
  if (answer.kind !== 'code') return answer.kind;
  const { result, check, match } = answer;
  return { code: result.isValid && result.code, match, findings: check?.findings ?? [] };
}

async function answerTo(query: Query | undefined): Promise<unknown> {
  return query && summaryOf((await resolve(query, today)).answer);
}

describe.each(LISTINGS)('product §1.9: %s', (text) => {
  let expected: { code: string; match: string; findings: readonly ListingFinding[] };
  beforeAll(() => {
    const [first] = checkListing(text, { today }).codes;
    if (!first) throw new Error('The listing holds no code.');
    expected = { code: first.result.code, match: first.text, findings: first.findings };
  });

  test.each<[string, Query | undefined]>([
    ['entered', { text }],
    ['by link', queryInAddress({ hash: `#code=${encodeURIComponent(text)}`, search: '' })],
    [
      'as a text in a link',
      queryInAddress({ hash: '', search: `?text=${encodeURIComponent(text)}` }),
    ],
    ['pasted with line breaks around it', { text: `\n${text}\r\n` }],
  ])('says %s what the library says', async (_, query) => {
    expect(await answerTo(query)).toEqual(expected);
  });

  test('says among lines of a table what the library says', async () => {
    const { code } = expected;
    const row = { text: code, row: 1, parent: { text: `AR2126\n${text}` } };
    // The row has shown its line already.
    expect(await answerTo(row)).toEqual({ ...expected, match: undefined });
  });

  test('says in the command what the library says', async () => {
    const { output } = await runIn(['listing', '--format', 'ndjson'], {
      input: [`${text}\n`],
      today,
    });
    expect(JSON.parse(output)).toMatchObject({
      codes: [
        { result: { code: expected.code }, text: expected.match, findings: expected.findings },
      ],
    });
  });
});
