import { type Day, readDay } from '../core/calendar.ts';
import type { CodeFacts } from '../core/read.ts';
import { type ListingCheck, readListing } from '../listing/listing.ts';
import type { StatedClaim } from './checks.ts';

/** A code in a text, with what the text claims of it. */
export interface FoundCode {
  readonly facts: CodeFacts;
  /** As it stands there. */
  readonly text: string;
  /** Where it begins, in UTF-16 units. */
  readonly index: number;
  readonly length: number;
  readonly claims: readonly StatedClaim[];
}

/** Where a text announces a code that does not read; `text` is empty where it gives none. */
export interface UnreadCode {
  readonly text: string;
  readonly rule: 'near-code' | 'worn-code' | 'impossible' | 'not-given';
}

/** What a text says: its codes, what it claims of none of them, and its style numbers. */
export interface ReadListing {
  readonly codes: readonly FoundCode[];
  readonly unread: readonly UnreadCode[];
  readonly claims: readonly StatedClaim[];
  readonly styleNumbers: readonly string[];
  /** Whether it holds the address of a page. */
  readonly hasLink: boolean;
}

/** Reads a text as a listing. */
export function readClaims(text: string, today: Day): ReadListing {
  const listing = readListing(text, readDay(today));
  const { codes, unread, checks, labels, lines, noCode, noCodeClaims, styleNumbers } = listing;
  // Without a code nothing is compared, and what is stated stands by itself.
  const stated: readonly StatedClaim[] =
    codes.length > 0
      ? []
      : [
          ...labels.map(({ text: name, label, from, to }) =>
            placed({ stated: name, from, to, rule: 'label' }, { claim: 'label', labels: [label] }),
          ),
          ...lines.map(({ text: name, line, from, to }) =>
            placed({ stated: name, from, to, rule: 'named' }, { claim: 'line', line }),
          ),
          ...listing.dates.map(({ text: date, time, rule, from, to }) =>
            placed({ stated: date, from, to, rule }, { claim: 'made', time, isBound: true }),
          ),
          ...(noCode ? [claimOf(noCode)] : []),
          ...noCodeClaims
            .filter(({ reason }) => reason === 'chip')
            .map(({ text: chip, rule, from, to }) =>
              placed({ stated: chip, from, to, rule }, { claim: 'chip' }),
            ),
        ];
  return {
    codes: codes.map((code) => ({
      facts: code.facts,
      text: code.text,
      index: code.from,
      length: code.to - code.from,
      claims: [...code.checks, ...(codes.length === 1 ? checks : [])].map(claimOf),
    })),
    unread,
    claims: stated,
    styleNumbers,
    hasLink: listing.links.length > 0,
  };
}

type Place = Pick<ListingCheck, 'stated' | 'from' | 'to'> & { readonly rule: string };

function claimOf({ value, ...place }: ListingCheck): StatedClaim {
  return placed(place, value);
}

function placed({ stated, from, to, rule }: Place, claim: StatedClaim['claim']): StatedClaim {
  return { claim, stated, index: from, length: to - from, rule };
}
