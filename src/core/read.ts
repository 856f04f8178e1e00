import type { Today } from './calendar.ts';
import {
  type Answer,
  answerOn,
  digitsSay,
  type Known,
  type Reading,
  type Segment,
} from './digits.ts';
import type { FormatId, Letters } from './formats.ts';
import type { ErrorCode } from './notices.ts';
import { type Factory, factoryIn, NO_FACTORY, type Whereabouts } from './places.ts';

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
  /** What the digits say beside the reading. */
  readonly answer: Answer;
  readonly factory: Factory;
  readonly where: Whereabouts;
}

/** What a code is made of. */
interface Shape {
  readonly letters: Letters;
  /** How many digits. */
  readonly digits: number;
  /** What they are as a number. */
  readonly number: number;
  /** Undefined where nobody knows the letters. */
  readonly factory: Factory | undefined;
}

/**
 * Takes a prepared code apart, or gives undefined where it has no known shape.
 *
 * @example
 * parse('8912SL') // => {"letters":"behind","factory":"SL","digits":"8912"}
 */
export function parse(code: string): Parts | undefined {
  const shape = shapeOf(code);
  if (!shape) return undefined;
  const { letters, digits } = shape;
  const at = letters === 'before' ? code.length - digits : digits;
  const [front, back] = [code.slice(0, at), code.slice(at)];
  return letters === 'before'
    ? { letters, factory: front, digits: back }
    : { letters, factory: back, digits: front };
}

/** Three digits. */
const SHORTEST_CODE = 3;

/** Three letters and four digits. */
export const LONGEST_CODE = 7;

/** By hand, since a regular expression takes as long as all the rest of reading a code. */
function shapeOf(code: string): Shape | undefined {
  if (code.length < SHORTEST_CODE || code.length > LONGEST_CODE) return undefined;
  const front = leadingDigits(code);
  // A0212 is A0 with three digits, so that four are not taken for granted.
  return front < 3
    ? (lettersFirst(code, code.length - 4) ?? lettersFirst(code, code.length - 3))
    : digitsFirst(code, front);
}

function lettersFirst(code: string, from: number): Shape | undefined {
  const number = numberIn(code, from, code.length);
  if (number === -1) return undefined;
  const factory = factoryIn(code, 0, from);
  return factory || isPair(code, 0, from)
    ? { letters: 'before', digits: code.length - from, number, factory }
    : undefined;
}

function digitsFirst(code: string, digits: number): Shape | undefined {
  if (digits > 4) return undefined;
  const { length } = code;
  const number = numberIn(code, 0, digits);
  if (digits === length) return { letters: 'none', digits, number, factory: NO_FACTORY };
  const factory = factoryIn(code, digits, length);
  return factory || isPair(code, digits, length)
    ? { letters: 'behind', digits, number, factory }
    : undefined;
}

/** Two letters are taken for a factory, known or not; codes of another shape (A0, AAS, F …) are those of the table. */
function isPair(text: string, from: number, to: number): boolean {
  return to - from === 2 && isLetter(text.charCodeAt(from)) && isLetter(text.charCodeAt(from + 1));
}

function isLetter(character: number): boolean {
  return character >= 65 && character <= 90;
}

function isDigit(character: number): boolean {
  return character >= 48 && character <= 57;
}

function leadingDigits(text: string): number {
  let count = 0;
  while (isDigit(text.charCodeAt(count))) count += 1;
  return count;
}

/** The digits from one place to another as a number; -1 where one is no digit. */
function numberIn(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const character = text.charCodeAt(at);
    if (!isDigit(character)) return -1;
    number = number * 10 + character - 48;
  }
  return number;
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
  const shape = shapeOf(code);
  if (!shape) return 'unknown-pattern';
  const { factory } = shape;
  const known = digitsSay(shape.letters, shape.digits, shape.number);
  if (!factory) return errorOf(known, false);
  const answer = answerOn(today, known, asked);
  const { reading } = answer;
  if (!reading) return errorOf(known, true);
  return { code, reading, answer, factory, where: factory.in(reading.year) };
}

/** Range first, then the factory, then the future. */
function errorOf({ outcomes: [first] }: Known, isKnown: boolean): ErrorCode {
  if (first === undefined) return 'unknown-pattern';
  if (typeof first === 'string') return first;
  return isKnown ? 'future-date' : 'unknown-factory';
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
  return letters === 'before' ? [factory.segment, ...segments] : [...segments, factory.segment];
}
