import type { OUTCOMES } from '../../../content/answers.ts';
import type { LabelCountry, Result } from '../../../core/index.ts';

/** A line of what was pasted, or one of the codes in it. */
export interface Row {
  /** Counted from 1, blank ones left out. */
  readonly line: number;
  readonly input: string;
  /** The code as it stands in the line, where the line is more than that. */
  readonly found: string | undefined;
  readonly result: Result;
  readonly madeIn: LabelCountry | undefined;
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

export type Outcome = (typeof OUTCOMES)[number];

export function outcomeOf({ result }: Row): Outcome {
  if (!result.isValid) return 'unreadable';
  return result.notices.length > 0 ? 'doubtful' : 'read';
}

/** What to ask for to open a row. */
export function codeOf({ input, result }: Row): string {
  return result.isValid ? result.code : input;
}

/** What there is to say about a row. */
export function notesOn({ result }: Row): string {
  return result.isValid ? result.notices.map(({ text }) => text).join(' ') : result.error;
}
