import { conflictClauses } from '#words/result.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { checkLabel, type Label } from '../../label.ts';
import { hasContradiction, type ListingCheck } from './listing.ts';

// What contradicts a code, in words; undefined where nothing does.

export function labelConflict(result: ValidResult, madeIn: Label | undefined): string | undefined {
  const isConflict = madeIn !== undefined && checkLabel(result, madeIn).verdict === 'conflict';
  return isConflict ? conflictClauses.label(madeIn) : undefined;
}

export function sellerConflict(check: ListingCheck | undefined): string | undefined {
  return hasContradiction(check) ? conflictClauses.seller : undefined;
}
