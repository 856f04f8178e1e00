import type { Today } from './calendar.ts';
import { FACTORIES } from './factories.ts';
import { read } from './read.ts';
import type { Suggestion } from './types.ts';

const MOST_SUGGESTIONS = 3;
const MOST_CHANGES = 2;

/** Longer input is no date code with a slip of the eye in it. */
const LONGEST = 16;

/** A letter and a digit that can be mistaken for each other. */
export const LOOK_ALIKES = ['O0', 'Q0', 'I1', 'L1', 'S5', 'B8', 'Z2', 'G6'];

/** Every shape a code can have, by length, `A` for a letter and `0` for a digit: `AA0000`, `0000AA`, `AAA000` … */
const SHAPES = byLength(shapesOf(Object.keys(FACTORIES)));

/** A string on the way to a code, with the words for each change so far. */
interface Attempt {
  readonly text: string;
  readonly changes: readonly string[];
}

/**
 * Codes that do read, one or two slips away from a prepared input that does not: a look-alike character, punctuation,
 * or letters and digits swapped around. At most three, fewest changes first, all of standing `documented`.
 *
 * @example
 * suggestionsFor('SDO013', readDay('2026-11-21')) // => [{"code":"SD0013","date":"January 2003","change":"0 instead of O"}]
 */
export function suggestionsFor(input: string, today: Today): readonly Suggestion[] {
  if (input.length > LONGEST) return [];
  const found = new Map<string, Suggestion>();
  const attempts = rearranged(input)
    .flatMap(resembling)
    .filter(({ text }) => text !== input);
  attempts.sort((a, b) => a.changes.length - b.changes.length);
  for (const { text, changes } of attempts) {
    const result = read(text, today);
    if (typeof result === 'string' || result.standing !== 'documented' || found.has(text)) continue;
    found.set(text, { code: text, date: result.date, change: changes.join(', ') });
  }
  return [...found.values()].slice(0, MOST_SUGGESTIONS);
}

/** The input without punctuation, as it is and with letters and digits swapped around. */
function rearranged(input: string): Attempt[] {
  const text = input.replace(/[^0-9A-Z]/g, '');
  const attempt = { text, changes: text === input ? [] : ['without punctuation'] };
  return [attempt, ...swapped(attempt)];
}

function swapped({ text, changes }: Attempt): Attempt[] {
  const halves = /^([A-Z]+)([0-9]+)$/.exec(text) ?? /^([0-9]+)([A-Z]+)$/.exec(text);
  if (!halves) return [];
  const [, front = '', back = ''] = halves;
  const change = /\d/.test(front) ? 'letters before digits' : 'digits before letters';
  return [{ text: back + front, changes: [...changes, change] }];
}

/** The ways to make a text fit a shape by exchanging look-alikes. */
function resembling(attempt: Attempt): Attempt[] {
  const { text, changes } = attempt;
  const fitting: Attempt[] = [];
  for (const shape of SHAPES.get(text.length) ?? []) {
    const misfits = misfitsOf(text, shape);
    if (misfits.length > MOST_CHANGES - changes.length) continue;
    fitting.push(
      ...misfits.reduce((attempts, at) => attempts.flatMap((one) => exchanged(one, at)), [attempt]),
    );
  }
  return fitting;
}

/** Where a text has a letter for a digit, or a digit for a letter. */
function misfitsOf(text: string, shape: string): number[] {
  const misfits: number[] = [];
  for (let at = 0; at < shape.length; at += 1) {
    if (isLetterAt(text, at) !== isLetterAt(shape, at)) misfits.push(at);
  }
  return misfits;
}

/** Of texts that hold letters and digits alone; letters lie behind digits. */
function isLetterAt(text: string, at: number): boolean {
  return text.charCodeAt(at) >= 65;
}

/** A text with one character exchanged, in every way. */
function exchanged({ text, changes }: Attempt, at: number): Attempt[] {
  const from = text.charAt(at);
  return LOOK_ALIKES.filter((pair) => pair.includes(from)).map((pair) => {
    const to = pair.replace(from, '');
    return {
      text: text.slice(0, at) + to + text.slice(at + 1),
      changes: [...changes, `${to} instead of ${from}`],
    };
  });
}

function byLength(shapes: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const lengths = new Set(shapes.map(({ length }) => length));
  return new Map(
    [...lengths].map((length) => [length, shapes.filter((shape) => shape.length === length)]),
  );
}

function shapesOf(codes: readonly string[]): string[] {
  const prefixes = new Set(codes.map((code) => code.replace(/[A-Z]/g, 'A').replace(/\d/g, '0')));
  const withFactory = [...prefixes].flatMap((prefix) => [
    `${prefix}0000`,
    `${prefix}000`,
    `0000${prefix}`,
    `000${prefix}`,
  ]);
  return [...new Set([...withFactory, '0000', '000'])];
}
