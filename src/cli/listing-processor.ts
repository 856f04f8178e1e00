import { checkLabel } from '../label.ts';
import { checkListing } from '../listing.ts';
import {
  type Ask,
  asksAboutListing,
  askText,
  listingLine,
  messageToSeller,
} from '../text/messages.ts';
import type { FormatName } from './commands.ts';
import { formatListingCells } from './formatters/csv.ts';
import { formatListing } from './formatters/text.ts';
import type { CommandLanguage } from './language.ts';
import type { ListingResult, ListingSettings } from './listing-result.ts';
import type { RowProcessor } from './process-rows.ts';
import type { RowInput, RowStatus } from './rows.ts';

/** Checks listings: compares what the seller says with what the code says. */
export function listingProcessor(
  { format, today }: ListingSettings,
  language: CommandLanguage,
): RowProcessor {
  const formatters: Readonly<
    Record<FormatName, (answer: ListingAnswer, input: string, separator: string) => string>
  > = {
    text: ({ result, asks }, input) =>
      formatListing(
        input,
        result,
        asks.map((ask) => askText(ask, language.messages)),
        language,
      ),
    ndjson: ({ result }) => JSON.stringify(result),
    csv: ({ result }, _, separator) =>
      formatListingCells(result, separator, language.command.noCode),
  };
  return (row, separator) => {
    const answer = answerFor(row, today, language);
    return {
      status: statusOf(answer.result),
      text: formatters[format](answer, row.input, separator),
    };
  };
}

interface ListingAnswer {
  readonly result: ListingResult;
  readonly asks: readonly Ask[];
}

function answerFor(
  { input, label: rowLabel }: Pick<RowInput, 'input' | 'label'>,
  today: ListingSettings['today'],
  { listing: words, messages }: CommandLanguage,
): ListingAnswer {
  const listing = checkListing(input, { today, words });
  const [first] = listing.codes;
  const label =
    first && rowLabel.trim() !== '' ? checkLabel(first.result, rowLabel, { words }) : undefined;
  const beside = label ? [label] : [];
  const codes = listing.codes.map((code) => ({
    ...code,
    listingLine: listingLine(code.result, { checks: [...code.checks, ...beside] }, messages),
  }));
  const asks = asksAboutListing(listing, label);
  const message = messageToSeller(asks, messages);
  return {
    result: {
      ...listing,
      codes,
      ...(label && { label }),
      ...(message !== undefined && { message }),
    },
    asks,
  };
}

function statusOf({ codes, checks, label }: ListingResult): RowStatus {
  const outcomes = [...checks, ...codes.flatMap((code) => code.checks), ...(label ? [label] : [])];
  return {
    isValid: codes.length > 0,
    isUndocumented: codes.some(({ result }) => result.standing === 'undocumented'),
    isConflict: outcomes.some(({ outcome }) => outcome === 'conflicts'),
  };
}
