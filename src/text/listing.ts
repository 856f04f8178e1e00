import { type Day, readDay } from '../core/calendar.ts';
import type { CodeFacts } from '../core/read.ts';
import { type ComparedClaim, type ListingClaim, readListing } from '../listing/listing.ts';
import type { UnreadMatch } from '../listing/claims/slots.ts';
import { readFaded } from '../library/faded.ts';
import type { StatedClaim } from './checks.ts';

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
  /** What is said of other things, in the text's own words. */
  readonly ofOthers: readonly string[];
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

/** Reads a text as a listing. */
export function readClaims(text: string, today: Day): ReadListing {
  const listing = readListing(text, readDay(today));
  const { codes, unread, checks, claims, noCode, styleNumbers, ofOthers } = listing;
  // Without a code nothing is compared, and a date that nothing ties to the making says nothing.
  const stated = [
    ...claims.filter(({ value }) => value.claim !== 'made' || value.isBound),
    ...(noCode ? [noCode] : []),
  ];
  return {
    codes: codes.map((code) => ({
      facts: code.facts,
      text: code.text,
      index: code.from,
      length: code.to - code.from,
      claims: [...code.checks, ...(codes.length === 1 ? checks : [])].map(comparedClaimOf),
    })),
    unread:
      codes.length > 0 || unread.length > 0
        ? unread.map(({ text: code, rule, from }) => ({ text: code, rule, index: from }))
        : wornIn(text, today),
    claims: stated.map(claimOf),
    styleNumbers,
    ofOthers,
  };
}

function comparedClaimOf(claim: ComparedClaim): StatedClaim {
  return claim.facts.outcome === 'conflicts'
    ? { ...claimOf(claim), said: 'given' }
    : claimOf(claim);
}

function claimOf({ value, stated, from, to, rule }: ListingClaim): StatedClaim {
  return { claim: value, stated, index: from, length: to - from, rule, said: 'found' };
}
