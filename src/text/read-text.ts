import type { Day } from '../core/calendar.ts';
import { isStyleNumber } from '../core/prepare.ts';
import { decode } from '../library/decode.ts';
import type { CodeAnswer, FadedAnswer, InvalidAnswer, NoCodeAnswer, OtherCode } from './answer.ts';
import { cellSays } from './cell-words.ts';
import type { StatedClaim } from './checks.ts';
import { itemsOf, listIn, spreadsheetIn } from './items.ts';
import { LONGEST_LISTING } from './limits.ts';
import { isLink, isSharedLink } from './links.ts';
import { readClaims, type ReadListing } from './listing.ts';
import { codesOf, type Match, matchesIn } from './matches.ts';
import {
  answerRow,
  type CodeTable,
  inPlaceOfCode,
  readRows,
  rowsOf,
  type Turns,
  withoutCode,
} from './rows.ts';

/** The answer to whatever was entered. */
export type Answer = CodeAnswer | InvalidAnswer | FadedAnswer | NoCodeAnswer | CodeTable;

/** Answers a text that could say more than a code: a table, a list, several listings, or as a rule one bag. */
export async function answerText(text: string, today: Day, turns?: Turns): Promise<Answer> {
  const isOneLine = !/[\n\r]/.test(text.trim());
  if (text.length > LONGEST_LISTING && isOneLine) return answerLongLine(text, today, turns);
  if (isOneLine) return rowAlone(text, today) ?? answerLine(text, today);
  const table = spreadsheetIn(text, today);
  // The longer a text is, the longer it takes to find out what it is about.
  if (table ?? text.length > LONGEST_LISTING) return readRows(text, today, turns, table);
  const list = listIn(text, today);
  if (list) return readRows(text, today, turns, list);
  const read = readClaims(text, today);
  if (read.listings.length > 0) {
    return readRows(text, today, turns, itemsOf(text, read.listings));
  }
  return answerMatch(codesOf(text, read, today), today) ?? answerNoCode(text, today, read);
}

/** The claims of a listing about a code; none if the listing is about others. */
export function claimsInListing(listing: string, code: string, today: Day): readonly StatedClaim[] {
  return answerInListing(listing, code, today)?.claims ?? [];
}

/** The answer to a code that was found in a listing before; undefined if the listing is about others. */
export function answerInListing(listing: string, code: string, today: Day): CodeAnswer | undefined {
  const read = readClaims(listing, today);
  const matches = codesOf(listing, read, today);
  const isOwn = ({ result }: Match) => result.code === code;
  const own = matches.find(isOwn) ?? correctedIn(listing, code, read, today);
  return own && answerMatch([own, ...matches.filter((match) => !isOwn(match))], today);
}

/** What was taken for the only code of a listing, as the page had suggested, with all that is said there. */
function correctedIn(
  listing: string,
  code: string,
  read: ReadListing,
  today: Day,
): Match | undefined {
  const [only, ...others] = codesOf(listing, read, today);
  if (others.length > 0) return undefined;
  const { claims, styleNumbers, unread } = read;
  const { text = '', index = -1 } = unread[0] ?? {};
  const { suggestions = [] } = only?.result ?? decode(text, { today });
  if (suggestions.every((suggestion) => suggestion.code !== code)) return undefined;
  const result = decode(code, { today });
  if (only) return { ...only, result };
  const found = { listing, text, index, length: text.length, styleNumbers };
  return { result, found, claims, styleNumbers };
}

/** The answer to the first of the codes in a text, with the others. */
function answerMatch([first, ...others]: readonly Match[], today: Day): CodeAnswer | undefined {
  if (!first?.result.isValid) return undefined;
  const { result, found, claims } = first;
  const beside = others.flatMap((other): readonly OtherCode[] =>
    other.result.isValid ? [{ result: other.result, claims: other.claims }] : [],
  );
  return {
    kind: 'code',
    result,
    today,
    found,
    claims,
    ...(beside.length > 0 && { others: beside }),
  };
}

function answerLine(text: string, today: Day): Answer {
  const matches = matchesIn(text, today);
  const answer = answerMatch(matches, today);
  if (answer) return answer;
  const [{ result, claims }] = matches;
  const isProse =
    result.isValid ||
    (result.errorCode === 'unknown-pattern' &&
      (isWordy(text) || isLink(text) || claims.length > 0 || cellSays(text) !== undefined));
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

function answerNoCode(text: string, today: Day, said = readClaims(text, today)): NoCodeAnswer {
  const { claims: found, ...read } = said;
  // A word alone says as much as in the cell of a code.
  const claims = found.length > 0 ? found : inPlaceOfCode(text);
  // Words next to the address make it a text.
  const isLink = isSharedLink(text) && claims.every(({ claim }) => claim.claim === 'line');
  return { ...withoutCode(text, { ...read, claims }, today), isLink };
}

/** Letters of scripts that put no spaces between words, more in a row than a mistyped code has. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{4}/u;

/** Three or more words are prose, not a mistyped code. Two are, if one of them can't be part of a code. */
function isWordy(text: string): boolean {
  if (UNSPACED.test(text)) return true;
  const words = text.trim().split(/\s+/);
  if (words.length !== 2) return words.length > 2;
  return words.some((word) => isStyleNumber(word) || /^\p{L}{4,}\p{P}?$/u.test(word));
}
