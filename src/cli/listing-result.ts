import type { Day } from '../heatstamp.ts';
import type { LabelCheck } from '../label.ts';
import type { Listing } from '../listing.ts';
import type { FormatName, LanguageName } from './commands.ts';

/** What checking a listing depends on besides its text. Threads hand it to each other. */
export interface ListingSettings {
  readonly format: FormatName;
  readonly today: Day;
  readonly lang: LanguageName;
}

/** A listing, compared with the label that its row has in a column of its own. */
export interface ListingResult {
  readonly listing: Listing;
  /** Only if there are a code and such a label; it is compared with the first code. */
  readonly label: LabelCheck | undefined;
}
