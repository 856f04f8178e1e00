import { noCode } from '#words/listing-page.ts';
import {
  checkListing,
  type Day,
  decode,
  isStyleNumber,
  type Label,
  readFaded,
} from '../../heatstamp.ts';
import { fadedSummary } from '../faded/FadedPanel.tsx';
import { hasLines } from '../input/lines.ts';
import { LONGEST_LISTING } from '../lib/limits.ts';
import { tableSummary } from '../table/table.ts';
import type { Answer, NoCode, Reading } from './answer.ts';
import {
  answerToCode,
  codesIn,
  linesIn,
  listingsIn,
  type Pace,
  readLines,
  readText,
  rowsOf,
  sheetIn,
} from './read-many.ts';

// All that a worn stamp, a listing or many codes take, in one file to load: see answer.ts.
export { ListingTable } from '../listing/ListingTable.tsx';
export { panelForText } from './panel-for-text.tsx';
export { answerToRow } from './read-many.ts';

/** Answers what is more than a code: a worn stamp, a listing, several codes, columns of a spreadsheet, or a text without any. */
export async function answerToText(input: string, today: Day, pace?: Pace): Promise<Answer> {
  if (!hasLines(input)) return answerToLine(input, today);
  // Millions of characters in one line are no columns.
  const sheet = /[\n\r]/.test(input) ? sheetIn(input, today) : undefined;
  if (sheet) return readLines(input, today, pace, sheet);
  // A longer text is a list; and looking for what is one listing takes longer, the longer it is.
  if (input.length > LONGEST_LISTING) return readLines(input, today, pace);
  const listing = answerToListing(input, today);
  return listing ?? readLines(input, today, pace, listingsIn(input, today));
}

/** What a listing says to a code that was found in it before; undefined where it no longer stands there. */
export function answerInListing(listing: string, code: string, today: Day): Reading | undefined {
  const found = codesIn(listing, today).find(({ result }) => result.code === code);
  return found && { kind: 'reading', ...found };
}

/** What a screen reader says of such an answer; `madeIn` is what the label of a worn stamp is said to name. */
export function textWords(answer: Exclude<Answer, Reading>, madeIn?: Label): string {
  if (answer.kind === 'faded') return fadedSummary(answer.faded, madeIn);
  return answer.kind === 'list' ? tableSummary(answer) : noCode.message;
}

function answerToLine(input: string, today: Day): Answer {
  const [first, ...others] = readText(input, today);
  if (others.length > 0) {
    const rows = rowsOf({ input, text: input }, 1, today);
    return { kind: 'list', input, rows, rest: { lines: 0, text: '' } };
  }
  const { result } = first;
  if (result.isValid) return { kind: 'reading', ...first };
  const answer = answerToCode(input, result, today);
  const isText = result.errorCode === 'unknown-pattern' && isWordy(input);
  return isText && answer.kind === 'reading' ? withoutCode(input, today) : answer;
}

function withoutCode(input: string, today: Day): NoCode {
  return { kind: 'no-code', input, listing: checkListing(input, { today }) };
}

/** Lines that are one listing: they hold one code, or none, and are no list of codes. */
function answerToListing(input: string, today: Day): Reading | NoCode | undefined {
  const lines = linesIn(input).pieces.map(({ text }) => text);
  const likeCodes = lines.filter((line) => isLikeCode(line, today));
  if (likeCodes.length > 1 && likeCodes.length * 2 > lines.length) return undefined;
  const [first, ...others] = codesIn(input, today);
  if (first) return others.length === 0 ? { kind: 'reading', ...first } : undefined;
  return likeCodes.length === 0 ? withoutCode(input, today) : undefined;
}

/** Whether a line is a code, or is meant to be one. */
function isLikeCode(line: string, today: Day): boolean {
  const result = decode(line, { today });
  if (result.isValid || result.suggestions.length > 0) return true;
  return result.errorCode !== 'unknown-pattern' || readFaded(line, { today }) !== undefined;
}

/** Three words and more are a text, not a code that was mistyped; so are two, where one is no part of a code. */
function isWordy(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length !== 2) return words.length > 2;
  return words.some((word) => isStyleNumber(word) || /^\p{L}{4,}$/u.test(word));
}
