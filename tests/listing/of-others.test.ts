import { expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { readListing } from '../../src/listing/listing.ts';

test.each([
  [
    'SP0065, made in France. My other bag is made in Spain and from 1998.',
    ['made in Spain', '1998'],
  ],
  ['SP0065 フランス製。姉のバッグはスペイン製です。', ['スペイン製']],
  ['SP0065. Also a Gucci belt made in Italy, bought in 2001.', ['made in Italy', '2001']],
  ['SP0065. Fabriqué en France. La bandoulière est fabriquée en Italie.', ['fabriquée en Italie']],
  ['AR2126, hergestellt in Frankreich. Unser Haus haben wir 1987 gekauft.', ['1987']],
  [
    'AR2126. Hecho en Francia. El cinturón es de 1999 y está hecho en Italia.',
    ['1999', 'hecho en Italia'],
  ],
  ['SP0065, not made in Spain. Made in France in 2005, if I read it right.', []],
  ['SP0065. Made in Spain, bought in 2001.', []],
])('“%s” says of other things: %j', (text, words) => {
  expect([...readListing(text, readDay('2026-11-22')).ofOthers].sort()).toEqual([...words].sort());
});
