import type { Claim } from '../core/checks.ts';
import type { CodeFacts } from '../core/read.ts';
import { timeOf } from '../core/stated.ts';
import { readDay, type Day } from '../core/calendar.ts';
import { type ListingFacts, readListing } from '../listing/listing.ts';
import type { StatedClaim } from './checks.ts';

/** A code in a text, with what the text claims of it. */
export interface FoundCode {
  readonly facts: CodeFacts;
  /** As it stands there. */
  readonly text: string;
  /** Where it begins, in UTF-16 units. */
  readonly index: number;
  readonly claims: readonly StatedClaim[];
}

/** What a text says: its codes, what it claims of none of them, and its style numbers. */
export interface ReadListing {
  readonly codes: readonly FoundCode[];
  readonly claims: readonly StatedClaim[];
  readonly styleNumbers: readonly string[];
}

/** Reads a text as a listing. */
export function readClaims(text: string, today: Day): ReadListing {
  const facts = readListing(text, readDay(today));
  const { codes, labels, dates, lines, styleNumbers } = facts;
  const placed = (stated: string, claim: Claim): StatedClaim => {
    const index = text.indexOf(stated);
    return index < 0
      ? { claim, stated, rule: claim.claim }
      : { claim, stated, index, length: stated.length, rule: claim.claim };
  };
  const claimsIn = (said: Pick<ListingFacts, 'labels' | 'dates' | 'lines'>) => [
    ...(said.labels.length === 0
      ? []
      : [
          placed(said.labels.map((label) => label.text).join(', '), {
            claim: 'label',
            labels: said.labels.map(({ label }) => label),
          }),
        ]),
    ...said.dates.map((date) =>
      placed(date.text, { claim: 'made', time: timeOf(date.when), isBound: true }),
    ),
    ...said.lines.map(({ text: name, line }) => placed(name, { claim: 'line', line })),
  ];
  const [only, ...others] = codes;
  const noCode = facts.noCode?.claims ?? [];
  const hasChip = noCode.some(({ claim }) => claim === 'chip');
  const missing = noCode.map(({ claim, text: stated }) =>
    placed(stated, claim === 'chip' ? { claim } : { claim: 'no-code', reason: claim, hasChip }),
  );
  return {
    codes: codes.map((code) => ({
      facts: code.facts,
      text: code.text,
      index: text.indexOf(code.text),
      claims: [...claimsIn(code), ...(code === only && others.length === 0 ? missing : [])],
    })),
    claims: codes.length > 0 ? [] : [...claimsIn({ labels, dates, lines }), ...missing],
    styleNumbers,
  };
}
