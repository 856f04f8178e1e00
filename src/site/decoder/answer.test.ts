import { describe, expect, test } from 'vitest';
import { golden } from '../../../tests/golden.ts';
import { decode } from '../../heatstamp.ts';
import { announcementOf, answerTo } from './answer.ts';
import { answerToRow } from './read-many.ts';

const today = '2026-11-21';

describe('product §1: what is entered is answered', () => {
  test.each(golden)(
    'an example is answered by its own result: $input',
    async ({ input, today: day }) => {
      expect(await answerTo(input, day)).toEqual({
        kind: 'reading',
        result: decode(input, { today: day }),
      });
    },
  );

  test.each([
    ['date code: SP0065, made in France', { kind: 'reading', found: 'SP0065', madeIn: 'FR' }],
    ['SD-1013', { kind: 'reading', result: { isValid: false } }],
    ['SD?013', { kind: 'faded' }],
    ['89?2 SL', { kind: 'faded' }],
    ['QQ?013', { kind: 'faded', faded: { groups: [] } }],
    ['????13', { kind: 'faded', faded: { isTooFaded: true } }],
    ['AR2126?', { kind: 'reading', result: { isValid: false } }],
    ['SD1013, AR2126', { kind: 'list' }],
    ['Speedy M41526', { kind: 'no-code', listing: { styleNumbers: ['M41526'] } }],
    ['bag M43186', { kind: 'no-code', listing: { styleNumbers: ['M43186'] } }],
    ['Date code', { kind: 'no-code' }],
    ['SD IOI3', { kind: 'reading', result: { isValid: false } }],
    ['8912 XYZ', { kind: 'reading', result: { isValid: false } }],
    ['SD1013\n', { kind: 'reading', result: { isValid: true } }],
    ['SD1013\nAR2126', { kind: 'list' }],
  ])('%j', async (input, expected) => {
    expect(await answerTo(input, today)).toMatchObject(expected);
  });

  test.each([
    ['AR2126', 'Made in week\u00a022 of\u00a02016, 30\u00a0May to 5\u00a0June, in France.'],
    ['QQ2126', 'Unknown factory location code'],
    ['SDO013', expect.stringMatching(/ Did you mean SD0013\?$/)],
    [
      'SD?013',
      'January or November 2003, in the United States. 2 codes fit.'.replace(' 2003', '\u00a02003'),
    ],
    ['8?2SL9', 'No code that we know fits 8?2SL9.'],
    ['????13', expect.stringMatching(/^More than 2 characters/)],
    [
      'Neverfull SD1013, made in France in 2015',
      expect.stringContaining(
        'differ on the label (France, but United States), the date (2015, but November 2003) and the model (Neverfull, but November 2003).',
      ),
    ],
    ['SD1013\nAR2126\n121\nx', '4\u00a0rows: 2\u00a0read, 1\u00a0doubtful, 1\u00a0unreadable.'],
  ])('a screen reader hears of %j', async (input, expected) => {
    expect(announcementOf(await answerTo(input, today))).toEqual(expected);
  });

  test('a row opens as what stands in it: the same code twice has each its own label', async () => {
    const lines = 'SP0065, made in Italy\nSP0065 made in France\nAR2126';
    const list = await answerTo(lines, today);
    const rows = list.kind === 'list' ? list.rows : [];
    const opened = rows.map((row) => answerToRow(row, today));
    const result = decode('SP0065', { today });
    expect(opened).toMatchObject([
      { kind: 'reading', result, madeIn: 'IT', check: { findings: [{ verdict: 'conflict' }] } },
      { kind: 'reading', result, madeIn: 'FR', check: { findings: [{ verdict: 'match' }] } },
      { kind: 'reading', result: { code: 'AR2126' } },
    ]);
  });

  test('a row that does not read opens as what it could be', async () => {
    const list = await answerTo('SD?013\nnothing', today);
    const rows = list.kind === 'list' ? list.rows : [];
    expect(rows.map((row) => answerToRow(row, today))).toMatchObject([
      { kind: 'faded', input: 'SD?013' },
      { kind: 'reading', result: { isValid: false } },
    ]);
  });

  test('an answer depends on nothing that was answered before', async () => {
    await answerTo('SP0065, made in Italy\nx', today);
    expect(await answerTo('SP0065', today)).toEqual({
      kind: 'reading',
      result: decode('SP0065', { today }),
    });
  });
});
