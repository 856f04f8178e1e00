/** The decoder: everything that the page, the command and other programs may use. */
export { BRAND } from './brand.ts';
export { localDay } from './calendar.ts';
export { daysOf } from './days.ts';
export { withArticle } from './country-names.ts';
export { decode } from './decode.ts';
export {
  directory,
  overlaps,
  type GuideCode,
  type GuideEntry,
  type GuideGroup,
  type Overlap,
} from './directory.ts';
export { ERAS, type Era } from './eras.ts';
export { ERRORS, type ErrorCode } from './errors.ts';
export { checkLabel, type LabelCheck } from './label.ts';
export { LABEL_COUNTRIES, type LabelCountry, labelCountryOf } from './label-countries.ts';
export { NOTICES, type NoticeId } from './notices.ts';
export { isCountry, yearsOf } from './places.ts';
export { isStyleNumber } from './style-number.ts';
export type {
  Dated,
  Day,
  DecodeOptions,
  Evidence,
  FormatId,
  Interval,
  InvalidResult,
  Notice,
  OtherReading,
  Place,
  Result,
  Role,
  Segment,
  Standing,
  Suggestion,
  ValidResult,
} from './types.ts';
