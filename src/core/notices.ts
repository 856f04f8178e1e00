import type { CountryId } from './factories.ts';

/** A week of an ISO 8601 week-year, or a month (1-12) of a calendar year. */
export type When =
  | { readonly year: number; readonly week: number; readonly month?: never }
  | { readonly year: number; readonly month: number; readonly week?: never };

interface OfFactory {
  /** The factory letters. */
  readonly factory: string;
}

/** There is nothing more to say. */
export type Nothing = Readonly<Record<string, never>>;

/** What each notice says it of: those of the date first, then those of the place. */
export interface NoticeParams {
  /** The date lies outside the years in which its format is documented (docs/data.md). */
  readonly 'outside-era': When;
  /** A week of 2006, to which one published code points. */
  readonly 'week-before-2007': Nothing;
  /** A week from April 2021 to the end of 2022, when chips took the place of codes. */
  readonly 'week-after-march-2021': Nothing;
  /** Week 53 of a year that has 52 by ISO 8601; it is read as the seven days after week 52. */
  readonly 'no-week-53': {
    /** The ISO 8601 week-year. */
    readonly year: number;
  };
  /** A month of 2007, when weeks had replaced months. */
  readonly 'month-in-2007': Nothing;
  /** Digits alone from 1987 to 1990, when letters were the rule. */
  readonly 'digits-after-1986': Nothing;
  /** The month is read first, which no source does. */
  readonly 'month-first': Nothing;
  /** A code without letters names no factory; the country is assumed. */
  readonly 'country-assumed': {
    /** The one that is assumed. */
    readonly country: CountryId;
  };
  /** The letters mark a repair by the brand, and name no country. */
  readonly 're-lined': OfFactory;
  /** The letters stand for a kind of production, not for a country. */
  readonly 'no-country': OfFactory;
  /** One family of lists alone names the letters. */
  readonly 'factory-reported': OfFactory;
  /** No published list names the letters, only a directory without sources. */
  readonly 'factory-unconfirmed': OfFactory;
  /** No source places the letters anywhere in that year; the place is that of other years. */
  readonly 'place-outside-years': OfFactory & {
    /** The year that the code says. */
    readonly year: number;
  };
}

/** What speaks against a reading, or is to be known with it, by its id. */
export type NoticeId = keyof NoticeParams;

interface NoticeOf<Id extends NoticeId> {
  readonly id: Id;
  readonly params: NoticeParams[Id];
}

/** What speaks against a reading, or is to be known with it. It never says that a bag is fake. */
export type NoticeFact<Id extends NoticeId = NoticeId> = { [Each in Id]: NoticeOf<Each> }[Id];

/** Why a code does not read. */
export const ERROR_CODES = [
  'empty',
  'unknown-pattern',
  'invalid-week',
  'invalid-month',
  'unknown-factory',
  'future-date',
] as const;

/** Why a code does not read: that of the first format whose shape fits, or `empty` and `unknown-pattern` where none does. */
export type ErrorCode = (typeof ERROR_CODES)[number];
