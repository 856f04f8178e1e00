import type { Today } from './calendar.ts';
import { digitsSay, type Known, knownOf, type Reading, type Segment } from './digits.ts';
import type { FormatId, Letters } from './formats.ts';
import { FACTORIES } from './factories.ts';
import type { ErrorCode } from './notices.ts';
import { factories, type Factory, NO_FACTORY, type Whereabouts } from './places.ts';

/** A code taken apart. */
export interface Parts {
  readonly letters: Letters;
  /** The factory letters; empty where the code has none. */
  readonly factory: string;
  readonly digits: string;
}

/** All that is known of a code that reads. */
export interface CodeFacts {
  readonly code: string;
  readonly reading: Reading;
  /** The other readings that the code allows, best standing first. */
  readonly others: readonly Reading[];
  readonly factory: Factory;
  readonly where: Whereabouts;
}

/** Two letters, known or not, or one of the table's codes of another shape: A0, AAS, F … */
const FACTORY = [
  '[A-Z]{2}',
  ...Object.keys(FACTORIES).filter((code) => !/^[A-Z]{2}$/.test(code)),
].join('|');

const PATTERN = new RegExp(`^(?:(${FACTORY})(\\d{3,4})|(\\d{3,4})(${FACTORY})?)$`);

/**
 * Takes a prepared code apart, or gives undefined where it has no known shape.
 *
 * @example
 * parse('8912SL') // => {"letters":"behind","factory":"SL","digits":"8912"}
 */
export function parse(code: string): Parts | undefined {
  const match = PATTERN.exec(code);
  if (!match) return undefined;
  const [, before = '', after, digits = '', behind] = match;
  if (after !== undefined) return { letters: 'before', factory: before, digits: after };
  return behind === undefined
    ? { letters: 'none', factory: '', digits }
    : { letters: 'behind', factory: behind, digits };
}

/**
 * Reads a prepared code: what is known of it, or the first error in the order of FORMATS. The reading that is asked for
 * goes before all others.
 *
 * @example
 * read('AR1239', readDay('2026-11-21')) // => "future-date"
 */
export function read(code: string, today: Today, asked?: FormatId): CodeFacts | ErrorCode {
  if (code === '') return 'empty';
  const quick = asked === undefined ? readWoven(code, today) : undefined;
  if (quick) return quick;
  const parts = parse(code);
  if (!parts) return 'unknown-pattern';
  const known = digitsSay(parts.letters, parts.digits);
  const factory = parts.letters === 'none' ? NO_FACTORY : factories.get(parts.factory);
  const readings = factory ? known.readings.filter((reading) => !isFuture(reading, today)) : [];
  const best = readings.find(({ format }) => format === asked) ?? readings[0];
  if (!factory || !best) return errorOf(known, factory !== undefined);
  const others = readings.filter((reading) => reading !== best);
  return { code, reading: best, others, factory, where: factory.in(best.year) };
}

/** Two letters and four digits are most codes; where these are known and the best reading is no future, there is nothing to find out. */
function readWoven(code: string, today: Today): CodeFacts | undefined {
  const known = code.length === 6 ? knownOf('before', fourDigits(code)) : undefined;
  const reading = known?.readings[0];
  if (!known || !reading) return undefined;
  const factory = factories.get(code.slice(0, 2));
  if (!factory) return undefined;
  if (isFuture(reading, today)) return undefined;
  const isPast = known.lastYear < Math.min(today.year, today.weekYear);
  const others = isPast ? known.others : known.others.filter((each) => !isFuture(each, today));
  return { code, reading, others, factory, where: factory.in(reading.year) };
}

/** The digits behind two letters as a number; -1 where one is no digit. */
function fourDigits(code: string): number {
  let digits = 0;
  for (let at = 2; at < 6; at += 1) {
    const digit = code.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    digits = digits * 10 + digit;
  }
  return digits;
}

/** Range first, then the factory, then the future. */
function errorOf({ outcomes: [first] }: Known, isKnown: boolean): ErrorCode {
  if (first === undefined) return 'unknown-pattern';
  if (typeof first === 'string') return first;
  return isKnown ? 'future-date' : 'unknown-factory';
}

/** Weeks are compared as ISO week-years: on 30 December 2025 it is week 1 of 2026. */
function isFuture({ year, week, month }: Reading, today: Today): boolean {
  if (week !== undefined)
    return year > today.weekYear || (year === today.weekYear && week > today.week);
  return year > today.year || (year === today.year && month > today.month);
}

/**
 * Every character of a code, and what it contributes.
 *
 * @example
 * segmentsOf(read('AR2126', readDay('2026-11-21')))[0] // => {"text":"AR","role":"factory"}
 */
export function segmentsOf({
  reading,
  factory,
}: Pick<CodeFacts, 'reading' | 'factory'>): readonly Segment[] {
  const { letters, segments } = reading;
  if (letters === 'none') return segments;
  const own: Segment = { text: factory.code, role: 'factory' };
  return letters === 'before' ? [own, ...segments] : [...segments, own];
}
