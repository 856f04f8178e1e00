import type { Day } from '../core/calendar.ts';
import { decode, type Result } from '../library/decode.ts';
import type { Found } from './answer.ts';
import type { StatedClaim } from './checks.ts';
import { readClaims, type ReadListing } from './listing.ts';

/** A text as a code, or a code that was found in it. */
export interface Match {
  readonly result: Result;
  readonly found?: Found;
  readonly claims: readonly StatedClaim[];
  readonly styleNumbers: readonly string[];
}

/**
 * The text itself if it is a code or close to one, or else the codes in it, or else a worn one, or else the text with its
 * error.
 */
export function matchesIn(text: string, today: Day): readonly [Match, ...Match[]] {
  const result = decode(text, { today });
  const itself: Match = { result, claims: [], styleNumbers: [] };
  if (result.isValid || result.suggestions.length > 0) return [itself];
  const listing = readClaims(text, today);
  const [first, ...others] = codesOf(text, listing, today);
  if (first) return [first, ...others];
  const { claims, styleNumbers, unread } = listing;
  const worn = unread.find(({ rule }) => rule === 'worn-code');
  if (!worn || worn.text === text.trim()) return [{ ...itself, claims, styleNumbers }];
  const { text: code, index } = worn;
  const found = { listing: text, text: code, index, length: code.length, styleNumbers };
  return [{ result: decode(code, { today }), found, claims, styleNumbers }];
}

/** The codes in a listing, each with the claims about it. */
export function codesInText(text: string, today: Day): readonly Match[] {
  return codesOf(text, readClaims(text, today), today);
}

/** The same of a text that was read. */
export function codesOf(
  listing: string,
  { codes, styleNumbers }: ReadListing,
  today: Day,
): readonly Match[] {
  return codes.map(({ facts, text, index, length, claims }) => ({
    result: decode(facts.code, { today }),
    found: { listing, text, index, length, styleNumbers },
    claims,
    styleNumbers,
  }));
}
