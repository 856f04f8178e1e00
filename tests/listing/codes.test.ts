import { describe, expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { checkListing } from '../../src/listing.ts';
import { codesOf } from '../../src/listing/codes-of.ts';

/** The codes of a text; a colon stands before those that words announce. */
function codesIn(text: string): string {
  const { codes } = checkListing(text, { today: '2026-11-22' });
  return codes.map(({ text: code, hasCue }) => (hasCue ? ':' : '') + code).join(' | ');
}

describe('codes in a longer text', () => {
  describe.each<readonly [string, Readonly<Record<string, string>>]>([
    [
      'blanks of any number part letters and digits as one does, and so does a dash',
      {
        'SP   0065': 'SP 0065',
        'SP    0065': 'SP 0065',
        'SP–0065': 'SP–0065',
        'SP - 0065': '',
        'SP -0065': '',
        'AAS 0052': 'AAS 0052',
        'date code: AAS0052': ':AAS0052',
      },
    ],
    [
      'letters that are a country or a word as well need more than words before them',
      {
        'date code us 0192': '',
        'date code: us 0192': ':us 0192',
        'date code US 0192': ':US 0192',
        'stamped: us 0192': '',
        'date code sd 0192': ':sd 0192',
      },
    ],
    [
      'the brand and the country of the seller are none after digits',
      {
        'date code 8912 LV Speedy': ':8912',
        'date code 836 LV': ':836',
        'date code 8912LV': ':8912LV',
        'date code 8912 US Seller': ':8912',
        'date code 8912 US, in the pocket': ':8912 US',
      },
    ],
    [
      'a word after a code makes it no number of something else',
      {
        'date code SP0065, gold hardware': ':SP0065',
        'date code SP0065, tracking included': ':SP0065',
        'code: SP0065 on the lock flap': ':SP0065',
        '刻印 SP0065 銀座で購入': ':SP0065',
        'code SP0065 at checkout': '',
        'stamped 836 silver': '',
      },
    ],
    [
      'nor does the sentence before it',
      {
        'No lock or keys. Code SP0065.': ':SP0065',
        'Includes padlock and key\nCode 8912 SL': ':8912 SL',
        'With original receipt. Code SP0065': ':SP0065',
        'Turnlock code SP0065': ':SP0065',
        'Epi silver code SP0065': ':SP0065',
        'padlock code 836': '',
      },
    ],
    [
      'a year is none without words for it',
      { 'SP 0195': 'SP 0195', 'SP 2005': '', 'date code: SP 2005': ':SP 2005' },
    ],
    [
      'a mark of silver is none, unless it is said to be one',
      {
        'stamped 925': '',
        'stamped 835': '',
        'stamped 875': '',
        'stamped 835 SL': '',
        'stamped 836': ':836',
        'stamped SL835': ':SL835',
        'date code 835': ':835',
        'stamped 121': '',
        'date code 121': ':121',
      },
    ],
    [
      'a measure or a price is none',
      {
        'date code 836 cm': '',
        'date code 836m': '',
        'date code 836 inch': '',
        'date code 836 inches': '',
        'date code 836 g': '',
        'date code 836 kg': '',
        'date code 836 lbs': '',
        'date code 836 eur': '',
        'date code 836 euro': '',
        'date code 836 dollar': '',
        'date code 836€': '',
        'date code 836 $': '',
        'date code 836 $50': ':836',
        'date code 836 $ 50': ':836',
        'SP 0065 cm': '',
        'date code 836SL cm': ':836SL',
        '$836 date code': '',
      },
    ],
    [
      'neither is a part of a longer number, but for a year after it',
      {
        'date code 123 836': '',
        'date code 836 1234': '',
        'date code 836 2005': ':836',
        'date code 836 20055': '',
        'date code 836 x 123': ':836',
        'SP 0065 1234': '',
        'SP 0065 2005': 'SP 0065',
        'date code SP0065 123': ':SP0065',
        'date code 836SL 1234': ':836SL',
      },
    ],
    [
      'nor a part of a word, in a script that parts its words',
      { éSP0065: '', SP0065é: '', ЖSP0065: '', 製SP0065: 'SP0065', 한SP0065: 'SP0065' },
    ],
    [
      'letters that are also words need a sign that they are a factory',
      {
        'date code: LA 1013': ':LA 1013',
        'date code:LA 1013': ':LA 1013',
        'date code x: y LA 1013': ':LA 1013',
        'Serial number: NO 0967': ':NO 0967',
        'code: no 0967': '',
        'date code: no 0967': ':0967',
      },
    ],
    [
      'letters after digits stand at the end, and are no word',
      {
        'date code 836 sl': ':836 sl',
        'date code 836 sl.': ':836 sl',
        'date code 836 SL  \nMade': ':836 SL',
        'date code 836 SL inside': ':836 SL',
        'date code 836 at the back': ':836',
        'date code 836 ca. 1983': ':836',
        "date code 836 SL's": ':836 SL',
        "date code 836 L'x": ':836',
      },
    ],
    [
      'the number of something else is none',
      {
        'permit no. CA1089': '',
        'permit no CA1089': '',
        'permit n° CA1089': '',
        'permit no.: CA1089': '',
        'permit no. x CA1089': 'CA1089',
        'a no. CA1089': 'CA1089',
      },
    ],
    [
      'nor is a postcode',
      {
        'DK-1012 København': '',
        'DK-1012': '',
        'DK 1012 København': '',
        'DK 1012 is': 'DK 1012',
        'DK 1012 of Paris': 'DK 1012',
      },
    ],
  ])('%s', (_, texts) => {
    test.each(Object.entries(texts))('%j: %j', (text, expected) => {
      expect(codesIn(text)).toBe(expected);
    });
  });
});

describe('codes in a short text', () => {
  test.each([
    ['each once, in their order', 'SL0024 or SD1013, SL0024', ['SL0024', 'SD1013']],
    ['a code that is an example is left out beside another', 'SD1013, e.g. SL0024', ['SD1013']],
    ['a code that is an example is found on its own', 'e.g. SD1013', ['SD1013']],
    ['fewer than three digits are no code', 'SD 10', []],
    ['nor is an empty text', '', []],
  ])('%s: %j', (_, text, expected) => {
    expect(codesOf(text, readDay('2026-11-28')).map(({ code }) => code)).toEqual(expected);
  });
});
