import { SURENESS } from '#words/table.ts';
import { type Column, type Row, surenessOf } from './table.ts';

/** Rows by a column; what can't be read comes last, whichever way. Rows that are equal stay in the order of their lines. */
export function ordered(
  rows: readonly Row[],
  column: Column,
  isDescending: boolean,
): readonly Row[] {
  if (column === 'line') return isDescending ? [...rows].reverse() : rows;
  const read = rows.flatMap((row) =>
    row.result.isValid ? [{ row, key: keyOf(row, column) }] : [],
  );
  const sign = isDescending ? -1 : 1;
  read.sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -sign : sign));
  return [...read.map(({ row }) => row), ...rows.filter(({ result }) => !result.isValid)];
}

function keyOf(row: Row, column: Exclude<Column, 'line'>): string | number {
  const { result, madeIn } = row;
  const sureness = surenessOf(row);
  if (column === 'label') return madeIn ?? '';
  if (column === 'standing') return sureness === undefined ? 0 : SURENESS.indexOf(sureness);
  if (!result.isValid) return '';
  return column === 'date' ? result.interval.from : result[column];
}
