import { listing as words } from '#words/listing.ts';
import {
  checkLabel,
  checkLine,
  checkListing,
  type Day,
  decode,
  type Label,
  labelOf,
  type ListingFinding,
  readFaded,
  type Result,
} from '../../heatstamp.ts';
import { LONGEST_LISTING, MOST_LINES, TURN_MS } from '../lib/limits.ts';
import { checkForCode, createCheck, statedLabel, type ListingCheck } from '../listing/listing.ts';
import { parseSpreadsheet } from '../table/spreadsheet.ts';
import type { CodeTable, CodeRow } from '../table/table.ts';
import type { Faded, Reading } from './answer.ts';

/** One answer to a text: what it is, or a code that was found in it. */
interface Found {
  readonly result: Result;
  /** The code as it stands in the text, where the text is more than that. */
  readonly found?: string;
  readonly listing?: string;
  readonly madeIn?: Label | undefined;
  readonly check?: ListingCheck | undefined;
}

/** What a text says: itself when it is a code or close to one, else the codes found in it, else its error. */
export function readText(text: string, today: Day): readonly [Found, ...Found[]] {
  const result = decode(text, { today });
  if (result.isValid || result.suggestions.length > 0) return [{ result }];
  const [first, ...rest] = codesIn(text, today);
  return first ? [first, ...rest] : [{ result }];
}

/** The codes that stand in a listing, each held against what it says. */
export function codesIn(text: string, today: Day): readonly Found[] {
  const listing = checkListing(text, { today });
  const madeIn = statedLabel(listing);
  return listing.codes.map(({ result, text: found }) => {
    const check = checkForCode(listing, result.code);
    return { result, found, listing: text, ...(madeIn && { madeIn }), ...(check && { check }) };
  });
}

/** What a row of a table opens to: its result as it stands there, or what its line could be. */
export function answerToRow(row: CodeRow, today: Day): Reading | Faded {
  const { input, codeText, result, madeIn, check } = row;
  if (!result.isValid) return answerToCode(input, result, today);
  const listing = codeText === undefined ? undefined : input;
  return { kind: 'reading', result, madeIn, check, ...(listing !== undefined && { listing }) };
}

/** A code that does not read could be a faded one. */
export function answerToCode(input: string, result: Result, today: Day): Reading | Faded {
  if (result.isValid) return { kind: 'reading', result };
  const faded = readFaded(input, { today });
  // Where no code fits, what comes close to one is worth more than an empty panel.
  const isEmpty = faded?.groups.length === 0 && !faded.isTooFaded;
  const isClose = result.suggestions.length > 0;
  return faded && !(isEmpty && isClose)
    ? { kind: 'faded', input, faded }
    : { kind: 'reading', result };
}

/** How many lines are read at a time, and who hears of it. */
export interface Pace {
  /** Told whenever the page gets its turn. */
  readonly onProgress: (progress: { readonly read: number; readonly all: number }) => void;
  /** Ends the reading where it is. */
  readonly signal: AbortSignal;
}

/** A line of what was pasted, or a row of a spreadsheet. */
interface Source {
  readonly input: string;
  /** What the row of a spreadsheet says besides its code. */
  readonly cells?: { readonly label: string | undefined; readonly name: string | undefined };
  /** All of it, as it was pasted. */
  readonly text: string;
}

/** What was pasted, in the pieces that make a row or more each. */
export interface Sources {
  /** The header of a spreadsheet, to go with the rows that are left for the next table. */
  readonly header: string;
  readonly pieces: readonly Source[];
}

/** Every piece, as far as one table goes. With a pace the page gets its turn in between. */
export async function readLines(
  input: string,
  today: Day,
  pace?: Pace,
  { header, pieces }: Sources = linesIn(input),
): Promise<CodeTable> {
  const taken = pieces.slice(0, MOST_LINES);
  const others = pieces.slice(MOST_LINES).map(({ text }) => text);
  const rows: CodeRow[] = [];
  // To split a long text takes a turn of its own.
  if (pace) await nextTurn();
  let turn = performance.now();
  for (const [at, source] of taken.entries()) {
    rows.push(...rowsOf(source, at + 1, today));
    if (!pace || performance.now() - turn < TURN_MS) continue;
    pace.onProgress({ read: at + 1, all: taken.length });
    await nextTurn();
    if (pace.signal.aborted) break;
    turn = performance.now();
  }
  const rest = { lines: others.length, text: [header, ...others].filter(Boolean).join('\n') };
  return { kind: 'list', input, rows, rest };
}

/** The rows of a spreadsheet; undefined for a text that is none. */
export function sheetIn(input: string, today: Day): Sources | undefined {
  const sheet = parseSpreadsheet(input, (cell) => decode(cell, { today }).isValid);
  if (!sheet) return undefined;
  const pieces = Array.from(sheet.records(), ({ code, label, name, text }) => ({
    // What has no code of its own may have one in the name, or nowhere.
    input: code === '' && codesIn(text, today).length > 0 ? text.trim() : code,
    cells: { label, name },
    text,
  }));
  return { header: sheet.header, pieces };
}

/** Listings with a blank line between them, each with a code of its own; undefined for a text that is none such. */
export function listingsIn(input: string, today: Day): Sources | undefined {
  const pieces = input
    .split(/(?:\r\n|\r(?!\n)|\n)[^\S\r\n]*[\r\n]+/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ input: text, text }));
  const hasOne = ({ text }: Source) => codesIn(text, today).length === 1;
  const isSome = pieces.some(({ text }) => /[\r\n]/.test(text.trim()));
  return isSome && pieces.length > 1 && pieces.every(hasOne) ? { header: '', pieces } : undefined;
}

const PIECE = new RegExp(`.{1,${LONGEST_LISTING}}(?=\\s|$)|.{${LONGEST_LISTING}}`, 'g');

/** The lines of a text that are not blank; one that is longer than any listing in pieces, cut between words. */
export function linesIn(input: string): Sources {
  const lines = input
    .split(/[\n\r]+/)
    .flatMap((line) => (line.length > LONGEST_LISTING ? (line.match(PIECE) ?? []) : [line]))
    .filter((line) => line.trim() !== '');
  return { header: '', pieces: lines.map((text) => ({ input: text, text })) };
}

/** The codes that stand in a line, or the line as one that does not read. */
export function rowsOf({ input, cells }: Source, line: number, today: Day): readonly CodeRow[] {
  return readText(input, today).map(({ result, found: codeText, madeIn, check }) => ({
    ...{ line, input, codeText, result, name: cells?.name, label: cells?.label },
    madeIn: madeIn ?? labelOf(cells?.label ?? ''),
    check: check ?? (cells && checkRow(result, cells, today)),
  }));
}

/** What the row of a spreadsheet says of a code that reads; undefined where it says nothing. */
function checkRow(
  result: Result,
  row: { readonly label: string | undefined; readonly name: string | undefined },
  today: Day,
): ListingCheck | undefined {
  if (!result.isValid) return undefined;
  const label = labelOf(row.label ?? '');
  const findings: ListingFinding[] = [];
  if (label !== undefined) {
    const sellerSays = words.labelName(label);
    const codeSays = result.country;
    findings.push({ ...checkLabel(result, label), claim: 'label', sellerSays, codeSays });
  }
  const { lines, styleNumbers } = checkListing(row.name ?? '', { today });
  for (const { name } of lines) {
    const check = checkLine(result, name);
    if (check.verdict !== 'none')
      findings.push({ ...check, claim: 'line', sellerSays: name, codeSays: result.date });
  }
  return createCheck(findings, styleNumbers);
}

/** Lets the page draw and answer what was clicked; a message comes sooner than a timer, which waits at least 4 ms. */
async function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
  port1.close();
}
