import type { Today } from './calendar.ts';
import type { ErrorCode } from './errors.ts';
import { type Claim, type Format, FORMATS } from './formats.ts';
import { parse } from './parse.ts';
import { factories } from './places.ts';
import { readingOf } from './readings.ts';
import { assemble, type Candidate } from './result.ts';
import { STANDINGS } from './standing.ts';
import type { FormatId, ValidResult } from './types.ts';

const RANGE = {
  week: { last: 53, error: 'invalid-week' },
  month: { last: 12, error: 'invalid-month' },
} as const;

/**
 * Reads a prepared code that is not blank: the result, or the first error in the order of FORMATS.
 * The reading that is asked for goes before all others.
 *
 * @example
 * read('AR1239', readDay('2026-11-21')) // => "future-date"
 */
export function read(code: string, today: Today, asked?: FormatId): ValidResult | ErrorCode {
  const parts = parse(code);
  if (!parts) return 'unknown-pattern';
  const isKnown = parts.factory === undefined || factories.has(parts.factory);
  let error: ErrorCode | undefined;
  const candidates: Candidate[] = [];
  for (const format of FORMATS) {
    const claim = format.claim(parts);
    if (!claim) continue;
    const problem = problemOf(format, claim, isKnown, today);
    if (problem) error ??= problem;
    else candidates.push({ claim, reading: readingOf(format, claim) });
  }
  // Sorting is stable: between equals the order of FORMATS stays.
  if (candidates.length > 1) candidates.sort((a, b) => rank(a, asked) - rank(b, asked));
  const [best, ...others] = candidates;
  return best ? assemble(code, parts, best, others) : (error ?? 'unknown-pattern');
}

/** Range first, then the factory, then the future. */
function problemOf(
  format: Format,
  claim: Claim,
  isKnown: boolean,
  today: Today,
): ErrorCode | undefined {
  const { last, error } = RANGE[format.unit];
  if (claim.count < 1 || claim.count > last) return error;
  if (!isKnown) return 'unknown-factory';
  return isFuture(format, claim, today) ? 'future-date' : undefined;
}

/** Weeks are compared as ISO week-years: on 30 December 2025 it is week 1 of 2026. */
function isFuture({ unit }: Format, { year, count }: Claim, today: Today): boolean {
  const nowYear = unit === 'week' ? today.weekYear : today.year;
  const now = unit === 'week' ? today.week : today.month;
  return year > nowYear || (year === nowYear && count > now);
}

function rank({ reading: { dated } }: Candidate, asked: FormatId | undefined): number {
  return dated.reading === asked ? -1 : STANDINGS.indexOf(dated.standing);
}
