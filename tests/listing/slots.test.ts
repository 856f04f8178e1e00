import { expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { readListing } from '../../src/listing/listing.ts';
import { rowsOf } from './rows.ts';

const TODAY = readDay('2026-11-22');

/**
 * What a text gives as its code: the code as it reads; `AR2I26≈AR2126` with what may be meant; `SD?013≈?` worn; `AR6726!` of no
 * date; "not given"; or what it says in place of one.
 */
function given(text: string): string {
  const { codes, unread, noCodeClaims } = readListing(text, TODAY);
  const written = unread.map((each) => {
    switch (each.rule) {
      case 'near-code':
        return `${each.text}${each.error === undefined ? '' : '!'}≈${each.suggestions.map(({ facts }) => facts.code).join(',')}`;
      case 'worn-code':
        return `${each.text}≈?`;
      case 'impossible':
        return `${each.text}!`;
      case 'not-given':
        return 'not given';
      default:
        return `${each.text}: ${each.rule}`;
    }
  });
  return [
    ...codes.map(({ text: code }) => code),
    ...written,
    ...noCodeClaims.map(({ reason }) => reason),
  ].join('|');
}

const texts = rowsOf('slots.tsv').map(([, text = '', expected = '']) => [text, expected] as const);

test.each(texts)('1.9: “%s” gives as its code: %s', (text, expected) => {
  expect(given(text)).toBe(expected);
});
