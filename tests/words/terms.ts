/** Where a visitor must meet the words that people search for. */
export type Place =
  'title' | 'lede' | 'field' | 'faq' | 'title of /no-code' | 'title of a factory code';

/** The terms of one language. */
export interface TermSheet {
  /** What stands in each place. */
  readonly must: Readonly<Record<Place, RegExp>>;
  /** What stands nowhere, and what is said for it. */
  readonly never: readonly (readonly [wrong: RegExp, right: string])[];
}
