import type { Label } from '../core/labels.ts';
import { LONGEST_LISTING } from './limits.ts';
import type { YearOrMonth } from './year-or-month.ts';

/** What the visitor has said of an item, by ids. */
export interface ItemDetails {
  readonly label?: Label | undefined;
  /** The id of a line or model. One that the table of lines does not have says nothing. */
  readonly line?: string | undefined;
  readonly bought?: YearOrMonth | undefined;
  /** Where in the listing something stands that was read wrong, in UTF-16 units. */
  readonly dismissed?: readonly number[] | undefined;
}

/** Whether a value is written as the id of a line is. The table of lines is too long to be asked at the door. */
export function isWrittenAsId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z\d-]{0,39}$/.test(value);
}

/** In no listing so much is read wrong. */
const MOST_PLACES = 100;

/** Whether a value is a list of places in a text. */
export function isPlaces(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MOST_PLACES &&
    value.every((at) => Number.isInteger(at) && at >= 0 && at <= LONGEST_LISTING)
  );
}
