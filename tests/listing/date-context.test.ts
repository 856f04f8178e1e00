import { describe, expect, test } from 'vitest';
import { isDateOfMaking, leadsToDate, leadsToCode } from '../../src/listing/date-context.ts';
import { writtenDatesIn } from '../../src/listing/date-forms.ts';
import { folded } from '../../src/listing/text.ts';

/** Whether the first date of a text is one of making. */
function dates(text: string, beside: Partial<Parameters<typeof isDateOfMaking>[2]> = {}): boolean {
  const plain = folded(text);
  const [date] = writtenDatesIn(plain);
  if (!date) throw new RangeError(`There is no date in “${text}”.`);
  return isDateOfMaking(plain, date, {
    hasCode: false,
    isAfterCode: false,
    isBeforeCode: false,
    ...beside,
  });
}

describe('product §1.9: what stands between a code and a date', () => {
  const YEAR = { year: 2005 };
  const MONTH = { year: 2005, month: 6 };
  const WEEK = { year: 2005, week: 26 };

  test.each([
    ' (',
    '. (',
    ' - ',
    ' means it was of the year ',
    ' = some day in ',
    ') → the early part of ',
    '», which signifies the bag left paris in ',
    ' implies that this bag is of ',
    ', and that tells you it comes from ',
    '), and it places this bag around ',
    ': this bag is as old as i am, so ',
    ' impressed inside – hence ',
    ' veut dire que le sac est né en ',
    ' , nous indique un sac né en ',
    ' soit un sac né en ',
    ' o sea que el bolso nació en ',
    ' bedeutet, die tasche kommt von ',
    ' mean it left paris in ',
    ' corrispondente a un giorno di ',
    ' corrisponde a un giorno di ',
    ' impressed inside,so ',
    ' impressed inside –so near ',
    'は',
    'なので',
  ])('“%s” leads from a code to its date', (between) => {
    expect(leadsToDate(between, YEAR)).toBe(true);
  });

  test.each([
    ' in good shape, ',
    ' in good shape so we think ',
    ' the lining means ',
    ' means it is old. a receipt of ',
    ' means 12 bags of ',
    ' means, closes in ',
    ' means the runway of ',
    ' means a bag bought in ',
    ` means ${'so '.repeat(20)}`,
    ' in shape that i find good for a bag of such an age, so ',
    ' in good shape, so it was never more than just a bag of ',
    ' serviced in ',
    `${' '.repeat(141)}(`,
  ])('“%s” does not', (between) => {
    expect(leadsToDate(between, YEAR)).toBe(false);
  });

  test.each([MONTH, WEEK])('a month or week counts close after any words: %o', (when) => {
    expect(leadsToDate(' impresso sulla linguetta, ', when)).toBe(true);
    expect(leadsToDate(` ${'x'.repeat(27)}`, when)).toBe(true);
    expect(leadsToDate(` ${'x'.repeat(28)}`, when)).toBe(false);
    expect(leadsToDate(' impresso. ', when)).toBe(false);
    expect(leadsToDate(' 3 impressi ', when)).toBe(false);
    expect(leadsToDate(' impresso, ', YEAR)).toBe(false);
    expect(leadsToDate(' it, auction closes ', when)).toBe(false);
    expect(leadsToDate(' it, worn in ', when)).toBe(false);
  });

  test('a German denial counts in every form', () => {
    for (const no of ['kein', 'keine', 'keinen']) expect(leadsToDate(` ${no} `, MONTH)).toBe(false);
    expect(leadsToDate(' (keinerlei ', MONTH)).toBe(true);
  });

  test('many spaces between code and date make no difference, up to a limit', () => {
    expect(leadsToDate(' '.repeat(140), YEAR)).toBe(true);
    expect(leadsToDate(' '.repeat(141), YEAR)).toBe(false);
  });

  test.each([' (code ', ', date code: ', ' / datecode no. ', ' – code date ', '(製造番号'])(
    '“%s” leads from a date to its code',
    (between) => {
      expect(leadsToCode(between)).toBe(true);
    },
  );

  test.each([
    ' (size ',
    ' code ',
    ' (nice; code ',
    ' (nice! code ',
    ` (${'x'.repeat(24)} code`,
    ' (nice. Date code ',
    ` (${'x '.repeat(12)}code `,
  ])('“%s” does not', (between) => {
    expect(leadsToCode(between)).toBe(false);
  });

  test('an abbreviation does not end a sentence', () => {
    expect([' (ital. date code ', ' (nr.A code '].map(leadsToCode)).toEqual([true, true]);
  });
});

describe('product §1.9: what only seems to be a date of making', () => {
  test.each([
    'a year 2004',
    'new model year 2004',
    'this year 2004',
    'not made in 2004',
    'homemade in 2004',
    '2004',
    '2004 production of other things',
    '2004 made in France',
    '2004 made by hand',
    '2012 Louis Vuitton spring runway Speedy',
    '2012 Gucci bag',
    'Speedy 2012 Louis Vuitton',
  ])('“%s”', (text) => {
    expect(dates(text)).toBe(false);
  });
});

describe('product §1.9: what else has a date', () => {
  test.each([
    'made in 2004, bought in Paris 2006',
    'made in 2004 – 2006',
    'made in 2004 or so',
    'made around 2004',
    'made circa 2004',
    'made in ca. 2004',
    'fabriqué vers 2004',
    'prodotta intorno al 2004',
    'hergestellt um 2004',
    'made ~2004',
    '製造 約2004年',
    '2004年頃製造',
    '2004年前後製',
    'made before 2004',
    'made in 2003–2004',
    'made since 2004',
    'made in late ’04',
    'made 2004 collection',
    'made for 2004 fashion show',
    'made, bought 2004',
    'made in France, purchased in 2004',
    'made, purchase date: 2004',
    'made, year of purchase 2004',
    '購入2004年',
    'strap made in 2004',
  ])('not “%s”', (text) => {
    // Of two dates it is the last one.
    const plain = folded(text);
    const date = writtenDatesIn(plain).at(-1);
    if (!date) throw new RangeError(text);
    expect(
      isDateOfMaking(plain, date, { hasCode: true, isAfterCode: false, isBeforeCode: false }),
    ).toBe(false);
  });

  test.each([
    ['a collection', 'spring 2004'],
    ['a model', 'model 2004'],
    ['a launch', 'launched in 2004'],
    ['an auction', 'closes in June 2004'],
    ['a parcel', 'ships in week 26 of 2004'],
    ['a receipt', 'receipt of 2004'],
  ])('%s before it', (_, text) => {
    expect(dates(text, { isBeforeCode: true })).toBe(false);
    expect(dates('Speedy 2004', { isBeforeCode: true })).toBe(true);
  });

  test.each([
    ...['closes', 'will close', 'ends', 'will end', 'opens', 'will open', 'ships', 'can ship'],
    ...['dispatch', 'dispatched', 'deliver', 'delivered', 'arrives', 'arriving', 'expires'],
    ...['to expire', 'launch', 'launches', 'releases', 'returns', 'to return', 'holidays'],
    ...['our holiday', 'versand', 'versandfertig', 'lieferung', 'envoi', 'envois', 'expédition'],
    ...['spedizione', 'spedita', 'envio', 'envío', 'envíos', 'entrega'],
  ])('“%s” is about something later', (event) => {
    expect(dates(`${event} may 2004`, { isBeforeCode: true })).toBe(false);
    expect(dates(`${event} ${'and so on '.repeat(3)}may 2004`, { isBeforeCode: true })).toBe(true);
    const inside = event.replace(/\S+$/, 'x$&');
    expect(dates(`${inside} may 2004`, { isBeforeCode: true })).toBe(true);
  });

  test.each([
    ...['collection', 'collections', 'catalog', 'catalogue', 'price', 'prices', 'appraisal'],
    ...['insurance', 'certificat', 'certificate', 'photo', 'photos', 'picture', 'pictures'],
    ...['auction', 'auctions', 'close', 'closes', 'end', 'ends', 'exposition', 'olympic'],
    ...['olympics', 'holiday', 'holidays'],
  ])('a week beside “%s” is not a date of making', (other) => {
    expect(dates(`week 26 of 2004 with its lovely ${other}`, { hasCode: true })).toBe(false);
    expect(dates(`week 26 of 2004 with its lovely x${other}`, { hasCode: true })).toBe(true);
  });

  test.each([
    ...['collection', 'collections of', 'retail', 'retailed', 'spring/summer', 'fall-winter for'],
    ...['winter/lovely', 'model from', 'コレクション'],
  ])('a year after “%s” is that of a collection', (season) => {
    expect(dates(`${season} 2004`, { isBeforeCode: true })).toBe(false);
  });

  test('a season counts as a whole word right before its year', () => {
    for (const text of ['midsummer 2004', 'summer nights by the sea 2004'])
      expect(dates(text, { isBeforeCode: true })).toBe(true);
    expect(dates('コレクション2004年', { isBeforeCode: true })).toBe(false);
  });

  test.each([
    ['made in 2004 lovely catalogue', false],
    ['made in 2004 catalog', false],
    ['made in 2004 season of joy', false],
    ['made in 2004, my collection', true],
    ['made in 2004 seasonal', true],
    ['after all made in 2004', true],
    ['the late ’bag’, made in 2004', true],
    ['1/2/ made in 2004', true],
    ['made in 2004, size 1/2/3', true],
    ['about a bag made in 2004', true],
    ['made in 2004, for a week or so', true],
    ['made in 2004 circa', false],
    ['made in 2004 circa, fine', false],
    ['2004 lovely bag of louis vuitton', false],
    [`2012 louis vuitton from the well known cruise`, false],
    [`2012 louis vuitton ${'of old '.repeat(8)}cruise`, true],
    ['fine\n  2012 louis vuitton', true],
  ])('%s: %s', (text, isMaking) => {
    expect(dates(text)).toBe(isMaking);
  });

  test.each([
    ...["jusqu'en 2004", 'jusqu’en 2004', 'ca. 2004', 'ca 2004', 'ca.2004', 'approx 2004'],
    ...['approx. 2004', 'approximately 2004', 'verso 2004', 'verso il 2004', '~2004', '~ 2004'],
    ...["vers l'année 2004", 'vers l’année 2004', '약2004', '약 2004', '대략2004', '대략 2004'],
    ...['2004 경', '2004경', '2004년경', '2004년 무렵', '2004무렵', '2004年頃', '3/9/2004'],
    ...['on 3/9/2004', '2004/9/3', '2004/09/03', '2004-09-03'],
  ])('“%s” is not a date of making even after a code', (text) => {
    expect(dates(text, { isAfterCode: true })).toBe(false);
  });

  test('the date of a purchase does not count even after a code', () => {
    expect(dates('it was mine, 2004', { isAfterCode: true })).toBe(true);
    expect(dates('bought in 2004', { isAfterCode: true })).toBe(false);
    expect(dates('purchase date: 2004', { isAfterCode: true })).toBe(false);
    expect(dates('bought, then looked at, of 2004', { isAfterCode: true })).toBe(true);
  });
});

describe('product §1.9: a date beside a code, without words for making', () => {
  test.each([
    'week 26 of 2004',
    'June 2004',
    '(2004)',
    'Tote del 2004',
    'from 2004.',
    'nice bag. 2004',
    'Speedy\n2004\n',
    'pelle | 2004 | borsa',
    'sold with box; 2004',
    'sold with its dustbag. (2004)',
    'June 2004. Bought in Paris',
    'June 2004; bought in Paris',
    'sold as no. 4. Week 26 of 2004',
    'sold as no. 4... week 26 of 2004',
    'I sold. Week 26 of 2004',
    'it was sold. June 2004',
  ])('“%s” is its date', (text) => {
    expect(dates(text, { hasCode: true })).toBe(true);
    expect(dates(text)).toBe(false);
  });

  test.each([
    'nice bag 2004',
    'nice bag June 2004',
    'worn in week 26 of 2004',
    '(2004 bag)',
    '12 June 2004',
    'June 12, 2004',
    '12. June 2004',
    '12june 2004',
    'June. 12, 2004',
    'nr. bought in week 26 of 2004',
    'bought and worn June 2004',
    'prices of June 2004',
    'June 2004 prices',
    '© 2004',
    'June 2004 bought in Paris',
    'model no. June 2004',
  ])('“%s” is not', (text) => {
    expect(dates(text, { hasCode: true })).toBe(false);
  });
});
