import { describe, expect, test } from 'vitest';
import { noCode } from '#words/check-sheet.ts';
import { core } from '#words/core.ts';
import { fadedPanel } from '#words/faded.ts';
import { rowNotes } from '#words/row-notes.ts';
import { tablePanel } from '#words/table.ts';
import { answerText } from '../../../text/read-text.ts';
import { type CodeRow, readRows } from '../../../text/rows.ts';
import { notesFor } from './notes.ts';
import {
  besideCode,
  codeInRow,
  labelText,
  parseTableView,
  tableSummary,
  verdictFor,
} from './table.ts';

describe('the note on a row', () => {
  test.each([
    ['SD1013', ''],
    ['SD?013', 'January or November\u00a02003, in the United States.'],
    ['S?10?3, Made in USA', 'October, November or December\u00a02003, in the United States.'],
    ['SD????', fadedPanel.tooManyMissing],
    ['Is it real?', core.reasons['unknown-pattern']],
    ['M43186', rowNotes.styleNumber],
    ['QQ2126', core.reasons['unknown-factory']],
    ['SDO013', 'Did you mean SD0013?'],
    ['SP0065, made in Italy', /SP in France.*not in Italy/],
    ['no date code here', /^Pieces older than/],
    ['https://example.com/bag', noCode.link.message],
    ['Neverfull SD1013', /^Sources say .* the code says 2003\.$/],
    ['SD1013, made in 2010', 'Stated: 2010; the code says November 2003.'],
  ])('of %s', async (line, note) => {
    const { rows } = await readRows(`AR2126\n${line}`, '2026-11-21');
    const notes = rows.slice(1).map((row) => notesFor(row, '2026-11-21'));
    expect(notes).toEqual([typeof note === 'string' ? note : expect.stringMatching(note)]);
  });
});

test('a row shows its number and its code once', async () => {
  const { rows } = await readRows('1 SP0065\n2 CA1089 Alma\nSD1013 x', '2026-11-21');
  expect(rows.map(besideCode)).toEqual(['', 'CA1089 Alma', 'SD1013 x']);
});

describe('the rows of a spreadsheet', () => {
  async function rowsOfSheet(text: string): Promise<readonly CodeRow[]> {
    const answer = await answerText(`name\tcode\tmade in\n${text}`, '2026-11-21');
    if (answer.kind !== 'list') throw new Error(`${answer.kind} instead of a table`);
    return answer.rows;
  }

  test('keep a label even if the code does not read or the label is unknown', async () => {
    const rows = await rowsOfSheet(
      ['Alma\tQQ2126\tItaly', 'Speedy\tSP0065\tNarnia', 'Noe\tSD1013\tUSA', 'Epi\tVI0956\t'].join(
        '\n',
      ),
    );
    expect(rows.map(labelText)).toEqual(['Italy', 'Narnia', 'USA', undefined]);
    expect(
      rows
        .map((row) => notesFor(row, '2026-11-21'))
        .filter((note) => note.includes('not a country')),
    ).toEqual(['“Narnia” is not a country we recognize, so nothing was compared.']);
  });

  test('are doubtful if only an unsourced list supports the label, and say so', async () => {
    const [row] = await rowsOfSheet('Alma\tAR2126\tItaly\nNoe\tSD1013\tUSA');
    if (!row) throw new Error('no row');
    expect([row.outcome, verdictFor(row)]).toEqual(['doubtful', 'Label unconfirmed']);
    expect(notesFor(row, '2026-11-21')).toContain('Only one directory puts AR in Italy.');
  });

  test('say what was not compared, and that a cell is empty', async () => {
    const text = 'Alma\tVI0956\tFrance\t2004\nNoe\t\tSpain\t1998\nPapillon\tSP0065\tFrance\t2005';
    const answer = await answerText(text, '2026-11-21');
    if (answer.kind !== 'list') throw new Error(`${answer.kind} instead of a table`);
    expect(answer.rows.map(verdictFor)).toEqual([
      ...['Documented date', 'No code given', 'Documented date'],
    ]);
    expect(answer.rows.map((row) => notesFor(row, '2026-11-21'))).toEqual([
      'Not compared: “2004”.',
      core.reasons.empty,
      '',
    ]);
  });

  test('say so if they have no code, and take a code from the name', async () => {
    const rows = await rowsOfSheet('Bag two\t\tItaly\nSpeedy SD1013\t\tUSA\nNoe\tSP0065\tFrance');
    expect(rows.map((row) => notesFor(row, '2026-11-21'))[0]).toBe(core.reasons.empty);
    expect(rows.map(codeInRow)).toEqual([tablePanel.noCode, 'SD1013', 'SP0065']);
    expect(rows.map(({ name, input }) => [name, input])[0]).toEqual(['Bag two', '']);
  });
});

test('a worn code that is all of its line is not repeated beside itself', async () => {
  const { rows } = await readRows('CA0?96\nFL??49\nAlma, code CA0?96', '2026-11-21');
  expect(rows.map(codeInRow)).toEqual(['CA0?96', 'FL??49', 'CA0?96']);
  expect(rows.map(({ found }) => found !== undefined)).toEqual([false, false, true]);
});

describe('the verdict on a row is that of the result which it opens', () => {
  test.each([
    ['SD1013', 'Documented date'],
    ['121', 'Undocumented date'],
    ['MX2126', 'Unlisted letters'],
    ['SD2222', 'Unusual date'],
    ['SD1013 | made in Italy', 'Label differs'],
    ['SD?013', 'Worn'],
    ['QQ2126', 'Unreadable'],
    ['no date code', 'Said to have no code'],
  ])('%s: %s', async (line, verdict) => {
    const { rows } = await readRows(line, '2026-11-21');
    expect(rows.map(verdictFor)).toEqual([verdict]);
  });

  test('lines that are not about a code are no rows and no failures', async () => {
    const table = await readRows('Hi! my stock:\nSD1013\nQQ2126\nTotal: 4 bags', '2026-11-21');
    expect(tableSummary(table).replaceAll('\u00a0', ' ')).toBe(
      '2 rows: 1 read, 1 unreadable. Also 2 lines not about a code.',
    );
  });
});

describe('the saved view of a table', () => {
  const initial = { column: undefined, isDescending: false, filter: 'all', limit: 50 };

  test('is restored completely', () => {
    const view = {
      ...{ column: 'date', isDescending: true, filter: 'doubtful', limit: 150 },
      openedRow: '3 SD1013',
    };
    expect(parseTableView(view)).toEqual(view);
    expect(parseTableView(undefined)).toEqual(initial);
  });

  test.each([
    null,
    'date',
    [],
    { column: 'price', isDescending: 1, filter: 'fake', limit: '900', openedRow: 3 },
    { limit: NaN },
    { limit: -1, isDescending: 'true' },
  ])('falls back to the default for %j', (value) => {
    expect(parseTableView(value)).toEqual(initial);
  });
});
