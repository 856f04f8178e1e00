import { describe, expect, test } from 'vitest';
import { rowNotes } from '#words/row-notes.ts';
import { tablePanel } from '#words/table.ts';
import { readRows } from '../decoder/rows.ts';
import { answerText } from '../decoder/text-answer.ts';
import { notesFor } from './notes.ts';
import { codeOf, type CodeRow, labelText, outcomeOf, parseTableView, surenessOf } from './table.ts';

describe('product §2: the note on a row', () => {
  test.each([
    ['SD1013', ''],
    ['SD?013', tablePanel.worn],
    ['Is it real?', rowNotes.errors['unknown-pattern']],
    ['M43186', rowNotes.styleNumber],
    ['QQ2126', rowNotes.errors['unknown-factory']],
    ['SDO013', 'Did you mean SD0013?'],
    ['SP0065, made in Italy', 'Published lists place SP in France, not in Italy.'],
    ['Neverfull SD1013', /^The earliest year .* the code says 2003\.$/],
    ['SD1013, made in 2010', 'The seller says 2010; the code says November 2003.'],
  ])('of %s', async (line, note) => {
    const { rows } = await readRows(`AR2126\n${line}`, '2026-11-21');
    const notes = rows.slice(1).map(notesFor);
    expect(notes).toEqual([typeof note === 'string' ? note : expect.stringMatching(note)]);
  });
});

describe('product §1.6, product §2: the rows of a spreadsheet', () => {
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
    expect(rows.map(labelText)).toEqual(['Italy', 'Narnia', 'United States', undefined]);
  });

  test('are doubtful if only an unsourced list supports the label, and say so', async () => {
    const [row] = await rowsOfSheet('Alma\tAR2126\tItaly\nNoe\tSD1013\tUSA');
    if (!row) throw new Error('no row');
    expect([outcomeOf(row), surenessOf(row)]).toEqual(['doubtful', 'label-unconfirmed']);
    expect(notesFor(row)).toContain('Only one directory puts AR in Italy.');
  });

  test('say so if they have no code, and take a code from the name', async () => {
    const rows = await rowsOfSheet('Bag two\t\tItaly\nSpeedy SD1013\t\tUSA\nNoe\tSP0065\tFrance');
    expect(rows.map(notesFor)[0]).toBe(rowNotes.errors.empty);
    expect(rows.map(codeOf)).toEqual([tablePanel.noCode, 'SD1013', 'SP0065']);
    expect(rows.map(({ name, input }) => [name, input])[0]).toEqual(['Bag two', '']);
  });
});

describe('product §2: a row is as sure as the result that it opens', () => {
  test.each([
    ['SD1013', 'read', 'documented'],
    ['836', 'read', 'documented'],
    ['121', 'doubtful', 'undocumented'],
    ['MX2126', 'doubtful', 'unlisted'],
    ['SD2222', 'doubtful', 'unusual'],
    ['SD1013, made in France', 'differs', 'seller'],
    ['QQ2126', 'unreadable', 'unreadable'],
  ])('%s is %s: %s', async (line, outcome, sureness) => {
    const { rows } = await readRows(line, '2026-11-21');
    expect(rows.map((row) => [outcomeOf(row), surenessOf(row)])).toEqual([[outcome, sureness]]);
  });
});

describe('product §2: the saved view of a table', () => {
  const initial = { column: 'row', isDescending: false, filter: 'all', limit: 50 };

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
