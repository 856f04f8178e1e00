import { checkLabel } from '../label.ts';
import { checkListing } from '../listing.ts';
import {
  type Ask,
  asksAboutListing,
  askText,
  listingLine,
  messageToSeller,
} from '../text/messages.ts';
import type { Outcome } from '../core/notices.ts';
import type { Day } from '../heatstamp.ts';
import type { FormatName } from './commands.ts';
import { listingCellWriter } from './formatters/csv.ts';
import { cellText, isBlank } from './cell-text.ts';
import { answerJson } from './formatters/ndjson.ts';
import { formatListing } from './formatters/text.ts';
import type { CommandLanguage } from './language.ts';
import type { ListingResult } from './listing-result.ts';
import type { RowOptions } from './process-rows.ts';
import type { Answerer, AnswerStatus, Asked } from './records.ts';
import { withLabels, withLabelsIn } from './with-labels.ts';

/** Checks listings: compares what the seller says with what the code says. */
export function listingAnswerer(
  { format, addedColumns, fields, guard }: RowOptions,
  today: Day,
  language: CommandLanguage,
): Answerer {
  const writeCells = listingCellWriter({ addedColumns, isGuarded: guard !== 'none' }, language);
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
    ndjson: ({ result }) => answerJson(result, fields),
    csv: ({ result }, _, separator) => writeCells(result, separator),
  };
  return (asked, separator) => {
    const answer = answerFor(asked, today, language);
    return {
      status: statusOf(answer.result),
      text: formatters[format](answer, asked.input, separator),
    };
  };
}

interface ListingAnswer {
  readonly result: ListingResult;
  readonly asks: readonly Ask[];
}

function answerFor(
  { input, label: rowLabel }: Asked,
  today: Day,
  { listing: words, messages }: CommandLanguage,
): ListingAnswer {
  const listing = checkListing(input, { today, words });
  const [first] = listing.codes;
  const madeIn = isBlank(rowLabel) ? undefined : cellText(rowLabel);
  const label =
    first && madeIn !== undefined ? checkLabel(first.result, madeIn, { words }) : undefined;
  const beside = label ? [label] : [];
  const codes = listing.codes.map((code) => {
    const checks = [...code.checks, ...beside];
    const narrowed =
      madeIn === undefined
        ? withLabelsIn(code.result, code.checks)
        : withLabels(code.result, [madeIn]);
    return { ...code, listingLine: listingLine(narrowed, { checks }, messages) };
  });
  const asks = asksAboutListing(listing, input, label);
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

function statusOf({ codes, unread, checks, label }: ListingResult): AnswerStatus {
  const outcomes = [
    ...[...checks, ...codes.flatMap((code) => code.checks), ...(label ? [label] : [])],
    ...unread.flatMap((each) => ('checks' in each ? each.checks : [])),
  ];
  const has = (wanted: Outcome) => outcomes.some(({ outcome }) => outcome === wanted);
  return {
    isValid: codes.length > 0,
    isUndocumented: codes.some(({ result }) => result.standing === 'undocumented'),
    isConflict: has('conflicts'),
    isAsked: has('asks'),
  };
}
