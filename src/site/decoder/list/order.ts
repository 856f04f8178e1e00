import { standingWords } from '../../../content/home.ts';
import type { ValidResult } from '../../../core/index.ts';
import type { Row } from './list.ts';

export type Column = 'line' | 'code' | 'date' | 'country' | 'standing';

const STANDINGS = Object.keys(standingWords);

const KEYS: Readonly<Record<Exclude<Column, 'line'>, (result: ValidResult) => string>> = {
  code: ({ code }) => code,
  date: ({ interval }) => interval.from,
  country: ({ country }) => country,
  standing: ({ standing }) => String(STANDINGS.indexOf(standing)),
};

/** Rows by a column; what can't be read comes last, whichever way. Rows that are equal stay in the order of their lines. */
export function ordered(
  rows: readonly Row[],
  column: Column,
  isDescending: boolean,
): readonly Row[] {
  const sign = isDescending ? -1 : 1;
  if (column === 'line') return isDescending ? [...rows].reverse() : rows;
  const keyOf = ({ result }: Row) => (result.isValid ? KEYS[column](result) : undefined);
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === b) return 0;
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
      return a < b ? -sign : sign;
    })
    .map(({ row }) => row);
}
