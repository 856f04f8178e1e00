import type { Day } from '../core/calendar.ts';
import type { FadedGroupFacts } from '../core/faded.ts';
import type { Label } from '../core/labels.ts';
import type { LineId } from '../core/lines.ts';
import type { ErrorCode } from '../core/notices.ts';
import { textOf } from '../core/prepare.ts';
import type { CodeFacts } from '../core/read.ts';
import type { StatedDate } from '../core/stated.ts';
import type { DateClaim } from '../listing/claims/dates.ts';
import type { LabelMatch } from '../listing/claims/labels.ts';
import type { LineMatch } from '../listing/claims/names.ts';
import {
  type ClaimedCode,
  type ClaimedUnread,
  type ComparedClaim as CheckMatch,
  type ListingFacts,
  type ListingRule,
  readListing,
} from '../listing/listing.ts';
import { hasUnreadScript } from '../core/unread-script.ts';
import type { NoCodeReason } from '../listing/claims/no-code.ts';
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

/** A position in the given text, in UTF-16 units, as for `slice`. */
export interface TextPlace {
  /** Where it begins. */
  readonly index: number;
  /** How long it is. */
  readonly length: number;
}

/** A claim of the seller, compared with the code: one row of the check sheet. */
export type ListingCheck = WordedCheck &
  TextPlace & {
    /** As written in the text: `made in France`. */
    readonly stated: string;
    /** The name of the rule that found it; `other` if it seems to be said of another thing, and is therefore `open`. */
    readonly rule: ListingRule;
  };

/** A country that the seller says the label names. */
export interface ListingLabel {
  /** As written in the text: `U.S.A.` */
  readonly text: string;
  /** The country by its ISO 3166-1 code. */
  readonly label: Label;
  /** Its name: `United States`. */
  readonly name: string;
}

/** A date of making that the seller states. */
export interface ListingDate {
  /** As written in the text: `Oct. 2004`. */
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
  /** As written in the text: `NEVERFULL`. */
  readonly text: string;
  /** Its id in LINES. */
  readonly line: LineId;
  /** Its name: `Neverfull`. */
  readonly name: string;
}

/** The seller's words about a missing code, and what that means for the stated date of making. */
export type NoCodeCheck = ListingCheck & {
  /** Each kind of claim once, in the order of the text. */
  readonly claims: readonly ListingNoCode[];
};

/** A place where the seller says that there is no code, that it can't be read, or that a chip is inside. */
export interface ListingNoCode {
  /** As written in the text: `no date code`. */
  readonly text: string;
  /** What is claimed. */
  readonly claim: NoCodeReason;
}

/** A code in a text. */
export interface ListingCode extends TextPlace {
  /** As written there: `SD 1013`. */
  readonly text: string;
  /** Whether words such as `date code` announce it. */
  readonly hasCue: boolean;
  /** The name of the rule that found it. */
  readonly rule: ListingRule;
  /** The decoded code. */
  readonly result: ValidResult;
  /** The seller's claims, compared with it: label first, then dates, lines, chip. */
  readonly checks: readonly ListingCheck[];
}

/** Where the seller announces a code that can't be read: a misread, worn or impossible one, or none at all. */
export type ListingUnread = TextPlace & {
  /** As written there; empty if nothing is. */
  readonly text: string;
  /** The name of the rule that found it. */
  readonly rule: ListingRule;
} & (
    | (UnreadFit &
        Partial<CodeError> & {
          /** Valid codes that are close to what is written; those that fit what else the text says, if any does. */
          readonly suggestions: readonly Suggestion[];
        })
    | (UnreadFit & {
        /** The codes that a worn one could be; those that fit what else the text says, if any does. */
        readonly candidates: readonly FadedGroup[];
      })
    | {
        /**
         * Why it does not read; `not-given` if the text announces a code but does not give it, `unknown-form` and `style-number`
         * if something else stands there.
         */
        readonly errorCode: ErrorCode | 'not-given' | 'unknown-form' | 'style-number';
        /** The reason in words. */
        readonly error: string;
        /** The reason in a few neutral words. */
        readonly reason: string;
      }
  );

/** Why a code does not read. */
interface CodeError {
  /** The id of the reason. */
  readonly errorCode: ErrorCode;
  /** The reason in words. */
  readonly error: string;
  /** The reason in a few neutral words. */
  readonly reason: string;
}

/** How what the text says compares with the codes that a worn or misread one could be. */
export interface UnreadFit {
  /** Says that none of them fits, or how many do; left out where all fit, or the text has several such codes. */
  readonly fit?: string;
  /** The claims of the text, compared with the first of the codes; empty if the text has several codes that do not read. */
  readonly checks: readonly ListingCheck[];
}

/** An address in the text. It is not opened. */
export interface ListingLink extends TextPlace {
  /** As written there. */
  readonly text: string;
}

/** The contents of a listing, compared with its codes. Everything is listed once, in the order of the text. */
export interface Listing {
  /** The date codes, that of the bag first, each compared with the seller’s claims. */
  readonly codes: readonly ListingCode[];
  /** Where a code is announced but could not be read. */
  readonly unread: readonly ListingUnread[];
  /** The claims that belong to none of the codes. */
  readonly checks: readonly ListingCheck[];
  /** The countries that the label is said to name. */
  readonly labels: readonly ListingLabel[];
  /** The dates of making; other dates are only in the checks. */
  readonly dates: readonly ListingDate[];
  /** Style (product) numbers, as written there: `M51980`. */
  readonly styleNumbers: readonly string[];
  /** The lines and models. */
  readonly lines: readonly ListingLine[];
  /** The addresses. None is opened, but codes and models in the words of an address are read. */
  readonly links: readonly ListingLink[];
  /** Says that words of the text are in a script that is not read, such as Arabic; left out if none are. */
  readonly unreadScript?: string;
  /** The answer to a missing or unreadable code; left out if the text has a code. */
  readonly noCode?: NoCodeCheck;
}

/** Options of `checkListing`. */
export interface ListingOptions {
  /** The current calendar day, `YYYY-MM-DD`, the local one by default; later dates are rejected. */
  readonly today?: Day | undefined;
  /** The language of the sentences in the answer; English by default. The text may be in any language. */
  readonly words?: ListingWords | undefined;
}

/**
 * Checks a listing: finds codes, label, dates, style numbers, lines and models in a seller's text, and compares each claim with
 * the code. Whatever follows words that announce a code is answered too, even if it is no code or nothing. Without such words,
 * missing a code is better than taking a price or a year for one. The time grows linearly with the text; read long lists
 * line by line.
 *
 * @throws RangeError if `today` is not a calendar day written `YYYY-MM-DD`, `words` are incomplete, or an option does not exist
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
      ...spotOf({ from, to }),
    })),
    ...(hasUnreadScript(textOf(text)) && { unreadScript: words.unreadScript }),
    ...(noCode && { noCode }),
  };
}

function spotOf({ from, to }: { readonly from: number; readonly to: number }): TextPlace {
  return { index: from, length: to - from };
}

function formatCode(code: ClaimedCode, words: ListingWords): ListingCode {
  const { text, hasCue, rule, facts } = code;
  const result = formatResult(facts, words, text);
  const checks = code.checks.map((check) => formatCheck(check, facts, words));
  return { text, ...spotOf(code), hasCue, rule, result, checks };
}

function formatCheck(
  check: CheckMatch,
  code: ClaimedCode['facts'] | undefined,
  words: ListingWords,
): ListingCheck {
  const { stated, rule, value, facts } = check;
  return { ...wordCheck(value, facts, { code }, words), stated, ...spotOf(check), rule };
}

function formatUnread(match: ClaimedUnread, words: ListingWords): ListingUnread {
  const { text, rule } = match;
  const place = { text, ...spotOf(match), rule };
  switch (match.rule) {
    case 'near-code':
      return {
        ...place,
        ...formatFit(match.suggestions[0]?.facts, match, words),
        ...(match.error && formatError(match.error, words)),
        suggestions: match.suggestions.map((each) => formatSuggestion(each, words)),
      };
    case 'worn-code':
      return {
        ...place,
        ...formatFit(match.candidates[0]?.codes[0], match, words),
        candidates: match.candidates.map((each: FadedGroupFacts) => formatGroup(each, words)),
      };
    case 'impossible':
      return { ...place, ...formatError(match.error, words) };
    case 'not-given':
    case 'unknown-form':
    case 'style-number': {
      const { rule: errorCode } = match;
      const error = words.unread[errorCode];
      return { ...place, errorCode, error, reason: error };
    }
  }
}

function formatError(errorCode: ErrorCode, { errors, reasons }: ListingWords): CodeError {
  return { errorCode, error: errors[errorCode], reason: reasons[errorCode] };
}

function formatFit(
  code: CodeFacts | undefined,
  { fit }: ClaimedUnread,
  words: ListingWords,
): UnreadFit {
  if (!fit) return { checks: [] };
  const { stated, fitting, all, checks } = fit;
  return {
    ...(stated.length > 0 && {
      fit: fitting === 0 ? words.noneFits(stated) : words.someFit(stated, fitting, all),
    }),
    checks: checks.map((check) => formatCheck(check, code, words)),
  };
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
