import type { LabelCheck, Result } from '../heatstamp.ts';

/** One code with all that is known about it. */
export interface Answer {
  /** The line or argument as it was given. */
  readonly input: string;
  readonly result: Result;
  /** Present on a valid code when the label's country was given. */
  readonly label: LabelCheck | undefined;
}

/** How answers are written down. */
export interface Formatter {
  /** Stands before the first answer, and alone where there is none. */
  readonly before: string;
  readonly between: string;
  readonly write: (answer: Answer) => string;
}
