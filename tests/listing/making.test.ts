import { describe, expect, test } from 'vitest';
import { isMakingClause, mentionsOtherActivity, isOfPart } from '../../src/listing/making.ts';

describe('product §1.9: what leads up to a country or a date', () => {
  test.each([
    'made in ',
    'bought new made in ',
    'sold, made in ',
    'made in 2006 (TH0046) in ',
    'made in 2006(TH0046) in ',
    'was fabriquée en ',
    'fatta a mano in ',
    'hecho en ',
    'genäht in ',
  ])('“%s” is of making', (before) => {
    expect(isMakingClause(before)).toBe(true);
  });

  test.each([
    'made to be sold in ',
    'made, sold in ',
    'made known since ',
    'fabriqué et porté depuis ',
    'never made in ',
    "isn't made in ",
    'kein made in ',
    'keine hergestellt in ',
    `made ${'so '.repeat(30)}in `,
    'the colour of ',
  ])('“%s” is not', (before) => {
    expect(isMakingClause(before)).toBe(false);
  });

  test('a single other verb makes a sentence about something else', () => {
    expect(['made in ', 'made and worn in ', 'since '].map(mentionsOtherActivity)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each([
    'booklet made in ',
    'sangle en ',
    'the strap is made in ',
    'schloss ist gefertigt in ',
  ])('“%s” is of a part', (before) => {
    expect(isOfPart(before)).toBe(true);
  });

  test.each(['with a strap, made in ', 'bootstrap made in ', 'strap, bought in '])(
    '“%s” is of the bag',
    (before) => {
      expect(isOfPart(before)).toBe(false);
    },
  );
});
