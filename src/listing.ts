/** `heatstamp/listing`: what sellers write, read and compared with the code. */
export type { CheckFacts, CheckId, ClaimId, EventId } from './core/checks.ts';
export type { Outcome } from './core/notices.ts';
export { isStyleNumber } from './core/prepare.ts';
export type { StatedDate, StatedTime } from './core/stated.ts';
export type { CheckValue, WordedCheck } from './library/checks.ts';
export type { CheckSource } from './library/pages.ts';
export {
  checkListing,
  type Listing,
  type ListingCheck,
  type ListingCode,
  type ListingDate,
  type ListingLabel,
  type ListingLine,
  type ListingLink,
  type ListingNoCode,
  type ListingOptions,
  type ListingUnread,
  type NoCodeCheck,
  type TextPlace,
} from './library/listing.ts';
export type { ListingRule } from './listing/listing.ts';
export type { NoCodeReason } from './listing/claims/no-code.ts';
export type { ListingWords } from './words/words.ts';
