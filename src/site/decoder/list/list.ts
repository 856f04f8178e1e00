import type { LabelCountry, Result } from '../../../core/index.ts';

/** A line of what was pasted, or one of the codes in it. */
export interface Row {
  /** Counted from 1, blank ones left out. */
  readonly line: number;
  readonly input: string;
  readonly result: Result;
  readonly madeIn?: LabelCountry;
}

/** Many codes at once. */
export interface List {
  readonly kind: 'list';
  /** What was pasted, to read it again. */
  readonly input: string;
  readonly rows: readonly Row[];
  /** The lines beyond the limit, in the order in which they were pasted. */
  readonly rest: readonly string[];
}

/** How a row counts: `doubtful` reads, with a notice. */
export type Outcome = 'read' | 'doubtful' | 'unreadable';

export function outcomeOf({ result }: Pick<Row, 'result'>): Outcome {
  if (!result.isValid) return 'unreadable';
  return result.notices.length > 0 ? 'doubtful' : 'read';
}

export function countOf(rows: readonly Row[], outcome: Outcome): number {
  return rows.filter((row) => outcomeOf(row) === outcome).length;
}

/** What to ask for to open a row. */
export function codeOf({ input, result }: Row): string {
  return result.isValid ? result.code : input;
}

/** What there is to say against a row, or about it. */
export function notesOn({ result }: Row): string {
  if (result.isValid) return result.notices.map(({ text }) => text).join(' ');
  return result.error;
}
