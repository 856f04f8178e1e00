import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelOf, lineOf } from '../../src/label.ts';
import { checkListing, type Listing } from '../../src/listing.ts';
import { en } from '../../src/words/en.ts';

const TODAY = { today: '2026-11-22' };

/** What is stated of the only code of a text, and how the two compare. */
function checksIn(text: string): readonly (readonly [string, string, string, string])[] {
  return checkListing(text, TODAY).codes.flatMap(({ checks }) =>
    checks.map(({ claim, outcome, id, stated }) => [claim, outcome, id, stated] as const),
  );
}

describe('the seller says, the code says', () => {
  test.each([
    [
      'FL1024 (October 2004), made in Spain',
      [
        ['label', 'conflicts', 'conflict', 'made in Spain'],
        ['made', 'conflicts', 'differs', 'October 2004'],
      ],
    ],
    [
      'Neverfull, date code SD1013, made in USA in 2003',
      [
        ['label', 'agrees', 'match', 'made in USA'],
        ['made', 'agrees', 'agrees', '2003'],
        ['line', 'conflicts', 'too-early', 'Neverfull'],
      ],
    ],
    // Of two models the first is the bag's, whether the other would fit or not.
    [
      'Speedy 30, date code AR2126. Voir aussi mon Neverfull et mon Coussin.',
      [
        ['line', 'open', 'fits-always', 'Speedy'],
        ['line', 'open', 'fits', 'Neverfull'],
        ['line', 'open', 'shared', 'Coussin'],
      ],
    ],
    [
      'code SP0065, made in France or Spain',
      [['label', 'open', 'choice', 'made in France or Spain']],
    ],
    // Where one fits, another that is given is asked about.
    [
      'Made in France. Made in Spain. SP0065',
      [
        ['label', 'agrees', 'match', 'Made in France'],
        ['label', 'asks', 'conflict', 'Made in Spain'],
      ],
    ],
    [
      'Made in Italy. Made in Spain. SP0065',
      [
        ['label', 'conflicts', 'conflict', 'Made in Italy'],
        ['label', 'conflicts', 'conflict', 'Made in Spain'],
      ],
    ],
    [
      'SP0065, made in 2005. The zorgle was made in 1999.',
      [
        ['made', 'agrees', 'agrees', '2005'],
        ['made', 'open', 'differs', '1999'],
      ],
    ],
    // A bound that fits excuses none that doesn't.
    [
      'SP0065, bought in 2001, relined in 2019',
      [
        ['existed-by', 'asks', 'made-later', '2001'],
        ['existed-by', 'agrees', 'fits', '2019'],
      ],
    ],
    ['FL1023 (October 2023)', [['made', 'conflicts', 'straight', 'October 2023']]],
    ['SD1013, made in 2013', [['made', 'conflicts', 'straight', '2013']]],
    ['8912 SL, made in 2012', [['made', 'conflicts', 'differs', '2012']]],
    ['MB0097 (September 2007)', [['made', 'open', 'other-reading', 'September 2007']]],
    ['FL1023 (week 10 of 2023)', [['made', 'conflicts', 'straight', 'week 10 of 2023']]],
    ['FL1023 (November 2023)', [['made', 'conflicts', 'differs', 'November 2023']]],
    // No month has the number 0.
    ['SD0013 (2013)', [['made', 'conflicts', 'differs', '2013']]],
    // Three digits are no pairs.
    ['date code 121 (2001)', [['made', 'conflicts', 'differs', '2001']]],
    ['SD0023 (week 2 of 2003)', [['made', 'conflicts', 'week-for-month', 'week 2 of 2003']]],
    // The week ends on 1 June, the other begins on 31 March.
    ['AR2124 (June 2014)', [['made', 'agrees', 'agrees', 'June 2014']]],
    ['AR1144 (March 2014)', [['made', 'agrees', 'agrees', 'March 2014']]],
    // Alone behind its code a date is the seller's own reading; where more follows, nothing ties it to the code.
    ['Date code SP1029, July 2012', [['made', 'conflicts', 'differs', 'July 2012']]],
    ['Date code SP1029, July 2012, good', [['made', 'open', 'unbound', 'July 2012']]],
    ['Bought in Paris in 2001, date code AR2126', [['existed-by', 'asks', 'made-later', '2001']]],
    [
      '2020 Christmas Animation pouch, date code SP0938',
      [['released', 'asks', 'made-before', '2020 Christmas']],
    ],
    ['Microchip inside, date code SP0938', [['chip', 'asks', 'early', 'Microchip']]],
  ])('%s', (text, expected) => {
    expect(checksIn(text)).toEqual(expected);
  });

  test('every check has its place, a value, a sentence and the name of its rule', () => {
    const text = '✨ Ｄate code SD1013  (October 2013), made in France';
    const [code] = checkListing(text, TODAY).codes;
    expect(
      code?.checks.map(({ stated, index, length }) => [stated, text.slice(index, index + length)]),
    ).toEqual([
      ['made in France', 'made in France'],
      ['October 2013', 'October 2013'],
    ]);
    expect(code?.checks.map(({ value, rule }) => [value, rule])).toEqual([
      ['FR', 'made-before'],
      [{ from: '2013-10-01', to: '2013-10-31' }, 'code-explained'],
    ]);
    expect(code?.checks[1]?.text).toBe(
      'The seller says October 2013, probably from reading the digits left to right. The code says November 2003.',
    );
    expect(text.slice(code?.index, (code?.index ?? 0) + (code?.length ?? 0))).toBe('SD1013');
  });

  test('each of several codes has the date right after it', () => {
    const { codes } = checkListing('2 bags: SP0065 (2005) and CA1089 (2008); SP0065 again', TODAY);
    expect(codes.map(({ checks }) => checks.map(({ outcome }) => outcome))).toEqual([
      ['agrees'],
      ['conflicts'],
    ]);
  });

  test.each<readonly [string, readonly (readonly string[])[]]>([
    [
      'Speedy 30, date code SP1001, made in France. Also a zippy wallet, date code CA0066.',
      [['label agrees made in France', 'line open Speedy'], ['line open zippy wallet']],
    ],
    [
      'Speedy 30 (date code SP1001) and Neverfull MM (date code SD4142) bundle',
      [['line open Speedy'], ['line agrees Neverfull']],
    ],
    [
      'Speedy SP0065 made in France, Neverfull SD4185 made in USA',
      [
        ['label agrees made in France', 'line open Speedy'],
        ['label agrees made in USA', 'line agrees Neverfull'],
      ],
    ],
    [
      '1) Speedy SP0966. Made in France. 2) Neverfull SD4121. Made in USA.',
      [
        ['label agrees Made in France', 'line open Speedy'],
        ['label agrees Made in USA', 'line agrees Neverfull'],
      ],
    ],
    // It may be said of both, so it is compared with the bag's.
    [
      'Speedy SP0065 and SP0066, made in Spain',
      [['label conflicts made in Spain', 'line open Speedy'], []],
    ],
    [
      'Made in 1996, Keepall SP0966. Made in 2011, Neverfull SD4121.',
      [
        ['made agrees 1996', 'line open Keepall'],
        ['made agrees 2011', 'line agrees Neverfull'],
      ],
    ],
    [
      'Date code: SP0966\n\nMade: October 2011\n\nDate code: SD4121, made in USA',
      [['made conflicts October 2011'], ['label agrees made in USA']],
    ],
    // What stands before another code in its clause, brackets or not, is that one's.
    [
      'Neverfull MM date code SP2144 bought after my Speedy 30 from 1998 (code VI0978)',
      [['line agrees Neverfull'], ['existed-by agrees 1998', 'line open Speedy']],
    ],
    [
      'Date code SP2144 (Neverfull MM), same leather as my Speedy 30 from 1998 (code VI0978)',
      [['line agrees Neverfull'], ['made agrees 1998', 'line open Speedy']],
    ],
    [
      'Neverfull MM, code de date SP2144, en 1998 j’ai acheté un Speedy 30 (code VI0978)',
      [['line agrees Neverfull'], ['made agrees 1998', 'line open Speedy']],
    ],
    [
      'Neverfull MM, Datecode SP2144, 1998 gekaufte Speedy 30 (Code VI0978) behalte ich',
      [['line agrees Neverfull'], ['made agrees 1998', 'line open Speedy']],
    ],
    [
      'ネヴァーフルMM、製造番号SP2144、1998年購入のスピーディ30（VI0978）も出品中',
      [['line agrees ネヴァーフル'], ['existed-by agrees 1998年', 'line open スピーディ']],
    ],
    [
      'Neverfull MM 编码SP2144，我现在用1998年买的Speedy 30（编码VI0978）',
      [['line agrees Neverfull'], ['existed-by agrees 1998年', 'line open Speedy']],
    ],
    [
      '네버풀 MM, 데이트코드 SP2144, 1998년에 구입한 스피디 30 (VI0978)도 판매합니다',
      [['line agrees 네버풀'], ['existed-by agrees 1998년', 'line open 스피디']],
    ],
    // What is another thing's for the bag is its own code's, and asks there.
    [
      'Neverfull MM, code de date SP2144. Je vends aussi un Speedy 30 fabriqué en Espagne (code VI0978)',
      [['line agrees Neverfull'], ['label asks fabriqué en Espagne']],
    ],
    [
      'ネヴァーフルMM、製造番号SP2144。別のスピーディ30（2005年製、VI0978）もあります',
      [['line agrees ネヴァーフル'], ['made asks 2005年']],
    ],
    // Brackets that name nothing take no clause.
    [
      'Neverfull MM, date code SP2144, bought in 2014 (new strap CA0183)',
      [['existed-by agrees 2014', 'line agrees Neverfull'], []],
    ],
    // A model right behind a code begins no other piece.
    [
      'SP0065 Speedy, made in France, AR0182 Alma',
      [['label agrees made in France', 'line open Speedy'], ['line agrees Alma']],
    ],
    [
      '1996年製 製造番号SP0966 / 2011年製 製造番号SD4121',
      [['made agrees 1996年'], ['made agrees 2011年']],
    ],
  ])('each of several codes has the claims of its own sentence: %s', (text, said) => {
    const { codes } = checkListing(text, TODAY);
    expect(
      codes.map(({ checks }) =>
        checks.map(({ claim, outcome, stated }) => `${claim} ${outcome} ${stated}`),
      ),
    ).toEqual(said);
  });

  test('a date given for two codes is compared with both and listed once', () => {
    const text = '2 bags: SP0065 (2005) and CA1088 (2005); again: SP0065 (2005)';
    const { codes, dates } = checkListing(text, TODAY);
    expect(codes.map(({ checks }) => checks.map(({ outcome }) => outcome))).toEqual([
      ['agrees'],
      ['conflicts'],
    ]);
    expect(dates.map(({ text }) => text)).toEqual(['2005']);
  });

  test.each([
    'SP0065, Made in: France - year 2005',
    'SP0065, Made in: France, Made in: France - year 2005',
    'Made in: France, SP0065, Made in: France - year 2005',
  ])('a label may stand between a code and its date: %s', (text) => {
    const { codes } = checkListing(text, TODAY);
    expect(codes[0]?.checks.map(({ claim, outcome }) => [claim, outcome])).toEqual([
      ['label', 'agrees'],
      ['made', 'agrees'],
    ]);
  });

  test.each(['code SP 2005 production', 'made in code MI 2004 10'])(
    'the digits of a code are not a date: %s',
    (text) => {
      const { codes, dates } = checkListing(text, TODAY);
      expect([codes.length, dates]).toEqual([1, []]);
    },
  );

  test('a week stays a week in the parameters', () => {
    const paramsIn = (text: string) => checkListing(text, TODAY).codes[0]?.checks[0]?.params;
    expect(paramsIn('SP0049 (January 2010)')).toMatchObject({ read: { year: 2009, week: 4 } });
    expect(paramsIn('MB0097 (September 2007)')).toMatchObject({
      read: { year: 2007, week: 9 },
      other: { year: 2007, month: 9 },
    });
  });

  test('a date without a code is listed but compared with nothing', () => {
    const { codes, dates } = checkListing('Made in October 2004', TODAY);
    expect(codes).toEqual([]);
    expect(dates).toEqual([
      {
        ...{ text: 'October 2004', from: '2004-10-01', to: '2004-10-31', isExact: true },
        ...{ when: { year: 2004, month: 10 }, date: 'October 2004' },
      },
    ]);
  });

  test('a code that words announce is kept even where its date is undocumented', () => {
    const { codes } = checkListing('Date Code: MI4093', TODAY);
    expect(codes.map(({ hasCue, result }) => [hasCue, result.standing])).toEqual([
      [true, 'undocumented'],
    ]);
  });

  test('texts keep the spelling of the listing', () => {
    const { codes, labels, lines, styleNumbers } = checkListing(
      'speedy 30 m41526, date code: sp 0065, MADE IN u.s.a.',
      TODAY,
    );
    expect(codes.map(({ text }) => text)).toEqual(['sp 0065']);
    expect(labels).toEqual([{ text: 'u.s.a.', label: 'US', name: 'United States' }]);
    expect(lines).toEqual([{ text: 'speedy', line: 'speedy', name: 'Speedy' }]);
    expect(styleNumbers).toEqual(['m41526']);
  });

  test('a name does not end within a number', () => {
    expect(checkListing('Speedy 2003, SP0065', TODAY).lines.map(({ line }) => line)).toEqual([
      'speedy',
    ]);
  });

  test('each style number is listed once, whatever its case', () => {
    const { styleNumbers } = checkListing('Speedy M41526 and N51105, m41526', TODAY);
    expect(styleNumbers).toEqual(['M41526', 'N51105']);
  });

  test('the words option decides how checks are worded', () => {
    const words = { ...en, time: () => 'then', labelName: () => 'there' };
    const { labels, dates } = checkListing('Made in France in 2004', { ...TODAY, words });
    expect([labels[0]?.name, dates[0]?.date]).toEqual(['there', 'then']);
    expect(en.labelName('other')).toBe('Another country');
  });
});

/** Pieces of listings, each of which stands for itself. */
const PIECE = fc.constantFrom(
  'Date code: SP0065.',
  'Made in France.',
  'Neverfull MM in Damier Ebene.',
  'Produced in October 2004.',
  'Style number M41526.',
  '製造番号CA1089刻印。',
  'フランス製。',
  'code de date : VI0022, fabriqué en Espagne.',
  '30 x 20 cm, 450 €.',
  'Purchased in 2008.',
  'promo code FL0062.',
  'not made in Italy.',
);

describe('what holds for every listing', () => {
  test('no text throws', { tags: ['slow'] }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        checkListing(text, TODAY);
      }),
    );
  });

  test.each([null, undefined, 5, Symbol('x'), {}])(
    'a value that is not a string holds nothing: %o',
    (input) => {
      expect(checkListing(input as string, TODAY)).toMatchObject({
        codes: [],
        labels: [],
      });
      expect(labelOf(input as string)).toBeUndefined();
      expect(lineOf(input as string)).toBeUndefined();
    },
  );

  test('the same text gives the same answer every time', () => {
    fc.assert(
      fc.property(fc.array(PIECE), (pieces) => {
        const text = pieces.join(' ');
        expect(checkListing(text, TODAY)).toEqual(checkListing(text, TODAY));
      }),
    );
  });

  test('lines hold the same joined by spaces or line breaks as on their own', () => {
    fc.assert(
      fc.property(
        fc.array(PIECE),
        fc.constantFrom('\n', '\r\n', '\n\n', ' '),
        (pieces, between) => {
          const joined = heldBy([checkListing(pieces.join(between), TODAY)]);
          expect(joined).toEqual(heldBy(pieces.map((piece) => checkListing(piece, TODAY))));
        },
      ),
    );
  });

  // Twice the text may take twice the time: what would take the square of it does not end within the test's limit.
  test.each([
    ...['SP0065 2005 ', 'SD1013 (2003), ', 'made in 2003, ', 'week 22 2016 ', '2003年11月'],
    ...['made in France, Spain, ', 'France or ', 'フランス製', '製造番号', 'not ', 'Speedy 25 '],
    ...['date code in the , ', 'serial number / ', 'lock ', 'http://', 'stamped 835 silver '],
  ])('100 kB of %j take linear time', { tags: ['slow'] }, (piece) => {
    const { dates } = checkListing(piece.repeat(100_000 / piece.length), TODAY);
    expect(dates.length).toBeLessThan(2);
  });
});

function heldBy(listings: readonly Listing[]) {
  const unique = (texts: readonly string[]) => [...new Set(texts)].sort();
  return {
    codes: unique(listings.flatMap(({ codes }) => codes.map(({ result }) => result.code))),
    labels: unique(listings.flatMap(({ labels }) => labels.map(({ label }) => label))),
    dates: unique(listings.flatMap(({ dates }) => dates.map(({ date }) => date))),
    styleNumbers: unique(listings.flatMap(({ styleNumbers }) => styleNumbers)),
    lines: unique(listings.flatMap(({ lines }) => lines.map(({ line }) => line))),
  };
}

test('a label rests on the lists that name its country, or else on those of all countries', () => {
  const sourcesOf = (text: string) =>
    checkListing(text, TODAY).codes[0]?.checks.find(({ claim }) => claim === 'label')?.sources ??
    [];
  expect(sourcesOf('Date code SD1013, made in USA').length).toBeGreaterThan(3);
  expect(sourcesOf('Date code SD1013, made in Germany').length).toBeGreaterThan(3);
});

test('a line rests on the pages that give the year it is compared with', () => {
  const sourcesOf = (text: string) =>
    checkListing(text, TODAY).codes[0]?.checks.find(({ claim }) => claim === 'line')?.sources ?? [];
  expect(sourcesOf('Multicolore, date code SP4119').length).toBeGreaterThan(1);
  expect(sourcesOf('Neverfull, date code SD1013').length).toBeGreaterThan(1);
  expect(sourcesOf('CarryAll, date code SN4187')).toEqual([]);
});

test.each([
  ['date code sd1O13 made in usa', 'near-code', 'SD1013'],
  ['Datecode: sd10l3', 'near-code', 'SD1013'],
  ['date code qq2126', 'impossible', undefined],
  ['date code is shown in photo2', 'not-given', undefined],
])('what is given in small letters gets an answer: %j', (text, rule, code) => {
  const [unread] = checkListing(text, TODAY).unread;
  expect(unread?.rule).toBe(rule);
  if (code !== undefined) expect(unread).toMatchObject({ suggestions: [{ code }] });
});

test('an announced code keeps the reason why it does not read, before any suggestion', () => {
  expect(checkListing('Date code: SL5184', TODAY).unread[0]).toMatchObject({
    ...{ errorCode: 'invalid-week', reason: 'There is no such week.' },
    suggestions: [{ code: 'SL5104' }],
  });
});

test.each([
  ['Date code FR202310', 'unknown-form'],
  ['Serial number stamped inside: M40156', 'style-number'],
] as const)('what stands there in place of a code has a reason of its own: %j', (text, id) => {
  const error = en.unread[id];
  expect(checkListing(text, TODAY).unread[0]).toMatchObject({ errorCode: id, error });
});

test.each([
  ['SD?013. Made in: Spain', 'None of the possible codes fits “Made in: Spain”.'],
  [
    'SD?013. Bought in 1999. Made in: Spain',
    'None of the possible codes fits “Made in: Spain” and “1999”.',
  ],
  ['SD1?13. Bought in 1995', '1 of the 4 possible codes fits “1995”.'],
  ['SD1?13. Bought in 2004', '2 of the 4 possible codes fit “2004”.'],
  ['SD?013. Made in: USA', undefined],
])('a worn code is compared with what the text says: %j: %s', (text, expected) => {
  const [unread] = checkListing(`Date code: ${text}`, TODAY).unread;
  expect(unread).toMatchObject({ rule: 'worn-code' });
  expect(unread && 'fit' in unread ? unread.fit : undefined).toBe(expected);
});

test('what stands after a cue is always answered', () => {
  const { unread } = checkListing('Date code: CTOO97. Date code: SP00?3. Date code: SD2229', TODAY);
  expect(
    unread.map((each) =>
      Object.keys(each).filter((key) => !/^(?:text|index|length|rule)$/.test(key)),
    ),
  ).toEqual([
    ['checks', 'suggestions'],
    ['checks', 'candidates'],
    ['errorCode', 'error', 'reason'],
  ]);
});
