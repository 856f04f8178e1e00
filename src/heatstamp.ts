/** `heatstamp`: the decoder. */
export type { Day, Interval } from './core/calendar.ts';
export type { Segment } from './core/digits.ts';
export type { CountryId, NoteId, PlaceId } from './core/factories.ts';
export type { FormatId, MonthFormatId, Role, Standing, WeekFormatId } from './core/formats.ts';
export type { ErrorCode, NoticeId, NoticeParams } from './core/notices.ts';
export type { Evidence } from './core/places.ts';
export { factsDate } from './core/today.ts';
export type { ListId } from './core/sources.ts';
export type { Change } from './core/suggestions.ts';
export {
  type Dated,
  decode,
  type DecodeOptions,
  type Hint,
  type InvalidResult,
  type Notice,
  type OtherReading,
  type Place,
  type ReadOptions,
  type Result,
  type Suggestion,
  type ValidResult,
} from './library/decode.ts';
export { factory, type FactoryEntry, type FactoryOptions } from './library/factory.ts';
export { type Faded, type FadedGroup, readFaded } from './library/faded.ts';
export type { CoreWords } from './words/words.ts';
