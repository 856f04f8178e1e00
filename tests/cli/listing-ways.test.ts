import { beforeAll, describe, expect, test } from 'vitest';
import { LINES } from '../../src/core/lines.ts';
import { checkListing } from '../../src/listing.ts';
import { itemInAddress, type Query } from '../../src/site/item/item.ts';
import { resolve } from '../../src/site/answer/resolve.ts';
import { show } from '../../src/site/answer/shown.ts';
import { runIn } from './in-process.ts';

const today = '2026-11-21';

const LISTINGS = [
  'Speedy 30, date code SD1013 (October 2013), made in France',
  'in LA 2017 bought, date code LA 0949',
  'Neverfull MM, code de date : SP0065, fabriqué en France en 2003',
  '製造番号CA1079刻印あり、スペイン製、2009年第17週です',
  'Bauletto del 2004, codice SP0084, made in Italy. Rif. M41526',
];

/** What a listing says of a code: each claim with the outcome of comparing it. */
interface Summary {
  readonly code: string;
  readonly claims: readonly string[];
}

async function summaryFor(query: Query | undefined): Promise<Summary | undefined> {
  if (!query) return undefined;
  const resolved = await resolve(query, today);
  const { answer, judged } = show({ step: 1, answer: resolved.answer, item: query, lines: LINES });
  if (answer.kind !== 'code' || !judged) return undefined;
  const claims = judged.sheet.checks.map(({ claim, id }) => `${claim} ${id}`);
  return { code: answer.result.code, claims };
}

describe.each(LISTINGS)('%s', (text) => {
  let expected: Summary;
  beforeAll(() => {
    const [first] = checkListing(text, { today }).codes;
    if (!first) throw new Error('The listing holds no code.');
    const claims = first.checks.map(({ claim, id }) => `${claim} ${id}`);
    expected = { code: first.result.code, claims };
  });

  test.each<[string, Query | undefined]>([
    ['entered', { text }],
    ['by link', itemInAddress({ hash: `#code=${encodeURIComponent(text)}`, search: '' })],
    [
      'as a text in a link',
      itemInAddress({ hash: '', search: `?text=${encodeURIComponent(text)}` }),
    ],
    ['pasted with line breaks around it', { text: `\n${text}\r\n` }],
  ])('gives %s the answer of the library', async (_, query) => {
    expect(await summaryFor(query)).toEqual(expected);
  });

  test('gives the answer of the library in a line of a table', async () => {
    const { code } = expected;
    const row = { text: code, row: 1, parent: { text: `AR2126\n${text}` } };
    expect(await summaryFor(row)).toEqual(expected);
  });

  test('gives the answer of the library in the command', async () => {
    const { output } = await runIn(['listing', '--format', 'ndjson'], {
      input: [`${text}\n`],
      today,
    });
    expect(JSON.parse(output)).toMatchObject({ codes: [{ result: { code: expected.code } }] });
  });
});
