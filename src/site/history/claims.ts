import { checkListing, localDay } from '../../heatstamp.ts';
import { againstSeller } from '../listing/against.ts';
import { againstLine } from '../listing/line.ts';
import { checkIn } from '../listing/listing.ts';
import type { Entry } from './entry.ts';

/** What the text around a code, or the line that it is said to be, says against it; undefined where nothing does. */
export function claimAgainst({ id, result, line, listing = '' }: Entry): string | undefined {
  const today = localDay(new Date(Number(id)));
  const check = checkIn(checkListing(listing, { today }), result.code);
  return againstSeller(check) ?? againstLine(result, line);
}
