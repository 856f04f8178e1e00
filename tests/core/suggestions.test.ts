import { describe, expect, test } from 'vitest';

import { letterAmongDigits } from '../../src/core/suggestions.ts';
import { decode } from '../../src/heatstamp.ts';

function changes(input: string): readonly string[] {
  const result = decode(input, { today: '2026-11-21' });
  return result.isValid ? [] : result.suggestions.map(({ code, text }) => `${code}: ${text}`);
}

describe('what an unreadable code could have been', () => {
  test.each([
    ['O for 0', 'ARO126', ['AR0126: 0 instead of the letter O']],
    ['0 for O', 'L00952', ['LO0952: the letter O instead of 0']],
    ['0 for D', 'S01013', ['SD1013: the letter D instead of 0']],
    ['D for 0', 'SD1D13', ['SD1013: 0 instead of the letter D']],
    ['O for D in letters that nobody knows', 'SO1013', ['SD1013: the letter D instead of O']],
    ['I for 1', 'AR2I26', ['AR2126: 1 instead of the letter I']],
    ['L for 1', 'AR2L26', ['AR2126: 1 instead of the letter L']],
    ['1 for I or L', 'F10062', ['FL0062: the letter L instead of 1']],
    ['S for 5', 'MI00S3', ['MI0053: 5 instead of the letter S']],
    ['5 for S', '5D1013', ['SD1013: the letter S instead of 5']],
    ['B for 8', 'MIB711', ['MI8711: 8 instead of the letter B']],
    ['8 for B', '8A1006', ['BA1006: the letter B instead of 8']],
    ['Z for 2', 'ARZ126', ['AR2126: 2 instead of the letter Z']],
    ['2 for Z', 'N2885', ['NZ885: the letter Z instead of 2']],
    ['G for 6', 'AR21G2', ['AR2162: 6 instead of the letter G']],
    ['6 for G', '6I1006', ['GI1006: the letter G instead of 6']],
    ['Q for 0', 'SDQ013', ['SD0013: 0 instead of the letter Q']],
    ['D1 for DI', 'D12126', ['DI2126: the letter I instead of 1']],
    ['a hyphen', 'AR-2126', ['AR2126: without punctuation']],
    ['a dash as printers have it', 'AR–2126', ['AR2126: without punctuation']],
    ['a middle dot, wide', 'AR・2126', ['AR2126: without punctuation']],
    ['Cyrillic letters', 'ТН1006', ['TH1006: in Latin letters']],
    ['small ones', 'сА1089', ['CA1089: in Latin letters']],
    ['Greek letters', 'ΜΒ0097', ['MB0097: in Latin letters']],
    ['Cyrillic letters by their sound', 'АР2126', ['AR2126: in Latin letters']],
    ['small ones by their sound', 'сд1013', ['SD1013: in Latin letters']],
    [
      'those that look like a code, rather than those that sound like one',
      'СА1089',
      ['CA1089: in Latin letters'],
    ],
    ['by their sound, and a dash', 'АР-2126', ['AR2126: in Latin letters, without punctuation']],
    ['a Cyrillic letter for a digit', 'SD101З', ['SD1013: in Latin letters']],
    [
      'a Cyrillic letter for zero',
      'SD1О13',
      ['SD1013: in Latin letters, 0 instead of the letter O'],
    ],
    ['Cyrillic letters and a dash', 'ВА-1006', ['BA1006: in Latin letters, without punctuation']],
    ['dots', 'V.I.0956', ['VI0956: without punctuation']],
    ['digits before letters', '2126AR', ['AR2126: letters before digits']],
    ['letters before digits', 'LMI85', ['851MI: digits before letters, 1 instead of the letter L']],
    ['three digits', 'TH8B5', ['TH885: 8 instead of the letter B']],
    ['three digits in front', '8S9LM', ['859LM: 5 instead of the letter S']],
    ['three digits alone', '83G', ['836: 6 instead of the letter G']],
    ['four digits alone', '83I2', ['8312: 1 instead of the letter I']],
    [
      'fewest changes first',
      'B21I',
      ['8211: 8 instead of the letter B, 1 instead of the letter I'],
    ],
    [
      'fewest changes first, again',
      'B611',
      [
        '8611: 8 instead of the letter B',
        '861I: 8 instead of the letter B, the letter I instead of 1',
      ],
    ],
    ['the longest that is looked at', `AR2126${'.'.repeat(10)}`, ['AR2126: without punctuation']],
    [
      'L for I in letters that nobody knows',
      'DL2126',
      ['DI2126: the letter I instead of L', 'OL2126: the letter O instead of D'],
    ],
    ['U for J', 'TU0121', ['TJ0121: the letter J instead of U']],
    ['O for 0 in letters that nobody knows', 'AO1013', ['A01013: 0 instead of the letter O']],
    ['a digit that stands twice', 'SD10133', ['SD1013: one 3 instead of two']],
    [
      'two digits that stand twice',
      'SD11003',
      ['SD1003: one 1 instead of two', 'SD1103: one 0 instead of two'],
    ],
    ['two look-alikes', 'SDO0I3', ['SD0013: 0 instead of the letter O, 1 instead of the letter I']],
    [
      'punctuation and a look-alike',
      'AR 21.Z6'.replace(' ', ''),
      ['AR2126: without punctuation, 2 instead of the letter Z'],
    ],
    ['punctuation and a swap', '2126-AR', ['AR2126: without punctuation, letters before digits']],
    ['a worn 0 that looks like 3', 'SP3938', ['SP0938: 0 instead of 3']],
    ['a worn 1 that looks like 7', 'VI1973', ['VI1913: 1 instead of 7']],
    ['a worn 1 in a week that is none', 'VI7923', ['VI1923: 1 instead of 7']],
    [
      'a worn 0 or 5 that looks like 6',
      'AR6126',
      ['AR0126: 0 instead of 6', 'AR5126: 5 instead of 6'],
    ],
    ['a worn digit of the 1980s', '8962 SL', ['8902SL: 0 instead of 6']],
    ['a worn digit, and a dash', 'SP-3938', ['SP0938: without punctuation, 0 instead of 3']],
    [
      'a digit too many',
      'VI10922',
      ['VI0922: without “1”', 'VI1922: without “0”', 'VI1022: without “9”'],
    ],
    [
      'the first three, where any digit may be too many',
      'VI10126',
      ['VI0126: without “1”', 'VI1126: without “0”', 'VI1026: without “1”'],
    ],
    ['a letter too many', 'ARR4166', ['AR4166: one R instead of two']],
    ['a letter too many after the digits', '8912XSL', ['8912SL: without “X”']],
    [
      'a digit that was doubled, of the many that may be missing',
      'SD101',
      [
        'SD1101: two 1s instead of one',
        'SD1001: two 0s instead of one',
        'SD1011: two 1s instead of one',
      ],
    ],
    [
      'a missing digit, if few can be',
      'SD988',
      ['SD908: 0 instead of 8', 'SD0988: with “0” added'],
    ],
    ['a sign for a number', 'N°SD1013', ['SD1013: without “N°”']],
    ['a word for it', 'No. SD1013', ['SD1013: without “NO.”']],
    ['the same in another language', 'Nr. 836', ['836: without “NR.”']],
    ['an abbreviation', 'SN:SD1013', ['SD1013: without “SN:”']],
    ['one with a slash', 'S/N SD1013', ['SD1013: without “S/N”']],
    ['one with nothing after it', 'SN SD1013', ['SD1013: without “SN”']],
    ['№, which is a sign as well', '№ 836', ['836: without punctuation']],
    [
      'a number that a spreadsheet changed',
      '836.0',
      ['836: as it was before a spreadsheet changed it'],
    ],
    ['one behind letters', 'SD1013.0', ['SD1013: as it was before a spreadsheet changed it']],
    [
      'one before them',
      '8912SL,00',
      [
        '8912SL: as it was before a spreadsheet changed it',
        'SL8912: as it was before a spreadsheet changed it, letters before digits',
      ],
    ],
    ['one that no code has without letters', '1013.0', []],
    ['with a comma', '882,00', ['882: as it was before a spreadsheet changed it']],
    ['as powers of ten', '8.82E+02', ['882: as it was before a spreadsheet changed it']],
    [
      'four digits as powers of ten',
      '8.312E+03',
      ['8312: as it was before a spreadsheet changed it'],
    ],
    ['with zeros in front', '00882', ['882: as it was before a spreadsheet changed it']],
    ['kept from being a number', '="882"', ['882: as it was before a spreadsheet changed it']],
    ['letters kept so', '="SD1013"', ['SD1013: without punctuation']],
    ['in quotation marks', '"SD1013"', ['SD1013: without punctuation']],
    ['after an apostrophe', "'SD1013", ['SD1013: without punctuation']],
  ])('%s', (_, input, expected) => {
    expect(changes(input)).toEqual(expected);
  });

  test.each([
    ['a style number, which is no slip', 'M51013'],
    ['a style number in Cyrillic letters', 'М51013'],
    ['letters of another script, which are no punctuation', 'SD1013製'],
    ['more than two changes', 'SDOOI3'],
    ['a date that is not documented', 'AR2I36X'],
    ['a factory that nobody knows', 'QQ2I26'],
    ['a week that no worn digit explains', 'AR6726'],
    ['digits alone, which may be any number', '3938'],
    ['a number of three letters that no code has', 'XYZ1013'],
    ['digits between letters', 'SD101SD'],
    ['three digits too many', 'FL1002448'],
    ['a price', '88.20'],
    ['Cyrillic letters that neither look nor sound like a code', 'ЩЪ2126'],
    ['longer than a code with a slip in it can be', `AR2126${'.'.repeat(11)}`],
    ['letters in two places', 'A2126R'],
    ['digits in two places', '21AR26'],
    ['punctuation and two look-alikes', 'SDO.0I3'],
    ['a code that reads as it is', 'AR2126'],
    ['nothing', ''],
  ])('none for %s', (_, input) => {
    expect(changes(input)).toEqual([]);
  });

  test.each([
    ['SD1O31', 'O', '0'],
    ['SD131L', 'L', '1'],
    ['O836', 'O', '0'],
    ['89I3SL', 'I', '1'],
  ])('%s has a letter among its digits, %s for %s', (input, letter, digit) => {
    expect(letterAmongDigits(input)).toEqual({ letter, digit });
  });

  test.each(['SD1013', 'OS1013', 'SOIL', 'B0IL', 'M51013X', 'SD1X31', ''])(
    '%j has none, or is not meant as a code',
    (input) => {
      expect(letterAmongDigits(input)).toBeUndefined();
    },
  );

  test.each([
    ['SDO0I3', ['instead', 'instead']],
    ['2126-AR', ['without-punctuation', 'letters-first']],
    ['LMI85', ['digits-first', 'instead']],
  ])('%s: every change has its id', (input, ids) => {
    const result = decode(input, { today: '2026-11-21' });
    const [first] = result.isValid ? [] : result.suggestions;
    expect(first?.changes.map(({ id }) => id)).toEqual(ids);
  });
});

test.each([
  [6, undefined],
  [7, 'Chanel'],
  [8, 'Chanel'],
  [9, undefined],
  [10, 'Gucci'],
  [13, 'Gucci'],
  [14, undefined],
])('a number of %i digits hints at %s', (length, house) => {
  const result = decode('1234567890123456'.slice(0, length), { today: '2026-11-21' });
  expect(result.isValid ? undefined : result.hints.map(({ params }) => params)).toEqual(
    house === undefined ? [] : [{ house }],
  );
});

test('of more than three dates that one digit more would give, only that of a doubled digit is offered', () => {
  expect(changes('SD030')).toEqual(['SD0030: two 0s instead of one']);
  expect(changes('SD013')).toHaveLength(3);
});
