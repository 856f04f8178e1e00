import type { LabelCheck } from '../label.ts';
import type { Listing, ListingCode } from '../listing.ts';

/** A code with a sentence to put into a listing. */
export interface CodeWithLine extends ListingCode {
  /** `Date code SD1013: November 2003, made in the United States.` */
  readonly listingLine: string;
}

/** A listing, compared with the label that its row has in a column of its own, and what to do next. */
export interface ListingResult extends Listing {
  readonly codes: readonly CodeWithLine[];
  /** Only if there are a code and such a label; it is compared with the first code. */
  readonly label?: LabelCheck;
  /** A message to the seller that asks for what is missing or contradicts the code; absent where there is nothing to ask. */
  readonly message?: string;
}
