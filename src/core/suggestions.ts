import type { Today } from './calendar.ts';
import { FACTORIES } from './factories.ts';
import { FORMATS } from './formats.ts';
import type { Nothing } from './notices.ts';
import { isPlain, isStyleNumber } from './prepare.ts';
import { type CodeFacts, LONGEST_CODE, read, SHORTEST_CODE } from './read.ts';

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

const PLAIN: Change = Object.freeze({ id: 'without-punctuation', params: Object.freeze({}) });
const LETTERS_FIRST: Change = Object.freeze({ id: 'letters-first', params: Object.freeze({}) });
const DIGITS_FIRST: Change = Object.freeze({ id: 'digits-first', params: Object.freeze({}) });

/**
 * For every way to put letters in a text (bit `n` is set where character `n` is one, and one more bit stands for the
 * length): what would have to be exchanged to give it the shape of a code, such as bit 2 of SDO013.
 */
const MISFITS = misfits();

/** The input rearranged, and how. */
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
  const text = input.length > LONGEST ? undefined : withoutPunctuation(input);
  if (text === undefined || isStyleNumber(input)) return NONE;
  const found: SuggestionFacts[] = [];
  for (const { text: before, changes } of rearranged(text, input)) {
    for (const code of resembling(before, MOST_CHANGES - changes.length)) {
      const facts = code === input ? undefined : documented(code, today);
      if (facts) found.push({ facts, changes: [...changes, ...exchanges(before, code)] });
    }
  }
  return found.length < 2 ? found : fewest(found);
}

const NONE: readonly SuggestionFacts[] = Object.freeze([]);

/** Undefined for what is too long or short for a code, or holds other scripts, which are no punctuation. */
function withoutPunctuation(input: string): string | undefined {
  const text = isPlain(input) ? input : input.replace(/[\p{P}\p{S}]/gu, '');
  const fits = text.length >= SHORTEST_CODE && text.length <= LONGEST_CODE;
  return fits && isPlain(text) ? text : undefined;
}

function documented(code: string, today: Today): CodeFacts | undefined {
  const facts = read(code, today);
  return typeof facts === 'object' && facts.reading.standing === 'documented' ? facts : undefined;
}

/** Each code once, fewest changes first. */
function fewest(found: readonly SuggestionFacts[]): readonly SuggestionFacts[] {
  const sorted = found.toSorted((a, b) => a.changes.length - b.changes.length);
  const isFirst = ({ facts }: SuggestionFacts, at: number) =>
    sorted.findIndex((each) => each.facts.code === facts.code) === at;
  return sorted.filter(isFirst).slice(0, MOST_SUGGESTIONS);
}

/** A text as it is, and with letters and digits swapped around where they are not mixed. */
function rearranged(text: string, input: string): readonly Attempt[] {
  const changes = text === input ? [] : [PLAIN];
  const letters = lettersIn(text);
  const digits = letters ^ ((1 << text.length) - 1);
  const front = isRun(letters) ? letters : digits;
  if (letters === 0 || digits === 0 || !isRun(front)) return [{ text, changes }];
  const at = bitsIn(front);
  const change = front === letters ? DIGITS_FIRST : LETTERS_FIRST;
  const swapped = text.slice(at) + text.slice(0, at);
  return [
    { text, changes },
    { text: swapped, changes: [...changes, change] },
  ];
}

/** Whether there are ones in front and none behind. */
function isRun(bits: number): boolean {
  return (bits & (bits + 1)) === 0;
}

/** The texts that come of one when at most so many look-alikes are exchanged to give it a shape. */
function resembling(text: string, most: number): readonly string[] {
  const texts: string[] = [];
  for (const bits of MISFITS.get(patternOf(text)) ?? []) {
    if (bitsIn(bits) <= most) exchange(text, bits, 0, texts);
  }
  return texts;
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

function patternOf(text: string): number {
  return (1 << text.length) | lettersIn(text);
}

function alike(): ReadonlyMap<string, readonly string[]> {
  const characters = new Set(LOOK_ALIKES.flatMap((pair) => Array.from(pair)));
  const others = (written: string) =>
    LOOK_ALIKES.filter((pair) => pair.includes(written)).map((pair) => pair.replace(written, ''));
  return new Map([...characters].map((written) => [written, others(written)]));
}

function misfits(): ReadonlyMap<number, readonly number[]> {
  const prefixes = Object.keys(FACTORIES).map((code) => code.replace(/\d/g, '0'));
  const texts = FORMATS.flatMap(({ letters, digits }) =>
    digits.flatMap((count) => {
      const run = '0'.repeat(count);
      if (letters === 'none') return [run];
      return prefixes.map((prefix) => (letters === 'before' ? prefix + run : run + prefix));
    }),
  );
  const shapes = new Set(texts.map(patternOf));
  const found = new Map<number, number[]>();
  for (const shape of shapes) {
    const length = 1 << (31 - Math.clz32(shape));
    for (let pattern = length; pattern < 2 * length; pattern += 1) {
      const bits = pattern ^ shape;
      if (bitsIn(bits) > MOST_CHANGES) continue;
      found.set(pattern, [...(found.get(pattern) ?? []), bits]);
    }
  }
  return found;
}
