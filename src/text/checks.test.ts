import { describe, expect, test } from 'vitest';
import { LINES } from '../core/lines.ts';
import { decode } from '../library/decode.ts';
import { factsOf } from './answer.ts';
import { type CheckSheet, claimsOf, provesNothing, questionsIn, sheetOf } from './checks.ts';
import type { ItemDetails } from './details.ts';
import { readClaims } from './listing.ts';

const today = '2026-11-21';

function sheetFor(code: string, details: ItemDetails = {}, listing = ''): CheckSheet {
  const claims = readClaims(listing, today).codes[0]?.claims ?? [];
  const result = decode(code, { today });
  return sheetOf(
    factsOf(code, today),
    claimsOf(details, claims, LINES),
    result.isValid ? result : {},
  );
}

describe('green, brass or oxblood, and why', () => {
  test.each<[string, ItemDetails, string, readonly string[]]>([
    ['AR2126', {}, 'valid', []],
    ['AR2126', { label: 'FR' }, 'valid', []],
    ['836', {}, 'assumed', []],
    ['SD1234', {}, 'doubtful', ['undocumented']],
    ['SD2222', {}, 'doubtful', ['unusual']],
    ['MX2126', {}, 'doubtful', ['unlisted']],
    ['SD1013', { label: 'IT' }, 'conflict', ['label']],
    ['SD1013', { line: 'neverfull' }, 'conflict', ['too-early']],
    ['AR4165', { bought: '2008' }, 'conflict', ['bought']],
    ['AR4165', { bought: '2015-11' }, 'valid', []],
    ['AR4165', { bought: '2015-10' }, 'conflict', ['bought']],
    ['MX1234', { label: 'DE' }, 'doubtful', ['undocumented', 'unlisted']],
  ])('%s with %j is %s: %j', (code, details, tone, doubts) => {
    const sheet = sheetFor(code, details);
    expect([sheet.tone, sheet.doubts.map(({ id }) => id)]).toEqual([tone, doubts]);
  });
});

describe('what a text claims', () => {
  const listing = 'Neverfull | date code SD1013 | made in France';

  test('is compared in the order of the claims, with its place in the text', () => {
    const { checks, doubts } = sheetFor('SD1013', {}, listing);
    expect(checks.map(({ claim, outcome }) => [claim, outcome])).toEqual([
      ['label', 'conflicts'],
      ['line', 'conflicts'],
    ]);
    expect(doubts.map(({ id, check }) => [id, check?.statement.stated])).toEqual([
      ['label', 'made in France'],
      ['too-early', 'Neverfull'],
    ]);
    for (const { statement } of checks) {
      const { index = -1, length, stated } = statement;
      expect(listing.slice(index, index + (length ?? 0))).toBe(stated);
    }
  });

  test.each([
    ['I bought it in 2008, as you see. Date code AR4165.', 'existed-by'],
    ['Vintage 1970s Keepall 55. Date code VI0956. Made in France', 'made'],
    ['I am the original owner since 2005! date code DU4189', 'existed-by'],
    ['As I said I bought it in 1999. Code: FL0250', 'existed-by'],
  ])('%j is asked about, and not green', (text, claim) => {
    const [found] = readClaims(text, today).codes;
    const sheet = found && sheetOf(found.facts, found.claims);
    expect(sheet).toMatchObject({ tone: 'doubtful', doubts: [{ id: 'asks', check: { claim } }] });
  });

  test('is the visitor’s own where that is said of this bag, and conflicts', () => {
    const text = 'Lovely bag that I bought in 2008. Date code AR4165.';
    const confirmed = [text.indexOf('2008')];
    expect(sheetFor('AR4165', {}, text).tone).toBe('doubtful');
    expect(sheetFor('AR4165', { confirmed }, text)).toMatchObject({
      tone: 'conflict',
      checks: [{ outcome: 'conflicts', statement: { rule: 'asked', stated: '2008' } }],
    });
  });

  test('what fits settles the others of its kind, unless the visitor has said that they are of this bag', () => {
    const text = 'Date code AR4165, made in France. As I wrote it was made in Spain.';
    const settled = sheetFor('AR4165', {}, text);
    expect([settled.tone, settled.others.map(({ statement }) => statement.stated)]).toEqual([
      'valid',
      ['made in Spain'],
    ]);
    expect(sheetFor('AR4165', { confirmed: [text.indexOf('made in Spain')] }, text).tone).toBe(
      'conflict',
    );
  });

  test('is asked about in one order: label, making, bound, model', () => {
    const text =
      'The Neverfull that I bought in 1990 was made in Germany in 1995, and its date code is SD1013.';
    const asked = questionsIn(sheetFor('SD1013', {}, text).checks).map(({ claim }) => claim);
    expect(asked.slice(0, 3)).toEqual(['label', 'made', 'existed-by']);
  });

  test('is set aside where the visitor says that it was read wrong', () => {
    const dismissed = [listing.indexOf('made in'), 0];
    expect(sheetFor('SD1013', { dismissed }, listing)).toMatchObject({ checks: [], tone: 'valid' });
  });
});

test('that every code fits proves nothing', () => {
  const isEmpty = (code: string, line: 'speedy' | 'neverfull') =>
    sheetFor(code, { line }).checks.map(provesNothing);
  expect(isEmpty('AR4165', 'speedy')).toEqual([true]);
  expect(isEmpty('AR4165', 'neverfull')).toEqual([false]);
});

test.each([
  ['2012', true],
  ['2006', true],
  ['2005', false],
  ['2003', false],
  ['2002', false],
] as const)(
  'November 2003 and bought in %s: whether any older code would fit, too: %s',
  (bought, is) => {
    expect(sheetFor('SD1013', { bought }).checks.map(provesNothing)).toEqual([is]);
  },
);

test('a line that the table does not have says nothing', () => {
  expect(sheetFor('SD1013', { line: 'no-such-line' }).checks).toEqual([]);
});
