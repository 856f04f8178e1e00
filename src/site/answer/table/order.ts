import { core } from '#words/core.ts';
import { doubtTitles } from '#words/result.ts';
import { type CodeRow, OUTCOMES } from '../../../text/rows.ts';
import { type Column, isToLookAt } from './table.ts';

/** How doubtful rows are: conflicts first, in the order of their titles. */
const SERIOUSNESS = Object.keys(doubtTitles);

/** The alphabet of the page: names of countries are in its language. */
const { compare } = new Intl.Collator(core.language);

/**
 * Sorts rows by a column; without one, what is to look at comes first. Rows without a code come last, except by verdict, which begins with what is doubtful. Equal rows
 * keep the order of their lines.
 */
export function sortRows(
  rows: readonly CodeRow[],
  column: Column | undefined,
  isDescending: boolean,
): readonly CodeRow[] {
  if (column === undefined) {
    return [true, false].flatMap((isFirst) => rows.filter((row) => isToLookAt(row) === isFirst));
  }
  if (column === 'row') return isDescending ? rows.toReversed() : rows;
  const sign = isDescending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: sortKey(row, column) }));
  const [first, last] = [true, false].map((isFirst) =>
    keyed.filter(({ row }) => isSorted(row, column) === isFirst),
  );
  first?.sort((a, b) => sign * compareKeys(a.key, b.key));
  return [...(first ?? []), ...(last ?? [])].map(({ row }) => row);
}

function compareKeys(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}

function sortKey(row: CodeRow, column: Exclude<Column, 'row'>): string | number {
  const { result, claims, sheet, outcome } = row;
  if (column === 'verdict') return seriousness(sheet?.doubts[0]?.id, outcome);
  if (column === 'label') {
    const label = claims.map(({ claim }) => claim).find((claim) => claim.claim === 'label');
    return label?.labels.join(' ') ?? '';
  }
  if (!result.isValid) return '';
  return column === 'date' ? result.interval.from : result[column];
}

/** By verdict all rows are sorted but the lines that are not about a code, by any other column those with a code. */
function isSorted({ result, outcome }: CodeRow, column: Column): boolean {
  return column === 'verdict' ? outcome !== 'other' : result.isValid;
}

/** The worst is the least, so that a first click on the heading brings it to the top. */
function seriousness(doubt: string | undefined, outcome: CodeRow['outcome']): number {
  if (doubt !== undefined) return SERIOUSNESS.indexOf(doubt);
  // What does not read is worth a look, too; what reads without a doubt comes last.
  return (
    SERIOUSNESS.length +
    (outcome === 'read' ? OUTCOMES.length : OUTCOMES.length - OUTCOMES.indexOf(outcome))
  );
}
