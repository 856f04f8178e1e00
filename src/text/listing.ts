import { type Day, readDay } from '../core/calendar.ts';
import { isFaded } from '../core/faded.ts';
import { prepare } from '../core/prepare.ts';
import type { CodeFacts } from '../core/read.ts';
import { decode, type Suggestion } from '../library/decode.ts';
import { type ListingClaim, readListing } from '../listing/listing.ts';
import type { UnreadMatch } from '../listing/claims/slots.ts';
import type { TextSpan } from '../listing/reader/text.ts';
import { readFaded } from '../library/faded.ts';
import type { StatedClaim } from './checks.ts';
import { withoutBullet } from './text.ts';

/** A code in a text, with the claims about it. */
export interface FoundCode {
  readonly facts: CodeFacts;
  /** As written there. */
  readonly text: string;
  /** Where it begins, in UTF-16 units. */
  readonly index: number;
  readonly length: number;
  readonly claims: readonly StatedClaim[];
}

/** Where a text announces a code that does not read; `text` is empty where it gives none. */
export interface UnreadCode {
  readonly text: string;
  readonly rule: UnreadMatch['rule'];
  /** Where it begins, in UTF-16 units. */
  readonly index: number;
}

/** The contents of a text: its codes, the claims that belong to none of them, and its style numbers. */
export interface ReadListing {
  readonly codes: readonly FoundCode[];
  readonly unread: readonly UnreadCode[];
  readonly claims: readonly StatedClaim[];
  readonly styleNumbers: readonly string[];
  /** The paragraphs, where each is a listing of its own; else none. */
  readonly listings: readonly TextSpan[];
}

/** Whether a cell is a code, close to one, or a worn one. */
export function isNearlyCode(cell: string, today: Day): boolean {
  const result = decode(cell, { today });
  return result.isValid || result.suggestions.some(isMisread) || isWorn(cell);
}

/** With a character too many or too few, stock numbers are close to codes as well. */
function isMisread({ changes }: Suggestion): boolean {
  return changes.every(({ id }) => id !== 'without' && id !== 'with' && id !== 'twice');
}

/** Whether a text is a code, or is meant as one. */
export function isLikeCode(text: string, today: Day): boolean {
  if (isNearlyCode(text, today)) return true;
  const result = decode(text, { today });
  return !result.isValid && result.errorCode !== 'unknown-pattern' && result.errorCode !== 'empty';
}

/** Whether a text is a worn code. */
export function isWorn(text: string): boolean {
  return isFaded(prepare(text));
}

/** Letters and digits of a code, some of them unreadable, as a word of a text. */
const WORN =
  /(?<![^\s:;,(])(?=[A-Z\d]*\?)(?:[A-Z?]{2}(?=\??\d)[\d?]{3,4}|(?=\??\d)[\d?]{3,4}[A-Z?]{2})(?![^\s;,.)])/;

/** A worn code among the words of a text, which nothing announces: `SL?013 made in Spain`. */
function wornIn(text: string, today: Day): readonly UnreadCode[] {
  const worn = WORN.exec(text);
  if (!worn || readFaded(worn[0], { today }) === undefined) return [];
  return [{ text: worn[0], rule: 'worn-code', index: worn.index }];
}

/** Lines that hold nothing but a code that does not read, or digits that nothing announces. */
function linesIn(text: string, today: Day): readonly UnreadCode[] {
  const lines = Array.from(text.matchAll(/[^\r\n]+/g), ({ 0: line, index }) => ({ line, index }));
  if (lines.length < 2) return [];
  return lines.flatMap(({ line, index }) => {
    const code = withoutBullet(line).trim();
    if (code.length > LONGEST_ALONE || !isLikeCode(code, today) || isYear(code, today)) return [];
    const rule = isWorn(code) ? 'worn-code' : 'near-code';
    return [{ text: code, rule, index: index + line.indexOf(code) }];
  });
}

/** Whether digits are a year, which is no code: `2022`. */
function isYear(text: string, today: Day): boolean {
  const result = decode(text, { today });
  return !result.isValid && result.hints.some(({ id }) => id === 'year-alone');
}

/** No code is longer, spaces and marks included, in characters. */
const LONGEST_ALONE = 16;

/** Reads a text as a listing. */
export function readClaims(text: string, today: Day): ReadListing {
  const listing = readListing(text, readDay(today));
  const { codes, unread, claims, noCode, styleNumbers, listings } = listing;
  // Without a code nothing is compared, and a date that nothing ties to the making says nothing.
  const stated = [
    ...claims.filter(({ value }) => value.claim !== 'made' || value.isBound),
    ...(noCode ? [noCode] : []),
  ];
  const known = new Set([...codes, ...unread].map(({ from }) => from));
  const isSilent = codes.length === 0 && unread.every(({ text: code }) => code === '');
  const alone = linesIn(text, today);
  const beside = alone.length === 0 && isSilent ? wornIn(text, today) : alone;
  return {
    codes: codes.map((code) => ({
      facts: code.facts,
      text: code.text,
      index: code.from,
      length: code.to - code.from,
      claims: code.checks.map(claimOf),
    })),
    unread: [
      ...unread.map(({ text: code, rule, from }) => ({ text: code, rule, index: from })),
      ...beside.filter(({ index }) => !known.has(index)),
    ],
    claims: stated.map(claimOf),
    styleNumbers,
    listings,
  };
}

function claimOf({ value, stated, from, to, rule, said }: ListingClaim): StatedClaim {
  return { claim: value, stated, index: from, length: to - from, rule, said };
}
