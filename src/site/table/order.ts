import { core } from '#words/core.ts';
import { tablePanel } from '#words/table.ts';
import { type CodeRow, type Column, surenessOf } from './table.ts';

const [none, ...doubts] = Object.keys(tablePanel.sureness);

/** How sure rows are, surest first. */
const SURENESS = [none, ...doubts.toReversed()];

/** The alphabet of the page: names of countries are in its language. */
const { compare } = new Intl.Collator(core.language);

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
  keyed.sort((a, b) => sign * compareKeys(a.key, b.key));
  return [...keyed.map(({ row }) => row), ...rows.filter(({ result }) => !result.isValid)];
}

function compareKeys(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}

function sortKey(row: CodeRow, column: Exclude<Column, 'row'>): string | number {
  const { result, madeIn } = row;
  if (column === 'label') return madeIn ?? '';
  if (column === 'sureness') return SURENESS.indexOf(surenessOf(row));
  if (!result.isValid) return '';
  return column === 'date' ? result.interval.from : result[column];
}
