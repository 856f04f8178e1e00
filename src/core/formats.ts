import { YEARS } from './years.ts';

/** What a run of characters contributes to the reading. */
export type Role = 'factory' | 'week' | 'month' | 'year';

/**
 * How well a date fits the years in which its format was used: `documented` inside them, `unusual` at their edge,
 * `undocumented` anywhere else.
 */
export type Standing = (typeof STANDINGS)[number];

/** Best first. */
export const STANDINGS = ['documented', 'unusual', 'undocumented'] as const;

/** What makes a date unusual. */
type Edge = 'week-before-2007' | 'week-after-march-2021' | 'month-in-2007' | 'digits-after-1986';

/** A stretch of dates; bounds are `[year, week or month]`, both included. */
interface Span {
  readonly from: readonly [year: number, count: number];
  readonly until: readonly [year: number, count: number];
  /** Why dates in it are unusual; documented where there is none. */
  readonly unusual?: Edge;
}

/** What the digits say: `W` week, `M` month, `Y` year. Three digits lack the last. */
export type Layout = 'WYWY' | 'MYMY' | 'YYMM' | 'MMYY';

/** How the digits of a format are read. */
interface Rule {
  readonly layout: Layout;
  /** Which years its digits can name, and what is added to them; digits that name none are not read by this rule. */
  readonly years: readonly (readonly [from: number, until: number, added: number])[];
}

/** Where the factory letters stand. */
export type Letters = 'before' | 'behind' | 'none';

interface FormatRow {
  readonly id: string;
  readonly unit: 'week' | 'month';
  readonly letters: Letters;
  /** How many digits it has. */
  readonly digits: readonly (3 | 4)[];
  /** Tried top to bottom; the first whose years fit reads. */
  readonly rules: readonly Rule[];
  /** The years in which it was used. docs/data.md gives the sources. */
  readonly spans: readonly Span[];
}

/**
 * THE table of formats, in the order in which readings of equal standing are preferred. Shapes, patterns, suggestions and
 * the candidates of a worn stamp are derived from it.
 */
export const FORMATS = [
  {
    id: 'week-year',
    unit: 'week',
    letters: 'before',
    digits: [4],
    rules: [{ layout: 'WYWY', years: [[0, 99, 2000]] }],
    spans: [
      { from: [YEARS.lastMonths, 1], until: [YEARS.lastMonths, 53], unusual: 'week-before-2007' },
      { from: [YEARS.weeks, 1], until: [YEARS.chips, 13] },
      { from: [YEARS.chips, 14], until: [YEARS.lastCodes, 53], unusual: 'week-after-march-2021' },
    ],
  },
  {
    id: 'month-year',
    unit: 'month',
    letters: 'before',
    digits: [4],
    rules: [
      {
        layout: 'MYMY',
        years: [
          [90, 99, 1900],
          [0, 7, 2000],
        ],
      },
    ],
    spans: [
      { from: [YEARS.months, 1], until: [YEARS.lastMonths, 12] },
      { from: [YEARS.weeks, 1], until: [YEARS.weeks, 12], unusual: 'month-in-2007' },
    ],
  },
  {
    id: 'letters-first',
    unit: 'month',
    letters: 'before',
    digits: [3, 4],
    rules: [{ layout: 'YYMM', years: [[80, 90, 1900]] }],
    spans: [{ from: [YEARS.first, 1], until: [YEARS.months, 12] }],
  },
  {
    id: 'digits-letters',
    unit: 'month',
    letters: 'behind',
    digits: [3, 4],
    rules: [
      { layout: 'YYMM', years: [[80, 90, 1900]] },
      {
        layout: 'MMYY',
        years: [
          [0, 79, 2000],
          [80, 99, 1900],
        ],
      },
    ],
    spans: [{ from: [YEARS.first, 1], until: [YEARS.months, 12] }],
  },
  {
    id: 'digits-only',
    unit: 'month',
    letters: 'none',
    digits: [3, 4],
    rules: [
      { layout: 'YYMM', years: [[80, 90, 1900]] },
      { layout: 'MMYY', years: [[0, 99, 1900]] },
    ],
    spans: [
      { from: [YEARS.first, 1], until: [YEARS.letters - 1, 12] },
      { from: [YEARS.letters, 1], until: [YEARS.months, 12], unusual: 'digits-after-1986' },
    ],
  },
] as const satisfies readonly FormatRow[];

export type Format = (typeof FORMATS)[number];

/** The five formats, see FORMATS. */
export type FormatId = Format['id'];
/** Those that give a week and a year. */
export type WeekFormatId = Extract<Format, { unit: 'week' }>['id'];
/** Those that give a month and a year. */
export type MonthFormatId = Extract<Format, { unit: 'month' }>['id'];

/**
 * Whether a text names a format.
 *
 * @example
 * [isFormatId('week-year'), isFormatId('weekly')] // => [true,false]
 */
export function isFormatId(id: string): id is FormatId {
  return FORMATS.some((format) => format.id === id);
}

/** What the digits of a code say by a rule, not yet checked: `count` is the week or month as written. */
export interface Claim {
  readonly layout: Layout;
  readonly year: number;
  readonly count: number;
}

/**
 * What digits say in a format: undefined where it does not read such digits.
 *
 * @example
 * claimOf(FORMATS[0], '2126') // => {"layout":"WYWY","year":2016,"count":22}
 * claimOf(FORMATS[4], '836') // => {"layout":"YYMM","year":1983,"count":6}
 */
export function claimOf({ rules }: Pick<FormatRow, 'rules'>, digits: string): Claim | undefined {
  for (const { layout, years } of rules) {
    const [pair, count] = [valueOf(digits, layout, true), valueOf(digits, layout, false)];
    const span = years.find(([from, until]) => from <= pair && pair <= until);
    if (span) return { layout, year: pair + span[2], count };
  }
  return undefined;
}

/** The number that the digits of the year, or all the others, make. */
function valueOf(digits: string, layout: Layout, isYear: boolean): number {
  const own = [...digits].filter((_, at) => (layout[at] === 'Y') === isYear);
  return Number(own.join(''));
}

/**
 * How well a date fits a format, and what makes it unusual. `count` is the week or month.
 *
 * @example
 * standingIn(FORMATS[0], 2021, 14) // => {"standing":"unusual","edge":"week-after-march-2021"}
 * standingIn(FORMATS[0], 2016, 22) // => {"standing":"documented"}
 */
export function standingIn(
  { spans }: Pick<FormatRow, 'spans'>,
  year: number,
  count: number,
): { readonly standing: Standing; readonly edge?: Edge } {
  const date: Span['from'] = [year, count];
  const span = spans.find(({ from, until }) => !isBefore(date, from) && !isBefore(until, date));
  if (!span) return { standing: 'undocumented' };
  return span.unusual === undefined
    ? { standing: 'documented' }
    : { standing: 'unusual', edge: span.unusual };
}

function isBefore(a: Span['from'], b: Span['from']): boolean {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}
