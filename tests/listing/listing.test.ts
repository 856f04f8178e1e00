import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { golden } from '../golden.ts';
import { FACTORIES } from '../../src/core/factories.ts';
import { plainOf } from '../../src/listing/reader/text.ts';
import { decode } from '../../src/heatstamp.ts';
import { checkListing } from '../../src/listing.ts';
import { type Line, LINES } from '../../src/core/lines.ts';
import { labelOf } from '../../src/listing/label-of.ts';
import { LANGUAGES } from '../../src/listing/languages.ts';
import { lineOf } from '../../src/listing/line-of.ts';
import { phrasesOf } from '../../src/listing/reader/lexicon.ts';

const options = { today: '2026-11-21' };

function textsIn(text: string): readonly string[] {
  return checkListing(text, options).codes.map((code) => code.text);
}

test('a cell and a text give one answer for every name of a country', () => {
  const names = Object.values(LANGUAGES).flatMap(({ countries }) =>
    Object.values(countries).flatMap(phrasesOf),
  );
  expect(names.length).toBeGreaterThan(400);
  for (const name of names) {
    const label = `Made in ${name}`;
    const inText = checkListing(label, options).labels.map((each) => each.label);
    expect(inText, label).toEqual([labelOf(label)]);
  }
});

test.each([
  ['حقيبة لويس فويتون SP0065 صنع في فرنسا', true],
  ['लुई वीटॉन बैग SP0065', true],
  ['תיק לואי ויטון SP0065', true],
  ['Τσάντα SP0065, made in France', true],
  ['Сумка SP0065, сделано во Франции', false],
  ['กระเป๋า SP0065', false],
  ['鞄 가방 bag 𝐒𝐃𝟏𝟎𝟏𝟑', false],
  ['ΑΒ1013', false],
])('“%s” says whether it has words in a script that is not read: %s', (text, isSaid) => {
  expect('unreadScript' in checkListing(text, options)).toBe(isSaid);
});

describe('codes in a longer text', () => {
  test.each([
    ['date code: SP0065, made in France', ['SP0065']],
    ['Louis Vuitton Speedy 30 SD 1013 made in USA', ['SD 1013']],
    ['LV Neverfull MM, SD-1013.', ['SD-1013']],
    ['Sac vintage (8912 SL), très bon état', ['8912 SL']],
    ['vintage Alma, 859LM? no: 859TH', ['859TH']],
    ['Datecode sp0065', ['sp0065']],
    ['DATE CODE: SP0065, MADE IN FRANCE', ['SP0065']],
    ['#AR2126 Speedy', ['AR2126']],
    ['M43186 Pochette, date code is FL0062, 30 cm', ['FL0062']],
    ['Date code：ＳＰ００６５', ['SP0065']],
    ['“SD1013” is stamped inside', ['SD1013']],
    ['2016 SD 1013', ['SD 1013']],
    ['code FL0062 100% authentic', ['FL0062']],
    ['date code: 836', ['836']],
    ['The date code is 8912.', ['8912']],
    ['stamped 836, early 80s', ['836']],
    ['THE CODE IS 8312', ['8312']],
    ['the code is 8312', ['8312']],
    ['date code 8912 as shown', ['8912']],
    ['date code: LA 0949', ['LA 0949']],
    ['date code: A21013', ['A21013']],
    ['date code 1289 SL', ['1289 SL']],
    ['Date Code: MI4093', ['MI4093']],
    ['date code: th 805', ['th 805']],
    ['code=SD1013', ['SD1013']],
    ['SD1013 and AR2126/FL0062, again SD 1013', ['SD1013', 'AR2126', 'FL0062']],
    ['AAS0052, bag', ['AAS0052']],
    ['SD1013 $450', ['SD1013']],
  ])('%j holds %j', (text, expected) => {
    expect(textsIn(text)).toEqual(expected);
  });

  test.each([
    ['prose', 'I bought this bag in LA 2017 and wore it at most twice. No 1045 of 2000!'],
    [
      'a price',
      'Asking $1250, was CA$895 or US $1289, or 1205 CHF, TH 1013 EUR, 8912 FL$, £8912 SL',
    ],
    ['a price with cents', 'SD 1013.50 or SD 1013,50'],
    ['years', 'Bought 2016, made 1989, serviced in SD 2017, US 2016, LA2017'],
    ['sizes', '30 cm, PM 4000, MM 1013, 851 mm, 851mm, 815 ML, BA 1013cm'],
    ['style numbers', 'M43186, N51997, M51013, A21013'],
    [
      'telephone numbers',
      '+33 1 4013 1013, 555-8912 SL, (805) 555-0123, SD 1013 5555, 020 8912 FL',
    ],
    ['dates', '12/10/2003, 2016-05-30, 10.13.2003, on 1013 or 8912'],
    ['times', 'at SD 1013 pm'],
    ['digits alone', 'Nothing but 836 and 8912 here'],
    ['other codes', 'zip code 8312, promo code 8312, barcode 8312, style code: 836'],
    ['no known factory', 'QQ1013, date code QQ1013'],
    ['an undocumented date without a cue', 'SD1234'],
    ['an impossible date', 'SD9999, date code: 999'],
    ['a factory that no list names', 'LV1013, HK1013'],
    ['a month in front, which no guide knows', '1289 SL'],
    ['three digits apart', 'SD 805, 859 TH'],
    ['small letters apart', 'sd 1013'],
    ['parts of more', 'x@SD1013, SD1013@x.com, IMG_SD1013, SD1013_2, SD1013.jpg, 1SD1013, SD10134'],
    ['halves that a line parts', 'SD\n1013'],
    ['a code that is cut elsewhere', 'SD10 13'],
    ['an ordinary word among capitals', 'DATE CODE LA 0949'],
    ['an ordinary word in small letters', 'date code la 0949'],
    ['nothing', ''],
  ])('none in %s', (_, text) => {
    expect(textsIn(text)).toEqual([]);
  });

  test('a code has the same result in a text as alone', () => {
    const [code] = checkListing('date code: sd 1013', options).codes;
    expect(code?.result).toEqual(decode('SD1013', options));
  });

  test('a day that does not exist is refused, as in decode', () => {
    expect(() => checkListing('', { today: 'now' })).toThrow(RangeError);
  });

  test.each(golden.filter(({ expect: { isValid } }) => isValid === false))(
    'an example that does not read holds no code: $input',
    ({ input, today }) => {
      const { codes } = checkListing(input, { today });
      const { suggestions } = JSON.parse(JSON.stringify(decode(input, { today }))) as {
        suggestions: readonly unknown[];
      };
      expect(codes.length === 0 || suggestions.length > 0).toBe(true);
    },
  );
});

describe('what holds for every text', () => {
  const factory = fc.constantFrom(...Object.keys(FACTORIES));
  const word = fc.oneof(
    fc.stringMatching(/^[a-z]{1,8}$/),
    fc.stringMatching(/^\d{1,5}$/),
    fc.constantFrom('code', 'date code:', '$', 'cm', ',', '-', '\n', 'made in', 'France'),
    fc.tuple(factory, fc.stringMatching(/^\d{3,4}$/)).map(([a, b]) => a + b),
  );

  test(
    'nothing throws, and every code found stands in the text and reads',
    { tags: ['slow'] },
    () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(word, { maxLength: 20 }).map((words) => words.join(' ')),
      );
      fc.assert(
        fc.property(text, (input) => {
          for (const { text: found, result } of checkListing(input, options).codes) {
            expect(input.normalize('NFKC')).toContain(found);
            expect(decode(found.replace(/[^0-9a-z]/gi, ''), options)).toEqual(result);
            if (!/code|stamp/i.test(input)) expect(result.standing).not.toBe('undocumented');
          }
        }),
        { numRuns: 1000 },
      );
    },
  );

  test('words without digits hold no code', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zA-Z'.,!?]{1,12}$/)), (words) => {
        expect(textsIn(words.join(' '))).toEqual([]);
      }),
    );
  });

  test('a documented code is found after "date code:", whatever follows', () => {
    fc.assert(
      fc.property(factory, fc.integer({ min: 1, max: 12 }), (letters, month) => {
        const [a = '', c = ''] = String(month).padStart(2, '0');
        expect(textsIn(`Nice bag, date code: ${letters}${a}0${c}5 - see photos`)).toEqual([
          `${letters}${a}0${c}5`,
        ]);
      }),
    );
  });

  // Twice the text may take twice the time: what would take the square of it does not end within the test's limit.
  test.each([
    'SD 1013 ',
    'A',
    '1',
    'SD ',
    '1013 ',
    'MADE IN ',
    'DATE CODE LA 1013 ',
    'made in the ',
    ' ',
    '-',
    'code code ',
    'É',
    '\ufdfa',
    'fabriqué en\n',
  ])('100 kB of %j are read in linear time', { tags: ['slow'] }, (junk) => {
    expect(checkListing(junk.repeat(100_000 / junk.length), options).codes.length).toBeLessThan(2);
  });

  test('country codes count in capitals only, and at most six countries in a row are read', () => {
    const labels = (text: string) => checkListing(text, options).labels.map(({ label }) => label);
    expect(labels('SP0065, what is made in it lasts')).toEqual([]);
    expect(labels('SP0065, made in IT')).toEqual(['IT']);
    const all = 'France, Italy, Spain, Germany, Switzerland, Japan, Portugal';
    expect(labels(`made in ${all}`)).toHaveLength(6);
  });

  test('marks that pile up on one letter are cut to a few', () => {
    const marks = '\u0300\u0327';
    expect(plainOf(`a${marks.repeat(50_000)}b`).text.length).toBeLessThan(10);
    expect(plainOf(`e\u0301 ${'e\u0301'.repeat(3)}`).text).toBe('é ééé');
  });
});

test('what stands behind another code is that one’s, up to the next blank line', () => {
  const { codes, labels } = checkListing(
    `SP0065, SD1013. ${'nice bag, '.repeat(40)}made in Spain`,
    options,
  );
  expect(codes.map(({ checks }) => checks.map(({ claim }) => claim))).toEqual([[], ['label']]);
  expect(labels.map(({ label }) => label)).toEqual(['ES']);
});

test('of a sign that stands for many letters as much is read as has room', () => {
  expect(plainOf('ﬃ'.repeat(30)).text).toHaveLength(60);
});

test('of several lines the one that is known to be newest is taken, and what has no year last', () => {
  const isDocumented = ({ launches }: Line) =>
    launches.some((each) => each.evidence === 'documented');
  const dated = LINES.find((line) => isDocumented(line) && line.name.length > 6);
  const [undated, single] = [
    LINES.find(({ launches }) => launches.length === 0),
    LINES.find((line) => line.launches.length > 0 && !isDocumented(line)),
  ];
  for (const other of [undated, single]) {
    const names = [dated, other].map((line) => line?.name ?? '');
    expect(names).toContain(lineOf(names.join(', '))?.name);
  }
});

test('what has several names at once is found by all of them', () => {
  const { lines } = checkListing('Pochette Métis, Monogram Empreinte', options);
  expect(lines.map(({ line }) => line)).toContain('pochette-metis-empreinte');
});

test('the signs after an address are no part of it', () => {
  const { links } = checkListing('(see https://example.com/x).', options);
  expect(links.map(({ text }) => text)).toEqual(['https://example.com/x']);
});
