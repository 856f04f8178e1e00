import { expect, test } from 'vitest';
import { type CodeRow, readRows } from '../../../text/rows.ts';
import { csvOf, spreadsheetCopyOf } from './TableTools.tsx';
import { notesFor } from './notes.ts';
import { sortRows, verdictFor } from './table.ts';

const today = '2026-11-21';

test('a row is judged when it is read, and whatever shows it takes that judgement', async () => {
  const { rows, columns } = await readRows('SP0065\nSP0065, made in Italy', today);
  const [plain, differs] = rows;
  if (!plain || !differs) throw new Error('no rows');
  expect(verdictFor(plain)).not.toBe(verdictFor(differs));
  // The judgement of one row with the words of the other: whatever judged anew would tell them apart.
  const other: CodeRow = { ...plain, sheet: differs.sheet, outcome: differs.outcome };
  expect(verdictFor(other)).toBe(verdictFor(differs));
  expect(notesFor(other, today)).toBe(notesFor(differs, today));
  const [first, second] = sortRows([plain, other], 'verdict', false);
  expect([first, second]).toEqual([other, plain]);
  for (const copy of [csvOf, spreadsheetCopyOf]) {
    expect(copy({ columns, today, rows: [other] })).not.toBe(
      copy({ columns, today, rows: [plain] }),
    );
  }
});
