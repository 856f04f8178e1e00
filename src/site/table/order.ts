import { standingWords } from '#words/result.ts';
import type { ValidResult } from '../../heatstamp.ts';
import type { Column, Row } from './table.ts';

const STANDINGS = Object.keys(standingWords);

/** Rows by a column; what can't be read comes last, whichever way. Rows that are equal stay in the order of their lines. */
export function ordered(
  rows: readonly Row[],
  column: Column,
  isDescending: boolean,
): readonly Row[] {
  if (column === 'line') return isDescending ? [...rows].reverse() : rows;
  const read = rows.flatMap((row) =>
    row.result.isValid ? [{ row, key: keyOf(row.result, column) }] : [],
  );
  const sign = isDescending ? -1 : 1;
  read.sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -sign : sign));
  return [...read.map(({ row }) => row), ...rows.filter(({ result }) => !result.isValid)];
}

function keyOf(result: ValidResult, column: Exclude<Column, 'line'>): string | number {
  if (column === 'date') return result.interval.from;
  return column === 'standing' ? STANDINGS.indexOf(result.standing) : result[column];
}
