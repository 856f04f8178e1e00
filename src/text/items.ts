import type { Day } from '../core/calendar.ts';
import { isFaded } from '../core/faded.ts';
import { prepare } from '../core/prepare.ts';
import { decode, type Suggestion } from '../library/decode.ts';
import { LONGEST_LISTING, LONGEST_PIECE } from './limits.ts';
import { codesInText } from './matches.ts';
import {
  parseSpreadsheet,
  type SpreadsheetColumn,
  type Spreadsheet,
  type SpreadsheetRow,
} from './spreadsheet.ts';
import { withoutBullet } from './text.ts';

/** A line of a pasted text, a row of a spreadsheet, or a listing among others. */
export interface TextItem {
  readonly input: string;
  /** The row of a spreadsheet, and what it says besides its code. */
  readonly spreadsheetRow?: Omit<SpreadsheetRow, 'code' | 'start'> & {
    /** Whether a header says which cell holds the code. */
    readonly hasHeader: boolean;
  };
  /** Where it starts in the pasted text. */
  readonly start: number;
  /** Whether it is a piece of a line that is too long to be read in one go, and if so, whether it is the last one. */
  readonly piece?: 'inner' | 'last';
}

/** A pasted text in the parts that make a row or more each. */
export interface TextItems {
  /** The header of a spreadsheet, to go with the rows that are left for the next table. */
  readonly header: string;
  /** The columns of a spreadsheet. */
  readonly columns?: readonly SpreadsheetColumn[];
  /** Found as they are asked for: there can be millions, and one table takes few of them. */
  readonly items: Iterable<TextItem>;
}

/** The rows of a spreadsheet; undefined for any other text. */
export function spreadsheetIn(text: string, today: Day): TextItems | undefined {
  const sheet = parseSpreadsheet(text, {
    isCode: (cell) => isNearlyCode(cell, today),
    isListed: (cell) => isListed(cell, today),
  });
  if (!sheet) return undefined;
  return { header: sheet.header, columns: sheet.columns, items: rowsIn(sheet) };
}

function* rowsIn(sheet: Spreadsheet): Generator<TextItem> {
  const hasHeader = sheet.header !== '';
  for (const { code, start, ...row } of sheet.records()) {
    if (row.text.length > LONGEST_LISTING) yield* piecesOf(row.text, start);
    else yield { input: code, spreadsheetRow: { ...row, hasHeader }, start };
  }
}

/** Whether a cell is a code, close to one, or a worn one. */
function isNearlyCode(cell: string, today: Day): boolean {
  const result = decode(cell, { today });
  return result.isValid || result.suggestions.some(isMisread) || isWorn(cell);
}

function isListed(cell: string, today: Day): boolean {
  const result = decode(cell, { today });
  return result.isValid && result.notices.every(({ id }) => id !== 'factory-unconfirmed');
}

/** With a character too many or too few, stock numbers are close to codes as well. */
function isMisread({ changes }: Suggestion): boolean {
  return changes.every(({ id }) => id !== 'without' && id !== 'with' && id !== 'twice');
}

/** Whether a text is a code, or is meant as one. */
export function isLikeCode(text: string, today: Day): boolean {
  if (isNearlyCode(text, today)) return true;
  const result = decode(text, { today });
  return !result.isValid && result.errorCode !== 'unknown-pattern';
}

/** Listings with a blank line between them, each with one code; undefined for any other text. */
export function listingsIn(text: string, today: Day): TextItems | undefined {
  let end = 0;
  const items = text
    .split(/(?:\r\n|\r(?!\n)|\n)[^\S\r\n]*[\r\n]+/)
    .filter((listing) => listing.trim() !== '')
    .map((listing) => {
      const start = text.indexOf(listing, end);
      end = start + listing.length;
      return { listing, input: withoutBullet(listing), start };
    });
  const hasOneCode = ({ listing }: { readonly listing: string }) =>
    codesInText(listing, today).length === 1;
  const isSplit = items.some(({ listing }) => /[\r\n]/.test(listing.trim()));
  return isSplit && items.length > 1 && items.every(hasOneCode) ? { header: '', items } : undefined;
}

const PIECE = new RegExp(`.{1,${LONGEST_PIECE}}(?=\\s|$)|.{${LONGEST_PIECE}}`, 'g');

/** The lines of a text that are not blank. */
export function textLinesIn(text: string): TextItems {
  return { header: '', items: linesIn(text) };
}

function* linesIn(text: string): Generator<TextItem> {
  for (const { 0: line, index: start } of text.matchAll(/[^\n\r]+/g)) {
    if (line.length > LONGEST_LISTING) yield* piecesOf(line, start);
    else if (line.trim() !== '') yield { input: withoutBullet(line), start };
  }
}

/** A line or row that is longer than any listing, cut between words. */
function* piecesOf(line: string, lineStart: number): Generator<TextItem> {
  if (line.trim() === '') return;
  let last: TextItem | undefined;
  for (const { 0: input, index } of line.matchAll(PIECE)) {
    if (last) yield { ...last, piece: 'inner' };
    last = { input, start: lineStart + index };
  }
  if (last) yield { ...last, piece: 'last' };
}

/** Whether a text is a worn code. */
export function isWorn(text: string): boolean {
  return isFaded(prepare(text));
}
