import { type COLUMNS, listPanel, OUTCOMES } from '#words/result.ts';
import type { Label, Result } from '../../heatstamp.ts';

/** A line of what was pasted, or one of the codes in it. */
export interface Row {
  /** Counted from 1, blank ones left out. */
  readonly line: number;
  readonly input: string;
  /** The code as it stands in the line, where the line is more than that. */
  readonly found: string | undefined;
  readonly result: Result;
  readonly madeIn: Label | undefined;
}

/** Many codes at once. */
export interface List {
  readonly kind: 'list';
  /** What was pasted. */
  readonly input: string;
  readonly rows: readonly Row[];
  /** The lines beyond the limit, in the order in which they were pasted. */
  readonly rest: readonly string[];
}

/** What a table can be sorted by. */
export type Column = (typeof COLUMNS)[number];

/** Which rows show, in which order, and how many at most. */
export interface TableView {
  readonly column: Column;
  readonly isDescending: boolean;
  readonly only: Outcome | 'all';
  readonly most: number;
}

/** How a row came out, in one word. */
export type Outcome = (typeof OUTCOMES)[number];

export function outcomeOf({ result }: Row): Outcome {
  if (!result.isValid) return 'unreadable';
  return result.notices.length > 0 ? 'doubtful' : 'read';
}

/** The code of a row, or the text that holds none. */
export function codeOf({ input, result }: Row): string {
  return result.isValid ? result.code : input;
}

/** What there is to say about a row. */
export function notesOn({ result }: Row): string {
  return result.isValid ? result.notices.map(({ text }) => text).join(' ') : result.error;
}

/** How the rows of a table came out, in words. */
export function listWords({ rows }: List): string {
  const outcomes = rows.map(outcomeOf);
  const counts = OUTCOMES.map(
    (outcome) => `${outcomes.filter((each) => each === outcome).length} ${outcome}`,
  );
  return listPanel.count(rows.length, counts.join(', '));
}
