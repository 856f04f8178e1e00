import type { Today } from './calendar.ts';
import { FACTORIES } from './factories.ts';
import { FORMATS } from './formats.ts';
import type { Nothing } from './notices.ts';
import { isStyleNumber } from './prepare.ts';
import { type CodeFacts, read } from './read.ts';

const MOST_SUGGESTIONS = 3;
const MOST_CHANGES = 2;

/** Longer input is no date code with a slip of the eye in it. */
const LONGEST = 16;

/** A letter and a digit that can be mistaken for each other. */
export const LOOK_ALIKES = ['O0', 'Q0', 'I1', 'L1', 'S5', 'B8', 'Z2', 'G6'] as const;

/** What was changed to make a code of something that is none. */
export type Change =
  | { readonly id: 'instead'; readonly params: { readonly read: string; readonly written: string } }
  | { readonly id: 'without-punctuation'; readonly params: Nothing }
  | {
      readonly id: 'letters-first' | 'digits-first';
      readonly params: Nothing;
    };

/** A code that does read, close to one that does not. */
export interface SuggestionFacts {
  readonly facts: CodeFacts;
  /** One or two. */
  readonly changes: readonly Change[];
}

/** A shape that a code can have, and where it has letters: bit `n` stands for character `n`. */
interface Shape {
  readonly length: number;
  readonly letters: number;
}

const SHAPES = shapes();

/** A string on the way to a code. */
interface Attempt {
  readonly text: string;
  readonly changes: readonly Change[];
}

/**
 * Codes that do read, one or two slips away from a prepared input that does not: a look-alike character, punctuation,
 * or letters and digits swapped around. At most three, fewest changes first, all of standing `documented`. A style
 * number is no slip, and has none.
 *
 * @example
 * suggestionsFor('SDO013', readDay('2026-11-21')).map(({ facts, changes }) => [facts.code, changes[0].id]) // => [["SD0013","instead"]]
 */
export function suggestionsFor(input: string, today: Today): readonly SuggestionFacts[] {
  if (input.length > LONGEST || isStyleNumber(input)) return [];
  const attempts: Attempt[] = [];
  for (const text of rearranged(input)) resemble(text, input, attempts);
  if (attempts.length === 0) return [];
  attempts.sort((a, b) => a.changes.length - b.changes.length);
  const found = new Map<string, SuggestionFacts>();
  for (const { text, changes } of attempts) {
    const facts = read(text, today);
    if (typeof facts === 'string' || facts.reading.standing !== 'documented' || found.has(text))
      continue;
    found.set(text, { facts, changes });
  }
  return [...found.values()].slice(0, MOST_SUGGESTIONS);
}

/** The input without punctuation, as it is and with letters and digits swapped around; other scripts are no punctuation. */
function rearranged(input: string): readonly Attempt[] {
  const text = input.replace(/[\p{P}\p{S}]/gu, '');
  if (!/^[0-9A-Z]{3,7}$/.test(text)) return [];
  const changes: Change[] = text === input ? [] : [{ id: 'without-punctuation', params: {} }];
  const attempt = { text, changes };
  const [front] = /^(?:[A-Z]+(?=[0-9]+$)|[0-9]+(?=[A-Z]+$))/.exec(text) ?? [];
  if (front === undefined) return [attempt];
  const id = /[0-9]/.test(front) ? 'letters-first' : 'digits-first';
  const swapped = text.slice(front.length) + front;
  return [attempt, { text: swapped, changes: [...changes, { id, params: {} }] }];
}

/** Adds the ways to make a text fit a shape by exchanging look-alikes. */
function resemble(attempt: Attempt, input: string, attempts: Attempt[]): void {
  const { text, changes } = attempt;
  const letters = lettersIn(text);
  for (const shape of SHAPES) {
    if (shape.length !== text.length) continue;
    const misfits = letters ^ shape.letters;
    if (bitsIn(misfits) > MOST_CHANGES - changes.length) continue;
    let made: readonly Attempt[] = [attempt];
    for (let at = 0; at < text.length; at += 1) {
      if ((misfits >> at) & 1) made = made.flatMap((each) => exchanged(each, at));
    }
    attempts.push(...made.filter((each) => each.text !== input));
  }
}

/** Of texts that hold letters and digits alone; letters lie behind digits. */
function lettersIn(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= 65) bits |= 1 << at;
  return bits;
}

function bitsIn(bits: number): number {
  let rest = bits;
  let ones = 0;
  for (; rest > 0; rest &= rest - 1) ones += 1;
  return ones;
}

/** A text with one character exchanged, in every way. */
function exchanged({ text, changes }: Attempt, at: number): Attempt[] {
  const written = text.charAt(at);
  return LOOK_ALIKES.filter((pair) => pair.includes(written)).map((pair) => {
    const one = pair.replace(written, '');
    return {
      text: text.slice(0, at) + one + text.slice(at + 1),
      changes: [...changes, { id: 'instead', params: { read: one, written } }],
    };
  });
}

function shapes(): readonly Shape[] {
  const prefixes = new Set(
    Object.keys(FACTORIES).map((code) => code.replace(/[A-Z]/g, 'A').replace(/\d/g, '0')),
  );
  const texts = FORMATS.flatMap(({ letters, digits }) =>
    digits.flatMap((count) => {
      const run = '0'.repeat(count);
      if (letters === 'none') return [run];
      return [...prefixes].map((prefix) => (letters === 'before' ? prefix + run : run + prefix));
    }),
  );
  return [...new Set(texts)].map((text) => ({ length: text.length, letters: lettersIn(text) }));
}
