import { describe, expect, test } from 'vitest';
import { tablePanel } from '#words/table.ts';
import { readLines } from '../decoder/lines.ts';
import { answerText } from '../decoder/text-answer.ts';
import {
  codeOf,
  type CodeRow,
  labelText,
  notesFor,
  outcomeOf,
  parseTableView,
  surenessOf,
} from './table.ts';

describe('product §2: the note on a row', () => {
  test.each([
    ['SD1013', ''],
    ['SD?013', tablePanel.worn],
    ['Is it real?', /^This format doesn’t match/],
    ['M43186', /^That looks like a style number/],
    ['QQ2126', 'Unknown factory location code'],
  ])('of %s', async (line, note) => {
    const { rows } = await readLines(`AR2126\n${line}`, '2026-11-21');
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
    expect([outcomeOf(row), surenessOf(row)]).toEqual(['doubtful', 'place']);
    expect(notesFor(row)).toContain('Only one directory puts AR in Italy');
  });

  test('say so if they have no code, and take a code from the name', async () => {
    const rows = await rowsOfSheet('Bag two\t\tItaly\nSpeedy SD1013\t\tUSA\nNoe\tSP0065\tFrance');
    expect(rows.map(notesFor)[0]).toBe(tablePanel.blank);
    expect(rows.map(codeOf)).toEqual([tablePanel.noCode, 'SD1013', 'SP0065']);
    expect(rows.map(({ name, input }) => [name, input])[0]).toEqual(['Bag two', '']);
  });
});

describe('product §2: the saved view of a table', () => {
  const initial = { column: 'line', isDescending: false, filter: 'all', limit: 50 };

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
