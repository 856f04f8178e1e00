import type { Day } from '../core/calendar.ts';
import type { Claim } from '../core/checks.ts';
import { decode, type Result } from '../library/decode.ts';
import { type StatedTime, timeOf } from '../core/stated.ts';
import { labelOf } from '../listing/label-of.ts';
import { namedLineOf, namesOtherGoods } from '../listing/line-of.ts';
import {
  type CodeAnswer,
  type FadedAnswer,
  type Found,
  type InvalidAnswer,
  type NoCodeAnswer,
  answerFaded,
  factsOf,
} from './answer.ts';
import { type Check, type CheckSheet, compare, sheetOf, type StatedClaim } from './checks.ts';
import { cellSays } from './cell-words.ts';
import { type TextItem, type TextItems, textLinesIn } from './items.ts';
import { isLink } from './links.ts';
import { MOST_LINES } from './limits.ts';
import { isLikeCode, isWorn, readClaims } from './listing.ts';
import { codesInText, type Match, matchesIn } from './matches.ts';
import { readYearOrMonth } from './read-year-or-month.ts';
import type { SpreadsheetColumn } from './spreadsheet.ts';
import { toldIn } from './told.ts';
import { dateOf } from './year-or-month.ts';

/**
 * The outcome of a row: a code with nothing against it, in doubt or contradicted; a worn stamp; a missing code or a chip that
 * the seller mentions; a text that is meant as a code but does not read; or a line that is not about a code.
 */
export const OUTCOMES = [
  'read',
  'doubtful',
  'differs',
  'worn',
  'no-code',
  'unreadable',
  'other',
] as const;

export type RowOutcome = (typeof OUTCOMES)[number];

/** A pasted line, or one of the codes in it. */
export interface CodeRow {
  /** The line's number, from 1. Blank lines and the header of a spreadsheet are not counted. */
  readonly lineNumber: number;
  readonly input: string;
  readonly result: Result;
  readonly outcome: RowOutcome;
  /** The code as written in the line, if the line has more than the code. */
  readonly found?: Found | undefined;
  /** The claims of the line or row. */
  readonly claims: readonly StatedClaim[];
  /** The claims compared with the code, once; undefined for a line without one. */
  readonly sheet?: CheckSheet | undefined;
  /** The item's name in a spreadsheet row. */
  readonly name?: string | undefined;
  /** The label in a spreadsheet row, as written there. */
  readonly label?: string | undefined;
  /** Cells of a spreadsheet row that say something of the item, but not so that it could be compared. */
  readonly uncompared: readonly string[];
  /** All cells of a spreadsheet row. */
  readonly cells: readonly string[];
  readonly styleNumbers: readonly string[];
}

/** The answer to many codes at once. */
export interface CodeTable {
  readonly kind: 'list';
  /** The pasted text. */
  readonly input: string;
  readonly today: Day;
  /** The columns of a spreadsheet; none for any other text. */
  readonly columns: readonly SpreadsheetColumn[];
  readonly rows: readonly CodeRow[];
  /** The lines beyond the limit, which can be read as the next table. */
  readonly rest: { readonly lines: number; readonly text: string };
}

/** How many lines have been read. */
export interface LinesRead {
  readonly read: number;
  readonly all: number;
}

/** Lets whoever waits get a turn while many lines are read. */
export interface Turns {
  /** Called after every line with the number of lines that were read; what it returns is waited for. False ends the reading. */
  readonly next: (progress: LinesRead) => Promise<boolean> | boolean;
}

/** Reads every line, as far as one table goes, and counts the others. */
export async function readRows(
  input: string,
  today: Day,
  turns?: Turns,
  { header, columns = [], items }: TextItems = textLinesIn(input),
): Promise<CodeTable> {
  const [taken, others] = firstOf(items, MOST_LINES);
  const rows: CodeRow[] = [];
  let lineNumber = 1;
  for (const [index, item] of taken.entries()) {
    rows.push(
      ...(item.piece === undefined
        ? rowsOf(item, lineNumber, today)
        : rowsOfPiece(item, lineNumber, today, rows)),
    );
    if (item.piece !== 'inner') lineNumber += 1;
    if (turns && !(await turns.next({ read: index + 1, all: taken.length }))) break;
  }
  let lines = 0;
  let start = input.length;
  for (const item of others) {
    if (lines === 0) ({ start } = item);
    lines += 1;
    const goesOn = turns?.next({ read: taken.length, all: taken.length }) ?? true;
    // Waiting for what is there already would take long where there are millions.
    if (goesOn !== true && !(await goesOn)) break;
  }
  const rest = { lines, text: [header, input.slice(start)].filter(Boolean).join('\n') };
  return { kind: 'list', input, today, columns, rows, rest };
}

/** The first of some items, and what comes after them, which is not asked for yet. */
function firstOf<Item>(
  items: Iterable<Item>,
  count: number,
): readonly [first: readonly Item[], others: Iterable<Item>] {
  const iterator = items[Symbol.iterator]();
  const first: Item[] = [];
  while (first.length < count) {
    const next = iterator.next();
    if (next.done === true) return [first, []];
    first.push(next.value);
  }
  return [first, { [Symbol.iterator]: () => iterator }];
}

/** The codes in a line, or the line itself as a code that does not read. */
export function rowsOf(
  { input: written, spreadsheetRow }: Pick<TextItem, 'input' | 'spreadsheetRow'>,
  lineNumber: number,
  today: Day,
): readonly CodeRow[] {
  const isCell = spreadsheetRow !== undefined && isCodeCell(written, spreadsheetRow, today);
  const input = spreadsheetRow && !isCell ? spreadsheetRow.text.trim() : written;
  const cells = spreadsheetRow
    ? claimsInCells(spreadsheetRow, isCell ? written : undefined, today)
    : NOTHING;
  return matchesIn(input, today).map((match) => {
    const claims = [
      ...match.claims,
      // The claims of the line come before those of its cells.
      ...cells.claims.filter(
        ({ claim }) => !match.claims.some((own) => own.claim.claim === claim.claim),
      ),
    ];
    const { result, found } = match;
    const sheet = result.isValid ? sheetOf(factsOf(result.code, today), claims, result) : undefined;
    return {
      ...{ lineNumber, input, result, claims, sheet, cells: spreadsheetRow?.cells ?? [] },
      outcome: sheet ? OUTCOME_OF[sheet.tone] : outcomeOf(input, { ...match, claims }, isCell),
      styleNumbers: [...match.styleNumbers, ...cells.styleNumbers],
      ...(found && { found }),
      ...(spreadsheetRow && { name: spreadsheetRow.said.name, label: spreadsheetRow.said.label }),
      uncompared: cells.uncompared,
    };
  });
}

/** Whether a cell in the column of codes is meant as a code. Without a header the column may have anything in it. */
function isCodeCell(
  cell: string,
  { hasHeader, text }: NonNullable<TextItem['spreadsheetRow']>,
  today: Day,
): boolean {
  // A row without a code of its own may have one in another cell, such as the name.
  if (cell === '') return codesInText(text, today).length === 0;
  return hasHeader || cellSays(cell) !== undefined || isLikeCode(cell, today);
}

const OUTCOME_OF = {
  valid: 'read',
  assumed: 'read',
  open: 'read',
  doubtful: 'doubtful',
  conflict: 'differs',
} as const;

/** The outcome of a line without a code. */
function outcomeOf(
  input: string,
  { result, claims, styleNumbers, found }: Match,
  isCell: boolean,
): RowOutcome {
  if (result.isValid) return 'read';
  if (claims.some(({ claim: { claim } }) => claim === 'no-code' || claim === 'chip'))
    return 'no-code';
  if (isCell && result.errorCode === 'empty') return 'no-code';
  if (isWorn(found?.text ?? input)) return 'worn';
  if (result.errorCode !== 'unknown-pattern' && result.errorCode !== 'empty') return 'unreadable';
  const isMeant =
    isCell ||
    result.suggestions.length > 0 ||
    result.hints.length > 0 ||
    (styleNumbers.length === 0 && /^(?=.*\d)[A-Z\d]{3,8}$/.test(result.code));
  return isMeant && !isLink(input) && !/^\d{5,}$/.test(result.code) ? 'unreadable' : 'other';
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

const NOTHING = { claims: [], styleNumbers: [], uncompared: [] };

/**
 * What the cells of a spreadsheet's row claim: the label, dates, a chip or no code in its place, the model in its own cell
 * or in the item's name, and what stands in the rest.
 */
function claimsInCells(
  { said, rest, unexplained, hasHeader }: NonNullable<TextItem['spreadsheetRow']>,
  code: string | undefined,
  today: Day,
): {
  readonly claims: readonly StatedClaim[];
  readonly styleNumbers: readonly string[];
  readonly uncompared: readonly string[];
} {
  const read = CLAIMED_IN.map(
    (kind) => [said[kind], claimInCell(kind, said[kind], today)] as const,
  );
  const own = read.flatMap(([stated, claim]) =>
    claim && stated !== undefined ? [{ claim, stated, rule: 'cell' } as const] : [],
  );
  const { name } = said;
  const named = name === undefined || !hasHeader ? NOTHING : readClaims(name, today);
  // The whole row is read already where its code stands in no cell of its own.
  const others = rest === '' || code === undefined ? NOTHING : readClaims(rest, today);
  const hasModel = own.some(({ claim }) => claim.claim === 'line');
  return {
    claims: [
      ...own,
      ...(code === undefined || code === '' ? [] : inPlaceOfCode(code)),
      // A cell of names gives the model.
      ...named.claims
        .filter(({ claim: { claim } }) => claim !== 'line' || !hasModel)
        .map(givenModel),
      ...others.claims.map(givenModel),
    ],
    styleNumbers: [...named.styleNumbers, ...others.styleNumbers],
    uncompared: [
      ...read.flatMap(([stated, claim], index) =>
        // The note on a label says more.
        claim || stated === undefined || cellSays(stated) || CLAIMED_IN[index] === 'label'
          ? []
          : [stated],
      ),
      ...unexplained.filter((cell) =>
        others.claims.every(({ stated = '' }) => !cell.includes(stated)),
      ),
    ],
  };
}

/** A model in a cell is the item's. */
function givenModel(claim: StatedClaim): StatedClaim {
  return claim.claim.claim === 'line' ? { ...claim, said: 'given' } : claim;
}

const CLAIMED_IN = ['label', 'model', 'bought', 'made', 'date'] as const;

/** The claim in a cell of one of the kinds that hold nothing else. */
function claimInCell(
  kind: (typeof CLAIMED_IN)[number],
  cell: string | undefined,
  today: Day,
): Claim | undefined {
  if (cell === undefined) return undefined;
  if (kind === 'label') {
    const label = labelOf(cell);
    return label && { claim: 'label', labels: [label] };
  }
  if (kind === 'model') {
    if (namesOtherGoods(cell)) return { claim: 'sign', sign: 'other-goods' };
    const named = namedLineOf(cell);
    return (
      named && {
        ...{ claim: 'line', line: named.line },
        ...(named.isOtherVersion && { isOtherVersion: true }),
      }
    );
  }
  const date = readYearOrMonth(cell, today);
  if (date === undefined) return undefined;
  const time = timeOf(dateOf(date));
  if (kind === 'bought') return { claim: 'existed-by', time, event: 'bought' };
  // What no header explains may be the date of anything.
  return { claim: 'made', time, isBound: kind === 'made' };
}

/** What a cell says in place of a code: that there is none, or a chip. */
export function inPlaceOfCode(cell: string): readonly StatedClaim[] {
  const says = cellSays(cell);
  if (says === undefined) return [];
  const claim: Claim =
    says === 'chip' ? { claim: says } : { claim: says, reason: 'none', hasChip: false };
  return [{ claim, stated: cell, rule: 'cell' }];
}

/** A row with another code, which was taken for its own: with all that the row says of it. */
export function corrected(row: CodeRow, code: string, today: Day): CodeRow {
  const result = decode(code, { today });
  if (!result.isValid || result.code === row.result.code) return row;
  const claims = row.claims.filter(
    ({ claim }) => claim.claim !== 'no-code' && claim.claim !== 'chip',
  );
  const sheet = sheetOf(factsOf(code, today), claims, result);
  return { ...row, result, claims, sheet, found: undefined, outcome: OUTCOME_OF[sheet.tone] };
}

/** The answer to a text or a row that holds no code. */
export function withoutCode(
  text: string,
  said: Pick<NoCodeAnswer, 'claims' | 'styleNumbers' | 'unread'>,
  today: Day,
): NoCodeAnswer {
  const { claims, styleNumbers, unread } = said;
  const checks = compare(claims, undefined, madeIn(claims));
  return { kind: 'no-code', text, styleNumbers, checks, claims, unread, isLink: false, today };
}

/** What a text or a row says of a missing code, or else of a chip. */
export function aboutNoCode({ checks }: Pick<NoCodeAnswer, 'checks'>): Check | undefined {
  return (
    checks.find(({ claim }) => claim === 'no-code') ?? checks.find(({ claim }) => claim === 'chip')
  );
}

/** When it is said to have been made. */
function madeIn(claims: readonly StatedClaim[]): StatedTime | undefined {
  for (const { claim } of claims) if (claim.claim === 'made') return claim.time;
  return undefined;
}

/** What an empty cell leaves open. */
const NOT_GIVEN = { text: '', rule: 'not-given', index: 0 } as const;

/** The answer to a row of a table. */
export function answerRow(
  row: CodeRow,
  today: Day,
): CodeAnswer | InvalidAnswer | FadedAnswer | NoCodeAnswer {
  const { input, result, name, claims, found, outcome } = row;
  if (outcome === 'no-code') {
    const unread = input.trim() === '' ? [NOT_GIVEN] : [];
    return withoutCode(input, { ...row, unread }, today);
  }
  if (!result.isValid) {
    const worn = answerFaded(found?.text ?? input, result, today);
    return worn ? { ...worn, told: toldIn(claims).told } : { kind: 'invalid', result, today };
  }
  // What stands in cells is kept as answers to our questions: a link and the history have no cells.
  const { told, rest } = found === undefined ? toldIn(claims) : { told: undefined, rest: claims };
  return { kind: 'code', result, today, claims: rest, told, found, itemName: name };
}
