import { describe, expect, test } from 'vitest';
import { golden } from '../../../tests/golden.ts';
import { decode } from '../../heatstamp.ts';
import { type Answer, answerCode, answerOpened, answerRow } from './answer.ts';
import { announcementOf, titleOf } from './describe.ts';
import type { Query } from './query.ts';
import { resolve } from './resolve.ts';
import { answerText } from './text-answer.ts';

const today = '2026-11-21';

async function answerTo(text: string, day = today): Promise<Answer> {
  return (await resolve({ text }, day)).answer;
}

describe('product §1: what is entered is answered', () => {
  test.each(golden)(
    'an example is answered by its own result: $input',
    async ({ input, today: day }) => {
      expect(await answerTo(input, day)).toEqual({
        kind: 'code',
        result: decode(input, { today: day }),
      });
    },
  );

  test.each([
    ['date code: SP0065, made in France', { kind: 'code', match: 'SP0065', label: 'FR' }],
    ['SD-1013', { kind: 'code', result: { isValid: false } }],
    ['SD?013', { kind: 'faded' }],
    ['89?2 SL', { kind: 'faded' }],
    ['QQ?013', { kind: 'faded', faded: { groups: [] } }],
    ['????13', { kind: 'faded', faded: { isTooFaded: true } }],
    ['AR2126?', { kind: 'code', result: { isValid: false } }],
    ['SD1013, AR2126', { kind: 'list' }],
    ['Speedy M41526', { kind: 'no-code', listing: { styleNumbers: ['M41526'] } }],
    ['bag M43186', { kind: 'no-code', listing: { styleNumbers: ['M43186'] } }],
    ['Date code', { kind: 'no-code' }],
    ['美品です。型番M40156です。', { kind: 'no-code', listing: { styleNumbers: ['M40156'] } }],
    ['製造番号', { kind: 'no-code' }],
    ['SD IOI3', { kind: 'code', result: { isValid: false } }],
    ['8912 XYZ', { kind: 'code', result: { isValid: false } }],
    ['SD1013\n', { kind: 'code', result: { isValid: true } }],
    ['SD1013\nAR2126', { kind: 'list' }],
    ['', { kind: 'code', result: { isValid: false, errorCode: 'empty' } }],
  ])('%j', async (text, expected) => {
    expect(await answerTo(text)).toMatchObject(expected);
  });

  test.each(['SD1013', 'SDO013', 'QQ2126', 'SD?013', '', ' 8912 SL', '{}'])(
    'product §2: %j takes nothing but the first script',
    (text) => {
      expect(answerCode(text, today)).toBeDefined();
    },
  );

  test.each([
    ['AR2126', 'Made in week\u00a022 of\u00a02016, May\u00a030 to June\u00a05, in France.'],
    ['QQ2126', 'Unknown factory location code'],
    ['SDO013', expect.stringMatching(/ Did you mean SD0013\?$/)],
    ['SD1*13', expect.stringMatching(/^November.1993.or.2003, or week.11/)],
    ['2017', expect.stringMatching(/ 2017 looks like a year\. /)],
    ['SD101', expect.stringMatching(/ one seems to be missing\. /)],
    [
      'SD?013',
      'January or November 2003, in the United States. 2 codes fit.'.replace(' 2003', '\u00a02003'),
    ],
    ['8?2SL9', 'No code we know of fits 8?2SL9.'],
    ['????13', expect.stringMatching(/^With more than two characters unreadable/)],
    [
      'Neverfull SD1013, made in France in 2015',
      expect.stringContaining(
        'disagree on the label (seller: France; code: United States), the date (seller: 2015; code: November 2003) and the model (seller: Neverfull; code: November 2003).',
      ),
    ],
    ['SD1013\nAR2126\n121\nx', '4\u00a0rows: 2\u00a0read, 1\u00a0doubtful, 1\u00a0unreadable.'],
  ])('a screen reader hears of %j', async (text, expected) => {
    expect(announcementOf(await answerTo(text), { text }, today)).toEqual(expected);
  });

  test.each([
    [{ text: 'SD1013', label: 'France' }, 'the label says France'],
    [{ text: 'SD1013', line: 'neverfull' }, 'no source shows Neverfull that early'],
    [{ text: 'SD1013', reading: 'week-year' }, 'Made in week 11 of 2003'],
    [{ text: 'SD1013', reading: 'tea-leaves' }, 'Made in November 2003'],
    [{ text: 'SD1013', label: 'Narnia' }, 'Made in November 2003, in the United States.'],
    [
      { text: 'S?10?3', label: 'IT' },
      'October, November or December 2003, in Italy. 6 of the 27 possible codes fit a “Made in Italy” label.',
    ],
  ])('product §2: and of what was told of it: %j', async (query, expected) => {
    const said = announcementOf(await answerTo(query.text), query, today);
    expect(said.replaceAll('\u00a0', ' ')).toContain(expected);
  });

  test.each<[Query, string]>([
    [{ text: 'SD1013' }, 'SD1013: November 2003'],
    [{ text: 'SD1013', label: 'FR' }, 'SD1013: November 2003, label differs'],
    [{ text: 'SD1013', line: 'neverfull' }, 'SD1013: November 2003, too early for the model'],
    [{ text: 'SD1013', reading: 'week-year' }, 'SD1013: Week 11, 2003, undocumented date'],
    [{ text: 'SD1013, made in France' }, 'SD1013: November 2003, listing doesn’t match'],
    [{ text: 'MX2126' }, 'MX2126: Week 22, 2016, unlisted letters'],
    [{ text: 'QQ2126' }, 'QQ2126: Invalid Code'],
    [{ text: '' }, 'Invalid Code'],
    [{ text: 'sd?013' }, 'SD?013: Possible codes'],
    [{ text: 'SD1013\nAR2126' }, 'Table of codes: 2\u00a0rows'],
    [{ text: 'Speedy M41526' }, 'No date code found'],
  ])('product §2: the tab is called after the answer to %j', async (query, title) => {
    expect(titleOf(await answerTo(query.text), query, today)).toBe(`${title} · Heatstamp`);
  });
});

describe('product §1.9: one line is one listing, however long it is', () => {
  const filler = 'Speedy in very good condition, with its dust bag. '.repeat(1000);
  test.each([
    [
      'with a code',
      `${filler}date code SD1013 ${filler}`,
      { kind: 'code', result: { code: 'SD1013' } },
    ],
    ['with the same code twice', `date code SD1013 ${filler}date code SD1013`, { kind: 'code' }],
    ['without a code', filler, { kind: 'no-code' }],
  ])('%s', async (_, text, expected) => {
    expect(await answerText(text, today)).toMatchObject(expected);
  });

  test('with two codes it is a table of two rows', async () => {
    const list = await answerText(`date code SD1013 ${filler}date code SP0065`, today);
    const rows = list.kind === 'list' ? list.rows : [];
    expect(rows.map(({ lineNumber, result }) => [lineNumber, result.code])).toEqual([
      [1, 'SD1013'],
      [1, 'SP0065'],
    ]);
  });
});

describe('product §2: what opens from an answer', () => {
  test('a row opens as what stands in it: the same code twice has each its own label', async () => {
    const list = await answerTo('SP0065, made in Italy\nSP0065 made in France\nAR2126');
    const rows = list.kind === 'list' ? list.rows : [];
    const opened = rows.map((row) => answerRow(row, today));
    const result = decode('SP0065', { today });
    expect(opened).toMatchObject([
      { kind: 'code', result, label: 'IT', check: { findings: [{ verdict: 'conflict' }] } },
      { kind: 'code', result, label: 'FR', check: { findings: [{ verdict: 'match' }] } },
      { kind: 'code', result: { code: 'AR2126' } },
    ]);
  });

  test('an unreadable row opens with its possible codes', async () => {
    const list = await answerTo('SD?013\nnothing');
    const rows = list.kind === 'list' ? list.rows : [];
    expect(rows.map((row) => answerRow(row, today))).toMatchObject([
      { kind: 'faded', faded: { input: 'SD?013' } },
      { kind: 'code', result: { isValid: false } },
    ]);
  });

  test('nothing opens where there is no such row or code', async () => {
    const list = await answerTo('SD1013\nAR2126');
    const [worn, code] = [await answerTo('SD?013'), await answerTo('SD1013')];
    expect(answerOpened(list, { text: 'SD1013' }, today)).toBeUndefined();
    expect(answerOpened(list, { text: 'SD1013', row: 9 }, today)).toBeUndefined();
    expect(answerOpened(worn, { text: 'SD1013', row: 0 }, today)).toBeUndefined();
    expect(answerOpened(code, { text: 'SD1013' }, today)).toBeUndefined();
  });
});
