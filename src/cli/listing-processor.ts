import { checkLabel } from '../label.ts';
import { checkListing } from '../listing.ts';
import type { FormatName } from './commands.ts';
import { formatListingCells } from './formatters/csv.ts';
import { formatListing } from './formatters/text.ts';
import type { Language } from './language.ts';
import type { ListingResult, ListingSettings } from './listing-result.ts';
import type { RowProcessor } from './process-rows.ts';
import type { RowStatus } from './rows.ts';

/** Checks listings: compares what the seller says with what the code says. */
export function listingProcessor(
  { format, today }: Omit<ListingSettings, 'lang'>,
  language: Language,
): RowProcessor {
  const words = language.listing;
  const formatters: Readonly<
    Record<FormatName, (input: string, result: ListingResult, separator: string) => string>
  > = {
    text: (input, result) => formatListing(input, result, language),
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
