import type { CountryId } from './factories.ts';

/** A week of an ISO 8601 week-year, or a month (1-12) of a calendar year. */
export type CodeDate =
  | {
      /** The ISO 8601 week-year. */
      readonly year: number;
      /** The ISO 8601 week, 1-53. */
      readonly week: number;
      readonly month?: never;
    }
  | {
      /** The calendar year. */
      readonly year: number;
      /** The month, 1-12. */
      readonly month: number;
      readonly week?: never;
    };

interface FactoryParams {
  /** The factory letters. */
  readonly factory: string;
}

/** No parameters. */
export type NoParams = Readonly<Record<string, never>>;

/** The parameters of each notice: first those about the date, then those about the place. */
export interface NoticeParams {
  /** The date is outside the years in which its format is documented (docs/data.md). */
  readonly 'outside-era': CodeDate;
  /** The date lies before there were codes: digits alone are then most likely a code whose letters have worn off. */
  readonly 'before-codes': {
    /** The year. */
    readonly year: number;
  };
  /** A week of 2006; the only code printed for it is a guide's own example. */
  readonly 'week-before-2007': NoParams;
  /** A week from April 2021 to the end of 2022, while chips were replacing codes. */
  readonly 'week-after-march-2021': NoParams;
  /** Week 53 of a year that has 52 by ISO 8601; it is read as the seven days after week 52. */
  readonly 'no-week-53': {
    /** The ISO 8601 week-year. */
    readonly year: number;
  };
  /** A month of 2007, when week codes had replaced month codes. */
  readonly 'month-in-2007': NoParams;
  /** Letters with a year from 1982 to 1984, of which two items are known. */
  readonly 'letters-before-1985': NoParams;
  /** Digits alone of 1980 or 1981; most sources know no code before 1982. */
  readonly 'digits-before-1982': NoParams;
  /** Digits alone from 1987 to 1990, when letters were the rule. */
  readonly 'digits-after-1986': NoParams;
  /** The month comes first, which no source supports. */
  readonly 'month-first': NoParams;
  /** A code without letters names no factory; the country is assumed. */
  readonly 'country-assumed': {
    /** The assumed country. */
    readonly country: CountryId;
  };
  /** The letters mark a repair by the brand and name no country. */
  readonly 're-lined': FactoryParams;
  /** The letters stand for a kind of production, not a country. */
  readonly 'no-country': FactoryParams;
  /** The code is more than two years older than the workshop, whose opening two or more separate pages date. */
  readonly 'before-opening': FactoryParams & {
    /** The year in which it opened. */
    readonly opened: number;
    /** The year of the code. */
    readonly year: number;
  };
  /** Only one family of lists names the letters. */
  readonly 'factory-reported': FactoryParams;
  /** No published list names the letters, only a directory without sources. */
  readonly 'factory-unconfirmed': FactoryParams;
  /** A date that no source documents for digits alone; with two letters in front, the same digits have one. */
  readonly 'letters-worn': {
    /** The digits with a `?` for each letter: `??1179` */
    readonly code: string;
    /** What they would mean with letters in front. */
    readonly date: CodeDate;
  };
}

/** The id of a notice. */
export type NoticeId = keyof NoticeParams;

/** A caveat about a reading. It never says that a bag is fake. */
export type NoticeFact<Id extends NoticeId = NoticeId> = Fact<NoticeParams, Id>;

/** Something that a sentence of any language can say. */
export type Fact<Params, Id extends keyof Params> = {
  [Each in Id]: {
    /** The id; the same in every language. */
    readonly id: Each;
    /** The values that the sentence uses. */
    readonly params: Params[Each];
  };
}[Id];

/** The reasons why a code does not read. */
export const ERROR_CODES = [
  'empty',
  'unknown-pattern',
  'invalid-week',
  'invalid-month',
  'unknown-factory',
  'future-date',
] as const;

/** Why a code does not read, according to the first format that has its shape; `empty` or `unknown-pattern` if none has. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * How a claim compares with a code; `open` if nothing can be said. `asks`: it disagrees, but stands in prose, so whether it is
 * said of this item is a question to the person.
 */
export type Outcome = 'agrees' | 'conflicts' | 'asks' | 'open';

/** What a comparison finds, without words. */
export type Finding<Params, Id extends keyof Params = keyof Params> = {
  [Each in Id]: {
    /** Whether the claim agrees with the code; `open` if nothing can be said. */
    readonly outcome: Outcome;
    /** Only with `open`: it is no contradiction, but a reason to look closer. */
    readonly isDoubt?: true;
    /** The reason; an id that is the same in every language. */
    readonly id: Each;
    /** The values that the sentence uses. */
    readonly params: Params[Each];
  };
}[Id];
