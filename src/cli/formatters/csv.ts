import { separatedCell, withoutFormula } from '../../library/csv-cell.ts';
import {
  codeCells,
  type ColumnCheck,
  COLUMNS,
  LISTING_COLUMNS,
  listingCells,
} from '../../library/columns.ts';
import type { CodeResult } from '../code-result.ts';
import type { CommandLanguage } from '../language.ts';
import type { ListingResult } from '../listing-result.ts';
import { wornText } from '../worn-text.ts';

const NAMES = [...COLUMNS, ...LISTING_COLUMNS].map(({ name }) => name);

/** Which of our cells are written, and how. */
export interface CellOptions {
  readonly addedColumns: readonly string[];
  /** Whether none of them may be a formula. */
  readonly isGuarded: boolean;
}

/** Writes cells of COLUMNS, each with the separator in front. */
export function codeCellWriter(
  options: CellOptions,
): (result: CodeResult, separator: string) => string {
  const write = cellWriter(options);
  return ({ result, label, lineCheck }, separator) => {
    const checks: readonly ColumnCheck[] = [
      ...(label ? [label] : []),
      ...(lineCheck ? [lineCheck] : []),
    ];
    return write(codeCells(result, { checks, styleNumbers: [] }), separator);
  };
}

/** Writes cells of COLUMNS, for the first code of a listing, and of LISTING_COLUMNS, each with the separator in front. */
export function listingCellWriter(
  options: CellOptions,
  words: Pick<CommandLanguage, 'core' | 'command'>,
): (result: ListingResult, separator: string) => string {
  const write = cellWriter(options);
  return (result, separator) =>
    write(listingCells(result, result.label, reasonFor(result, words)), separator);
}

/** Why a listing has no code: what it announces as one. */
function reasonFor(
  { unread: [first] }: ListingResult,
  { core, command }: Pick<CommandLanguage, 'core' | 'command'>,
): string {
  if (!first) return command.noCode;
  const { fit } = 'checks' in first ? first : {};
  const reason =
    'candidates' in first
      ? wornText(first.candidates, command)
      : 'suggestions' in first
        ? (first.reason ?? core.misread(first.suggestions.map(({ code }) => code)))
        : first.reason;
  return core.sentences([fit, reason]);
}

function cellWriter({
  addedColumns,
  isGuarded,
}: CellOptions): (cells: readonly string[], separator: string) => string {
  const indexes = addedColumns.map((name) => NAMES.findIndex((each) => each === name));
  return (cells, separator) =>
    // Joined, since a text that is built by appending keeps all its pieces until it is written.
    indexes
      .map((index) => {
        const cell = cells[index] ?? '';
        // Most cells are blank.
        if (cell === '') return separator;
        return separator + separatedCell(isGuarded ? withoutFormula(cell) : cell, separator);
      })
      .join('');
}
