import { checkListing, localDay } from '../../heatstamp.ts';
import { againstSeller } from '../listing/against.ts';
import { lineConflict } from '../listing/line.ts';
import { checkForCode } from '../listing/listing.ts';
import type { HistoryEntry } from './entry.ts';

/** How an entry's listing or line contradicts its code, as a clause; undefined if nothing does. */
export function entryConflict({
  id,
  result,
  line,
  listing = '',
}: HistoryEntry): string | undefined {
  const today = localDay(new Date(Number(id)));
  const check = checkForCode(checkListing(listing, { today }), result.code);
  return againstSeller(check) ?? lineConflict(result, line);
}
