import type { Day } from '../core/calendar.ts';
import { decode } from '../library/decode.ts';
import { LONGEST_LISTING, LONGEST_PIECE } from './limits.ts';
import type { TextSpan } from '../listing/reader/text.ts';
import { isLikeCode, isNearlyCode } from './listing.ts';
import { codesInText } from './matches.ts';
import {
  parseSpreadsheet,
  type SpreadsheetColumn,
  type Spreadsheet,
  type SpreadsheetRow,
} from './spreadsheet.ts';
import { withoutBullet } from './text.ts';

/** A line of a list, a row of a spreadsheet, or a listing among others. */
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

function isListed(cell: string, today: Day): boolean {
  const result = decode(cell, { today });
  return result.isValid && result.notices.every(({ id }) => id !== 'factory-unconfirmed');
}

/** A list has at least so many lines with a code. */
const FEWEST = 3;

/** How many words may stand beside the code in a line of a list: a model, a label, a price. */
const MOST_WORDS = 4;

/** The lines of a list: at least three with a code and few words, and fewer others; undefined for any other text. */
export function listIn(text: string, today: Day): TextItems | undefined {
  const items = [...linesIn(text)];
  let codes = 0;
  for (const [index, { input }] of items.entries()) {
    // The longer a text is, the longer it takes to read all its lines.
    if (codes + items.length - index < FEWEST) return undefined;
    if (isOfList(input, today)) codes += 1;
  }
  return codes >= FEWEST && codes * 2 > items.length ? { header: '', items } : undefined;
}

/** In scripts without spaces so many letters count as a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{1,4}/gu;

function isOfList(line: string, today: Day): boolean {
  if (!/[\d?]/.test(line)) return false;
  if (isLikeCode(line, today)) return true;
  const [code] = codesInText(line, today);
  const near = line
    .split(/[\s,;:/|]+/)
    .find((word) => /\d/.test(word) && isNearlyCode(word, today));
  const written = code?.found?.text ?? near;
  if (written === undefined) return false;
  const words = line
    .replace(written, ' ')
    .replace(UNSPACED, ' $& ')
    .match(/[\p{L}\p{N}]+/gu);
  return (words?.length ?? 0) <= MOST_WORDS;
}

const PIECE = new RegExp(`.{1,${LONGEST_PIECE}}(?=\\s|$)|.{${LONGEST_PIECE}}`, 'g');

/** Listings with blank lines between them. */
export function itemsOf(text: string, listings: readonly TextSpan[]): TextItems {
  const items = listings.map(({ from, to }) => ({
    input: withoutBullet(text.slice(from, to).trim()),
    start: from,
  }));
  return { header: '', items };
}

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
