import { comparisonSentence } from '#words/listing-page.ts';
import type { Label } from '../../label.ts';
import type { Listing, ListingFinding, NoCodeCheck } from '../../listing.ts';

/** A seller's claims around a code, compared with it. */
export interface ListingCheck {
  /** Labels first, then dates, then lines. */
  readonly findings: readonly ListingFinding[];
  /** Style numbers as written in the text. */
  readonly styleNumbers: readonly string[];
  /** The answer to a chip that the seller mentions. */
  readonly noCode?: NoCodeCheck | undefined;
}

type ClaimKind = ListingFinding['claim'];

const AGREEING: readonly ListingFinding['verdict'][] = ['match', 'agrees', 'fits'];
// prettier-ignore
const CONTRADICTING: readonly ListingFinding['verdict'][] = ['conflict', 'differs', 'too-early', 'after-end'];

/** Whether the code contradicts the seller. */
export function isContradiction({ verdict }: Pick<ListingFinding, 'verdict'>): boolean {
  return CONTRADICTING.includes(verdict);
}

/** Whether the code contradicts the seller in any claim, or in any of the given kinds of claims. */
export function hasContradiction(
  check: ListingCheck | undefined,
  kinds?: readonly ClaimKind[],
): boolean {
  const findings = check?.findings.filter(({ claim }) => !kinds || kinds.includes(claim)) ?? [];
  return findings.some(isContradiction);
}

/** Whether the seller makes a claim of this kind. */
export function hasClaim(check: ListingCheck | undefined, kind: ClaimKind): boolean {
  return check?.findings.some(({ claim }) => claim === kind) ?? false;
}

/** The comparison in one sentence; empty if there is nothing to compare. */
export function summarizeCheck({ findings }: ListingCheck): string {
  return comparisonSentence(
    findings.filter(isContradiction),
    findings.filter(({ verdict }) => AGREEING.includes(verdict)),
  );
}

/** The label that a listing states; undefined if it states none or several. */
export function statedLabel({ labels: [first, ...others] }: Listing): Label | undefined {
  return others.length === 0 ? first?.label : undefined;
}

/** The claims about one of a listing's codes; undefined if there are none. */
export function checkForCode(listing: Listing, code: string): ListingCheck | undefined {
  const findings = listing.codes.find(({ result }) => result.code === code)?.findings ?? [];
  return createCheck(findings, listing.styleNumbers, listing.noCode);
}

/** Creates a check; undefined if there is nothing in it. */
export function createCheck(
  findings: readonly ListingFinding[],
  styleNumbers: readonly string[],
  noCode?: NoCodeCheck,
): ListingCheck | undefined {
  const isEmpty = findings.length + styleNumbers.length === 0 && !noCode;
  return isEmpty ? undefined : { findings, styleNumbers, ...(noCode && { noCode }) };
}
