/** `heatstamp/label`: what the heat stamp and the model say, compared with the code. */
export type { LabelFindingId } from './core/compare-label.ts';
export type { Label } from './core/labels.ts';
export type { LineFindingId } from './core/compare-line.ts';
export {
  type Line,
  type LineId,
  type LineKind,
  LINES,
  type LineSourceId,
  type LineYear,
} from './core/lines.ts';
export {
  checkLabel,
  type KnownLabelCheck,
  type LabelCheck,
  type LabelOptions,
  placeWith,
  type UnknownLabelCheck,
} from './library/label.ts';
export {
  checkLine,
  type KnownLineCheck,
  type LineCheck,
  type LineOptions,
  type UnknownLineCheck,
} from './library/lines.ts';
export type { PlaceWithLabel } from './library/place-with.ts';
export type { CheckSource } from './library/pages.ts';
export { labelOf } from './listing/label-of.ts';
export { lineOf } from './listing/line-of.ts';
export type { CoreWords, ListingWords } from './words/words.ts';
