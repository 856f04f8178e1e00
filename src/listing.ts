/** `heatstamp/listing`: what sellers write, read and compared with the code. */
export { isStyleNumber } from './core/prepare.ts';
export {
  checkListing,
  type DateCheck,
  type Listing,
  type ListingCode,
  type ListingDate,
  type ListingFinding,
  type ListingLabel,
  type ListingLine,
  type ListingNoCode,
  type ListingOptions,
  type NoCodeCheck,
  type SeveralLabels,
} from './library/listing.ts';
export type { ListingRule } from './listing/listing.ts';
export type { NoCodeReason } from './listing/no-code.ts';
export type { DateFindingId, StatedDate } from './listing/stated-date.ts';
export type { ListingWords } from './words/words.ts';
