import { weeksIn } from './calendar.ts';
import type { NoticeId } from './notices.ts';
import type { FormatId, Standing } from './types.ts';

/** A stretch of dates in one format; bounds are `[year, week or month]`, both included. */
interface Span {
  readonly from: readonly [year: number, count: number];
  readonly until: readonly [year: number, count: number];
  /** Why dates in it are unusual; documented where there is none. */
  readonly unusual?: NoticeId;
}

export interface Judgement {
  readonly standing: Standing;
  readonly notices: readonly NoticeId[];
}

/** The years in which each format was used, with their edges. docs/data.md gives the sources. */
export const SPANS = {
  'week-year': [
    { from: [2006, 1], until: [2006, 53], unusual: 'week-before-2007' },
    { from: [2007, 1], until: [2021, 13] },
    { from: [2021, 14], until: [2022, 53], unusual: 'week-after-march-2021' },
  ],
  'month-year': [
    { from: [1990, 1], until: [2006, 12] },
    { from: [2007, 1], until: [2007, 12], unusual: 'month-in-2007' },
  ],
  'letters-first': [{ from: [1980, 1], until: [1990, 12] }],
  'digits-letters': [{ from: [1980, 1], until: [1990, 12] }],
  'digits-only': [
    { from: [1980, 1], until: [1986, 12] },
    { from: [1987, 1], until: [1990, 12], unusual: 'digits-after-1986' },
  ],
} as const satisfies Record<FormatId, readonly Span[]>;

/** Best first. */
export const STANDINGS: readonly Standing[] = ['documented', 'unusual', 'undocumented'];

/**
 * How well a date fits its format, and why. `count` is the week (1-53) or the month (1-12).
 *
 * @example
 * judge('week-year', 2021, 14) // => {"standing":"unusual","notices":["week-after-march-2021"]}
 */
export function judge(format: FormatId, year: number, count: number): Judgement {
  const spans: readonly Span[] = SPANS[format];
  const span = spans.find(
    ({ from, until }) => !isBefore([year, count], from) && !isBefore(until, [year, count]),
  );
  const notices: NoticeId[] = span ? (span.unusual ? [span.unusual] : []) : ['outside-era'];
  // Months never count that far.
  if (count > weeksIn(year)) notices.push('no-week-53');
  const standing = !span ? 'undocumented' : notices.length > 0 ? 'unusual' : 'documented';
  return { standing, notices };
}

function isBefore(a: Span['from'], b: Span['from']): boolean {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}
