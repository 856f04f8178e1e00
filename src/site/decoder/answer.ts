import {
  checkListing,
  type Day,
  decode,
  type Faded as FadedCodes,
  type Label,
  type Listing,
  readFaded,
  type Result,
} from '../../heatstamp.ts';
import { noCode } from '#words/listing-page.ts';
import { invalidPanel } from '#words/result.ts';
import { fadedWords } from '../faded/FadedPanel.tsx';
import type { FadedView } from '../faded/grid.ts';
import { hasLines } from '../input/lines.ts';
import { LONGEST_LISTING } from '../lib/limits.ts';
import { checkWords, type ListingCheck } from '../listing/listing.ts';
import { type List, listWords, type Row, type TableView } from '../table/table.ts';
import {
  codesIn,
  linesIn,
  listingsIn,
  type Pace,
  readLines,
  readText,
  rowsOf,
  sheetIn,
} from './read-many.ts';
import { sentenceOf } from '../result/sentence.ts';

/** One code, read or not. */
export interface Reading {
  readonly kind: 'reading';
  readonly result: Result;
  /** The code as it stands in the longer text that was entered. */
  readonly found?: string | undefined;
  /** What the text, or the line of a table, says about the label. */
  readonly madeIn?: Label | undefined;
  /** What else it says, held against the code. */
  readonly check?: ListingCheck | undefined;
}

/** The codes that a faded stamp could be. */
export interface Faded {
  readonly kind: 'faded';
  readonly input: string;
  readonly faded: FadedCodes;
}

/** A text that holds no code. */
export interface NoCode {
  readonly kind: 'no-code';
  readonly input: string;
  readonly listing: Listing;
}

/** How an answer was left, where that was changed: the rows of a table, the label of a worn stamp. */
export type View = TableView | FadedView;

/** What the card answers to what was entered. */
export type Answer = Reading | Faded | NoCode | List;

/** Answers what was entered: one code, a listing, or many lines, which take their time. */
export async function answerTo(input: string, today: Day, pace?: Pace): Promise<Answer> {
  if (!hasLines(input)) return answerToLine(input, today);
  const sheet = sheetIn(input, today);
  if (sheet) return readLines(input, today, pace, sheet);
  if (!isShort(input)) return readLines(input, today, pace);
  const listing = answerToListing(input, today);
  return listing ?? readLines(input, today, pace, listingsIn(input, today));
}

/** What a row of a table opens to: its result as it stands there, or what its line could be. */
export function answerToRow({ input, result, madeIn, check }: Row, today: Day): Reading | Faded {
  return result.isValid
    ? { kind: 'reading', result, madeIn, check }
    : answerToCode(input, result, today);
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
  return isWordy(input) && answer.kind === 'reading' && result.errorCode === 'unknown-pattern'
    ? answerToText(input, today)
    : answer;
}

function answerToText(input: string, today: Day): NoCode {
  return { kind: 'no-code', input, listing: checkListing(input, { today }) };
}

/** Lines that are one listing: they hold one code, or none, and are no list of codes. */
function answerToListing(input: string, today: Day): Reading | NoCode | undefined {
  const lines = linesIn(input).pieces.map(({ text }) => text);
  const likeCodes = lines.filter((line) => isLikeCode(line, today));
  if (likeCodes.length > 1 && likeCodes.length * 2 > lines.length) return undefined;
  const [first, ...others] = codesIn(input, today);
  if (first) return others.length === 0 ? { kind: 'reading', ...first } : undefined;
  return likeCodes.length === 0 ? answerToText(input, today) : undefined;
}

/** A longer text is a list; and looking for what is one listing takes longer, the longer it is. */
function isShort(text: string): boolean {
  return text.length <= LONGEST_LISTING;
}

/** Whether a line is a code, or is meant to be one. */
function isLikeCode(line: string, today: Day): boolean {
  const result = decode(line, { today });
  if (result.isValid || result.suggestions.length > 0) return true;
  return result.errorCode !== 'unknown-pattern' || readFaded(line, { today }) !== undefined;
}

/** Three words and more are a text, not a code that was mistyped. */
function isWordy(text: string): boolean {
  return text.trim().split(/\s+/).length > 2;
}

/** A code that does not read could be a faded one. */
function answerToCode(input: string, result: Result, today: Day): Reading | Faded {
  const faded = readFaded(input, { today });
  // Where no code fits, what comes close to one is worth more than an empty panel.
  const isEmpty = faded?.groups.length === 0 && !faded.isTooFaded;
  const isClose = !result.isValid && result.suggestions.length > 0;
  return faded && !(isEmpty && isClose)
    ? { kind: 'faded', input, faded }
    : { kind: 'reading', result };
}

/** What a screen reader says while the eye sees the panel. */
export function announcementOf(answer: Answer): string {
  if (answer.kind === 'faded') return fadedWords(answer.faded);
  if (answer.kind === 'list') return listWords(answer);
  if (answer.kind === 'no-code') return noCode.said;
  const { result, check } = answer;
  if (result.isValid)
    return [sentenceOf(result), check && checkWords(check)].filter(Boolean).join(' ');
  const codes = result.suggestions.map(({ code }) => code).join(', ');
  return codes === '' ? result.error : `${result.error} ${invalidPanel.suggestionsTitle} ${codes}?`;
}
