import { conflictClauses } from '#words/result.ts';
import { checkLabel, type Label, type ValidResult } from '../../heatstamp.ts';
import { hasContradiction, type ListingCheck } from './listing.ts';

// What speaks against a code, in the words of `against`; undefined where it does not.

export function againstLabel(result: ValidResult, madeIn: Label | undefined): string | undefined {
  const isConflict = madeIn !== undefined && checkLabel(result, madeIn).verdict === 'conflict';
  return isConflict ? conflictClauses.label(madeIn) : undefined;
}

export function againstSeller(check: ListingCheck | undefined): string | undefined {
  return hasContradiction(check) ? conflictClauses.seller : undefined;
}
