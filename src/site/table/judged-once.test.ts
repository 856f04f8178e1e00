import { expect, test, vi } from 'vitest';
import { COLUMNS } from '#words/table.ts';
import * as checks from '../../text/checks.ts';
import { readRows } from '../../text/rows.ts';
import { csvOf, jsonOf, sheetCopyOf } from './exports.ts';
import { notesFor } from './notes.ts';
import { sortRows } from './order.ts';
import { countsOf, verdictFor } from './table.ts';

vi.mock('../../text/checks.ts', async (importOriginal) => {
  const original = await importOriginal<typeof checks>();
  return { ...original, sheetOf: vi.fn(original.sheetOf) };
});

test('product §2: a row is judged once, when it is read: sorting, notes and copies judge nothing', async () => {
  const lines = Array.from(
    { length: 200 },
    (_, at) => `SP00${1 + (at % 5)}5, made in Italy, bought 2004`,
  );
  const table = await readRows(lines.join('\n'), '2026-11-21');
  expect(checks.sheetOf).toHaveBeenCalledTimes(lines.length);
  for (const column of COLUMNS) sortRows(table.rows, column, true);
  const said = table.rows.map((row) => notesFor(row) + verdictFor(row));
  expect(said.every((text) => text !== '')).toBe(true);
  expect(countsOf(table.rows)).not.toEqual([]);
  expect(csvOf(table) + jsonOf(table) + sheetCopyOf(table)).toContain('SP0015');
  expect(checks.sheetOf).toHaveBeenCalledTimes(lines.length);
});
