import type { Interval } from '../core/calendar.ts';
import type { CountryId, NoteId, PlaceId } from '../core/factories.ts';
import type { FormatId, Standing } from '../core/formats.ts';
import type { HintId, HintParams } from '../core/hints.ts';
import type { LabelFindingId, LabelParams } from '../core/compare-label.ts';
import type { Label } from '../core/labels.ts';
import type {
  CodeDate,
  ErrorCode,
  NoParams,
  NoticeId,
  NoticeParams,
  Outcome,
} from '../core/notices.ts';
import type { CheckId, CheckParams, ClaimId } from '../core/checks.ts';
import type { StatedDate, StatedTime } from '../core/stated.ts';
import type { LineFindingId, LineParams } from '../core/compare-line.ts';
import type { LineNames } from '../core/lines.ts';
import type { Evidence, PlaceFacts, YearRemark } from '../core/places.ts';
import type { PublishedId } from '../core/sources.ts';
import type { Change } from '../core/suggestions.ts';
import type { ModelPlaceId } from '../evidence/where-to-look.ts';

/** The decoder's words in one language. Functions take facts as ids and numbers and return text. */
export interface CoreWords {
  /** A BCP 47 language tag, such as `en`. */
  readonly language: string;
  /** A week or month with its year: `Week 22, 2016`, `November 2003`. */
  readonly date: (when: CodeDate) => string;
  /** The days of an interval the way a person writes them, without repeating what both have in common. */
  readonly days: (interval: Interval) => string;
  /** The years in which a format was in use: `1990-2006`. */
  readonly periods: Readonly<Record<FormatId, string>>;
  /** The name of a format: `Modern Format (Week/Year)`. */
  readonly formats: Readonly<Record<FormatId, string>>;
  /** The name of a place: `France`. */
  readonly places: Readonly<Record<PlaceId, string>>;
  /** A remark on a place, as a whole sentence. */
  readonly notes: Readonly<Record<NoteId, string>>;
  /** The years of a place: `until 1994`; empty if it has none. */
  readonly years: (place: Pick<PlaceFacts, 'from' | 'until'>) => string;
  /** Years of a place that no two separate sources give, as a sentence that says whose they are. */
  readonly yearRemark: (remark: YearRemark) => string;
  /** Names joined as alternatives: `Italy, Spain or France`. */
  readonly either: (names: readonly string[]) => string;
  /** An assumed place: `France (assumed)`. */
  readonly assumed: (place: string) => string;
  /** Why a code does not read, as a whole sentence. */
  readonly errors: Readonly<Record<ErrorCode, string>>;
  /** The same in a few words, as a table can show them to customers: of the code alone, and never of the item. */
  readonly reasons: Readonly<Record<ErrorCode, string>>;
  /** The reason where codes are suggested: `Perhaps SD0013 is meant.` */
  readonly misread: (codes: readonly string[]) => string;
  /** What a style number is. Shown along with the error that it is no date code. */
  readonly styleNumber: string;
  /** Doubts about an answer and facts to know with it, as whole sentences. */
  readonly notices: { readonly [Id in NoticeId]: (params: NoticeParams[Id]) => string };
  /** What may be the matter with input that does not read, as whole sentences. */
  readonly hints: { readonly [Id in HintId]: (params: HintParams[Id]) => string };
  /** A change that turns the input into a code: `0 instead of the letter O`. */
  readonly change: (change: Change) => string;
  /** Several sentences as one text, without those that are missing. */
  readonly sentences: (texts: readonly (string | false | undefined)[]) => string;
  /** Several changes in one line. */
  readonly changes: (texts: readonly string[]) => string;
  /** How code and label compare, as whole sentences. */
  readonly label: { readonly [Id in LabelFindingId]: (params: LabelParams[Id]) => string };
  /** For a label that names no country we recognize. */
  readonly unknownLabel: (given: string) => string;
}

/** Additional words for lines and listings, loaded only where they are needed. */
export interface ListingWords extends CoreWords {
  /** A date as stated by a seller: `October 2004`, `2004`. */
  readonly stated: (when: StatedDate) => string;
  /** The country on a label: `France`. */
  readonly labelName: (label: Label) => string;
  /** What a line or model is called: `Damier Ébène`. */
  readonly lineName: (line: LineNames) => string;
  /** How code and line compare, as whole sentences. */
  readonly line: { readonly [Id in LineFindingId]: (params: LineParams[Id]) => string };
  /** A stated time within a sentence: `October 2004`, `about 1998`, `the 1980s`. */
  readonly time: (time: StatedTime) => string;
  /** How a claim and a code compare, as whole sentences; `label` and `line` have those of labels and lines. */
  readonly checks: {
    readonly [Claimed in Exclude<ClaimId, 'label' | 'line'>]: {
      readonly [Id in CheckId<Claimed>]: (params: CheckParams[Claimed][Id]) => string;
    };
  };
  /** Says that the text leaves open which of several countries it is. */
  readonly labels: {
    readonly [Id in 'choice' | 'other-goods']: (params: CheckParams['label'][Id]) => string;
  };
  /** For a line or model that we do not know. */
  readonly unknownLine: (given: string) => string;
  /** For a text with words in a script that is not read. */
  readonly unreadScript: string;
  /** For a text that announces a code and gives none, something in no known form, or a style number. */
  readonly unread: Readonly<Record<'not-given' | 'unknown-form' | 'style-number', string>>;
  /** Says that no code that a worn or misread stamp could be fits what is stated, as it stands there. */
  readonly noneFits: (stated: readonly string[]) => string;
  /** How many of those codes fit it. */
  readonly someFit: (stated: readonly string[], fitting: number, all: number) => string;
}

/** What a buyer can ask a seller, with what the question is made of. */
export interface AskParams {
  /** To see the code, at the place where that model has it. */
  readonly code: { readonly model?: ModelPlaceId | undefined };
  readonly 'label-photo': NoParams;
  /** When it was bought, and a receipt. */
  readonly bought: NoParams;
  /** When it was bought, where the text speaks of a receipt already. */
  readonly when: NoParams;
  readonly model: NoParams;
  /** A photo, where the purchase is told. */
  readonly receipt: NoParams;
  /** The label contradicts the code. */
  readonly label: {
    readonly label: Label;
    /** Those that published lists give for the letters, best supported first. */
    readonly countries: readonly CountryId[];
  };
  /** A stated time contradicts the code. */
  readonly time: { readonly stated: StatedTime; readonly date: CodeDate };
  /** A purchase lies so many years after the code. */
  readonly gap: { readonly stated: StatedTime; readonly date: CodeDate; readonly years: number };
  /** A stated age contradicts the code; `stated` is the time it takes the bag back to. */
  readonly age: { readonly stated: StatedTime; readonly date: CodeDate };
  readonly line: LineNames & { readonly date: CodeDate };
  readonly chip: NoParams;
  /** The receipt of a bag without a code, with its style number. */
  readonly 'receipt-style': NoParams;
  /** A film of the chip being read. */
  readonly 'chip-film': NoParams;
  /** Photos of what there is without a code. */
  readonly photos: NoParams;
  /** Words of the text that don’t fit the code and may be said of another thing. */
  readonly quote: {
    readonly stated: string;
    readonly date: CodeDate;
    /** Of the letters, where the words name a country; best supported first. */
    readonly countries?: readonly CountryId[] | undefined;
  };
}

export type AskId = keyof AskParams;

/** Ready-made sentences, to send to a seller or to put into a listing. */
export interface MessageWords {
  readonly opening: string;
  readonly closing: string;
  /** Stands before each question. */
  readonly bullet: string;
  readonly asks: { readonly [Id in AskId]: (params: AskParams[Id]) => string };
  /** `Date code SD1013: November 2003, made in the United States.` */
  readonly listingLine: (code: {
    readonly code: string;
    readonly date: string;
    /** Undefined where the code names no country. */
    readonly country?: string | undefined;
    /** The stamp with `?` for what can’t be read, where the code is one of those that it could be. */
    readonly worn?: string | undefined;
  }) => string;
}

/** The title of a code’s page. `places` are those that `lists` name; if there are none, those of the directory. */
export type CodeTitle = (code: string, places: string, lists: number) => string;

/** What lists say of a code, by code and list, where that is not just a place. */
export type OwnWords = Readonly<Record<string, Readonly<Partial<Record<PublishedId, string>>>>>;

/** Inline text, or a link. */
export type Inline = string | { readonly text: string; readonly href: string };

/** A block of a long text. */
export type Block =
  | string
  | { readonly words: readonly Inline[] }
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly codes: readonly Example[] };

/** A code with its meaning, `{ code: '836', meaning: 'June 1983' }`. A test checks it with the decoder. */
export interface Example {
  readonly code: string;
  readonly meaning: string;
}

/** A section of a long text with a heading and an id to link to. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
}

/** A link in the navigation. */
export interface NavLink {
  readonly href: string;
  readonly label: string;
}

/** A common question, with its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
  /** Where to read more. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** A sample post. Nothing is loaded from either platform. */
export interface SocialPost {
  readonly id: string;
  readonly platform: 'instagram' | 'linkedin';
  readonly content: string;
  /** One of our own drawings. */
  readonly image?: 'weave' | 'tab';
  readonly date: string;
  readonly engagement: string;
}

/** An article of the blog. */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly date: string;
  /** The same day in ISO 8601, e.g. `2026-11-21`. */
  readonly isoDate: string;
  /** At 200 words per minute, or 500 Japanese characters, which a test checks. */
  readonly readTime: string;
  /** Which drawing illustrates it. */
  readonly image: 'eras' | 'factories' | 'chips';
  /** The pages with its sources, which the footer names. */
  readonly sources: readonly string[];
  readonly body: readonly Block[];
}

/** The likeliest country of a worn stamp, and whether every documented code names it. */
export interface WornPlace {
  readonly country: string;
  readonly isOnly: boolean;
}

/** What the lists of codes alone don't tell, a note each. */
export type HistoricalNoteWords = Readonly<
  Record<
    'sd' | 'dk' | 'french-company' | 'vintage' | 'initials' | 'newer' | 'chips' | 'no-code',
    { readonly about: string; readonly text: string }
  >
>;

/** The words of the command's text format, besides those of the core. */
export interface CommandWords {
  /** The headings of the lines under a code, at most nine characters long. */
  readonly fields: Readonly<
    Record<
      | 'date'
      | 'country'
      | 'factory'
      | 'format'
      | 'standing'
      | 'otherReading'
      | 'note'
      | 'label'
      | 'error'
      | 'suggestion'
      | 'worn'
      | 'code'
      | 'line'
      | 'style'
      | 'existed-by'
      | 'released'
      | 'maker'
      | 'designer'
      | 'no-code'
      | 'chip'
      | 'sign'
      | 'ask'
      | 'listing',
      string
    >
  >;
  readonly standings: Readonly<Record<Standing, string>>;
  readonly evidence: Readonly<Record<Evidence, string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  /** Words as they stand in a text. */
  readonly quoted: (text: string) => string;
  /** Asks whether words of a text, which do not fit, are said of the item; `reason` says why they do not. */
  readonly question: (words: string, reason: string) => string;
  /** Shown for input without a visible character. */
  readonly blank: string;
  /** What a worn stamp could say: its documented dates, the likeliest country, and how many codes fit. */
  readonly worn: (
    dates: readonly string[],
    place: WornPlace | undefined,
    fitting: number,
  ) => string;
  readonly tooWorn: string;
  /** Cells of a table that hold something else than a code, or more than that. */
  readonly cell: {
    readonly hasCode: (codes: readonly string[]) => string;
    readonly noCode: string;
    readonly chip: string;
    /** Why a code is suggested that stands in the cell. */
    readonly found: string;
  };
  /** How many codes fit besides those that are listed. */
  readonly undocumentedCandidates: (count: number) => string;
  /** What the seller says, if the listing holds no code to compare. */
  readonly claim: (claim: string) => string;
  readonly noCode: string;
  /** A name and what is said of it: `SD: United States`. */
  readonly named: (name: string, text: string) => string;
  /** The name of a family of lists. */
  readonly family: (name: string) => string;
  /** Items, one after the other. */
  readonly list: (items: readonly string[]) => string;
  /** A remark that follows a text, in parentheses. */
  readonly aside: (text: string) => string;
  /** A text with the full stop of a sentence. */
  readonly sentence: (text: string) => string;
}
