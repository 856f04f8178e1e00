import { type Interval, monthInterval, type Today, weekInterval, weeksIn } from './calendar.ts';
import {
  type DigitLayout,
  type Format,
  FORMATS,
  type LetterPosition,
  type MonthFormatId,
  type ParsedDigits,
  parseDigits,
  type Role,
  type Standing,
  standingIn,
  STANDINGS,
  type WeekFormatId,
} from './formats.ts';
import { memoize } from './memoize.ts';
import type { CodeDate, ErrorCode, NoticeFact } from './notices.ts';
import { YEARS } from './years.ts';

/** A run of characters with one meaning. */
export interface Segment {
  /** The characters, one or more. */
  readonly text: string;
  /** What they stand for. */
  readonly role: Role;
}

interface ReadingBase {
  readonly year: number;
  readonly standing: Standing;
  readonly interval: Interval;
  readonly notices: readonly NoticeFact[];
  /** The digits in order. */
  readonly segments: readonly Segment[];
  readonly letters: LetterPosition;
  /** The date that alternating digits show when read from left to right, if it is plausible and not the right one. */
  readonly naiveDate: CodeDate | undefined;
}

/** The meaning of the digits in one format. */
export type Reading = ReadingBase &
  (
    | { readonly format: WeekFormatId; readonly week: number; readonly month?: never }
    | { readonly format: MonthFormatId; readonly month: number; readonly week?: never }
  );

/**
 * The month or week of a reading, without anything else.
 *
 * @example
 * whenOf(read('SD1013', readDay('2026-11-21')).reading) // => {"year":2003,"month":11}
 */
export function whenOf({ year, month, week }: CodeDate): CodeDate {
  return week === undefined ? { year, month } : { year, week };
}

/** The readings of some digits on a given day. */
export interface Readings {
  /** The one with the best standing; between equals the first in the order of FORMATS. */
  readonly reading: Reading | undefined;
  /** Best standing first. */
  readonly otherReadings: readonly Reading[];
  /** Why the first format with the shape of the digits does not read them; undefined if it does. */
  readonly error: ErrorCode | undefined;
}

const LIMITS = {
  week: { last: 53, error: 'invalid-week' },
  month: { last: 12, error: 'invalid-month' },
} as const;

type Memo = Readonly<Record<LetterPosition, Map<number, Readings>>>;

/** The readings of each day so far. There are only 11,000 strings of digits for each position of the letters. */
const memoFor = memoize<Today, Memo>(() => ({
  prefix: new Map(),
  suffix: new Map(),
  none: new Map(),
}));

/**
 * Reads digits in every format that has their shape. Dates after `today` don't count.
 *
 * @param letters where the factory letters are
 * @param digits three or four digits
 * @example
 * readingsOf('none', '836', readDay('2026-11-21')).reading.month // => 6
 * readingsOf('prefix', '6126', readDay('2026-11-21')).error // => "invalid-week"
 */
export function readingsOf(letters: LetterPosition, digits: string, today: Today): Readings {
  const memo = memoFor(today)[letters];
  const key = keyOf(digits);
  let readings = memo.get(key);
  if (!readings) memo.set(key, (readings = readEveryFormat(letters, digits, today)));
  return readings;
}

const DIGIT_0 = 48;

/** Digits as a number, with a 1 in front that keeps 013 apart from 0013. A map finds numbers sooner than strings. */
function keyOf(digits: string): number {
  let key = 1;
  for (let index = 0; index < digits.length; index += 1) {
    key = 10 * key + digits.charCodeAt(index) - DIGIT_0;
  }
  return key;
}

function readEveryFormat(letters: LetterPosition, digits: string, today: Today): Readings {
  const outcomes = FORMATS.flatMap((format) => {
    const isMatch =
      format.letters === letters && format.digits.some((length) => length === digits.length);
    const parsed = isMatch ? parseDigits(format, digits) : undefined;
    return parsed ? [readIn(format, parsed, digits)] : [];
  });
  const [reading, ...otherReadings] = outcomes
    .filter((outcome) => typeof outcome === 'object')
    .filter((candidate) => !isFuture(candidate, today))
    .sort((a, b) => STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing));
  const [first = 'unknown-pattern'] = outcomes;
  return {
    reading: letters === 'none' && reading ? withWornLetters(reading, digits, today) : reading,
    otherReadings,
    error: typeof first === 'string' ? first : undefined,
  };
}

/** Adds a notice to digits without a documented date: they may be what is left of a code with letters. */
function withWornLetters(reading: Reading, digits: string, today: Today): Reading {
  const worn = reading.standing === 'undocumented' ? wornLetters(digits, today) : undefined;
  return worn ? { ...reading, notices: Object.freeze([...reading.notices, worn]) } : reading;
}

/**
 * The date that four digits would have with two letters in front, which may have worn away; undefined if that date is not
 * documented.
 *
 * @example
 * wornLetters('1179', readDay('2026-11-21')).params.date // => {"year":2019,"week":17}
 */
export function wornLetters(digits: string, today: Today): NoticeFact<'letters-worn'> | undefined {
  const { reading } = readingsOf('prefix', digits, today);
  if (digits.length !== 4 || reading?.standing !== 'documented') return undefined;
  return { id: 'letters-worn', params: { code: `??${digits}`, date: whenOf(reading) } };
}

/** Weeks are compared as ISO 8601 week-years: 30 December 2025 is in week 1 of 2026. */
function isFuture({ year, week, month }: Reading, today: Today): boolean {
  return week === undefined
    ? year > today.year || (year === today.year && month > today.month)
    : year > today.weekYear || (year === today.weekYear && week > today.week);
}

function readIn(format: Format, parsed: ParsedDigits, digits: string): Reading | ErrorCode {
  const { year, weekOrMonth, layout } = parsed;
  const { letters } = format;
  const { last, error } = LIMITS[format.unit];
  if (weekOrMonth < 1 || weekOrMonth > last) return error;
  const isWeek = format.unit === 'week';
  const date: CodeDate = isWeek ? { year, week: weekOrMonth } : { year, month: weekOrMonth };
  const interval = Object.freeze(
    isWeek ? weekInterval(year, weekOrMonth) : monthInterval(year, weekOrMonth),
  );
  const { standing, notices } = assess(format, parsed, date);
  const segments = runsOf(digits, layout);
  // Without letters the result reuses this array. Otherwise it is copied, and copying a frozen array is slow.
  if (letters === 'none') Object.freeze(segments);
  const naiveDate = naiveDateOf(digits, layout, date);
  // prettier-ignore
  return isWeek
    ? { format: format.id, year, week: weekOrMonth, standing, interval, notices, segments, letters, naiveDate }
    : { format: format.id, year, month: weekOrMonth, standing, interval, notices, segments, letters, naiveDate };
}

function assess(
  format: Format,
  { year, weekOrMonth, layout }: ParsedDigits,
  date: CodeDate,
): Pick<ReadingBase, 'standing' | 'notices'> {
  const { standing, edge } = standingIn(format, year, weekOrMonth);
  const isMonthFirst = layout === 'MMYY';
  const lacksWeek = weekOrMonth > weeksIn(year);
  const notices: (NoticeFact | false)[] = [
    edge !== undefined && { id: edge, params: {} },
    standing === 'undocumented' &&
      (year < YEARS.first
        ? { id: 'before-codes', params: { year } }
        : { id: 'outside-era', params: date }),
    lacksWeek && { id: 'no-week-53', params: { year } },
    isMonthFirst && { id: 'month-first', params: {} },
  ];
  // No source reads the month first, and a week 53 that the year does not have is never quite right.
  const best = isMonthFirst ? 'undocumented' : lacksWeek ? 'unusual' : 'documented';
  return {
    standing: STANDINGS.indexOf(best) > STANDINGS.indexOf(standing) ? best : standing,
    notices: Object.freeze(notices.filter((notice) => notice !== false)),
  };
}

function runsOf(digits: string, layout: DigitLayout): Segment[] {
  const runs = layout.slice(0, digits.length).matchAll(/(.)\1*/g);
  return Array.from(runs, ({ 0: run, index }) =>
    Object.freeze({
      text: digits.slice(index, index + run.length),
      role: run.startsWith('W') ? 'week' : run.startsWith('M') ? 'month' : 'year',
    }),
  );
}

const [FIRST_YEAR, LAST_YEAR] = [YEARS.first % 100, YEARS.lastCodes % 100];

/** 1013 looks like October 2013, 2217 like week 22 of 2017. Only years in which there were codes count. */
function naiveDateOf(digits: string, layout: DigitLayout, date: CodeDate): CodeDate | undefined {
  const isAlternating = !layout.includes('YY');
  const weekOrMonth = Number(digits.slice(0, 2));
  const shortYear = Number(digits.slice(2));
  const isPlausible =
    (shortYear <= LAST_YEAR || shortYear >= FIRST_YEAR) &&
    weekOrMonth >= 1 &&
    weekOrMonth <= LIMITS.week.last;
  if (!isAlternating || !isPlausible) return undefined;
  const year = shortYear + (shortYear <= LAST_YEAR ? 2000 : 1900);
  const naive =
    weekOrMonth <= LIMITS.month.last ? { year, month: weekOrMonth } : { year, week: weekOrMonth };
  const isSame = year === date.year && naive.week === date.week && naive.month === date.month;
  return isSame ? undefined : naive;
}
