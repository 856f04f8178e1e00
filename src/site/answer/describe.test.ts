import { describe, expect, test } from 'vitest';
import { messages } from '#words/messages.ts';
import { LINES } from '../../core/lines.ts';
import { listingLine } from '../../text/messages.ts';
import { announcementOf, sharedItem, titleOf } from './describe.ts';
import type { Query } from '../item/item.ts';
import { resolve } from './resolve.ts';
import { show, type Shown } from './shown.ts';

const today = '2026-11-21';

async function shownFor(query: Query): Promise<Shown> {
  const { answer } = await resolve(query, today);
  return show({ step: 1, answer, item: query, lines: LINES });
}

describe('eye, ear and tab tell the same', () => {
  test.each([
    [
      'AR2126',
      'AR2126: Made in week\u00a022 of\u00a02016, May\u00a030 to June\u00a05, in\u00a0France. 0 of 3 checked. Not stated: label, bought or received, model.',
    ],
    ['QQ2126', 'Unknown factory location code'],
    ['SDO013', expect.stringMatching(/ Did you mean SD0013\?$/)],
    [
      'SD?013',
      'January or November 2003, in the United States. 2 codes fit.'.replace(' 2003', '\u00a02003'),
    ],
    ['Speedy 30, no date code', 'The seller says there’s no date code.'],
    ['no date code', 'A bag without a date code.'],
    ['chip', 'A bag with a chip.'],
    [
      'Neverfull, date code SP00?3, bought 2011',
      'Part of “SP00?3” can’t be read. Open it below to see what it could be.',
    ],
    ['SL?013 made in Spain', expect.stringMatching(/^Part of “SL\?013” can’t be read/)],
    ['QQ?013', 'No code we know of fits QQ?013.'],
    ['????13', expect.stringMatching(/^With more than two characters unreadable/)],
    [
      'Lovely bag that was made in France in 2015, code SD1013',
      expect.stringMatching(
        /“made in France” .*name the United States\. Is that said of this bag\? 0 of 4/,
      ),
    ],
    [
      'SD1013\nAR2126\n121\nQQ2126\nhello',
      '4\u00a0rows: 2\u00a0read, 1\u00a0doubtful, 1\u00a0unreadable. Also 1\u00a0line not about a code.',
    ],
  ])('a screen reader hears of %j', async (text, expected) => {
    expect(announcementOf(await shownFor({ text }))).toEqual(expected);
  });

  test.each<[Query, string]>([
    [{ text: 'SD1013', label: 'IT' }, 'not in Italy'],
    [{ text: 'AR4165', bought: '2008' }, 'Bought in 2008, but the code says'],
    [{ text: 'SD1013', line: 'neverfull' }, 'Sources say Neverfull was introduced in 2007'],
    [{ text: 'SD1013', reading: 'week-year' }, 'Made in week 11 of 2003'],
    [
      { text: 'S?10?3', label: 'IT' },
      'October, November or December 2003, in Italy. 6 of the 27 possible codes fit “made in Italy”.',
    ],
  ])('and of what was told of it: %j', async (query, expected) => {
    const said = announcementOf(await shownFor(query));
    expect(said.replaceAll('\u00a0', ' ')).toContain(expected);
  });

  test.each<[Query, string]>([
    [{ text: 'SD1013' }, 'SD1013: November 2003'],
    [{ text: 'SD1013', label: 'IT' }, 'SD1013: November 2003, label differs'],
    [{ text: 'AR4165', bought: '2008' }, 'AR4165: Week 46, 2015, bought too early'],
    [{ text: 'SD1013', line: 'neverfull' }, 'SD1013: November 2003, too early for the model'],
    [{ text: 'SD1013', reading: 'week-year' }, 'SD1013: Week 11, 2003, undocumented date'],
    [{ text: 'SD1013 | made in France' }, 'SD1013: November 2003, label differs'],
    [{ text: 'SD1013 was made in France' }, 'SD1013: November 2003, one question'],
    [{ text: 'MX2126' }, 'MX2126: Week 22, 2016, unlisted letters'],
    [{ text: 'QQ2126' }, 'QQ2126: Invalid Code'],
    [{ text: '' }, 'Invalid Code'],
    [{ text: 'sd?013' }, 'SD?013: Possible codes'],
    [{ text: 'SD1013\nAR2126\n836' }, 'Table of codes: 3\u00a0rows'],
    [{ text: 'SD1013\nAR2126\n836\nHi! here is my stock' }, 'Table of codes: 3\u00a0rows'],
    [{ text: 'Speedy M41526' }, 'No date code found'],
  ])('the tab is called after the answer to %j', async (query, title) => {
    expect(titleOf(await shownFor(query))).toBe(`${title} · Heatstamp`);
  });
});

test('only what stands in the text counts as set aside, and once, whatever a link says', async () => {
  const text = 'Date code SD1013, made in Italy';
  const label = text.indexOf('made');
  const { item, judged } = await shownFor({ text, dismissed: [0, label, label, 5000] });
  expect([item.dismissed, judged?.sheet.tone]).toEqual([[label], 'valid']);
  expect((await shownFor({ text: 'SD1013', dismissed: [3] })).item.dismissed).toBeUndefined();
});

test.each<[Query, string]>([
  [
    { text: 'FL1024', label: 'US' },
    'Made in December 2004, in the United States, as the label says; most lists place FL in France.',
  ],
  [{ text: 'SA1023', label: 'IT' }, 'Made in December 2003, in Italy, as the label says.'],
  [{ text: 'SD1013', label: 'US' }, 'Made in November 2003, in the United States.'],
  [{ text: 'FL1024, made in USA' }, 'in the United States, as the label says'],
])('a label that agrees narrows the answer: %j', async (query, said) => {
  const shown = await shownFor(query);
  expect(announcementOf(shown).replaceAll('\u00a0', ' ')).toContain(said);
  const { result, sheet } = shown.judged ?? {};
  if (!result || !sheet) throw new Error('It does not read.');
  const country = said.includes('Italy') ? 'Italy' : 'United States';
  expect(result.country).toBe(country);
  expect(listingLine(result, sheet, messages)).toContain(country);
});

test.each([
  ['SD1013', 'IT'],
  ['SL8912', 'CH'],
] as const)(
  'a label that conflicts or is only possible narrows nothing, and no ready-made line names a country: %s, %s',
  async (text, label) => {
    const { judged } = await shownFor({ text, label });
    if (!judged) throw new Error('It does not read.');
    expect(judged.result).toMatchObject({ country: judged.result.country, isPlaceOpen: true });
    expect(listingLine(judged.result, judged.sheet, messages)).not.toContain('made in');
  },
);

describe('a link tells the same doubt', () => {
  test.each<[Query, object]>([
    [
      { text: 'SD1013', label: 'IT', entry: '1' },
      { text: 'SD1013', label: 'IT' },
    ],
    // The words may hold a phone number, so only what they claim goes along.
    [
      { text: 'Date code SD1013 | made in Italy | bought 2009 | call 06 12 34 56 78' },
      { text: 'SD1013', label: 'IT', bought: '2009' },
    ],
    [{ text: 'Date code SD1013, made in USA' }, { text: 'SD1013', label: 'US' }],
    // What is only asked about is no word of the visitor's yet.
    [{ text: 'Date code SD1013, it was made in Italy as I wrote' }, { text: 'SD1013' }],
  ])('%j', async (query, item) => {
    expect(sharedItem(await shownFor(query))).toEqual(item);
  });
});
