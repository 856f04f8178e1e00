import type { Interval } from '../core/calendar.ts';
import type { NoteId, PlaceId } from '../core/factories.ts';
import type { FormatId, Standing } from '../core/formats.ts';
import type { Label, LabelFindingId, LabelParams } from '../core/labels.ts';
import type { ErrorCode, NoticeId, NoticeParams, CodeDate } from '../core/notices.ts';
import type { DateFindingId, DateParams } from '../core/listing/date-finding.ts';
import type { Stated } from '../core/listing/date-forms.ts';
import type { LineFindingId, LineParams } from '../core/lines.ts';
import type { Evidence, PlaceFacts } from '../core/places.ts';
import type { Change } from '../core/suggestions.ts';

/** How one language says what the decoder found out. Facts come as ids and numbers, sentences go out. */
export interface CoreWords {
  /** BCP 47, such as `en`. */
  readonly language: string;
  /** A week or month with its year: `Week 22, 2016`, `November 2003`. */
  readonly date: (date: CodeDate) => string;
  /** The days of an interval as a person writes them, without what both ends share. */
  readonly days: (interval: Interval) => string;
  /** When codes of a format were used: `1990-2006`. */
  readonly periods: Readonly<Record<FormatId, string>>;
  /** What a format is called: `Modern Format (Week/Year)`. */
  readonly formats: Readonly<Record<FormatId, string>>;
  /** What a place is called: `France`. */
  readonly places: Readonly<Record<PlaceId, string>>;
  /** What there is to say of a place besides its years, a whole sentence. */
  readonly notes: Readonly<Record<NoteId, string>>;
  /** The years of a place: `until 1994`; empty where it has none. */
  readonly years: (place: Pick<PlaceFacts, 'from' | 'until'>) => string;
  /** Several names as alternatives: `Italy, Spain or France`. */
  readonly either: (names: readonly string[]) => string;
  /** A place that is only assumed: `France (assumed)`. */
  readonly assumed: (place: string) => string;
  /** Why a code does not read, a whole sentence. */
  readonly errors: Readonly<Record<ErrorCode, string>>;
  /** What a style number is, beside the error that it is no date code. */
  readonly styleNumber: string;
  /** What speaks against an answer, or is to be known with it, whole sentences. */
  readonly notices: { readonly [Id in NoticeId]: (params: NoticeParams[Id]) => string };
  /** What was changed to make a code of something that is none: `0 instead of O`. */
  readonly change: (change: Change) => string;
  /** Several of these in one line. */
  readonly changes: (texts: readonly string[]) => string;
  /** What code and label say to each other, whole sentences. */
  readonly label: { readonly [Id in LabelFindingId]: (params: LabelParams[Id]) => string };
}

/** The same for lines and listings, which only those load who ask for them. */
export interface ListingWords extends CoreWords {
  /** A date as a seller states it: `October 2004`, `2004`. */
  readonly stated: (when: Stated) => string;
  /** What a label names: `France`. */
  readonly labelName: (label: Label) => string;
  /** The text names several countries, so none is held against the code. */
  readonly severalLabels: (labels: readonly Label[]) => string;
  /** What code and stated date say to each other, whole sentences. */
  readonly statedDate: { readonly [Id in DateFindingId]: (params: DateParams[Id]) => string };
  /** What code and line say to each other, whole sentences. */
  readonly line: { readonly [Id in LineFindingId]: (params: LineParams[Id]) => string };
}

/** Words in a line; those with an address are a link. */
export type Inline = string | { readonly text: string; readonly href: string };

/** One piece of a long text. */
export type Block =
  | string
  | { readonly words: readonly Inline[] }
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly codes: readonly Example[] };

/** A code and what it says: `{ code: '836', meaning: 'June 1983' }`. A test holds it against the decoder. */
export interface Example {
  readonly code: string;
  readonly meaning: string;
}

/** A part of a long text with its own heading and address. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
}

/** What the command's text format says beside the core's words. */
export interface CommandWords {
  /** The names of the lines under a code, of at most nine characters. */
  readonly rows: Readonly<
    Record<
      | 'date'
      | 'country'
      | 'factory'
      | 'format'
      | 'standing'
      | 'or'
      | 'note'
      | 'label'
      | 'error'
      | 'perhaps'
      | 'worn'
      | 'code'
      | 'line'
      | 'style',
      string
    >
  >;
  readonly standings: Readonly<Record<Standing, string>>;
  readonly evidence: Readonly<Record<Evidence, string>>;
  readonly verdicts: Readonly<Record<'match' | 'possible' | 'conflict', string>>;
  /** Stands for input without a character that shows. */
  readonly blank: string;
  /** A label in a spelling that nobody knows. */
  readonly unknownLabel: (text: string) => string;
  /** What a worn stamp could say: the dates that are documented, the likeliest places, and how many codes fit in all. */
  readonly worn: (dates: readonly string[], country: string | undefined, fitting: number) => string;
  readonly tooWorn: string;
  /** So many codes fit besides those that are listed. */
  readonly undocumentedToo: (count: number) => string;
  /** What a listing claims, and what the code says to it. */
  readonly says: (seller: string, code: string) => string;
  /** A claim in a listing that has no code to answer it. */
  readonly sellerSays: (claim: string) => string;
  readonly noCode: string;
}
