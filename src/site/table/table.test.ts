import { describe, expect, test } from 'vitest';
import { listPanel } from '#words/table.ts';
import { readLines } from '../decoder/lines.ts';
import { answerText } from '../decoder/text-answer.ts';
import { codeOf, labelSaid, notesOn, outcomeOf, type Row, surenessOf, viewIn } from './table.ts';

describe('product §2: what there is to know about a row', () => {
  test.each([
    ['SD1013', ''],
    ['SD?013', listPanel.worn],
    ['Is it real?', /^This format doesn't match/],
    ['M43186', /^This looks like a style number/],
    ['QQ2126', 'Unknown factory location code'],
  ])('of %s', async (line, note) => {
    const { rows } = await readLines(`AR2126\n${line}`, '2026-11-21');
    const said = rows.slice(1).map(notesOn);
    expect(said).toEqual([typeof note === 'string' ? note : expect.stringMatching(note)]);
  });
});

describe('product §1.6, product §2: the rows of a spreadsheet', () => {
  async function rowsOfSheet(text: string): Promise<readonly Row[]> {
    const answer = await answerText(`name\tcode\tmade in\n${text}`, '2026-11-21');
    if (answer.kind !== 'list') throw new Error(`${answer.kind} instead of a table`);
    return answer.rows;
  }

  test('keep their label where the code does not read, and where nobody knows the label', async () => {
    const rows = await rowsOfSheet(
      ['Alma\tQQ2126\tItaly', 'Speedy\tSP0065\tNarnia', 'Noe\tSD1013\tUSA', 'Epi\tVI0956\t'].join(
        '\n',
      ),
    );
    expect(rows.map(labelSaid)).toEqual(['Italy', 'Narnia', 'United States', undefined]);
  });

  test('with a label that only an unsourced list knows are in doubt, and say why', async () => {
    const [row] = await rowsOfSheet('Alma\tAR2126\tItaly\nNoe\tSD1013\tUSA');
    if (!row) throw new Error('no row');
    expect([outcomeOf(row), surenessOf(row)]).toEqual(['doubtful', 'place']);
    expect(notesOn(row)).toContain('Only an unsourced directory places AR in Italy');
  });

  test('without a code say so, and one that has its code in the name is read', async () => {
    const rows = await rowsOfSheet('Bag two\t\tItaly\nSpeedy SD1013\t\tUSA\nNoe\tSP0065\tFrance');
    expect(rows.map(notesOn)[0]).toBe(listPanel.blank);
    expect(rows.map(codeOf)).toEqual([listPanel.noCode, 'SD1013', 'SP0065']);
    expect(rows.map(({ name, input }) => [name, input])[0]).toEqual(['Bag two', '']);
  });
});

describe('product §2: how a table was left', () => {
  const first = { column: 'line', isDescending: false, only: 'all', most: 50 };

  test('comes back whole', () => {
    const view = {
      ...{ column: 'date', isDescending: true, only: 'doubtful', most: 150 },
      opened: '3 SD1013',
    };
    expect(viewIn(view)).toEqual(view);
    expect(viewIn(undefined)).toEqual(first);
  });

  test.each([
    null,
    'date',
    [],
    { column: 'price', isDescending: 1, only: 'fake', most: '900', opened: 3 },
    { most: NaN },
    { most: -1, isDescending: 'true' },
  ])('and what is none shows as at first: %j', (noted) => {
    expect(viewIn(noted)).toEqual(first);
  });
});
