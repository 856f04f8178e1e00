import { YEARS } from './years.ts';

/** What a run of characters stands for. */
export type Role = 'factory' | 'week' | 'month' | 'year';

/**
 * How well a date fits the years in which its format was used: `documented` within them, `unusual` at their edges,
 * `undocumented` anywhere else.
 */
export type Standing = (typeof STANDINGS)[number];

/** Best first. */
export const STANDINGS = ['documented', 'unusual', 'undocumented'] as const;

/** Why a date is unusual. */
type Edge =
  | 'week-before-2007'
  | 'week-after-march-2021'
  | 'month-in-2007'
  | 'letters-before-1985'
  | 'digits-before-1982'
  | 'digits-after-1986';

/** A span of dates; both bounds are `[year, week or month]` and inclusive. */
interface DateSpan {
  readonly from: readonly [year: number, weekOrMonth: number];
  readonly until: readonly [year: number, weekOrMonth: number];
  /** Why its dates are unusual; without it they are documented. */
  readonly unusual?: Edge;
}

/** What each digit stands for: `W` week, `M` month, `Y` year. Three digits lack the last one. */
export type DigitLayout = 'WYWY' | 'MYMY' | 'YYMM' | 'MMYY';

/** One way to read the digits of a format. */
interface DigitRule {
  readonly layout: DigitLayout;
  /** The two-digit years that it applies to, and the century to add. The rule does not match other years. */
  readonly years: readonly (readonly [from: number, until: number, added: number])[];
}

/** Where the factory letters are. */
export type LetterPosition = 'prefix' | 'suffix' | 'none';

interface FormatRow {
  readonly id: string;
  readonly unit: 'week' | 'month';
  readonly letters: LetterPosition;
  /** How many digits it can have. */
  readonly digits: readonly (3 | 4)[];
  /** The first rule whose years match reads the digits. */
  readonly rules: readonly DigitRule[];
  /** When it was used. docs/data.md gives the sources. */
  readonly spans: readonly DateSpan[];
}

/** Codes with letters from before the year of YEARS.letters, each of a single item: a guide's example and a listing. */
export const EARLY_LETTERS = ['821SA', '834SA'] as const;

/** Letters came about the middle of the 1980s, in front of the digits or behind them. */
const YEAR_FIRST_WITH_LETTERS = [
  { from: [YEARS.digits, 1], until: [YEARS.letters - 1, 12], unusual: 'letters-before-1985' },
  { from: [YEARS.letters, 1], until: [YEARS.months, 12] },
] as const satisfies readonly DateSpan[];

/**
 * The table of formats; between readings of equal standing the earlier row wins. Code shapes, suggestions and the
 * candidates for a faded stamp are all derived from it.
 */
export const FORMATS = [
  {
    id: 'week-year',
    unit: 'week',
    letters: 'prefix',
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
    letters: 'prefix',
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
    letters: 'prefix',
    digits: [3, 4],
    rules: [{ layout: 'YYMM', years: [[80, 90, 1900]] }],
    spans: YEAR_FIRST_WITH_LETTERS,
  },
  {
    id: 'digits-letters',
    unit: 'month',
    letters: 'suffix',
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
    spans: YEAR_FIRST_WITH_LETTERS,
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
      { from: [YEARS.first, 1], until: [YEARS.digits - 1, 12], unusual: 'digits-before-1982' },
      { from: [YEARS.digits, 1], until: [YEARS.lettersAlways - 1, 12] },
      { from: [YEARS.lettersAlways, 1], until: [YEARS.months, 12], unusual: 'digits-after-1986' },
    ],
  },
] as const satisfies readonly FormatRow[];

export type Format = (typeof FORMATS)[number];

/** The id of a format in FORMATS. */
export type FormatId = Format['id'];
/** The formats that give a week and a year. */
export type WeekFormatId = Extract<Format, { unit: 'week' }>['id'];
/** The formats that give a month and a year. */
export type MonthFormatId = Extract<Format, { unit: 'month' }>['id'];

/**
 * Whether a text is the id of a format.
 *
 * @example
 * [isFormatId('week-year'), isFormatId('weekly')] // => [true,false]
 */
export function isFormatId(id: string): id is FormatId {
  return FORMATS.some((format) => format.id === id);
}

/** Digits split by a rule. The week or month may still be out of range. */
export interface ParsedDigits {
  readonly layout: DigitLayout;
  readonly year: number;
  readonly weekOrMonth: number;
}

/**
 * Splits digits by the first rule of a format that matches them.
 *
 * @returns undefined when no rule matches
 * @example
 * parseDigits(FORMATS[0], '2126') // => {"layout":"WYWY","year":2016,"weekOrMonth":22}
 * parseDigits(FORMATS[4], '836') // => {"layout":"YYMM","year":1983,"weekOrMonth":6}
 */
export function parseDigits(
  { rules }: Pick<FormatRow, 'rules'>,
  digits: string,
): ParsedDigits | undefined {
  for (const { layout, years } of rules) {
    const numberIn = (isYear: boolean) =>
      Number([...digits].filter((_, index) => (layout[index] === 'Y') === isYear).join(''));
    const shortYear = numberIn(true);
    const range = years.find(([from, until]) => from <= shortYear && shortYear <= until);
    if (range) return { layout, year: shortYear + range[2], weekOrMonth: numberIn(false) };
  }
  return undefined;
}

/**
 * How well a date fits the years of a format, and why it is unusual.
 *
 * @example
 * standingIn(FORMATS[0], 2021, 14) // => {"standing":"unusual","edge":"week-after-march-2021"}
 * standingIn(FORMATS[0], 2016, 22) // => {"standing":"documented"}
 */
export function standingIn(
  { spans }: Pick<FormatRow, 'spans'>,
  year: number,
  weekOrMonth: number,
): { readonly standing: Standing; readonly edge?: Edge } {
  const date: DateSpan['from'] = [year, weekOrMonth];
  const span = spans.find(({ from, until }) => !isBefore(date, from) && !isBefore(until, date));
  if (!span) return { standing: 'undocumented' };
  return span.unusual === undefined
    ? { standing: 'documented' }
    : { standing: 'unusual', edge: span.unusual };
}

function isBefore(a: DateSpan['from'], b: DateSpan['from']): boolean {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}
