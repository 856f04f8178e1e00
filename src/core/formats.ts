import type { Layout } from './segments.ts';
import type { FormatId } from './types.ts';

/** A code taken apart: its digits, the letters if it has any, and which of them come first. */
export interface Parts {
  readonly digits: string;
  readonly factory: string | undefined;
  readonly lettersFirst: boolean;
}

/** What the digits say in one format, not yet checked: `count` is the week or month as written. */
export interface Claim {
  readonly year: number;
  readonly count: number;
  readonly layout: Layout;
}

export interface Format {
  readonly id: FormatId;
  readonly unit: 'week' | 'month';
  readonly period: string;
  readonly format: string;
  /** Undefined where the code does not have this format's shape. */
  readonly claim: (parts: Parts) => Claim | undefined;
}

/** Years that a code with its year in front can name; outside them the first two digits are no year. */
const YEAR_FIRST = { from: 80, until: 90 };

/** Where the spec's month-first reading of digits and letters changes century. */
const PIVOT = 80;

/** Every format, in the order in which readings of equal standing are preferred. */
export const FORMATS = [
  {
    id: 'week-year',
    unit: 'week',
    period: '2007 - March 2021',
    format: 'Modern Format (Week/Year)',
    claim: (parts) => (isWoven(parts) ? weave(parts.digits, 2000, 'WYWY') : undefined),
  },
  {
    id: 'month-year',
    unit: 'month',
    period: '1990-2006',
    format: 'Previous Format (Month/Year)',
    claim(parts) {
      if (!isWoven(parts)) return undefined;
      const claim = weave(parts.digits, 1900, 'MYMY');
      if (claim.year >= 1990) return claim;
      return claim.year <= 1907 ? { ...claim, year: claim.year + 100 } : undefined;
    },
  },
  {
    id: 'letters-first',
    unit: 'month',
    period: '1980s',
    format: 'Early Format (Letters + Numbers)',
    claim: (parts) => (parts.lettersFirst ? yearFirst(parts.digits) : undefined),
  },
  {
    id: 'digits-letters',
    unit: 'month',
    period: '1980s',
    format: 'Early Format (Numbers + Letters)',
    claim({ factory, lettersFirst, digits }) {
      if (factory === undefined || lettersFirst) return undefined;
      return yearFirst(digits) ?? monthFirst(digits, (year) => year + (year < PIVOT ? 2000 : 1900));
    },
  },
  {
    id: 'digits-only',
    unit: 'month',
    period: 'Early 1980s',
    format: 'Early Format (Numbers Only)',
    claim({ factory, digits }) {
      if (factory !== undefined) return undefined;
      return yearFirst(digits) ?? monthFirst(digits, (year) => year + 1900);
    },
  },
] as const satisfies readonly Format[];

function isWoven({ lettersFirst, digits }: Parts): boolean {
  return lettersFirst && digits.length === 4;
}

/** Digits 1 and 3 count, 2 and 4 are the year: 2126 is 22 of 16. */
function weave(digits: string, century: number, layout: Layout): Claim {
  const [a, b, c, d] = [digit(digits, 0), digit(digits, 1), digit(digits, 2), digit(digits, 3)];
  return { year: century + 10 * b + d, count: 10 * a + c, layout };
}

/** 8912 is December of 89, 836 June of 83. */
function yearFirst(digits: string): Claim | undefined {
  const { front, back, isShort } = halves(digits);
  if (front < YEAR_FIRST.from || front > YEAR_FIRST.until) return undefined;
  return { year: 1900 + front, count: back, layout: isShort ? 'YYM' : 'YYMM' };
}

/** 1289 is December of 89, 121 December of 1. */
function monthFirst(digits: string, fullYear: (year: number) => number): Claim {
  const { front, back, isShort } = halves(digits);
  return { year: fullYear(back), count: front, layout: isShort ? 'MMY' : 'MMYY' };
}

/** The first two digits and the one or two behind them. */
function halves(digits: string): { front: number; back: number; isShort: boolean } {
  const isShort = digits.length === 3;
  const back = isShort ? digit(digits, 2) : 10 * digit(digits, 2) + digit(digits, 3);
  return { front: 10 * digit(digits, 0) + digit(digits, 1), back, isShort };
}

function digit(digits: string, at: number): number {
  return digits.charCodeAt(at) - 48;
}
