import type { StatedTime } from '../../core/stated.ts';
import type { TextSpan } from '../reader/text.ts';

/** How a date is written. */
export type DateForm = 'day' | 'week' | 'month' | 'year' | 'decade' | 'age';

/** A date as written, whatever happened then. */
export interface WrittenDate extends TextSpan {
  readonly form: DateForm;
  readonly time: StatedTime;
  /** The index of its first token, and the index after its last. */
  readonly first: number;
  readonly end: number;
  /** "Since 1998" is a bound, not a date; "before 1998" is one that ends then. */
  readonly limit: 'none' | 'open' | 'upTo';
  /** "90s style" is not from that time. */
  readonly isLookalike: boolean;
}
