/** `heatstamp/listing`: what sellers write, read and compared with the code. */
export type { Label, LabelFindingId } from './core/labels.ts';
export {
  type Line,
  type LineFindingId,
  type LineId,
  type LineKind,
  LINES,
  type LineSourceId,
  type LineVerdict,
  type LineYear,
} from './core/lines.ts';
export { isStyleNumber } from './core/prepare.ts';
export {
  checkLabel,
  type KnownLabelCheck,
  type LabelCheck,
  type UnknownLabelCheck,
} from './library/label.ts';
export {
  checkLine,
  type KnownLineCheck,
  line,
  type LineCheck,
  type LineSource,
  type UnknownLineCheck,
} from './library/lines.ts';
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
export type { ListingRule } from './listing/listing.ts';
export type { NoCodeReason } from './listing/no-code.ts';
export { lineOf } from './listing/line-of.ts';
export type { DateFindingId, StatedDate } from './listing/stated-date.ts';
export type { ListingWords } from './words/words.ts';
