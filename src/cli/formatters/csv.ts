import { isSuspect, separatedCell, withoutFormula } from '../../library/csv-cell.ts';
import { codeCells, type ColumnCheck, COLUMNS, listingCells } from '../../library/columns.ts';
import type { CodeResult } from '../code-result.ts';
import type { ListingResult } from '../listing-result.ts';
import { SEPARATORS } from '../separators.ts';

const CODE = COLUMNS.findIndex(({ name }) => name === 'code');

/** The cells of COLUMNS, each with the separator in front. */
export function formatCodeCells(
  { result, label, lineCheck }: CodeResult,
  separator: string,
  isGuarded: boolean,
): string {
  const checks: readonly ColumnCheck[] = [
    ...(label ? [label] : []),
    ...(lineCheck ? [lineCheck] : []),
  ];
  const cells = codeCells(result, { checks, styleNumbers: [] });
  // All others are words of ours.
  const isSafe = result.isValid || !isGuarded;
  return formatCells(
    isSafe ? cells : cells.with(CODE, withoutFormula(cells[CODE] ?? '')),
    separator,
  );
}

/** The cells of COLUMNS, for the first code of a listing, and of LISTING_COLUMNS, each with the separator in front. */
export function formatListingCells(
  result: ListingResult,
  separator: string,
  noCode: string,
): string {
  return formatCells(listingCells(result, result.label, noCode), separator);
}

function formatCells(cells: readonly string[], separator: string): string {
  // Joined, since a text that is built by appending keeps all its pieces until it is written.
  return cells.map((cell) => separator + separatedCell(cell, separator)).join('');
}

export interface RowDialect {
  readonly separator: string;
  /** Whether the row was written with that separator. */
  readonly isSameSeparator: boolean;
  /** Whether to disarm cells that a spreadsheet would run. */
  readonly isGuarded: boolean;
}

/** A table row as it was written, except for cells that a spreadsheet would run as a formula. */
export function guardRow(
  { raw, cells }: { readonly raw: string; readonly cells: readonly string[] },
  { separator, isSameSeparator, isGuarded }: RowDialect,
): string {
  if (isSameSeparator && !(isGuarded && mayHaveFormula(raw, separator))) return raw;
  const guarded = isGuarded ? cells.map(withoutFormula) : cells;
  return isSameSeparator && guarded.every((cell, index) => cell === cells[index])
    ? raw
    : guarded.map((cell) => separatedCell(cell, separator)).join(separator);
}

function mayHaveFormula(raw: string, separator: string): boolean {
  return isSuspect(raw) || !SEPARATORS.includes(separator);
}
