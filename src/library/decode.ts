import type { Day, Interval, Today } from '../core/calendar.ts';
import type { Reading, Segment } from '../core/digits.ts';
import type { CountryId, PlaceId } from '../core/factories.ts';
import {
  type FormatId,
  FORMATS,
  isFormatId,
  type MonthFormatId,
  type Standing,
  type WeekFormatId,
} from '../core/formats.ts';
import { type HintFact, type HintId, hintsFor } from '../core/hints.ts';
import { memoize } from '../core/memoize.ts';
import type { ErrorCode, NoticeFact, NoticeId } from '../core/notices.ts';
import { type Evidence, type FactoryLocation, isCountry, type PlaceFacts } from '../core/places.ts';
import { prepare, textOf } from '../core/prepare.ts';
import { type CodeFacts, read, segmentsOf } from '../core/read.ts';
import {
  type Change,
  likelierLetters,
  type SuggestionFacts,
  suggestionsFor,
} from '../core/suggestions.ts';
import { core as builtIn } from '../words/en/core.ts';
import type { CoreWords } from '../words/words.ts';
import { describeValue, optionsOf, parseToday, wordsOr } from './options.ts';

/** A place that a factory code stands for. */
export interface Place extends Pick<PlaceFacts, 'id' | 'evidence' | 'from' | 'until'> {
  /** Its name: `France`. */
  readonly place: string;
  /** A remark about it, a sentence. */
  readonly note?: string;
}

/** A caveat about a result. */
export type Notice<Id extends NoticeId = NoticeId> = {
  [Key in Id]: NoticeFact<Key> & {
    /** The caveat in a sentence or two. */
    readonly text: string;
  };
}[Id];

interface DatedBase {
  /** `Week 22, 2016` or `November 2003`. */
  readonly date: string;
  /** The calendar year of a month, the ISO 8601 week-year of a week. */
  readonly year: number;
  /** When codes of this format were used: `1990-2006`. */
  readonly period: string;
  /** The name of the format. */
  readonly format: string;
  /** How well the date fits the years in which the format was used. */
  readonly standing: Standing;
  /** The first and the last calendar day of the week or month, inclusive. */
  readonly interval: Interval;
}

/** `reading` determines whether a date has a week or a month. */
export type WeekOrMonth =
  | {
      /** The format that gives this date. */
      readonly reading: WeekFormatId;
      /** ISO 8601, 1-53. */
      readonly week: number;
      readonly month?: never;
    }
  | {
      /** The format that gives this date. */
      readonly reading: MonthFormatId;
      /** 1-12. */
      readonly month: number;
      readonly week?: never;
    };

/** The date of a code. `reading` determines whether it has a week or a month. */
export type Dated = DatedBase & WeekOrMonth;

/** Another reading that the code allows. */
export type OtherReading = Dated & {
  /** The caveats about it. */
  readonly notices: readonly Notice[];
  /** Why it is less likely: its notices as one text. Empty for the likeliest reading if another one was requested. */
  readonly why: string;
};

/** A code that reads. */
export type ValidResult = Dated & {
  /** The code reads. */
  readonly isValid: true;
  /** The code without white space, in capitals. */
  readonly code: string;
  /** The best supported places of that year, joined: `Italy, Spain or France`. */
  readonly country: string;
  /** Every country of the factory code, best supported first; only present if there are several. */
  readonly possibleCountries?: readonly string[];
  /** The ISO 3166-1 codes of the countries in `country`, in the same order; empty if it names no country. */
  readonly countries: readonly CountryId[];
  /** How well sources support the country; absent for a code without letters. */
  readonly evidence?: Evidence;
  /** The letters, or `N/A` for a code without letters. */
  readonly factoryCode: string;
  /** Everything the letters are said to stand for, best supported first. */
  readonly places: readonly Place[];
  /** Every character of the code and what it stands for, in order. */
  readonly segments: readonly Segment[];
  /** The caveats about the result. */
  readonly notices: readonly Notice[];
  /** The other readings that the code allows, best standing first. */
  readonly otherReadings: readonly OtherReading[];
  /** The date that the digits seem to give when read from left to right, a common mistake; only present if plausible and different. */
  readonly straight?: {
    /** `October 2013` */
    readonly date: string;
  };
  /** The same code with look-alike letters that are better supported, such as VI for VL; only present if there are any. */
  readonly suggestions?: readonly Suggestion[];
};

/** A code that may be meant instead of the input. */
export interface Suggestion {
  /** The code without white space, in capitals. */
  readonly code: string;
  /** Its date: `November 2003`. */
  readonly date: string;
  /** One or two changes. */
  readonly changes: readonly Change[];
  /** The changes in words: `0 instead of the letter O`. */
  readonly text: string;
}

/** A code that does not read. */
export interface InvalidResult {
  /** The code does not read. */
  readonly isValid: false;
  /** The input without white space, in capitals. */
  readonly code: string;
  /** Why it does not read. */
  readonly errorCode: ErrorCode;
  /** The reason in words. */
  readonly error: string;
  /** The reason in a few neutral words that customers may see. */
  readonly reason: string;
  /** At most three codes that read, fewest changes first. */
  readonly suggestions: readonly Suggestion[];
  /** Hints at what may be wrong with the input. */
  readonly hints: readonly Hint[];
}

/** A hint at what may be wrong with input that does not read. */
export type Hint<Id extends HintId = HintId> = {
  [Key in Id]: HintFact<Key> & {
    /** The hint in a sentence. */
    readonly text: string;
  };
}[Id];

/** The result for a code; `isValid` tells which one. */
export type Result = ValidResult | InvalidResult;

/** Options of every function that reads codes. */
export interface ReadOptions {
  /** The current calendar day, `YYYY-MM-DD`, the local one by default; later dates are rejected. */
  readonly today?: Day | undefined;
  /** The language of all sentences, from `heatstamp/words/ja` or another; English by default. */
  readonly words?: CoreWords | undefined;
}

/** The names of ReadOptions. Every function takes them, so a program can use one object for all its calls. */
export const READ_OPTIONS = ['today', 'words'] as const satisfies readonly (keyof ReadOptions)[];

/** Options of `decode`. */
export interface DecodeOptions extends ReadOptions {
  /** The preferred reading, however unlikely; ignored if the code does not allow it. */
  readonly reading?: FormatId | undefined;
}

const DECODE_OPTIONS = ['reading', ...READ_OPTIONS] as const;

/**
 * Reads a date code: when and where the item was made, how certain that is, and what else the code could mean.
 *
 * Every matching format gives a reading; the one with the best standing is the answer. With `reading` you can choose another,
 * and the likeliest comes first among the other readings. Bad input of any kind gives a result with `isValid: false`.
 *
 * @param options a number counts as no options, so that `codes.map(decode)` works
 * @throws RangeError if `today` is not a calendar day written `YYYY-MM-DD`, `reading` is not a format, `words` are incomplete, or an option does not exist
 * @example
 * decode('AR2126').isValid // => true
 * ['SD1013', 'AR2126'].map(decode).map(({ isValid }) => isValid) // => [true,true]
 * decode('QQ2126', { today: '2026-11-21' }).isValid // => false
 * // With `import { ja } from 'heatstamp/words/ja'`:
 * decode('QQ2126', { words: ja }).error // => "製造国のわからないアルファベットです。"
 */
export function decode(input: unknown, options: DecodeOptions | number = {}): Result {
  const given = optionsOf(options, DECODE_OPTIONS);
  const { reading } = given;
  const words = coreWords(given.words);
  const today = parseToday(given.today);
  if (reading !== undefined && !isFormatId(reading)) {
    throw new RangeError(
      `reading must be one of ${FORMATS.map(({ id }) => id).join(', ')}, got ${describeValue(reading)}`,
    );
  }
  const code = prepare(input);
  const facts = read(code, today, reading);
  return typeof facts === 'string'
    ? formatError(code, facts, today, words)
    : formatResult(facts, words, textOf(input));
}

/** The words of a call that only decodes, or the built-in ones. */
export const coreWords = wordsOr<CoreWords>(builtIn);

function formatError(
  code: string,
  errorCode: ErrorCode,
  today: Today,
  words: CoreWords,
): InvalidResult {
  const suggestions = suggestionsFor(code, today).map((each) => formatSuggestion(each, words));
  const hints = hintsFor(code, today).map((hint) => ({ ...hint, text: hintText(hint, words) }));
  const error = words.errors[errorCode];
  const isMisread = errorCode === 'unknown-pattern' && suggestions.length > 0;
  const reason = isMisread
    ? words.misread(suggestions.map(({ code }) => code))
    : words.reasons[errorCode];
  return { isValid: false, code, errorCode, error, reason, suggestions, hints };
}

/** Puts a suggestion into words. */
export function formatSuggestion(
  { facts, changes }: SuggestionFacts,
  words: CoreWords,
): Suggestion {
  return {
    code: facts.code,
    date: words.date(facts.reading),
    changes,
    text: words.changes(changes.map(words.change)),
  };
}

function hintText<Id extends HintId>({ id, params }: HintFact<Id>, words: CoreWords): string {
  return words.hints[id](params);
}

/**
 * The result of a code that reads.
 *
 * @param input as it was given; its small letters matter
 */
export function formatResult(facts: CodeFacts, words: CoreWords, input: string): ValidResult {
  const { code, reading, factory } = facts;
  const formatter = formatterFor(words);
  const { other, straight } = formatter.reading(reading);
  const { date, year, period, format, standing, interval } = other;
  const location = formatter.location(facts.location);
  const { country, countries, evidence, possibleCountries, places } = location;
  const factoryCode = factory.code;
  const segments = segmentsOf(facts);
  const notices = joined(other.notices, location.notices);
  const otherReadings =
    facts.otherReadings.length === 0 ? NO_READINGS : formatter.others(facts.otherReadings);
  // Two literals, because spreading a shared part would take longer than the rest of decoding.
  // prettier-ignore
  const result: ResultDraft = reading.week === undefined
    ? {
        isValid: true, code, date, country, factoryCode, period, format, year, month: reading.month,
        reading: reading.format, standing, interval, countries, places, segments, notices, otherReadings,
      }
    : {
        isValid: true, code, date, country, factoryCode, period, format, year, week: reading.week,
        reading: reading.format, standing, interval, countries, places, segments, notices, otherReadings,
      };
  if (evidence) result.evidence = evidence;
  if (possibleCountries) result.possibleCountries = possibleCountries;
  if (straight) result.straight = straight;
  const likelier = likelierLetters(facts, input);
  if (likelier.length > 0) {
    result.suggestions = likelier.map((each) => formatSuggestion(each, words));
  }
  return result;
}

type ResultDraft = Writable<ValidResult>;
type Writable<Item> = Item extends unknown ? { -readonly [Key in keyof Item]: Item[Key] } : never;

interface FormattedReading {
  /** The reading as it appears among the other readings of a result. */
  readonly other: OtherReading;
  readonly straight: { readonly date: string } | undefined;
}

interface FormattedLocation {
  readonly country: string;
  readonly countries: readonly CountryId[];
  readonly evidence: Evidence | undefined;
  readonly possibleCountries: readonly string[] | undefined;
  readonly places: readonly Place[];
  readonly notices: readonly Notice[];
}

/** Puts readings and locations into the words of one language, each only once. */
const formatterFor = memoize((words: CoreWords) => {
  const reading = memoize((each: Reading) => formatReading(each, words));
  return {
    reading,
    others: memoize((readings: readonly Reading[]) =>
      Object.freeze(readings.map((each) => reading(each).other)),
    ),
    location: memoize((location: FactoryLocation) => formatLocation(location, words)),
  };
});

/** Frozen, as all arrays that results share. */
const NO_READINGS: readonly OtherReading[] = Object.freeze([]);

/** Two lists as one; a new one only if both hold something. */
function joined<Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  if (second.length === 0) return first;
  return first.length === 0 ? second : Object.freeze([...first, ...second]);
}

function formatReading(reading: Reading, words: CoreWords): FormattedReading {
  const notices = reading.notices.map((notice) => formatNotice(notice, words));
  const { naiveDate } = reading;
  return {
    other: formatOther(reading, Object.freeze(notices), words),
    straight: naiveDate && Object.freeze({ date: words.date(naiveDate) }),
  };
}

function formatOther(reading: Reading, notices: readonly Notice[], words: CoreWords): OtherReading {
  const { year, standing, interval } = reading;
  const date = words.date(reading);
  const period = words.periods[reading.format];
  const format = words.formats[reading.format];
  const why = words.sentences(notices.map(({ text }) => text));
  // prettier-ignore
  return Object.freeze(reading.week === undefined
    ? { reading: reading.format, date, year, month: reading.month, period, format, standing, interval, notices, why }
    : { reading: reading.format, date, year, week: reading.week, period, format, standing, interval, notices, why });
}

function formatLocation(location: FactoryLocation, words: CoreWords): FormattedLocation {
  const { best, evidence, notices, places } = location;
  const countries = places.map(({ id }) => id).filter(isCountry);
  return {
    country: formatCountry(best, words),
    countries: Object.freeze(best.filter(isCountry)),
    evidence: places.length === 0 ? undefined : evidence,
    possibleCountries:
      countries.length > 1 ? Object.freeze(countries.map((id) => words.places[id])) : undefined,
    places: Object.freeze(places.map((place) => formatPlace(place, words))),
    notices: Object.freeze(notices.map((notice) => formatNotice(notice, words))),
  };
}

/** The best supported places, joined, or the assumed country if there are none. */
export function formatCountry(best: readonly PlaceId[], words: CoreWords): string {
  return best.length === 0
    ? words.assumed(words.places.FR)
    : words.either(best.map((id) => words.places[id]));
}

/** A place with its name and remark in words. */
export function formatPlace(place: PlaceFacts, words: CoreWords): Place {
  const { id, evidence, from, until } = place;
  const note = noteOf(place, words);
  return Object.freeze({
    id,
    place: words.places[id],
    evidence,
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(note !== '' && { note }),
  });
}

/** The remark about a place and the years that only one source gives, as a text; empty if there is nothing. */
export function noteOf({ note, remark }: PlaceFacts, words: CoreWords): string {
  return words.sentences([note && words.notes[note], remark && words.yearRemark(remark)]);
}

function formatNotice(notice: NoticeFact, words: CoreWords): Notice {
  Object.freeze(notice.params);
  return Object.freeze({ ...notice, text: noticeText(notice, words) });
}

function noticeText<Id extends NoticeId>({ id, params }: NoticeFact<Id>, words: CoreWords): string {
  return words.notices[id](params);
}
