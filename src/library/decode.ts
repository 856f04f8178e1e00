import { type Day, type Interval, readDay, type Today } from '../core/calendar.ts';
import { type Answer, ANSWERS, type Reading, type Segment } from '../core/digits.ts';
import type { CountryId, PlaceId } from '../core/factories.ts';
import {
  type FormatId,
  FORMATS,
  isFormatId,
  type MonthFormatId,
  type Standing,
  type WeekFormatId,
} from '../core/formats.ts';
import type { ErrorCode, NoticeFact, NoticeId } from '../core/notices.ts';
import { isCountry, type Place as PlaceFacts, type Whereabouts } from '../core/places.ts';
import { prepare } from '../core/prepare.ts';
import { type CodeFacts, read, segmentsOf } from '../core/read.ts';
import { type Change, suggestionsFor } from '../core/suggestions.ts';
import { core as builtIn } from '../words/en/core.ts';
import type { CoreWords } from '../words/words.ts';

/** A place that a factory code stands for. */
export interface Place extends Pick<PlaceFacts, 'id' | 'evidence' | 'from' | 'until'> {
  /** Its name: `France`. */
  readonly place: string;
  /** What there is to say of it besides its years, a sentence. */
  readonly note?: string;
}

/** What speaks against an answer, or is to be known with it. */
export type Notice<Id extends NoticeId = NoticeId> = {
  [Each in Id]: NoticeFact<Each> & {
    /** The same in a sentence or two. */
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
  /** What the format is called. */
  readonly format: string;
  /** How well the date fits the years in which the format was used. */
  readonly standing: Standing;
  /** The first and last calendar day that the date means, both included. */
  readonly interval: Interval;
}

/** When a code says it was stamped. `reading` decides whether it is a week or a month. */
export type Dated = DatedBase &
  (
    | {
        /** The format that reads it so. */
        readonly reading: WeekFormatId;
        /** ISO 8601, 1-53. */
        readonly week: number;
        readonly month?: never;
      }
    | {
        /** The format that reads it so. */
        readonly reading: MonthFormatId;
        /** 1-12. */
        readonly month: number;
        readonly week?: never;
      }
  );

/** A reading that the code allows too. */
export type OtherReading = Dated & {
  /** What speaks against it. */
  readonly notices: readonly Notice[];
  /** The same in one text; empty for the likelier one beside a reading that was asked for. */
  readonly why: string;
};

/** A code that reads. */
export type ValidResult = Dated & {
  /** The code reads. */
  readonly isValid: true;
  /** The code as it was read: no white space, upper case. */
  readonly code: string;
  /** The best attested places in that year, joined: `Italy, Spain or France`. */
  readonly country: string;
  /** Every country of the factory code, best attested first; only where there are several. */
  readonly possibleCountries?: readonly string[];
  /** The countries of `country` by their ISO 3166-1 codes, in its order; none where it names no country. */
  readonly countries: readonly CountryId[];
  /** The letters, or `N/A` where the code has none. */
  readonly factoryCode: string;
  /** Everything that the letters are said to stand for, best attested first. */
  readonly places: readonly Place[];
  /** Every character of the code and what it contributes, in order. */
  readonly segments: readonly Segment[];
  /** What speaks against the answer, or is to be known with it. */
  readonly notices: readonly Notice[];
  /** The other readings that the code allows, best standing first. */
  readonly otherReadings: readonly OtherReading[];
  /** The date that many would read in the digits, where that differs from the answer. */
  readonly straight?: {
    /** In words: `October 2013`. */
    readonly date: string;
  };
};

/** A code that does read, close to one that does not. */
export interface Suggestion {
  /** The code that reads, upper case without white space. */
  readonly code: string;
  /** What it reads as: `November 2003`. */
  readonly date: string;
  /** One or two changes. */
  readonly changes: readonly Change[];
  /** The changes in words: `0 instead of O`. */
  readonly text: string;
}

/** A code that does not read. */
export interface InvalidResult {
  /** The code does not read. */
  readonly isValid: false;
  /** The input as it was read: no white space, upper case. */
  readonly code: string;
  /** Why it does not read. */
  readonly errorCode: ErrorCode;
  /** The same in words. */
  readonly error: string;
  /** At most three codes that do read, fewest changes first. */
  readonly suggestions: readonly Suggestion[];
}

/** What became of a code; `isValid` tells which. */
export type Result = ValidResult | InvalidResult;

/** What everything that reads codes takes. */
export interface ReadOptions {
  /** The visitor's calendar day, `YYYY-MM-DD`: nothing is made after it. */
  readonly today: Day;
  /** The language of every sentence; English unless told. */
  readonly words?: CoreWords;
}

/** What decode takes. */
export interface DecodeOptions extends ReadOptions {
  /** The reading to answer with, likely or not, where the code allows it; the likeliest where it does not. */
  readonly reading?: FormatId;
}

/**
 * Reads a date code: when and where the item says it was made, how sure that is, and what else it could mean.
 *
 * Every format that fits gives a reading; the one with the best standing is the answer. Another one can be asked for; the
 * likeliest then stands first among the other readings. Bad input, whatever it is, is a result with `isValid: false`.
 *
 * @throws RangeError when `today` is no calendar day written `YYYY-MM-DD`, or `reading` names no format
 * @example
 * decode('AR2126', { today: '2026-11-21' }).code // => "AR2126"
 * decode('QQ2126', { today: '2026-11-21' }).isValid // => false
 */
export function decode(input: unknown, options: DecodeOptions): Result {
  const { words = builtIn, reading } = options;
  const today = todayOf(options.today);
  if (reading !== undefined && !isFormatId(reading)) {
    throw new RangeError(
      `reading must be one of ${FORMATS.map(({ id }) => id).join(', ')}, got ${String(reading)}`,
    );
  }
  const code = prepare(input);
  const facts = read(code, today, reading);
  return typeof facts === 'string'
    ? invalid(code, facts, today, speakerOf(words))
    : valid(facts, speakerOf(words));
}

/** A list of codes is decoded on one day, so the last day is kept as it was read. */
let last: { readonly day: Day; readonly today: Today } | undefined;

/** A day as it is compared. */
export function todayOf(day: Day): Today {
  if (last?.day !== day) last = { day, today: readDay(day) };
  return last.today;
}

function invalid(
  code: string,
  errorCode: ErrorCode,
  today: Today,
  speaker: Speaker,
): InvalidResult {
  const { words } = speaker;
  const suggestions = suggestionsFor(code, today).map(({ facts, changes }) => ({
    code: facts.code,
    date: speaker.answer(facts).date,
    changes,
    text: words.changes(changes.map(words.change)),
  }));
  return { isValid: false, code, errorCode, error: words.errors[errorCode], suggestions };
}

/** What digits say on a day, in words. */
interface SaidAnswer {
  readonly answer: Answer;
  readonly date: string;
  readonly period: string;
  readonly format: string;
  readonly notices: readonly Notice[];
  readonly otherReadings: readonly OtherReading[];
  readonly straight: { readonly date: string } | undefined;
}

/** A place in a year, as it is said. */
interface SaidPlace {
  readonly country: string;
  readonly countries: readonly CountryId[];
  readonly possibleCountries: readonly string[] | undefined;
  readonly places: readonly Place[];
  readonly notices: readonly Notice[];
}

/** Says readings and places in one language, and keeps what it said. */
export interface Speaker {
  readonly words: CoreWords;
  readonly answer: (facts: CodeFacts) => SaidAnswer;
  readonly place: (facts: CodeFacts) => SaidPlace;
}

const speakers = new WeakMap<CoreWords, Speaker>();
let latest: Speaker | undefined;

/** Says things in one language. */
export function speakerOf(words: CoreWords): Speaker {
  if (latest?.words === words) return latest;
  const known = speakers.get(words) ?? makeSpeaker(words);
  speakers.set(words, known);
  latest = known;
  return known;
}

function makeSpeaker(words: CoreWords): Speaker {
  const answers = new Array<SaidAnswer | undefined>(ANSWERS).fill(undefined);
  const places: SaidPlace[] = [];
  return {
    words,
    answer({ answer, reading }) {
      const said = answers[answer.index];
      if (said?.answer === answer) return said;
      return (answers[answer.index] = sayAnswer(answer, reading, words));
    },
    place: ({ factory, where }) => (places[where.index] ??= sayPlace(factory.places, where, words)),
  };
}

function sayAnswer(answer: Answer, reading: Reading, words: CoreWords): SaidAnswer {
  const { format } = reading;
  return {
    answer,
    date: words.date(reading),
    period: words.periods[format],
    format: words.formats[format],
    notices: Object.freeze(reading.notices.map((notice) => sayNotice(notice, words))),
    otherReadings: Object.freeze(answer.others.map((other) => sayOther(other, words))),
    straight: reading.straight && Object.freeze({ date: words.date(reading.straight) }),
  };
}

function sayOther(reading: Reading, words: CoreWords): OtherReading {
  const { format, year, standing, interval } = reading;
  const notices = Object.freeze(reading.notices.map((notice) => sayNotice(notice, words)));
  const why = notices.map(({ text }) => text).join(' ');
  const base = {
    date: words.date(reading),
    year,
    period: words.periods[format],
    format: words.formats[format],
    standing,
    interval,
  };
  return Object.freeze(
    reading.week === undefined
      ? { ...base, reading: reading.format, month: reading.month, notices, why }
      : { ...base, reading: reading.format, week: reading.week, notices, why },
  );
}

function sayPlace(places: readonly PlaceFacts[], where: Whereabouts, words: CoreWords): SaidPlace {
  const names = places.map(({ id }) => id).filter(isCountry);
  return {
    country: countryOf(where.best, words),
    countries: Object.freeze(where.best.filter(isCountry)),
    possibleCountries:
      names.length > 1 ? Object.freeze(names.map((id) => words.places[id])) : undefined,
    places: Object.freeze(places.map((place) => nameOf(place, words))),
    notices: Object.freeze(where.notices.map((notice) => sayNotice(notice, words))),
  };
}

/** The best attested places, joined, or the assumption where there is none. */
export function countryOf(best: readonly PlaceId[], words: CoreWords): string {
  return best.length === 0
    ? words.assumed(words.places.FR)
    : words.either(best.map((id) => words.places[id]));
}

/** A place with its name. */
export function nameOf({ id, evidence, from, until, note }: PlaceFacts, words: CoreWords): Place {
  return Object.freeze({
    id,
    place: words.places[id],
    evidence,
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(note !== undefined && { note: words.notes[note] }),
  });
}

function sayNotice(notice: NoticeFact, words: CoreWords): Notice {
  Object.freeze(notice.params);
  return Object.freeze({ ...notice, text: noticeText(notice, words) });
}

function noticeText<Id extends NoticeId>({ id, params }: NoticeFact<Id>, words: CoreWords): string {
  return words.notices[id](params);
}

/** The flat result of a code that reads. */
export function valid(facts: CodeFacts, speaker: Speaker): ValidResult {
  const { reading, factory } = facts;
  const said = speaker.answer(facts);
  const where = speaker.place(facts);
  const segments = segmentsOf(facts);
  const notices = joined(said.notices, where.notices);
  // Written out twice, because spreading what both have in common would take longer than all the rest of decoding.
  const result: Draft =
    reading.week === undefined
      ? {
          isValid: true,
          code: facts.code,
          date: said.date,
          year: reading.year,
          reading: reading.format,
          month: reading.month,
          period: said.period,
          format: said.format,
          standing: reading.standing,
          interval: reading.interval,
          country: where.country,
          countries: where.countries,
          factoryCode: factory.code,
          places: where.places,
          segments,
          notices,
          otherReadings: said.otherReadings,
        }
      : {
          isValid: true,
          code: facts.code,
          date: said.date,
          year: reading.year,
          reading: reading.format,
          week: reading.week,
          period: said.period,
          format: said.format,
          standing: reading.standing,
          interval: reading.interval,
          country: where.country,
          countries: where.countries,
          factoryCode: factory.code,
          places: where.places,
          segments,
          notices,
          otherReadings: said.otherReadings,
        };
  if (where.possibleCountries) result.possibleCountries = where.possibleCountries;
  if (said.straight) result.straight = said.straight;
  return result;
}

type Draft = Writable<ValidResult>;
type Writable<Each> = Each extends unknown
  ? { -readonly [Field in keyof Each]: Each[Field] }
  : never;

function joined(a: readonly Notice[], b: readonly Notice[]): readonly Notice[] {
  return b.length === 0 ? a : a.length === 0 ? b : [...a, ...b];
}
