/** `heatstamp/listing`: what sellers write, read and compared with the code. */
export type { Label, LabelFindingId } from './core/labels.ts';
export {
  type Line,
  type LineFindingId,
  type LineId,
  type LineKind,
  LINES,
  lineOf,
  type LineSourceId,
  type LineVerdict,
  type LineYear,
} from './core/lines.ts';
export { isStyleNumber } from './core/prepare.ts';
export { checkLabel, type LabelCheck } from './library/label.ts';
export { checkLine, line, type LineCheck, type LineSource } from './library/lines.ts';
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
export { labelOf } from './listing/label-of.ts';
export type { NoCodeClaim, NoCodeFindingId } from './listing/no-code.ts';
export type { DateFindingId, StatedDate } from './listing/stated-date.ts';
export type { ListingWords } from './words/words.ts';
