import type { Today } from './calendar.ts';
import { answerOn, digitsSay } from './digits.ts';
import { FACTORIES } from './factories.ts';
import { FORMATS, type Letters } from './formats.ts';
import type { Nothing } from './notices.ts';
import { isPlain, isStyleNumber } from './prepare.ts';
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

/** What a character could be instead. */
const ALIKE = alike();

const PLAIN = bare('without-punctuation');
const LETTERS_FIRST = bare('letters-first');
const DIGITS_FIRST = bare('digits-first');

/** What the letters of a code leave to its digits. */
interface Split {
  readonly letters: Letters;
  /** How many digits. */
  readonly digits: number;
}

/** How a text is given the shape of a code. */
interface Fitting {
  /** Bit `n` is set where character `n` has to be exchanged: bit 2 of SDO013. */
  readonly misfits: number;
  readonly count: number;
  /** `F1234` has four digits, `A0123` has three. */
  readonly splits: readonly Split[];
}

/** For every way to put letters in a text, see patternOf. */
const FITTINGS = fittings();

/**
 * Codes that do read, one or two slips away from a prepared input that does not: a look-alike character, punctuation,
 * or letters and digits swapped around. At most three, fewest changes first, all of standing `documented`. A style
 * number is no slip, and has none.
 *
 * @example
 * suggestionsFor('SDO013', readDay('2026-11-21')).map(({ facts, changes }) => [facts.code, changes[0].id]) // => [["SD0013","instead"]]
 */
export function suggestionsFor(input: string, today: Today): readonly SuggestionFacts[] {
  const text = input.length > LONGEST ? undefined : withoutPunctuation(input);
  if (text === undefined) return NONE;
  const found: SuggestionFacts[] = [];
  const changes = text === input ? [] : [PLAIN];
  gather(text, changes, today, found);
  const front = frontRun(text);
  if (front > 0) {
    const change = isLetter(text, 0) ? DIGITS_FIRST : LETTERS_FIRST;
    gather(text.slice(front) + text.slice(0, front), [...changes, change], today, found);
  }
  return found.length === 0 || isStyleNumber(input) ? NONE : fewest(found);
}

const NONE: readonly SuggestionFacts[] = Object.freeze([]);

/** Undefined for what holds other scripts, which are no punctuation. */
function withoutPunctuation(input: string): string | undefined {
  const text = isPlain(input) ? input : input.replace(/[\p{P}\p{S}]/gu, '');
  return isPlain(text) ? text : undefined;
}

/** Each code once, fewest changes first. */
function fewest(found: readonly SuggestionFacts[]): readonly SuggestionFacts[] {
  const sorted = found.toSorted((a, b) => a.changes.length - b.changes.length);
  const isFirst = (one: SuggestionFacts) =>
    sorted.find(({ facts }) => facts.code === one.facts.code) === one;
  return sorted.filter(isFirst).slice(0, MOST_SUGGESTIONS);
}

/**
 * Adds the codes that come of a text when look-alikes are exchanged to give it a shape. What its digits would say is known
 * before a text is made: most say nothing.
 */
function gather(
  text: string,
  changes: readonly Change[],
  today: Today,
  found: SuggestionFacts[],
): void {
  for (const { misfits, count, splits } of FITTINGS.get(patternOf(text)) ?? []) {
    const made = changes.length + count;
    if (made === 0 || made > MOST_CHANGES) continue;
    if (!splits.some((split) => couldSay(text, split, today))) continue;
    const codes: string[] = [];
    exchange(text, misfits, 0, codes);
    for (const code of codes) {
      const facts = read(code, today);
      if (typeof facts === 'string' || facts.reading.standing !== 'documented') continue;
      found.push({ facts, changes: [...changes, ...exchanges(text, code)] });
    }
  }
}

/** Whether the digits of a text, look-alikes among them, say a documented date. */
function couldSay(text: string, { letters, digits }: Split, today: Today): boolean {
  const from = letters === 'before' ? text.length - digits : 0;
  let number = 0;
  for (let at = from; at < from + digits; at += 1) {
    const one = text.charAt(at);
    number = number * 10 + Number(isLetter(text, at) ? ALIKE.get(one)?.[0] : one);
  }
  if (Number.isNaN(number)) return false;
  const { reading } = answerOn(today, digitsSay(letters, digits, number));
  return reading?.standing === 'documented';
}

/** How many letters or digits stand in front of the others; 0 where they are mixed, or all are of a kind. */
function frontRun(text: string): number {
  let front = 0;
  let turns = 0;
  for (let at = 1; at < text.length; at += 1) {
    if (isLetter(text, at) === isLetter(text, at - 1)) continue;
    front = at;
    turns += 1;
  }
  return turns === 1 ? front : 0;
}

/** Exchanges the misfits from a place on in every way. */
function exchange(text: string, bits: number, from: number, texts: string[]): void {
  if (bits >> from === 0) {
    texts.push(text);
    return;
  }
  let at = from;
  while (!((bits >> at) & 1)) at += 1;
  for (const one of ALIKE.get(text.charAt(at)) ?? []) {
    exchange(text.slice(0, at) + one + text.slice(at + 1), bits, at + 1, texts);
  }
}

/** What was exchanged between two texts of equal length. */
function exchanges(before: string, after: string): readonly Change[] {
  const changes: Change[] = [];
  for (let at = 0; at < after.length; at += 1) {
    const [read, written] = [after.charAt(at), before.charAt(at)];
    if (read !== written) changes.push({ id: 'instead', params: { read, written } });
  }
  return changes;
}

/** Bit `n` is set where character `n` is a letter, and one more bit stands for the length. */
function patternOf(text: string): number {
  let bits = 1 << text.length;
  for (let at = 0; at < text.length; at += 1) if (isLetter(text, at)) bits |= 1 << at;
  return bits;
}

/** Of texts that hold letters and digits alone; letters lie behind digits. */
function isLetter(text: string, at: number): boolean {
  return text.charCodeAt(at) >= 65;
}

function bitsIn(bits: number): number {
  let rest = bits;
  let ones = 0;
  for (; rest > 0; rest &= rest - 1) ones += 1;
  return ones;
}

function bare(id: Exclude<Change['id'], 'instead'>): Change {
  return Object.freeze({ id, params: Object.freeze({}) });
}

function alike(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const pair of LOOK_ALIKES) {
    for (const one of pair) found.set(one, [...(found.get(one) ?? []), pair.replace(one, '')]);
  }
  return found;
}

function fittings(): ReadonlyMap<number, readonly Fitting[]> {
  const found = new Map<number, Fitting[]>();
  for (const [shape, splits] of shapes()) {
    const length = 1 << (31 - Math.clz32(shape));
    for (let pattern = length; pattern < 2 * length; pattern += 1) {
      const misfits = pattern ^ shape;
      const count = bitsIn(misfits);
      if (count > MOST_CHANGES) continue;
      found.set(pattern, [...(found.get(pattern) ?? []), { misfits, count, splits }]);
    }
  }
  return found;
}

/** Of every factory in every format. */
function shapes(): ReadonlyMap<number, readonly Split[]> {
  const found = new Map<number, readonly Split[]>();
  for (const { letters, digits: counts } of FORMATS) {
    for (const digits of counts) {
      for (const factory of letters === 'none' ? [''] : Object.keys(FACTORIES)) {
        const run = '0'.repeat(digits);
        const shape = patternOf(letters === 'before' ? factory + run : run + factory);
        const splits = found.get(shape) ?? [];
        const isKnown = splits.some((each) => each.letters === letters && each.digits === digits);
        found.set(shape, isKnown ? splits : [...splits, { letters, digits }]);
      }
    }
  }
  return found;
}
