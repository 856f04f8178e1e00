import type { Today } from './calendar.ts';
import { answerOn, digitsSay } from './digits.ts';
import { FACTORIES } from './factories.ts';
import { FORMATS, type Letters } from './formats.ts';
import type { Nothing } from './notices.ts';
import { isPlain, isStyleNumber } from './prepare.ts';
import { type CodeFacts, LONGEST_CODE, read } from './read.ts';

const MOST_SUGGESTIONS = 3;
const MOST_CHANGES = 2;

/** Longer input is no date code with a slip of the eye in it, whatever punctuation it holds. */
const LONGEST = 16;

/** A letter and a digit that can be mistaken for each other. */
export const LOOK_ALIKES = ['O0', 'Q0', 'I1', 'L1', 'S5', 'B8', 'Z2', 'G6'] as const;

/** Capitals of the Cyrillic and the Greek alphabet, and the Latin letter or the digit that looks the same. */
const LATIN = new Map(
  [
    ['АВЕЗЅІЈКМНОРСТУХ', 'ABE3SIJKMHOPCTYX'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ].flatMap(([other = '', latin = '']) =>
    Array.from(other, (letter, at) => [letter, latin.charAt(at)] as const),
  ),
);

/** What was changed to make a code of something that is none. */
export type Change =
  | {
      /** A character was taken for one that looks like it. */
      readonly id: 'instead';
      /** The one that was read, and the one that was written. */
      readonly params: {
        /** `0` */
        readonly read: string;
        /** `O` */
        readonly written: string;
      };
    }
  | {
      /** Letters of another alphabet that look like Latin ones were taken for these. */
      readonly id: 'latin-letters';
      /** Nothing more to say. */
      readonly params: Nothing;
    }
  | {
      /** Dots, dashes and the like were left out. */
      readonly id: 'without-punctuation';
      /** Nothing more to say. */
      readonly params: Nothing;
    }
  | {
      /** Letters and digits changed places. */
      readonly id: 'letters-first' | 'digits-first';
      /** Nothing more to say. */
      readonly params: Nothing;
    };

/** A code that does read, close to one that does not. */
export interface SuggestionFacts {
  readonly facts: CodeFacts;
  /** One or two. */
  readonly changes: readonly Change[];
}

/** By the code of a character: the digit that it is, or looks like; -1 where it is neither. */
const DIGIT_OF = digits();

/** By the code of a character: whether it could be another. */
const IS_ALIKE = Array.from(DIGIT_OF, (_, code) => alikesOf(String.fromCharCode(code)).length > 0);

const NONE: readonly never[] = Object.freeze([]);
const AS_PLAIN = [bare('without-punctuation')];
const AS_LATIN = [bare('latin-letters')];
const LETTERS_FIRST = bare('letters-first');
const DIGITS_FIRST = bare('digits-first');

/** Of a text that holds letters and digits alone. */
interface Bits {
  readonly length: number;
  /** Bit `n` is set where character `n` is a letter. */
  readonly letters: number;
  /** Bit `n` is set where character `n` could be another. */
  readonly alike: number;
}

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

/** By every way to put letters in a text, see patternOf. */
const FITTINGS = fittings();

/**
 * Codes that do read, one or two slips away from a prepared input that does not: a look-alike character, another alphabet,
 * punctuation, or letters and digits swapped around. At most three, fewest changes first, all of standing `documented`. A style
 * number is no slip, and has none.
 *
 * @example
 * suggestionsFor('SDO013', readDay('2026-11-21')).map(({ facts, changes }) => [facts.code, changes[0].id]) // => [["SD0013","instead"]]
 */
export function suggestionsFor(input: string, today: Today): readonly SuggestionFacts[] {
  if (input.length > LONGEST) return NONE;
  const latin = inLatin(input);
  const text = withoutPunctuation(latin);
  if (text === undefined || text.length > LONGEST_CODE) return NONE;
  const plainly = text === latin ? NONE : AS_PLAIN;
  const found = closeTo(text, latin === input ? plainly : [...AS_LATIN, ...plainly], today);
  return found.length === 0 || isStyleNumber(latin) ? NONE : fewest(found);
}

/** The codes that a text could be, as it stands or with its front behind the rest, after what has been changed in it. */
function closeTo(
  text: string,
  changes: readonly Change[],
  today: Today,
): readonly SuggestionFacts[] {
  const found: SuggestionFacts[] = [];
  const bits = bitsOf(text);
  gather(text, bits, changes, today, found);
  const front = frontRun(bits);
  const swapped = turned(bits, front);
  // Few have look-alikes where they would need them, so that a text is seldom put together.
  if (front > 0 && fits(swapped, changes.length + 1)) {
    const change = isLetter(text, 0) ? DIGITS_FIRST : LETTERS_FIRST;
    const turnedAround = text.slice(front) + text.slice(0, front);
    gather(turnedAround, swapped, [...changes, change], today, found);
  }
  return found;
}

/** With a Latin letter for each that looks like one: a keyboard may have been set to another alphabet. */
function inLatin(input: string): string {
  if (!/[\u0370-\u04ff]/.test(input)) return input;
  return Array.from(input, (one) => LATIN.get(one.toUpperCase()) ?? one).join('');
}

/** Undefined for what holds other scripts, which are no punctuation. */
function withoutPunctuation(input: string): string | undefined {
  if (isPlain(input)) return input;
  const text = input.replace(/[!-/:-@[-`{-~]/g, '');
  // That of other scripts takes far longer to find.
  const rest = isPlain(text) ? text : text.replace(/[\p{P}\p{S}]/gu, '');
  return isPlain(rest) ? rest : undefined;
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
  bits: Bits,
  changes: readonly Change[],
  today: Today,
  found: SuggestionFacts[],
): void {
  for (const fitting of FITTINGS[patternOf(bits)] ?? NONE) {
    if (!isPossible(fitting, bits, changes.length)) continue;
    if (!fitting.splits.some((split) => couldSay(text, split, today))) continue;
    const codes: string[] = [];
    exchange(text, fitting.misfits, 0, codes);
    for (const code of codes) {
      const facts = read(code, today);
      if (typeof facts === 'string' || facts.reading.standing !== 'documented') continue;
      found.push({ facts, changes: [...changes, ...exchanges(text, code)] });
    }
  }
}

/** Whether a text can be given the shape of a code, when so much has been changed in it. */
function fits(bits: Bits, changes: number): boolean {
  for (const fitting of FITTINGS[patternOf(bits)] ?? NONE)
    if (isPossible(fitting, bits, changes)) return true;
  return false;
}

function isPossible({ misfits, count }: Fitting, { alike }: Bits, changes: number): boolean {
  const made = changes + count;
  return made > 0 && made <= MOST_CHANGES && (misfits & ~alike) === 0;
}

/** Whether the digits of a text, look-alikes among them, say a documented date. */
function couldSay(text: string, { letters, digits }: Split, today: Today): boolean {
  const from = letters === 'before' ? text.length - digits : 0;
  let number = 0;
  for (let at = from; at < from + digits; at += 1) {
    number = number * 10 + Number(DIGIT_OF[text.charCodeAt(at)]);
  }
  const { reading } = answerOn(today, digitsSay(letters, digits, number));
  return reading?.standing === 'documented';
}

/** How many letters or digits stand in front of the others; 0 where they are mixed, or all are of a kind. */
function frontRun({ letters, length }: Bits): number {
  const turns = (letters ^ (letters >> 1)) & ((1 << (length - 1)) - 1);
  return bitsIn(turns) === 1 ? 32 - Math.clz32(turns) : 0;
}

/** The same of the text whose front has been put behind the rest. */
function turned({ length, letters, alike }: Bits, front: number): Bits {
  const turn = (bits: number): number =>
    (bits >> front) | ((bits & ((1 << front) - 1)) << (length - front));
  return { length, letters: turn(letters), alike: turn(alike) };
}

/** Exchanges the misfits from a place on in every way. */
function exchange(text: string, bits: number, from: number, texts: string[]): void {
  if (bits >> from === 0) {
    texts.push(text);
    return;
  }
  let at = from;
  while (!((bits >> at) & 1)) at += 1;
  for (const one of alikesOf(text.charAt(at))) {
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

function bitsOf(text: string): Bits {
  const { length } = text;
  let [letters, alike] = [0, 0];
  for (let at = 0; at < length; at += 1) {
    if (isLetter(text, at)) letters |= 1 << at;
    if (IS_ALIKE[text.charCodeAt(at)]) alike |= 1 << at;
  }
  return { length, letters, alike };
}

/** One more bit stands for the length. */
function patternOf({ length, letters }: Bits): number {
  return letters | (1 << length);
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

function digits(): Int8Array {
  const found = new Int8Array(128).fill(-1);
  for (let digit = 0; digit < 10; digit += 1) found[48 + digit] = digit;
  for (const [letter = '', digit = ''] of LOOK_ALIKES) found[letter.charCodeAt(0)] = Number(digit);
  return found;
}

/** What a character could be instead. */
function alikesOf(one: string): readonly string[] {
  return LOOK_ALIKES.flatMap((pair) => (pair.includes(one) ? pair.replace(one, '') : []));
}

function fittings(): readonly (readonly Fitting[] | undefined)[] {
  const found = new Array<Fitting[] | undefined>(2 << LONGEST_CODE).fill(undefined);
  for (const [shape, splits] of shapes()) {
    const length = 1 << (31 - Math.clz32(shape));
    for (let pattern = length; pattern < 2 * length; pattern += 1) {
      const misfits = pattern ^ shape;
      const count = bitsIn(misfits);
      if (count <= MOST_CHANGES) (found[pattern] ??= []).push({ misfits, count, splits });
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
        const shape = patternOf(bitsOf(letters === 'before' ? factory + run : run + factory));
        const splits = found.get(shape) ?? [];
        const isKnown = splits.some((each) => each.letters === letters && each.digits === digits);
        found.set(shape, isKnown ? splits : [...splits, { letters, digits }]);
      }
    }
  }
  return found;
}
