import { comparedInWords } from '#words/listing-page.ts';
import type { Label, Listing, ListingFinding } from '../../heatstamp.ts';

/** What a seller says around a code, held against it. */
export interface ListingCheck {
  /** Label first, then dates, then lines. */
  readonly findings: readonly ListingFinding[];
  /** As they stand in the text. */
  readonly styleNumbers: readonly string[];
}

type Claim = ListingFinding['claim'];

const AGREE: readonly ListingFinding['verdict'][] = ['match', 'agrees', 'fits'];
const DIFFER: readonly ListingFinding['verdict'][] = [
  ...(['conflict', 'differs', 'too-early', 'after-end'] as const),
];

/** Whether a code says something else than the seller. */
export function isDifferent({ verdict }: Pick<ListingFinding, 'verdict'>): boolean {
  return DIFFER.includes(verdict);
}

/** Whether a code says something else than the seller in one of these claims, or in any. */
export function isContradicted(
  check: ListingCheck | undefined,
  claims?: readonly Claim[],
): boolean {
  const about = check?.findings.filter(({ claim }) => !claims || claims.includes(claim)) ?? [];
  return about.some(isDifferent);
}

/** Whether the seller claims something of this kind. */
export function hasClaim(check: ListingCheck | undefined, claim: Claim): boolean {
  return check?.findings.some((each) => each.claim === claim) ?? false;
}

/** The comparison in one sentence; empty where there is nothing to compare. */
export function checkWords({ findings }: ListingCheck): string {
  return comparedInWords(
    findings.filter(isDifferent),
    findings.filter(({ verdict }) => AGREE.includes(verdict)),
  );
}

/** The label that a listing names; undefined where it names none, or several. */
export function labelIn({ labels: [first, ...others] }: Listing): Label | undefined {
  return others.length === 0 ? first?.label : undefined;
}

/** What a listing says to one of its codes; undefined where it says nothing besides. */
export function checkIn(listing: Listing, code: string): ListingCheck | undefined {
  const findings = listing.codes.find(({ result }) => result.code === code)?.findings ?? [];
  return checkOf(findings, listing.styleNumbers);
}

/** What was found, where anything was. */
export function checkOf(
  findings: readonly ListingFinding[],
  styleNumbers: readonly string[],
): ListingCheck | undefined {
  return findings.length + styleNumbers.length > 0 ? { findings, styleNumbers } : undefined;
}
