import type { Today } from './calendar.ts';
import { type Reading, readingsOf, type Segment } from './digits.ts';
import type { FormatId, LetterPosition } from './formats.ts';
import type { ErrorCode } from './notices.ts';
import { type Factory, factories, type FactoryLocation, locationIn, NO_FACTORY } from './places.ts';

/** A code split into letters and digits. */
export interface ParsedCode {
  readonly letters: LetterPosition;
  /** The factory letters; empty for a code without letters. */
  readonly factory: string;
  readonly digits: string;
}

/** Everything known about a code that reads. */
export interface CodeFacts {
  readonly code: string;
  readonly reading: Reading;
  /** The other readings the digits allow, best standing first. */
  readonly otherReadings: readonly Reading[];
  readonly factory: Factory;
  readonly location: FactoryLocation;
}

/** Any two letters, known or not, or a factory code of another shape, such as A0 or AAS. */
const LETTERS = [
  '[A-Z]{2}',
  ...[...factories.keys()].filter((code) => !/^[A-Z]{2}$/.test(code)),
].join('|');

const CODE = new RegExp(`^(${LETTERS})?(\\d{3,4})(${LETTERS})?$`);

/**
 * Splits a prepared code into letters and digits.
 *
 * @returns undefined when it does not have the shape of a code
 * @example
 * parse('8912SL') // => {"letters":"suffix","factory":"SL","digits":"8912"}
 */
export function parse(code: string): ParsedCode | undefined {
  const match = CODE.exec(code);
  if (!match) return undefined;
  // By index, since an iterator would take longer than the pattern.
  const { 1: prefix, 2: digits = '', 3: suffix } = match;
  if (prefix === undefined) {
    return suffix === undefined
      ? { letters: 'none', factory: '', digits }
      : { letters: 'suffix', factory: suffix, digits };
  }
  return suffix === undefined ? { letters: 'prefix', factory: prefix, digits } : undefined;
}

/**
 * Reads a prepared code.
 *
 * @param preferredFormat is chosen over better readings, if the code allows it
 * @returns the first error in the order of FORMATS when the code does not read
 * @example
 * read('AR1239', readDay('2026-11-21')) // => "future-date"
 */
export function read(
  code: string,
  today: Today,
  preferredFormat?: FormatId,
): CodeFacts | ErrorCode {
  if (code === '') return 'empty';
  const parsed = parse(code);
  if (!parsed) return 'unknown-pattern';
  const factory = parsed.letters === 'none' ? NO_FACTORY : factories.get(parsed.factory);
  const { reading: best, otherReadings, error } = readingsOf(parsed.letters, parsed.digits, today);
  if (!factory || !best) return error ?? (factory ? 'future-date' : 'unknown-factory');
  const preferred =
    preferredFormat && otherReadings.find(({ format }) => format === preferredFormat);
  const reading = preferred ?? best;
  return {
    code,
    reading,
    otherReadings: preferred
      ? [best, ...otherReadings.filter((other) => other !== preferred)]
      : otherReadings,
    factory,
    location: locationIn(factory, reading.year),
  };
}

/**
 * The characters of a code, split into runs with one meaning each.
 *
 * @example
 * segmentsOf(read('AR2126', readDay('2026-11-21')))[0] // => {"text":"AR","role":"factory"}
 */
export function segmentsOf({
  reading: { letters, segments },
  factory: { code },
}: Pick<CodeFacts, 'reading' | 'factory'>): readonly Segment[] {
  if (letters === 'none') return segments;
  const factory: Segment = { text: code, role: 'factory' };
  // Not spread, which would take longer than the rest of decoding.
  const all = letters === 'prefix' ? [factory] : [];
  for (const segment of segments) all.push(segment);
  if (letters === 'suffix') all.push(factory);
  return all;
}
