import { describe, expect, test } from 'vitest';
import { checkListing } from '../../src/listing.ts';
import { noCodeClaimsIn } from '../../src/listing/no-code.ts';

const TODAY = { today: '2026-11-22' };

function answerTo(text: string) {
  const { noCode } = checkListing(text, TODAY);
  return noCode && [noCode.verdict, noCode.id];
}

describe('product §1.9: a missing code and a chip are claims with an answer', () => {
  test.each([
    ['No date code, and nothing else to say', ['open', 'none']],
    ['No date code. Made in 1975.', ['expected', 'none-early']],
    ['No date code. Made in 1982.', ['open', 'none']],
    ['No date code. Made in 1995.', ['unusual', 'none-unusual']],
    ['No date code. Made in 2020.', ['unusual', 'none-unusual']],
    ['No date code. Made in 2021.', ['open', 'none']],
    ['No date code. Made in March 2021.', ['expected', 'chip-instead']],
    ['No date code. Made in 2022.', ['expected', 'chip-instead']],
    ['No date code. Made in 2022. Another one, made in 1975.', ['open', 'none']],
    ['No date code, it has a microchip', ['expected', 'chip-instead']],
    ['No date code, it has a microchip. Made in 2015.', ['unusual', 'chip-early']],
    ['It has a microchip', ['open', 'chip']],
    ['It has a microchip. Made in February 2021.', ['unusual', 'chip-early']],
    ['It has a microchip. Made in 2023.', ['open', 'chip']],
    ['Serial: unreadable', ['open', 'unreadable']],
    ['Serial: unreadable, no date code on the tab', ['open', 'unreadable']],
    ['Serial: unreadable, has a microchip', ['open', 'unreadable']],
    ['Speedy 30', undefined],
  ])('%s', (text, answer) => {
    expect(answerTo(text)).toEqual(answer);
  });

  test.each([
    ['No date code on the tab but CA1918 inside', undefined],
    ['Date code CA1918, a bit worn', undefined],
    ['Date code SP0065 and a microchip', ['unusual', 'chip-early']],
    ['Date code AR1231 and a microchip', ['open', 'chip']],
    ['Date codes SP0065 and CA1089, both with a microchip', ['open', 'chip']],
  ])('beside a code only a chip is answered, by the date of the code: %s', (text, answer) => {
    expect(answerTo(text)).toEqual(answer);
  });

  test('each kind of claim stands there once, in the words of the listing', () => {
    const { noCode } = checkListing('NO Date Code, Microchip. No date code.', TODAY);
    expect(noCode?.claims).toEqual([
      { text: 'NO Date Code', claim: 'none' },
      { text: 'Microchip', claim: 'chip' },
    ]);
  });

  test('the answer is a sentence, with the date in words', () => {
    const text = 'Made in October 1995, no date code';
    expect(checkListing(text, TODAY).noCode).toMatchObject({
      params: { made: { year: 1995, month: 10 } },
      text: expect.stringContaining('Pieces from October 1995') as string,
    });
  });

  test.each(['no date code '.repeat(8000), 'date code is '.repeat(8000), 'no '.repeat(30_000)])(
    'long texts take linear time',
    { tags: ['slow'] },
    (text) => {
      expect(noCodeClaimsIn(text).length).toBeLessThan(10_000);
    },
  );
});
