import { type Interval, monthInterval, weekInterval, weeksIn } from './calendar.ts';
import {
  type Claim,
  claimOf,
  type Format,
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

/** A run of characters of one meaning. */
export interface Segment {
  readonly text: string;
  readonly role: Role;
}

interface Read {
  /** Counts readings from 0, so that what is made of one can be kept in a list. */
  readonly index: number;
  readonly standing: Standing;
  readonly interval: Interval;
  readonly notices: readonly NoticeFact[];
  /** What the digits contribute, in their order. */
  readonly segments: readonly Segment[];
  readonly layout: Layout;
  /** Where the factory letters stand. */
  readonly letters: Letters;
  /** The date that four woven digits seem to say when they are read straight, where that is plausible and not so. */
  readonly straight?: When;
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
  /** All of them but the first. */
  readonly others: readonly Reading[];
  /** The latest year that one of them names. */
  readonly lastYear: number;
}

const RANGE = {
  week: { last: 53, error: 'invalid-week' },
  month: { last: 12, error: 'invalid-month' },
} as const;

/** By where the letters stand, then by the digits with a 1 in front, which tells 012 from 0012. */
const known: Record<Letters, (Known | undefined)[]> = { before: [], behind: [], none: [] };
let count = 0;

/**
 * What three or four digits say. It depends on nothing else, so it is found out once.
 *
 * @example
 * digitsSay('none', '836').readings.map(({ year, month }) => [year, month]) // => [[1983,6]]
 * digitsSay('before', '6126').outcomes // => ["invalid-week"]
 */
export function digitsSay(letters: Letters, digits: string): Known {
  const at = Number(`1${digits}`);
  return (known[letters][at] ??= find(letters, digits));
}

/**
 * The same, of what was found out before: undefined where it was not. `digits` are below 10,000, four of them.
 *
 * @example
 * digitsSay('before', '2126') === knownOf('before', 2126) // => true
 */
export function knownOf(letters: Letters, digits: number): Known | undefined {
  return known[letters][10_000 + digits];
}

function find(letters: Letters, digits: string): Known {
  const outcomes = FORMATS.flatMap((format) => {
    const fits = format.letters === letters && format.digits.some((each) => each === digits.length);
    const claim = fits ? claimOf(format, digits) : undefined;
    return claim ? [outcomeOf(format, claim, digits)] : [];
  });
  const readings = outcomes
    .filter((outcome) => typeof outcome === 'object')
    .sort((a, b) => STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing));
  const lastYear = Math.max(...readings.map(({ year }) => year));
  return { outcomes, readings, others: Object.freeze(readings.slice(1)), lastYear };
}

function outcomeOf(format: Format, claim: Claim, digits: string): Reading | ErrorCode {
  const { last, error } = RANGE[format.unit];
  const { year, count: written, layout } = claim;
  if (written < 1 || written > last) return error;
  const isWeek = format.unit === 'week';
  const when: When = isWeek ? { year, week: written } : { year, month: written };
  const read: Read = {
    index: count,
    ...judged(format, claim),
    interval: Object.freeze(isWeek ? weekInterval(year, written) : monthInterval(year, written)),
    segments: segmentsOf(digits, layout),
    layout,
    letters: format.letters,
    ...straightOf(digits, layout, when),
  };
  count += 1;
  return isWeek
    ? Object.freeze({ ...read, format: format.id, year, week: written })
    : Object.freeze({ ...read, format: format.id, year, month: written });
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

function segmentsOf(digits: string, layout: Layout): readonly Segment[] {
  const runs = layout.slice(0, digits.length).matchAll(/(.)\1*/g);
  const segments = Array.from(runs, ({ 0: run, index }) =>
    Object.freeze({
      text: digits.slice(index, index + run.length),
      role: run.startsWith('W') ? ROLES.W : run.startsWith('M') ? ROLES.M : ROLES.Y,
    }),
  );
  return Object.freeze(segments);
}

function straightOf(digits: string, layout: Layout, when: When): { straight?: When } {
  const straight = layout === 'WYWY' || layout === 'MYMY' ? seemingly(digits) : undefined;
  return straight && JSON.stringify(straight) !== JSON.stringify(when)
    ? { straight: Object.freeze(straight) }
    : {};
}

/** 1013 looks like October 2013, 2217 like week 22 of 2017. Years 80-99 and 00-22 are plausible. */
function seemingly(digits: string): When | undefined {
  const [front, back] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  const isYear = back <= 22 || back >= 80;
  if (!isYear || front < 1 || front > RANGE.week.last) return undefined;
  const year = back + (back <= 22 ? 2000 : 1900);
  return front <= RANGE.month.last ? { year, month: front } : { year, week: front };
}
