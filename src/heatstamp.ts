/** The library: everything that the page, the command and other programs may use. */
export { type Day, type Interval, localDay } from './core/calendar.ts';
export type { Segment } from './core/digits.ts';
export type { CountryId, NoteId, PlaceId } from './core/factories.ts';
export type { FormatId, MonthFormatId, Role, Standing, WeekFormatId } from './core/formats.ts';
export type { Label, LabelFindingId } from './core/labels.ts';
export type { ErrorCode, NoticeId, NoticeParams } from './core/notices.ts';
export type { Evidence } from './core/places.ts';
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
export { factsDate } from './core/today.ts';
export type { ListId } from './core/sources.ts';
export type { Change } from './core/suggestions.ts';
export { labelOf } from './listing/label-of.ts';
export type { NoCodeClaim, NoCodeFindingId } from './listing/no-code.ts';
export { lineOf } from './listing/line-of.ts';
export type { DateFindingId, StatedDate } from './listing/stated-date.ts';
export {
  type Dated,
  decode,
  type DecodeOptions,
  type InvalidResult,
  type Notice,
  type OtherReading,
  type Place,
  type ReadOptions,
  type Result,
  type Suggestion,
  type ValidResult,
} from './library/decode.ts';
export { factory, type FactoryEntry } from './library/factory.ts';
export { type Faded, type FadedGroup, readFaded } from './library/faded.ts';
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
export type { CoreWords, ListingWords } from './words/words.ts';
