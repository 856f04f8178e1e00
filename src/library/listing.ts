import type { Day } from '../core/calendar.ts';
import type { FadedGroupFacts } from '../core/faded.ts';
import type { Label } from '../core/labels.ts';
import type { LineId } from '../core/lines.ts';
import type { ErrorCode } from '../core/notices.ts';
import type { StatedDate } from '../core/stated.ts';
import type { DateClaim } from '../listing/dates-of.ts';
import type { LabelMatch } from '../listing/labels.ts';
import type { LineMatch } from '../listing/lines.ts';
import {
  type ClaimedCode,
  type ComparedClaim as CheckMatch,
  type ListingFacts,
  type ListingRule,
  readListing,
} from '../listing/listing.ts';
import type { NoCodeReason } from '../listing/no-code.ts';
import type { UnreadMatch } from '../listing/slots.ts';
import type { ListingWords } from '../words/words.ts';
import { type WordedCheck, wordCheck } from './checks.ts';
import {
  formatResult,
  formatSuggestion,
  READ_OPTIONS,
  type Suggestion,
  type ValidResult,
} from './decode.ts';
import { type FadedGroup, formatGroup } from './faded.ts';
import { listingWords } from './listing-words.ts';
import { optionsOf, parseToday } from './options.ts';

/** A place in the text that was given, in UTF-16 units as `slice` takes them. */
export interface TextPlace {
  /** Where it begins. */
  readonly index: number;
  /** How long it is. */
  readonly length: number;
}

/** What the seller states, compared with the code: one row of the check sheet. */
export type ListingCheck = WordedCheck &
  TextPlace & {
    /** As it stands in the text: `made in France`. */
    readonly stated: string;
    /** The name of the rule that read it so. */
    readonly rule: ListingRule;
  };

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
  /** The first day that the words can mean. */
  readonly from: Day;
  /** The last day that they can mean. */
  readonly to: Day;
  /** A year; or a month (1-12) of a calendar year, or a week of an ISO 8601 week-year. A decade has none. */
  readonly when?: StatedDate;
  /** False for "circa 1998" and decades. */
  readonly isExact: boolean;
  /** The same in words: `October 2004`, `the 1980s`. */
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

/** What the seller says of a missing code, and what it means for the date of making that is stated. */
export type NoCodeCheck = ListingCheck & {
  /** Each kind of claim once, in the order of the text. */
  readonly claims: readonly ListingNoCode[];
};

/** A place where the seller says that there is no code, that it can't be read, or that a chip is inside. */
export interface ListingNoCode {
  /** As it stands in the text: `no date code`. */
  readonly text: string;
  /** What is claimed. */
  readonly claim: NoCodeReason;
}

/** A code that a text holds. */
export interface ListingCode extends TextPlace {
  /** As it stands there: `SD 1013`. */
  readonly text: string;
  /** Whether words announce it, such as `date code`. */
  readonly hasCue: boolean;
  /** The name of the rule that took it for a code. */
  readonly rule: ListingRule;
  /** What it reads as. */
  readonly result: ValidResult;
  /** The seller's claims of it, compared: label first, then dates, lines, chip. */
  readonly checks: readonly ListingCheck[];
}

/** Where the seller announces a code that does not read: one with a slip, a worn or an impossible one, or none at all. */
export type ListingUnread = TextPlace & {
  /** As it stands there; empty where nothing does. */
  readonly text: string;
  /** The name of the rule that read it so. */
  readonly rule: ListingRule;
} & (
    | {
        /** Codes that do read, close to what is written. */
        readonly suggestions: readonly Suggestion[];
      }
    | {
        /** The codes that a worn one could be. */
        readonly candidates: readonly FadedGroup[];
      }
    | {
        /** Why it does not read; `not-given` where the text names a code and does not give it. */
        readonly errorCode: ErrorCode | 'not-given';
        /** The reason in words. */
        readonly error: string;
        /** The same in a few words that say nothing of the item. */
        readonly reason: string;
      }
  );

/** An address in the text. It is not opened. */
export interface ListingLink extends TextPlace {
  /** As it stands there. */
  readonly text: string;
}

/** What a seller says in a listing, and what its codes say. Everything stands in the order of the text, once. */
export interface Listing {
  /** The date codes, each compared with the seller's claims. */
  readonly codes: readonly ListingCode[];
  /** Where a code is announced and none was read. */
  readonly unread: readonly ListingUnread[];
  /** The claims that belong to no code. */
  readonly checks: readonly ListingCheck[];
  /** The countries that the label is said to name. */
  readonly labels: readonly ListingLabel[];
  /** The dates of making; every other date stands in the checks. */
  readonly dates: readonly ListingDate[];
  /** Style (product) numbers, as they stand there: `M51980`. */
  readonly styleNumbers: readonly string[];
  /** The lines and models. */
  readonly lines: readonly ListingLine[];
  /** The addresses; none is opened. Codes and models are read from their words. */
  readonly links: readonly ListingLink[];
  /** What the seller says of a missing or unreadable code, answered; left out where a code stands in the text. */
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
 * Checks a listing: reads codes, label, dates, style numbers, lines and models in what a seller wrote, and compares each claim with
 * what the code says. Where a code is announced, what stands there is answered too, and so is that there is none. Without words that
 * announce a code, missing one is better than taking a price or a year for one. Time grows with the text alone; long lists are best
 * read line by line.
 *
 * @throws RangeError when `today` is no calendar day written `YYYY-MM-DD`, `words` are none, or an option does not exist
 * @example
 * const { codes, labels } = checkListing('Date code: FL1024 (October 2004), made in Spain', { today: '2026-11-21' });
 * labels.map(({ name }) => name) // => ["Spain"]
 * codes[0]?.checks.map(({ claim, outcome, stated }) => [claim, outcome, stated]) // => [["label","conflicts","made in Spain"],["made","conflicts","October 2004"]]
 */
export function checkListing(text: string, options: ListingOptions | number = {}): Listing {
  const given = optionsOf(options, READ_OPTIONS);
  const words = listingWords(given.words);
  const facts = readListing(text, parseToday(given.today));
  const noCode = formatNoCode(facts, words);
  return {
    codes: facts.codes.map((code) => formatCode(code, words)),
    unread: facts.unread.map((match) => formatUnread(match, words)),
    checks: facts.checks.map((check) => formatCheck(check, undefined, words)),
    labels: facts.labels.map((match) => formatLabel(match, words)),
    dates: facts.dates.map((match) => formatDate(match, words)),
    styleNumbers: facts.styleNumbers,
    lines: facts.lines.map((match) => formatLine(match, words)),
    links: facts.links.map(({ text: link, from, to }) => ({
      text: link,
      ...placeOf({ from, to }),
    })),
    ...(noCode && { noCode }),
  };
}

function placeOf({ from, to }: { readonly from: number; readonly to: number }): TextPlace {
  return { index: from, length: to - from };
}

function formatCode(code: ClaimedCode, words: ListingWords): ListingCode {
  const { text, hasCue, rule, facts } = code;
  const result = formatResult(facts, words, text);
  const checks = code.checks.map((check) => formatCheck(check, facts, words));
  return { text, ...placeOf(code), hasCue, rule, result, checks };
}

function formatCheck(
  check: CheckMatch,
  code: ClaimedCode['facts'] | undefined,
  words: ListingWords,
): ListingCheck {
  const { stated, rule, value, facts } = check;
  return { ...wordCheck(value, facts, { code }, words), stated, ...placeOf(check), rule };
}

function formatUnread(match: UnreadMatch, words: ListingWords): ListingUnread {
  const { text, rule } = match;
  const place = { text, ...placeOf(match), rule };
  switch (match.rule) {
    case 'near-code':
      return {
        ...place,
        suggestions: match.suggestions.map((each) => formatSuggestion(each, words)),
      };
    case 'worn-code':
      return {
        ...place,
        candidates: match.candidates.map((each: FadedGroupFacts) => formatGroup(each, words)),
      };
    case 'impossible': {
      const { error: errorCode } = match;
      const error = words.errors[errorCode];
      return { ...place, errorCode, error, reason: words.reasons[errorCode] };
    }
    case 'not-given': {
      const { notGiven: error } = words;
      return { ...place, errorCode: 'not-given', error, reason: error };
    }
  }
}

function formatNoCode(
  { noCode, noCodeClaims }: ListingFacts,
  words: ListingWords,
): NoCodeCheck | undefined {
  if (!noCode) return undefined;
  const claims = noCodeClaims.map(({ text, reason }) => ({ text, claim: reason }));
  return { ...formatCheck(noCode, undefined, words), claims };
}

function formatLabel({ text, label }: LabelMatch, words: ListingWords): ListingLabel {
  return { text, label, name: words.labelName(label) };
}

function formatDate({ text, time }: DateClaim, words: ListingWords): ListingDate {
  const { from, to, when, isExact } = time;
  return { text, from, to, ...(when && { when }), isExact, date: words.time(time) };
}

function formatLine({ text, line }: LineMatch, words: ListingWords): ListingLine {
  return { text, line: line.id, name: words.lineName(line) };
}
