import { listing as words } from '#words/listing.ts';
import { type Day, decode, type Result } from '../../heatstamp.ts';
import { checkLabel, checkLine, labelOf } from '../../label.ts';
import { checkListing, type ListingFinding } from '../../listing.ts';
import { withoutBullet } from '../input/text.ts';
import { LONGEST_LISTING, MOST_LINES, TURN_MS } from '../lib/limits.ts';
import { checkForCode, createCheck, statedLabel, type ListingCheck } from '../listing/listing.ts';
import { parseSpreadsheet, type SheetColumn } from '../table/spreadsheet.ts';
import type { CodeRow, CodeTable } from '../table/table.ts';
import type { CodeAnswer } from './answer.ts';

/** A text as a code, or a code that was found in it. */
interface Match extends Pick<CodeAnswer, 'listing' | 'match' | 'label' | 'check'> {
  readonly result: Result;
}

/** The text itself where it is a code or close to one, else the codes that stand in it, else the text with its error. */
export function matchesIn(text: string, today: Day): readonly [Match, ...Match[]] {
  const result = decode(text, { today });
  if (result.isValid || result.suggestions.length > 0) return [{ result }];
  const [first, ...others] = codesIn(text, today);
  return first ? [first, ...others] : [{ result }];
}

/** The codes that stand in a listing, each compared with what it says. */
export function codesIn(text: string, today: Day): readonly Match[] {
  const listing = checkListing(text, { today });
  const label = statedLabel(listing);
  return listing.codes.map(({ result, text: match }) => {
    const check = checkForCode(listing, result.code);
    return { result, match, listing: text, ...(label && { label }), ...(check && { check }) };
  });
}

export interface ReadRowsOptions {
  /** Called with the number of lines that were read, whenever the page gets its turn. */
  readonly onProgress: (progress: { readonly read: number; readonly all: number }) => void;
  /** Ends the reading where it is. */
  readonly signal: AbortSignal;
}

/** A line of a pasted text, a row of a spreadsheet, or a listing among others. */
interface TextItem {
  readonly input: string;
  /** The row of a spreadsheet, and what it says besides its code. */
  readonly sheetRow?: {
    readonly label: string | undefined;
    readonly name: string | undefined;
    readonly cells: readonly string[];
  };
  /** All of it, as it was pasted. */
  readonly text: string;
  /** Whether it is a piece of a line that is too long to be read in one go, and if so, whether it is the last one. */
  readonly piece?: 'inner' | 'last';
}

/** A pasted text in the parts that make a row or more each. */
export interface TextItems {
  /** The header of a spreadsheet, to go with the rows that are left for the next table. */
  readonly header: string;
  /** The columns of a spreadsheet. */
  readonly columns?: readonly SheetColumn[];
  readonly items: readonly TextItem[];
}

/** Reads every line, as far as one table goes. With options, the page gets its turn in between. */
export async function readRows(
  input: string,
  today: Day,
  options?: ReadRowsOptions,
  { header, columns = [], items }: TextItems = textLinesIn(input),
): Promise<CodeTable> {
  const taken = items.slice(0, MOST_LINES);
  const others = items.slice(MOST_LINES).map(({ text }) => text);
  const rows: CodeRow[] = [];
  let lineNumber = 1;
  // Splitting a long text took a turn of its own.
  if (options) await nextTurn();
  let turn = performance.now();
  for (const [index, item] of taken.entries()) {
    rows.push(
      ...(item.piece === undefined
        ? rowsOf(item, lineNumber, today)
        : rowsOfPiece(item, lineNumber, today, rows)),
    );
    if (item.piece !== 'inner') lineNumber += 1;
    if (!options || performance.now() - turn < TURN_MS) continue;
    options.onProgress({ read: index + 1, all: taken.length });
    await nextTurn();
    if (options.signal.aborted) break;
    turn = performance.now();
  }
  const rest = { lines: others.length, text: [header, ...others].filter(Boolean).join('\n') };
  return { kind: 'list', input, columns, rows, rest };
}

/** The rows of a spreadsheet; undefined for a text that is none. */
export function sheetIn(text: string, today: Day): TextItems | undefined {
  const sheet = parseSpreadsheet(text, (cell) => decode(cell, { today }).isValid);
  if (!sheet) return undefined;
  const items = Array.from(sheet.records(), ({ code, label, name, cells, text: row }) => ({
    // A row without a code of its own may have one in the name, or nowhere.
    input: code === '' && codesIn(row, today).length > 0 ? row.trim() : code,
    sheetRow: { label, name, cells },
    text: row,
  }));
  return { header: sheet.header, columns: sheet.columns, items };
}

/** Listings with a blank line between them, each with one code; undefined for any other text. */
export function listingsIn(text: string, today: Day): TextItems | undefined {
  const items = text
    .split(/(?:\r\n|\r(?!\n)|\n)[^\S\r\n]*[\r\n]+/)
    .filter((listing) => listing.trim() !== '')
    .map((listing) => ({ input: withoutBullet(listing), text: listing }));
  const hasOneCode = ({ text: listing }: TextItem) => codesIn(listing, today).length === 1;
  const isSplit = items.some(({ text: listing }) => /[\r\n]/.test(listing.trim()));
  return isSplit && items.length > 1 && items.every(hasOneCode) ? { header: '', items } : undefined;
}

const PIECE = new RegExp(`.{1,${LONGEST_LISTING}}(?=\\s|$)|.{${LONGEST_LISTING}}`, 'g');

/** The lines of a text that are not blank; one that is longer than any listing in pieces, cut between words. */
export function textLinesIn(text: string): TextItems {
  const items = text
    .split(/[\n\r]+/)
    .filter((line) => line.trim() !== '')
    .flatMap((line): readonly TextItem[] => {
      if (line.length <= LONGEST_LISTING) return [{ input: withoutBullet(line), text: line }];
      const pieces = line.match(PIECE) ?? [];
      return pieces.map((piece, index) => ({
        input: piece,
        text: piece,
        piece: index < pieces.length - 1 ? 'inner' : 'last',
      }));
    });
  return { header: '', items };
}

/** The codes that stand in a line, or the line as one that does not read. */
export function rowsOf(
  { input, sheetRow }: TextItem,
  lineNumber: number,
  today: Day,
): readonly CodeRow[] {
  return matchesIn(input, today).map(({ result, match, label, check }) => ({
    lineNumber,
    input,
    codeText: match,
    result,
    name: sheetRow?.name,
    label: sheetRow?.label,
    cells: sheetRow?.cells ?? [],
    madeIn: label ?? labelOf(sheetRow?.label ?? ''),
    check: check ?? (sheetRow && checkRow(result, sheetRow, today)),
  }));
}

/** New codes in a piece of a long line. After the last piece, a line without any becomes one unreadable row. */
function rowsOfPiece(
  item: TextItem,
  lineNumber: number,
  today: Day,
  rows: readonly CodeRow[],
): readonly CodeRow[] {
  const before = rows.filter((row) => row.lineNumber === lineNumber);
  const matches = rowsOf(item, lineNumber, today);
  const codes = matches.filter(
    ({ result }) => result.isValid && !before.some((row) => row.result.code === result.code),
  );
  const isEmpty = item.piece === 'last' && before.length + codes.length === 0;
  return isEmpty ? matches.slice(0, 1) : codes;
}

/** What the row of a spreadsheet says about a code that reads; undefined where it says nothing. */
function checkRow(
  result: Result,
  said: { readonly label: string | undefined; readonly name: string | undefined },
  today: Day,
): ListingCheck | undefined {
  if (!result.isValid) return undefined;
  const label = labelOf(said.label ?? '');
  const findings: ListingFinding[] = [];
  if (label !== undefined) {
    const sellerSays = words.labelName(label);
    const codeSays = result.country;
    findings.push({ ...checkLabel(result, label), claim: 'label', sellerSays, codeSays });
  }
  const { lines, styleNumbers } = checkListing(said.name ?? '', { today });
  for (const { line, name } of lines) {
    const check = checkLine(result, line);
    if (check.verdict !== 'none')
      findings.push({ ...check, claim: 'line', sellerSays: name, codeSays: result.date });
  }
  return createCheck(findings, styleNumbers);
}

/** Lets the page draw and handle clicks; a message comes sooner than a timer, which waits at least 4 ms. */
async function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
  port1.close();
}
