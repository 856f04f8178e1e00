import type { ClaimId } from './checks.ts';
import type { Outcome } from './outcome.ts';

/** The claims that count: those that anybody is asked about always, the date of making only where it is stated. */
export const COUNTED = [
  'label',
  'made',
  'existed-by',
  'line',
] as const satisfies readonly ClaimId[];

export type CountedClaim = (typeof COUNTED)[number];

/** Which of these claims were compared, which were stated but can't be compared, and which nobody stated. */
export interface Coverage {
  readonly compared: readonly CountedClaim[];
  readonly open: readonly CountedClaim[];
  readonly unstated: readonly CountedClaim[];
}

/**
 * Which claims were compared and which were not.
 *
 * @example
 * coverageOf([{ claim: 'label', outcome: 'agrees' }, { claim: 'line', outcome: 'open' }]) // => {"compared":["label"],"open":["line"],"unstated":["existed-by"]}
 */
export function coverageOf(
  checks: readonly { readonly claim: ClaimId; readonly outcome: Outcome }[],
): Coverage {
  const outcomesOf = (claim: CountedClaim) =>
    checks.filter((check) => check.claim === claim).map(({ outcome }) => outcome);
  const isCompared = (claim: CountedClaim) =>
    outcomesOf(claim).some((outcome) => outcome !== 'open');
  const isStated = (claim: CountedClaim) => outcomesOf(claim).length > 0;
  return {
    compared: COUNTED.filter(isCompared),
    open: COUNTED.filter((claim) => isStated(claim) && !isCompared(claim)),
    unstated: COUNTED.filter((claim) => claim !== 'made' && !isStated(claim)),
  };
}
