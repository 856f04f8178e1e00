/** A no-break space, for `May 30` or `week 22`. */
export const NBSP = '\u00a0';

/** A piece of a sentence. The days of a week are printed in a softer color. */
export type Piece = string | { readonly days: string };

/** A part of a date, in the color that its digits have on the stamp. */
export type DatePart = string | { readonly part: 'count' | 'year'; readonly text: string };

/** What an agreeing label adds to a country that is not the one of most lists. */
export interface LabelBesideLists {
  readonly code: string;
  /** The country or countries by most lists. */
  readonly lists: string;
  /** Whether the label chooses among them. */
  readonly isAmong: boolean;
}

/** In characters: no code is longer, and no tab shows more. */
const MAX_CODE_LENGTH = 24;

/** What was entered, as the title of the browser tab has it. */
export function shortSubject(subject: string): string {
  return subject.length > MAX_CODE_LENGTH ? `${subject.slice(0, MAX_CODE_LENGTH)}…` : subject;
}

/** The two digits of a year in a code: `07`. */
export function lastTwoDigits(year: number): string {
  return String(year).slice(2);
}
