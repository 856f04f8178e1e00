import { tablePanel } from '#words/table.ts';
import { type CodeRow, type Column, surenessOf } from './table.ts';

const [none, ...doubts] = Object.keys(tablePanel.sureness);

/** How sure rows are, surest first. */
const SURENESS = [none, ...doubts.toReversed()];

/** Sorts rows by a column. Unreadable rows always come last, and equal rows keep the order of their lines. */
export function sortRows(
  rows: readonly CodeRow[],
  column: Column,
  isDescending: boolean,
): readonly CodeRow[] {
  if (column === 'row') return isDescending ? [...rows].reverse() : rows;
  const keyed = rows.flatMap((row) =>
    row.result.isValid ? [{ row, key: sortKey(row, column) }] : [],
  );
  const sign = isDescending ? -1 : 1;
  keyed.sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -sign : sign));
  return [...keyed.map(({ row }) => row), ...rows.filter(({ result }) => !result.isValid)];
}

function sortKey(row: CodeRow, column: Exclude<Column, 'row'>): string | number {
  const { result, madeIn } = row;
  if (column === 'label') return madeIn ?? '';
  if (column === 'sureness') return SURENESS.indexOf(surenessOf(row));
  if (!result.isValid) return '';
  return column === 'date' ? result.interval.from : result[column];
}
