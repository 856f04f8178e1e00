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
  readonly 'outside-era': When;
  readonly 'week-before-2007': Nothing;
  readonly 'week-after-march-2021': Nothing;
  readonly 'no-week-53': { readonly year: number };
  readonly 'month-in-2007': Nothing;
  readonly 'digits-after-1986': Nothing;
  readonly 'month-first': Nothing;
  readonly 'country-assumed': { readonly country: CountryId };
  readonly 're-lined': OfFactory;
  readonly 'no-country': OfFactory;
  readonly 'factory-reported': OfFactory;
  readonly 'factory-unconfirmed': OfFactory;
  readonly 'place-outside-years': OfFactory & { readonly year: number };
}

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

export type ErrorCode = (typeof ERROR_CODES)[number];
