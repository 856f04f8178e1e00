import { against } from '#words/result.ts';
import { checkLabel, type Label, type ValidResult } from '../../heatstamp.ts';
import { isContradicted, type ListingCheck } from './listing.ts';

// What speaks against a code, in the words of `against`; undefined where it does not.

export function againstLabel(result: ValidResult, madeIn: Label | undefined): string | undefined {
  const isConflict = madeIn !== undefined && checkLabel(result, madeIn).verdict === 'conflict';
  return isConflict ? against.label(madeIn) : undefined;
}

export function againstSeller(check: ListingCheck | undefined): string | undefined {
  return isContradicted(check) ? against.seller : undefined;
}
