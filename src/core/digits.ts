import { type Interval, monthInterval, type Today, weekInterval, weeksIn } from './calendar.ts';
import {
  type Claim,
  claimOf,
  type Format,
  type FormatId,
  FORMATS,
  type Layout,
  type Letters,
  type MonthFormatId,
  type Role,
  type Standing,
  standingIn,
  STANDINGS,
  type WeekFormatId,
} from './formats.ts';
import type { ErrorCode, NoticeFact, When } from './notices.ts';
import { YEARS } from './years.ts';

/** A run of characters of one meaning. */
export interface Segment {
  /** The characters, one or more. */
  readonly text: string;
  /** What they contribute. */
  readonly role: Role;
}

interface Read {
  readonly standing: Standing;
  readonly interval: Interval;
  readonly notices: readonly NoticeFact[];
  /** What the digits contribute, in their order. */
  readonly segments: readonly Segment[];
  /** Where the factory letters stand. */
  readonly letters: Letters;
  /** The date that four woven digits seem to say when they are read straight, where that is plausible and not so. */
  readonly straight: When | undefined;
}

/** What digits say in one format. */
export type Reading = Read &
  (
    | {
        readonly format: WeekFormatId;
        readonly year: number;
        readonly week: number;
        readonly month?: never;
      }
    | {
        readonly format: MonthFormatId;
        readonly year: number;
        readonly month: number;
        readonly week?: never;
      }
  );

/** What digits say in every format that reads them, or why it does not. */
export interface Known {
  /** In the order of FORMATS. */
  readonly outcomes: readonly (Reading | ErrorCode)[];
  /** Best standing first; between equals the order of FORMATS stays. */
  readonly readings: readonly Reading[];
  /** What answers on the day that was last asked for. */
  answer: Answer;
}

/** What digits say when they are seen on a day: nothing is made after it. */
export interface Answer {
  /** A number for the digits and where the letters stand, from 0, so that what is made of an answer can be kept in a list. */
  readonly index: number;
  readonly today: Today | undefined;
  /** Undefined where all readings lie in the future. */
  readonly reading: Reading | undefined;
  /** The other readings that the digits allow, best standing first. */
  readonly others: readonly Reading[];
}

const RANGE = {
  week: { last: 53, error: 'invalid-week' },
  month: { last: 12, error: 'invalid-month' },
} as const;

/** Numbers of three digits stand before those of four. */
const FOUR = 1000;
const ALL = FOUR + 10_000;

/** The index of an answer is below this. */
export const ANSWERS = 3 * ALL;

/** By index. A list without gaps is what engines read fastest. */
const known = new Array<Known | undefined>(ANSWERS).fill(undefined);

/**
 * What digits say. It depends on nothing else, so it is found out once.
 *
 * @param length three or four digits
 * @param number what they are as a number: 12 for `012`
 * @example
 * digitsSay('none', 3, 836).readings.map(({ year, month }) => [year, month]) // => [[1983,6]]
 * digitsSay('before', 4, 6126).outcomes // => ["invalid-week"]
 */
export function digitsSay(letters: Letters, length: number, number: number): Known {
  const index = indexOf(letters, length, number);
  return (known[index] ??= find(index, letters, String(number).padStart(length, '0')));
}

/** By index: whether digits say a documented date, 0 where nobody has asked. So short a list stays near the processor. */
const documented = new Uint8Array(ANSWERS);
const [YES, NO] = [1, 2];

/**
 * Whether digits say a documented date in some format, on whatever day. Suggestions ask this of many digits, and seldom
 * more.
 *
 * @param length three or four digits
 * @param number what they are as a number
 * @example
 * [sayDocumented('before', 4, 1013), sayDocumented('before', 4, 1234)] // => [true,false]
 */
export function sayDocumented(letters: Letters, length: number, number: number): boolean {
  const index = indexOf(letters, length, number);
  if (documented[index] === 0) {
    const [best] = digitsSay(letters, length, number).readings;
    documented[index] = best?.standing === 'documented' ? YES : NO;
  }
  return documented[index] === YES;
}

function indexOf(letters: Letters, length: number, number: number): number {
  // By hand, since a table that is read by a key that varies takes a tenth of the time of reading a code.
  const offset = letters === 'before' ? 0 : letters === 'behind' ? ALL : 2 * ALL;
  return offset + (length === 3 ? 0 : FOUR) + number;
}

function find(index: number, letters: Letters, digits: string): Known {
  const outcomes = FORMATS.flatMap((format) => {
    const fits = format.letters === letters && format.digits.some((each) => each === digits.length);
    const claim = fits ? claimOf(format, digits) : undefined;
    return claim ? [outcomeOf(format, claim, digits)] : [];
  });
  const readings = outcomes
    .filter((outcome) => typeof outcome === 'object')
    .sort((a, b) => STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing));
  const answer: Answer = { index, today: undefined, reading: undefined, others: [] };
  return { outcomes, readings, answer };
}

/**
 * What digits say on a day. A list of codes is decoded on one day, so the last answer is kept. The reading that is asked
 * for goes before all others.
 *
 * @example
 * answerOn(readDay('2026-11-21'), digitsSay('before', 4, 1013)).reading?.format // => "month-year"
 */
export function answerOn(today: Today, known: Known, asked?: FormatId): Answer {
  if (asked === undefined && known.answer.today === today) return known.answer;
  const readings = known.readings.filter((reading) => !isFuture(reading, today));
  const reading = readings.find(({ format }) => format === asked) ?? readings[0];
  const others = readings.filter((each) => each !== reading);
  const answer: Answer = { index: known.answer.index, today, reading, others };
  if (asked === undefined) known.answer = answer;
  return answer;
}

/** Weeks are compared as ISO week-years: on 30 December 2025 it is week 1 of 2026. */
function isFuture({ year, week, month }: Reading, today: Today): boolean {
  if (week !== undefined)
    return year > today.weekYear || (year === today.weekYear && week > today.week);
  return year > today.year || (year === today.year && month > today.month);
}

function outcomeOf(format: Format, claim: Claim, digits: string): Reading | ErrorCode {
  const { last, error } = RANGE[format.unit];
  const { year, count: written, layout } = claim;
  if (written < 1 || written > last) return error;
  const isWeek = format.unit === 'week';
  const when: When = isWeek ? { year, week: written } : { year, month: written };
  const { standing, notices } = judged(format, claim);
  const interval = Object.freeze(
    isWeek ? weekInterval(year, written) : monthInterval(year, written),
  );
  const segments = segmentsOf(digits, layout, format.letters);
  const straight = straightOf(digits, layout, when);
  const { letters } = format;
  // Written out twice: engines give objects made by spreading others a form each, and are slow on things of many forms.
  return isWeek
    ? {
        format: format.id,
        year,
        week: written,
        standing,
        interval,
        notices,
        segments,
        letters,
        straight,
      }
    : {
        format: format.id,
        year,
        month: written,
        standing,
        interval,
        notices,
        segments,
        letters,
        straight,
      };
}

function judged(format: Format, claim: Claim): Pick<Read, 'standing' | 'notices'> {
  const { year, count: written, layout } = claim;
  const { standing, edge } = standingIn(format, year, written);
  const when: When = format.unit === 'week' ? { year, week: written } : { year, month: written };
  const isMonthFirst = layout === 'MMYY';
  const lacksWeek = written > weeksIn(year);
  const notices: NoticeFact[] = [
    ...(edge === undefined ? [] : [{ id: edge, params: {} }]),
    ...(standing === 'undocumented' ? [{ id: 'outside-era' as const, params: when }] : []),
    ...(lacksWeek ? [{ id: 'no-week-53' as const, params: { year } }] : []),
    ...(isMonthFirst ? [{ id: 'month-first' as const, params: {} }] : []),
  ];
  // No source reads the month first, and a week that its year lacks is never quite as it should be.
  const worse = isMonthFirst ? 'undocumented' : lacksWeek ? 'unusual' : 'documented';
  return { standing: worseOf(standing, worse), notices: Object.freeze(notices) };
}

function worseOf(a: Standing, b: Standing): Standing {
  return STANDINGS.indexOf(a) < STANDINGS.indexOf(b) ? b : a;
}

const ROLES = { W: 'week', M: 'month', Y: 'year' } as const;

function segmentsOf(digits: string, layout: Layout, letters: Letters): readonly Segment[] {
  const runs = layout.slice(0, digits.length).matchAll(/(.)\1*/g);
  const segments = Array.from(runs, ({ 0: run, index }) =>
    Object.freeze({
      text: digits.slice(index, index + run.length),
      role: run.startsWith('W') ? ROLES.W : run.startsWith('M') ? ROLES.M : ROLES.Y,
    }),
  );
  // Without letters they are given out as they are; else they are copied, and that is slow with what is frozen.
  return letters === 'none' ? Object.freeze(segments) : segments;
}

function straightOf(digits: string, layout: Layout, when: When): When | undefined {
  const isWoven = !layout.includes('YY');
  const straight = isWoven ? seemingly(digits) : undefined;
  const isSame =
    straight?.year === when.year && straight.week === when.week && straight.month === when.month;
  return isSame ? undefined : straight;
}

const [FIRST, LAST] = [YEARS.first % 100, YEARS.lastCodes % 100];

/** 1013 looks like October 2013, 2217 like week 22 of 2017. Years from the first codes to the last are plausible. */
function seemingly(digits: string): When | undefined {
  const [front, back] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  const isYear = back <= LAST || back >= FIRST;
  if (!isYear || front < 1 || front > RANGE.week.last) return undefined;
  const year = back + (back <= LAST ? 2000 : 1900);
  return front <= RANGE.month.last ? { year, month: front } : { year, week: front };
}
