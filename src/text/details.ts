import { isLabel, type Label } from '../core/labels.ts';
import { LONGEST_LISTING } from './limits.ts';
import { isYearOrMonth, type YearOrMonth } from './year-or-month.ts';

/** What the visitor has said about an item, as ids. */
export interface ItemDetails {
  readonly label?: Label | undefined;
  /** The id of a line or model, or UNLISTED. One that the table of lines does not have is ignored. */
  readonly line?: string | undefined;
  readonly bought?: YearOrMonth | undefined;
  /** When it is said to have been made. */
  readonly made?: YearOrMonth | undefined;
  /** The stamp as entered, with `?` for what can't be read, where the code is one of those that it could be. */
  readonly worn?: string | undefined;
  /** The positions in the listing of what was read wrong, in UTF-16 units. */
  readonly dismissed?: readonly number[] | undefined;
}

/** In place of the id of a model: the visitor has looked for it, and the table does not have it. */
export const UNLISTED = 'unlisted';

/** What an address can say of an item in words, by the names of its parameters. */
export const TOLD = ['made-in', 'line', 'bought', 'made'] as const;

/** Words of an address, such as `made-in=France`. */
export type ToldWords = Readonly<Partial<Record<(typeof TOLD)[number], string>>>;

/** The details in an untrusted value, such as an address or a stored entry: what is no id of ours is left out. */
export function detailsIn({
  label,
  line,
  bought,
  made,
  worn,
  dismissed,
}: { readonly [Key in keyof ItemDetails]?: unknown }): ItemDetails {
  return {
    label: isLabel(label) ? label : undefined,
    line: isWrittenAsId(line) ? line : undefined,
    bought: isYearOrMonth(bought) ? bought : undefined,
    made: isYearOrMonth(made) ? made : undefined,
    worn: isWorn(worn) ? worn : undefined,
    dismissed: isPositions(dismissed) ? dismissed : undefined,
  };
}

/** Whether a value is written like the id of a line. The table of lines is too large to load just to check that it exists. */
function isWrittenAsId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z\d-]{0,39}$/.test(value);
}

/** Whether a value is written like a worn stamp: capitals, digits and `?`. */
function isWorn(value: unknown): value is string {
  return typeof value === 'string' && /^(?=.*\?)[\dA-Z?]{3,7}$/.test(value);
}

/** In no listing so much is read wrong. */
const MOST_POSITIONS = 100;

function isPositions(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MOST_POSITIONS &&
    value.every((at) => Number.isInteger(at) && at >= 0 && at <= LONGEST_LISTING)
  );
}
