import { describe, expect, test } from 'vitest';
import { golden } from '../../tests/golden.ts';
import { decode } from '../library/decode.ts';
import { answerCode } from './answer.ts';
import { type Answer, answerInListing, answerText } from './read-text.ts';
import { answerRow } from './rows.ts';

const today = '2026-11-21';

/** The answer to whatever was entered. */
async function answerTo(text: string, day = today): Promise<Answer> {
  return answerCode(text, day) ?? answerText(text, day);
}

describe('what is entered is answered', () => {
  test.each(golden)(
    'an example is answered by its own result: $input',
    async ({ input, today: day }) => {
      const result = decode(input, { today: day });
      const answer = await answerTo(input, day);
      if (answer.kind === 'faded') expect(answer.bare).toEqual(result);
      else if (answer.kind === 'code' && answer.isReadAs) {
        expect(result).toMatchObject({ suggestions: [{ code: answer.result.code }] });
      } else expect(answer).toMatchObject({ kind: result.isValid ? 'code' : 'invalid', result });
    },
  );

  test.each([
    [
      'date code: SP0065, made in France',
      { kind: 'code', found: { text: 'SP0065' }, claims: [{ claim: { labels: ['FR'] } }] },
    ],
    [
      'LV0114\tAlma\tVI0967\tSpain\t520',
      { kind: 'code', result: { code: 'VI0967' }, itemName: 'Alma', told: { label: 'ES' } },
    ],
    ['SD1013\tUSA', { kind: 'code', told: { label: 'US' } }],
    // What differs by punctuation alone is read, on the page.
    ['SD-1013', { kind: 'code', isReadAs: true, result: { code: 'SD1013' } }],
    ['SD1013.', { kind: 'code', isReadAs: true, result: { code: 'SD1013' } }],
    ['"VI 882"', { kind: 'code', isReadAs: true, result: { code: 'VI882' } }],
    ['SD1013 😀', { kind: 'code', isReadAs: true, result: { code: 'SD1013' } }],
    // No bag has a code from then, or of such a month: the letters have worn off.
    ['1013', { kind: 'faded', faded: { input: '??1013' }, bare: { date: 'October 1913' } }],
    ['0114', { kind: 'faded', faded: { input: '??0114' } }],
    ['2115', { kind: 'faded', bare: { errorCode: 'invalid-month' } }],
    // With letters in front it is no date either.
    ['9912', { kind: 'invalid' }],
    ['121', { kind: 'code', result: { year: 1901, standing: 'undocumented' } }],
    ['2022', { kind: 'invalid' }],
    ['836', { kind: 'code' }],
    ['SD?013', { kind: 'faded' }],
    ['89?2 SL', { kind: 'faded' }],
    ['QQ?013', { kind: 'faded', faded: { groups: [] } }],
    ['????13', { kind: 'faded', faded: { isTooFaded: true } }],
    ['AR2126?', { kind: 'invalid' }],
    ['SD1013, AR2126', { kind: 'code', others: [{ result: { code: 'AR2126' } }] }],
    ['Speedy M41526', { kind: 'no-code', styleNumbers: ['M41526'] }],
    ['bag M43186', { kind: 'no-code', styleNumbers: ['M43186'] }],
    ['Date code', { kind: 'no-code' }],
    ['美品です。型番M40156です。', { kind: 'no-code', styleNumbers: ['M40156'] }],
    ['製造番号', { kind: 'no-code' }],
    ['Speedy 2014, no date code', { kind: 'no-code', checks: [{ claim: 'no-code' }] }],
    ['https://example.com/x', { kind: 'no-code', isLink: true }],
    ['Check out this item! https://example.com/x', { kind: 'no-code', isLink: true }],
    ['Speedy 30\nhttps://example.com/x', { kind: 'no-code', isLink: true }],
    ['Speedy 30, made in France\nhttps://example.com/x', { kind: 'no-code', isLink: false }],
    ['SD IOI3', { kind: 'invalid' }],
    ['8912 XYZ', { kind: 'invalid' }],
    ['chip', { kind: 'no-code', checks: [{ claim: 'chip' }] }],
    ['RFID', { kind: 'no-code', checks: [{ claim: 'chip' }] }],
    ['no code', { kind: 'no-code', checks: [{ claim: 'no-code' }] }],
    ['なし', { kind: 'no-code', checks: [{ claim: 'no-code' }] }],
    ['sans code', { kind: 'no-code', checks: [{ claim: 'no-code' }] }],
    // What it was bought in counts as what it was made in, since nothing else is stated.
    ['no code, bought in 2022', { kind: 'no-code', checks: [{ id: 'chip-instead' }] }],
    ['no code, bought in 1975', { kind: 'no-code', checks: [{ id: 'early' }] }],
    ['Chip, 2022', { kind: 'no-code' }],
    ['Neverfull MM\n2022\nmade in France', { kind: 'no-code', unread: [] }],
    ['-', { kind: 'invalid' }],
    ['x', { kind: 'invalid' }],
    ['SD1013\n', { kind: 'code' }],
    ['SD1013\nAR2126', { kind: 'code', others: [{ result: { code: 'AR2126' } }] }],
    ['SD1013\nAR2126\n836', { kind: 'list' }],
    ['', { kind: 'invalid', result: { errorCode: 'empty' } }],
  ])('%j', async (text, expected) => {
    expect(await answerTo(text)).toMatchObject(expected);
  });

  test.each(['SD1013', 'SDO013', 'QQ2126', 'SD?013', '', ' 8912 SL', '{}'])(
    '%j needs nothing that reads listings',
    (text) => {
      expect(answerCode(text, today)).toBeDefined();
    },
  );
});

describe('one line is one listing, however long it is', () => {
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

describe('what opens from a table or a listing', () => {
  test('a row opens as what stands in it: the same code twice has each its own label', async () => {
    const list = await answerTo('SP0065, made in Italy\nSP0065 made in France\nAR2126');
    const rows = list.kind === 'list' ? list.rows : [];
    const opened = rows.map((row) => answerRow(row, today));
    const result = decode('SP0065', { today });
    expect(opened).toMatchObject([
      { kind: 'code', result, told: { label: 'IT' } },
      { kind: 'code', result, claims: [{ claim: { labels: ['FR'] } }] },
      { kind: 'code', result: { code: 'AR2126' } },
    ]);
  });

  test('an unreadable row opens with its possible codes', async () => {
    const list = await answerTo('SD?013\nnothing\nS?10?3, made in USA');
    const rows = list.kind === 'list' ? list.rows : [];
    expect(rows.map((row) => answerRow(row, today))).toMatchObject([
      { kind: 'faded', faded: { input: 'SD?013' } },
      { kind: 'invalid' },
      { kind: 'faded', faded: { input: 'S?10?3' }, told: { label: 'US' } },
    ]);
  });

  test('a row without a code is no invalid code', async () => {
    const list = await answerTo(
      'code\tmodel\tmade\n\tKeepall\t\nn/a\tAlma\t2004\nmicrochip\tSpeedy\t2022\nSD1013\t\t',
    );
    const rows = list.kind === 'list' ? list.rows : [];
    expect(rows.map((row) => answerRow(row, today))).toMatchObject([
      { kind: 'no-code', unread: [{ rule: 'not-given', text: '' }], checks: [] },
      { kind: 'no-code', unread: [], checks: [{ claim: 'no-code' }] },
      { kind: 'no-code', unread: [], checks: [{ claim: 'chip' }] },
      { kind: 'code' },
    ]);
  });

  test('a listing answers for a code that stands in it, and for no other', () => {
    expect(answerInListing('code SD1013, made in France', 'SD1013', today)).toMatchObject({
      found: { text: 'SD1013', index: 5 },
    });
    expect(answerInListing('code SD1013', 'AR2126', today)).toBeUndefined();
  });
});
