import type { Day } from '../core/calendar.ts';
import { isStyleNumber } from '../core/prepare.ts';
import { decode } from '../library/decode.ts';
import type { CodeAnswer, FadedAnswer, InvalidAnswer, NoCodeAnswer } from './answer.ts';
import { cellSays } from './cell-words.ts';
import type { StatedClaim } from './checks.ts';
import { isLikeCode, listingsIn, spreadsheetIn, textLinesIn } from './items.ts';
import { LONGEST_LISTING } from './limits.ts';
import { isLink, isSharedLink } from './links.ts';
import { readClaims } from './listing.ts';
import { codesInText, codesOf, type Match, matchesIn } from './matches.ts';
import {
  answerRow,
  type CodeTable,
  inPlaceOfCode,
  readRows,
  rowsOf,
  type Turns,
  withoutCode,
} from './rows.ts';
import { hasLineBreaks } from './text.ts';

/** The answer to whatever was entered. */
export type Answer = CodeAnswer | InvalidAnswer | FadedAnswer | NoCodeAnswer | CodeTable;

/** Answers a text that could say more than a code: a listing, several codes, columns of a spreadsheet, or no code. */
export async function answerText(text: string, today: Day, turns?: Turns): Promise<Answer> {
  if (!hasLineBreaks(text)) return answerLine(text, today);
  if (!/[\n\r]/.test(text.trim())) return answerLongLine(text, today, turns);
  const sheet = spreadsheetIn(text, today);
  if (sheet) return readRows(text, today, turns, sheet);
  // The longer a text is, the longer it takes to find out whether it is a single listing.
  if (text.length > LONGEST_LISTING) return readRows(text, today, turns);
  const answer = answerListing(text, today);
  return answer ?? readRows(text, today, turns, listingsIn(text, today));
}

/** The claims of a listing about a code; none if the listing is about others. */
export function claimsInListing(listing: string, code: string, today: Day): readonly StatedClaim[] {
  return matchInListing(listing, code, today)?.claims ?? [];
}

/** The answer to a code that was found in a listing before; undefined if the listing is about others. */
export function answerInListing(listing: string, code: string, today: Day): CodeAnswer | undefined {
  const match = matchInListing(listing, code, today);
  return match && answerMatch(match, today);
}

/** A code in a listing; or what was taken for its only one, as the page had suggested, with all that is said there. */
function matchInListing(listing: string, code: string, today: Day): Match | undefined {
  const read = readClaims(listing, today);
  const matches = codesOf(listing, read, today);
  const match = matches.find(({ result }) => result.code === code);
  const [only, ...others] = matches;
  if (match || others.length > 0) return match;
  const { claims, styleNumbers, ofOthers, unread } = read;
  const { text = '', index = -1 } = unread[0] ?? {};
  const { suggestions = [] } = only?.result ?? decode(text, { today });
  if (suggestions.every((suggestion) => suggestion.code !== code)) return undefined;
  const result = decode(code, { today });
  if (only) return { ...only, result };
  const found = { listing, text, index, length: text.length, styleNumbers, ofOthers };
  return { result, found, claims, styleNumbers };
}

function answerMatch({ result, found, claims }: Match, today: Day): CodeAnswer | undefined {
  return result.isValid ? { kind: 'code', result, today, found, claims } : undefined;
}

function answerLine(text: string, today: Day): Answer {
  const row = rowAlone(text, today);
  if (row) return row;
  const [first, ...others] = matchesIn(text, today);
  if (others.length > 0) {
    const rows = rowsOf({ input: text }, 1, today);
    return { kind: 'list', input: text, today, columns: [], rows, rest: { lines: 0, text: '' } };
  }
  const { result } = first;
  if (result.isValid)
    return { kind: 'code', result, today, found: first.found, claims: first.claims };
  const isProse =
    result.errorCode === 'unknown-pattern' &&
    (isWordy(text) || isLink(text) || first.claims.length > 0 || cellSays(text) !== undefined);
  return isProse ? answerNoCode(text, today) : { kind: 'invalid', result, today };
}

/** The answer to a row of a spreadsheet that was pasted alone. */
function rowAlone(text: string, today: Day): Answer | undefined {
  const items = text.includes('\t') ? spreadsheetIn(text, today)?.items : undefined;
  const [item] = items ?? [];
  const [row, ...others] = item ? rowsOf(item, 1, today) : [];
  return row && others.length === 0 ? answerRow(row, today) : undefined;
}

/** A single line that is too long to be read at once is still a listing. */
async function answerLongLine(text: string, today: Day, turns?: Turns): Promise<Answer> {
  const list = await readRows(text, today, turns);
  const [row, ...others] = list.rows;
  if (!row || others.length > 0) return list;
  return row.result.isValid
    ? answerRow(row, today)
    : answerNoCode(text.slice(0, LONGEST_LISTING), today);
}

function answerNoCode(text: string, today: Day): NoCodeAnswer {
  const { claims: found, ...read } = readClaims(text, today);
  // A word alone says as much as in the cell of a code.
  const claims = found.length > 0 ? found : inPlaceOfCode(text);
  // Words next to the address make it a text.
  const isLink = isSharedLink(text) && claims.every(({ claim }) => claim.claim === 'line');
  return { ...withoutCode(text, { ...read, claims }, today), isLink };
}

/** The answer to lines that are one listing: they have one code or none, and are no list of codes. */
function answerListing(text: string, today: Day): CodeAnswer | NoCodeAnswer | undefined {
  const lines = Array.from(textLinesIn(text).items, ({ input }) => input);
  const codeLines = lines.filter((line) => isLikeCode(line, today));
  if (codeLines.length > 1 && codeLines.length * 2 > lines.length) return undefined;
  const [first, ...others] = codesInText(text, today);
  if (first) return others.length === 0 ? answerMatch(first, today) : undefined;
  return codeLines.length === 0 ? answerNoCode(text, today) : undefined;
}

/** Letters of scripts that put no spaces between words, more in a row than a mistyped code has. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{4}/u;

/** Three or more words are prose, not a mistyped code. Two are, if one of them can't be part of a code. */
function isWordy(text: string): boolean {
  if (UNSPACED.test(text)) return true;
  const words = text.trim().split(/\s+/);
  if (words.length !== 2) return words.length > 2;
  return words.some((word) => isStyleNumber(word) || /^\p{L}{4,}$/u.test(word));
}
