import type { Label } from '../core/labels.ts';
import type { DateFinding, DateFindingId } from '../core/listing/date-finding.ts';
import type { Stated } from '../core/listing/date-forms.ts';
import type { DateFound } from '../core/listing/dates.ts';
import type { LabelFound } from '../core/listing/labels.ts';
import type { LineFound } from '../core/listing/lines.ts';
import { type ClaimFacts, claimsOn, listingFacts } from '../core/listing/listing.ts';
import type { LineId } from '../core/lines.ts';
import { listing as builtIn } from '../words/en/listing.ts';
import type { ListingWords } from '../words/words.ts';
import type { Day } from '../core/calendar.ts';
import { formatResult, parseToday, type ValidResult } from './decode.ts';
import { type LabelCheck, labelText } from './label.ts';
import { type LineCheck, saidOfLine } from './lines.ts';

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
  readonly when: Stated;
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

interface Said {
  /** What the seller says, in words: `October 2004`. */
  readonly sellerSays: string;
  /** What the code says to it, in words: `December 2004`. */
  readonly codeSays: string;
}

/** What the date that a seller states and a code say to each other. */
export type DateCheck<Id extends DateFindingId = DateFindingId> = {
  [Each in Id]: DateFinding<Each> & {
    /** The finding in a sentence or two. */
    readonly text: string;
  };
}[Id];

/** The text names several countries: none is chosen, and none held against the code. */
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

/** One thing that the seller says, and what the code says to it; `claim` and `id` tell which. */
export type ListingFinding =
  | ((LabelCheck | SeveralLabels) &
      Said & {
        /** The label is held against the places of the code. */
        readonly claim: 'label';
      })
  | (DateCheck &
      Said & {
        /** The date of making is held against that of the code. */
        readonly claim: 'date';
      })
  | (LineCheck &
      Said & {
        /** The years of the line are held against that of the code. */
        readonly claim: 'line';
      });

/** A code that a text holds. */
export interface FoundCode {
  /** As it stands there: `SD 1013`. */
  readonly text: string;
  /** Whether words announce it, such as `date code`. */
  readonly hasCue: boolean;
  /** What it reads as. */
  readonly result: ValidResult;
  /** What it says to all that the seller claims: label first, then dates, then lines. */
  readonly findings: readonly ListingFinding[];
}

/** What a seller says in a listing, and what its codes say to that. Everything stands in the order of the text, once. */
export interface Listing {
  /** The date codes, each with what it says to the seller's claims. */
  readonly codes: readonly FoundCode[];
  /** Several where the text names several countries: none is chosen. */
  readonly labels: readonly ListingLabel[];
  /** The dates of making. */
  readonly dates: readonly ListingDate[];
  /** Style (product) numbers, as they stand there: `M51980`. */
  readonly styleNumbers: readonly string[];
  /** The lines and models. */
  readonly lines: readonly ListingLine[];
}

/** What checkListing takes. */
export interface ListingOptions {
  /** The visitor's calendar day, `YYYY-MM-DD`: nothing is made after it. */
  readonly today: Day;
  /** The language of every sentence; English unless told. It says nothing of the language of the text. */
  readonly words?: ListingWords;
}

/**
 * Checks a listing: finds codes, label, stated dates, style numbers, lines and models in what a seller wrote, in seven
 * languages, and holds each claim against what the code says. Rather something is missed than a price or a year taken for a
 * code, except behind words that announce one. Time grows with the text alone; long lists are best read line by line.
 *
 * @throws RangeError when `today` is no calendar day written `YYYY-MM-DD`
 * @example
 * const { codes, labels } = checkListing('Date code: FL1024 (October 2004), made in Spain', { today: '2026-11-21' });
 * labels.map(({ name }) => name) // => ["Spain"]
 * codes[0]?.findings.map(({ claim, verdict, codeSays }) => [claim, verdict, codeSays]) // => [["label","conflict","France or United States"],["date","differs","December 2004"]]
 */
export function checkListing(text: string, { today, words = builtIn }: ListingOptions): Listing {
  const facts = listingFacts(text, parseToday(today));
  return {
    codes: facts.codes.map((code) => {
      const result = formatResult(code.facts, words);
      const findings = claimsOn(code).map((each) => findingOf(each, result, words));
      return { text: code.text, hasCue: code.hasCue, result, findings };
    }),
    labels: facts.labels.map((found) => labelSaid(found, words)),
    dates: facts.dates.map((found) => dateSaid(found, words)),
    styleNumbers: facts.styleNumbers,
    lines: facts.lines.map(lineSaid),
  };
}

function labelSaid({ text, label }: LabelFound, words: ListingWords): ListingLabel {
  return { text, label, name: words.labelName(label) };
}

function dateSaid({ text, when }: DateFound, words: ListingWords): ListingDate {
  return { text, when, date: words.stated(when) };
}

function lineSaid({ text, line: { id, name } }: LineFound): ListingLine {
  return { text, line: id, name };
}

function findingOf(claim: ClaimFacts, result: ValidResult, words: ListingWords): ListingFinding {
  const { country, date } = result;
  switch (claim.claim) {
    case 'labels': {
      const { labels } = claim;
      const sellerSays = words.either(labels.map(words.labelName));
      const text = words.severalLabels(labels);
      return {
        ...{ claim: 'label', verdict: 'open', id: 'several', params: { labels }, text },
        ...{ sellerSays, codeSays: country },
      };
    }
    case 'label': {
      const { finding, found } = claim;
      const check: LabelCheck = { ...finding, text: labelText(finding, words) };
      const sellerSays = words.labelName(found.label);
      return { ...check, claim: 'label', sellerSays, codeSays: country };
    }
    case 'date': {
      const { finding, found } = claim;
      const check: DateCheck = { ...finding, text: dateText(finding, words) };
      return { ...check, claim: 'date', sellerSays: words.stated(found.when), codeSays: date };
    }
    case 'line': {
      const { finding, found } = claim;
      const check = saidOfLine(found.line, finding, words);
      return { ...check, claim: 'line', sellerSays: found.line.name, codeSays: date };
    }
  }
}

function dateText<Id extends DateFindingId>(
  { id, params }: DateFinding<Id>,
  words: ListingWords,
): string {
  return words.statedDate[id](params);
}
