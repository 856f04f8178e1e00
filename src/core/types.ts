import type { ErrorCode } from './errors.ts';
import type { NoticeId } from './notices.ts';

/** The five formats, see FORMATS. */
export type FormatId =
  'week-year' | 'month-year' | 'letters-first' | 'digits-letters' | 'digits-only';

/**
 * How well a date fits the years in which its format was used:
 * `documented` inside them, `unusual` at their edge, `undocumented` anywhere else.
 */
export type Standing = 'documented' | 'unusual' | 'undocumented';

/**
 * How well a place is attested: `documented` by two or more independent families of lists, `reported` by one,
 * `unconfirmed` by none but the directory that this project started from.
 */
export type Evidence = 'documented' | 'reported' | 'unconfirmed';

/** A calendar day as `YYYY-MM-DD`. */
export type Day = string;

/** First and last calendar day, both included. */
export interface Interval {
  readonly from: Day;
  readonly to: Day;
}

/** A place that a factory code stands for; `from` and `until` are calendar years, both included. */
export interface Place {
  readonly place: string;
  readonly evidence: Evidence;
  readonly from?: number;
  readonly until?: number;
  readonly note?: string;
}

/** What a run of characters contributes to the reading. */
export type Role = 'factory' | 'week' | 'month' | 'year';

export interface Segment {
  readonly text: string;
  readonly role: Role;
}

export interface Notice {
  readonly id: NoticeId;
  readonly text: string;
}

/** When a code says it was stamped. `week` is an ISO 8601 week of the week-year `year`; `month` is 1-12 of the calendar year `year`. */
export interface Dated {
  readonly reading: FormatId;
  /** `Week 22, 2016` or `November 2003`. */
  readonly date: string;
  readonly year: number;
  readonly week?: number;
  readonly month?: number;
  readonly period: string;
  readonly format: string;
  readonly standing: Standing;
  readonly interval: Interval;
}

/** A reading that the code allows too. */
export interface OtherReading extends Dated {
  /** What makes it less likely; empty for the likelier one beside a reading that was asked for. */
  readonly why: string;
}

export interface ValidResult extends Dated {
  readonly isValid: true;
  /** The code as it was read: no white space, upper case. */
  readonly code: string;
  /** The best attested places in that year, joined: `Italy, Spain or France`. */
  readonly country: string;
  /** Every country of the factory code, best attested first; only where there are several. */
  readonly possibleCountries?: readonly string[];
  /** The letters, or `N/A` where the code has none. */
  readonly factoryCode: string;
  readonly places: readonly Place[];
  readonly segments: readonly Segment[];
  readonly notices: readonly Notice[];
  readonly otherReadings: readonly OtherReading[];
}

/** A code that does read, close to one that does not. */
export interface Suggestion {
  readonly code: string;
  readonly date: string;
  /** What was changed, in words: `0 instead of O`. */
  readonly change: string;
}

export interface InvalidResult {
  readonly isValid: false;
  readonly code: ErrorCode;
  /** The input as it was read: no white space, upper case. */
  readonly input: string;
  readonly error: string;
  readonly suggestions: readonly Suggestion[];
}

export type Result = ValidResult | InvalidResult;

export interface DecodeOptions {
  /** The visitor's calendar day: nothing is made after it. */
  readonly today: Day;
  /** The reading to answer with, likely or not, where the code allows it; the likeliest where it does not. */
  readonly reading?: FormatId;
}
