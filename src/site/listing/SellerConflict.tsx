import type { ReactNode } from 'react';
import { currentDay } from '../../core/today.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { checkListing } from '../../listing.ts';
import { sellerConflict } from './conflicts.ts';
import { lineConflict } from './line.ts';
import { checkForCode } from './listing.ts';

/** A code that was found in a listing, as the history keeps it. */
export interface SellerConflictProps {
  readonly entry: {
    readonly id: string;
    readonly result: ValidResult;
    readonly line?: string | undefined;
    readonly listing?: string | undefined;
  };
  readonly children: (conflict: string) => ReactNode;
}

/** Shows what contradicts the code: the text that it was found in, or the line. */
export function SellerConflict({ entry, children }: SellerConflictProps): ReactNode {
  const { id, result, line, listing = '' } = entry;
  const today = currentDay(new Date(Number(id)));
  const check = checkForCode(checkListing(listing, { today }), result.code);
  const conflict = sellerConflict(check) ?? lineConflict(result, line);
  return conflict === undefined ? null : children(conflict);
}
