import type { StatedTime } from '../core/stated.ts';
import type { TextSpan } from './text.ts';

/** How a date is written. */
export type DateForm = 'day' | 'week' | 'month' | 'year' | 'decade' | 'age';

/** A date as a text writes it, whatever happened then. */
export interface WrittenDate extends TextSpan {
  readonly form: DateForm;
  readonly time: StatedTime;
  /** Its first token, and the one behind its last. */
  readonly first: number;
  readonly end: number;
  /** "Before 1998" is a bound and no date. */
  readonly isLimit: boolean;
  /** "90s style" is not of that time. */
  readonly isLookalike: boolean;
}
