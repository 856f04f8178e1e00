import { checkLabel, checkListing, type Day, type LabelCheck, type Listing } from '../heatstamp.ts';
import type { FormatName, LanguageName } from './commands.ts';
import { formatListingCells } from './formatters/csv.ts';
import { formatListing } from './formatters/text.ts';
import { WORDS } from './language.ts';
import { LISTING_WORDS } from './line-checker.ts';
import type { RowProcessor } from './process-rows.ts';
import type { RowStatus } from './summary.ts';

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

/** Checks listings: compares what the seller says with what the code says. */
export function listingProcessor({ format, today, lang }: ListingSettings): RowProcessor {
  const words = LISTING_WORDS[lang];
  const formatters: Readonly<
    Record<FormatName, (input: string, result: ListingResult, separator: string) => string>
  > = {
    text: (input, result) => formatListing(input, result, WORDS[lang]),
    ndjson: (_, { listing, label }) => JSON.stringify(label ? { ...listing, label } : listing),
    csv: (_, result, separator) => formatListingCells(result, separator),
  };
  return ({ input, label: rowLabel }, separator) => {
    const listing = checkListing(input, { today, words });
    const [first] = listing.codes;
    const hasLabel = first !== undefined && rowLabel.trim() !== '';
    const label = hasLabel ? checkLabel(first.result, rowLabel, { words }) : undefined;
    const result = { listing, label };
    return { status: statusOf(result), text: formatters[format](input, result, separator) };
  };
}

function statusOf({ listing: { codes }, label }: ListingResult): RowStatus {
  const verdicts = codes.flatMap(({ findings }) => findings.map(({ verdict }) => verdict));
  return {
    isValid: codes.length > 0,
    isUndocumented: codes.some(({ result }) => result.standing === 'undocumented'),
    isConflict: verdicts.includes('conflict') || label?.verdict === 'conflict',
  };
}
