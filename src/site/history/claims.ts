import { checkListing, localDay } from '../../heatstamp.ts';
import { checkIn, contradictionIn } from '../listing/listing.ts';
import { againstLine } from '../result/LineCheck.tsx';
import type { Entry } from './entry.ts';

/** What the text around a code, or the line that it is said to be, says against it; undefined where nothing does. */
export function claimAgainst({ id, result, line, listing = '' }: Entry): string | undefined {
  const today = localDay(new Date(Number(id)));
  const check = checkIn(checkListing(listing, { today }), result.code);
  return contradictionIn(check) ?? againstLine(result, line);
}
