import type { Day } from '../core/calendar.ts';
import type { Label } from '../core/labels.ts';
import type { LineId } from '../core/lines.ts';
import type { DateMatch } from '../listing/dates.ts';
import type { LabelMatch } from '../listing/labels.ts';
import type { LineMatch } from '../listing/lines.ts';
import {
  compareClaims,
  type ComparedClaim,
  type NoCodeFacts,
  readListing,
} from '../listing/listing.ts';
import type { NoCodeClaim, NoCodeFinding, NoCodeFindingId } from '../listing/no-code.ts';
import type { DateFinding, DateFindingId, StatedDate } from '../listing/stated-date.ts';
import type { ListingWords } from '../words/words.ts';
import { formatResult, READ_OPTIONS, type ValidResult } from './decode.ts';
import { formatLabelCheck, type KnownLabelCheck } from './label.ts';
import { formatLineCheck, type KnownLineCheck } from './lines.ts';
import { listingWords } from './listing-words.ts';
import { optionsOf, parseToday } from './options.ts';

/** A country that the seller says the label names. */
export interface ListingLabel {
  /** As it stands in the text: `U.S.A.` */
  readonly text: string;
  /** The country by its ISO 3166-1 code. */
  readonly label: Label;
  /** What it is called: `United States`. */
  readonly name: string;
}

/** A date of making that the seller states. */
export interface ListingDate {
  /** As it stands in the text: `Oct. 2004`. */
  readonly text: string;
  /** A year; or a month (1-12) of a calendar year, or a week of an ISO 8601 week-year. */
  readonly when: StatedDate;
  /** The same in words: `October 2004`. */
  readonly date: string;
}

/** A line or model that the seller names. */
export interface ListingLine {
  /** As it stands in the text: `NEVERFULL`. */
  readonly text: string;
  /** Its id in LINES. */
  readonly line: LineId;
  /** What it is called: `Neverfull`. */
  readonly name: string;
}

/** Both sides of a comparison, in words. */
interface Sides {
  /** What the seller says: `October 2004`. */
  readonly sellerSays: string;
  /** What the code says: `December 2004`. */
  readonly codeSays: string;
}

/** Whether a code agrees with the date that a seller states. */
export type DateCheck<Id extends DateFindingId = DateFindingId> = {
  [Each in Id]: DateFinding<Each> & {
    /** The finding in a sentence or two. */
    readonly text: string;
  };
}[Id];

/** The text names several countries: none is chosen, and none compared with the code. */
export interface SeveralLabels {
  /** Nothing was compared. */
  readonly verdict: 'open';
  /** There are several. */
  readonly id: 'several';
  /** What the sentence is said of. */
  readonly params: {
    /** In the order of the text. */
    readonly labels: readonly Label[];
  };
  /** The finding in a sentence or two. */
  readonly text: string;
}

/** One claim of the seller's, compared with the code; `claim` and `id` tell which. */
export type ListingFinding =
  | ((KnownLabelCheck | SeveralLabels) &
      Sides & {
        /** The label is compared with the places of the code. */
        readonly claim: 'label';
      })
  | (DateCheck &
      Sides & {
        /** The date of making is compared with that of the code. */
        readonly claim: 'date';
      })
  | (KnownLineCheck &
      Sides & {
        /** The years of the line are compared with that of the code. */
        readonly claim: 'line';
      });

/** What the seller says of a missing code or a chip, and what it means. */
export type NoCodeCheck<Id extends NoCodeFindingId = NoCodeFindingId> = {
  [Each in Id]: NoCodeFinding<Each> & {
    /** Each kind of claim once, in the order of the text. */
    readonly claims: readonly ListingNoCode[];
    /** What it means, in a few sentences. */
    readonly text: string;
  };
}[Id];

/** A place where the seller says that there is no code, that it can't be read, or that a chip is inside. */
export interface ListingNoCode {
  /** As it stands in the text: `no date code`. */
  readonly text: string;
  /** What is claimed. */
  readonly claim: NoCodeClaim;
}

/** A code that a text holds. */
export interface ListingCode {
  /** As it stands there: `SD 1013`. */
  readonly text: string;
  /** Whether words announce it, such as `date code`. */
  readonly hasCue: boolean;
  /** What it reads as. */
  readonly result: ValidResult;
  /** The seller's claims of it, compared: label first, then dates, then lines. */
  readonly findings: readonly ListingFinding[];
}

/** What a seller says in a listing, and what its codes say. Everything stands in the order of the text, once. */
export interface Listing {
  /** The date codes, each compared with the seller's claims. */
  readonly codes: readonly ListingCode[];
  /** Several where the text names several countries: none is chosen. */
  readonly labels: readonly ListingLabel[];
  /** The dates of making. */
  readonly dates: readonly ListingDate[];
  /** Style (product) numbers, as they stand there: `M51980`. */
  readonly styleNumbers: readonly string[];
  /** The lines and models. */
  readonly lines: readonly ListingLine[];
  /** What the seller says of a missing or unreadable code or a chip, answered; left out where nothing is said of them. Beside a code, only a chip is. */
  readonly noCode?: NoCodeCheck;
}

/** What checkListing takes. */
export interface ListingOptions {
  /** The current calendar day, `YYYY-MM-DD`, the local one by default: nothing is made after it. */
  readonly today?: Day | undefined;
  /** The language of every sentence; English by default. It says nothing of the language of the text. */
  readonly words?: ListingWords | undefined;
}

/**
 * Checks a listing: reads codes, label, stated dates, style numbers, lines and models in what a seller wrote, and compares
 * each claim with what the code says. That there is no code, or a chip, is answered too. Labels are read in ten languages, the rest in eight. Except behind words that announce
 * one, missing a code is better than taking a price or a year for one. Time grows with the text alone; long lists are best
 * read line by line.
 *
 * @throws RangeError when `today` is no calendar day written `YYYY-MM-DD`, `words` are none, or an option does not exist
 * @example
 * const { codes, labels } = checkListing('Date code: FL1024 (October 2004), made in Spain', { today: '2026-11-21' });
 * labels.map(({ name }) => name) // => ["Spain"]
 * codes[0]?.findings.map(({ claim, verdict, codeSays }) => [claim, verdict, codeSays]) // => [["label","conflict","France"],["date","differs","December 2004"]]
 */
export function checkListing(text: string, options: ListingOptions | number = {}): Listing {
  const given = optionsOf(options, READ_OPTIONS);
  const words = listingWords(given.words);
  const today = parseToday(given.today);
  const { codes, labels, dates, styleNumbers, lines, noCode } = readListing(text, today);
  return {
    codes: codes.map((code) => {
      const result = formatResult(code.facts, words, code.text);
      const findings = compareClaims(code).map((claim) => formatFinding(claim, result, words));
      return { text: code.text, hasCue: code.hasCue, result, findings };
    }),
    labels: labels.map((match) => formatLabel(match, words)),
    dates: dates.map((match) => formatDate(match, words)),
    styleNumbers,
    lines: lines.map((match) => formatLine(match, words)),
    ...(noCode && { noCode: formatNoCode(noCode, words) }),
  };
}

function formatNoCode({ claims, finding }: NoCodeFacts, words: ListingWords): NoCodeCheck {
  return {
    ...finding,
    claims: claims.map(({ text, claim }) => ({ text, claim })),
    text: noCodeText(finding, words),
  };
}

function noCodeText<Id extends NoCodeFindingId>(
  { id, params }: NoCodeFinding<Id>,
  words: ListingWords,
): string {
  return words.noCode[id](params);
}

function formatLabel({ text, label }: LabelMatch, words: ListingWords): ListingLabel {
  return { text, label, name: words.labelName(label) };
}

function formatDate({ text, when }: DateMatch, words: ListingWords): ListingDate {
  return { text, when, date: words.stated(when) };
}

function formatLine({ text, line }: LineMatch, words: ListingWords): ListingLine {
  return { text, line: line.id, name: words.lineName(line) };
}

function formatFinding(
  compared: ComparedClaim,
  { country, date }: ValidResult,
  words: ListingWords,
): ListingFinding {
  switch (compared.claim) {
    case 'labels': {
      const { labels } = compared;
      const sellerSays = words.either(labels.map(words.labelName));
      const text = words.severalLabels(labels);
      return {
        ...{ claim: 'label', verdict: 'open', id: 'several', params: { labels }, text },
        ...{ sellerSays, codeSays: country },
      };
    }
    case 'label': {
      const { finding, match } = compared;
      const check: KnownLabelCheck = formatLabelCheck(finding, words);
      const sellerSays = words.labelName(match.label);
      return { ...check, claim: 'label', sellerSays, codeSays: country };
    }
    case 'date': {
      const { finding, match } = compared;
      const check: DateCheck = { ...finding, text: dateText(finding, words) };
      return { ...check, claim: 'date', sellerSays: words.stated(match.when), codeSays: date };
    }
    case 'line': {
      const { finding, match } = compared;
      const check = formatLineCheck(match.line, finding, words);
      return { ...check, claim: 'line', sellerSays: words.lineName(match.line), codeSays: date };
    }
  }
}

function dateText<Id extends DateFindingId>(
  { id, params }: DateFinding<Id>,
  words: ListingWords,
): string {
  return words.statedDate[id](params);
}
