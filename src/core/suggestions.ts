import type { Today } from './calendar.ts';
import { sayDocumented } from './digits.ts';
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

/** By the code of a character: which others it could be. */
const ALIKES = Array.from(DIGIT_OF, (_, code) => alikesOf(String.fromCharCode(code)));
const IS_ALIKE = ALIKES.map((others) => others.length > 0);

const NONE: readonly never[] = Object.freeze([]);
const AS_PLAIN = Object.freeze([bare('without-punctuation')]);
const AS_LATIN = Object.freeze([bare('latin-letters')]);
const LETTERS_FIRST = bare('letters-first');
const DIGITS_FIRST = bare('digits-first');

/** What the letters of a code leave to its digits. */
interface Split {
  readonly letters: Letters;
  /** How many digits. */
  readonly digits: number;
}

/** How a text is given the shape of a code. */
interface Way {
  /** How many changes that takes. */
  readonly count: number;
  /** How many characters are put behind the others first. */
  readonly front: number;
  /** Bit `n` is set where character `n` has to be exchanged then: bit 2 of SDO013. */
  readonly misfits: number;
  /** `F1234` has four digits, `A0123` has three. */
  readonly splits: readonly Split[];
}

/** Bits that stand for the characters of a code, one each, make a number below this. */
const ALL_BITS = 1 << LONGEST_CODE;

/** The shapes of all codes by what patternOf makes of them. */
const SHAPES = shapes();

/** What waysOf has found, by letters and look-alikes. */
const ways = new Array<readonly Way[] | undefined>(2 * ALL_BITS * ALL_BITS).fill(undefined);

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
  return found.length === 0 || isStyleNumber(latin) ? NONE : distinct(found);
}

/** Each code once, and no more than are suggested. */
function distinct(found: readonly SuggestionFacts[]): readonly SuggestionFacts[] {
  const isFirst = ({ facts }: SuggestionFacts, at: number) =>
    found.findIndex((each) => each.facts.code === facts.code) === at;
  return found.length < 2 ? found : found.filter(isFirst).slice(0, MOST_SUGGESTIONS);
}

/** The codes that a text could be after what has been changed in it, fewest changes first. */
function closeTo(
  text: string,
  changes: readonly Change[],
  today: Today,
): readonly SuggestionFacts[] {
  const found: SuggestionFacts[] = [];
  for (const way of waysOf(text)) {
    const count = changes.length + way.count;
    if (count > MOST_CHANGES) break;
    if (count > 0 && couldSay(text, way)) gather(text, way, changes, today, found);
  }
  return found;
}

/** With a Latin letter for each that looks like one: a keyboard may have been set to another alphabet. */
function inLatin(input: string): string {
  if (isPlain(input) || !/[\u0370-\u04ff]/.test(input)) return input;
  return Array.from(input, (one) => LATIN.get(one.toUpperCase()) ?? one).join('');
}

/** Undefined for what holds other scripts, which are no punctuation. */
function withoutPunctuation(input: string): string | undefined {
  if (isPlain(input)) return input;
  const text = input.replace(/[!-/:-@[-`{-~]/g, '');
  if (isPlain(text)) return text;
  // That of other scripts takes far longer to find.
  const rest = text.replace(/[\p{P}\p{S}]/gu, '');
  return isPlain(rest) ? rest : undefined;
}

/** Adds the codes that come of a text in one way. */
function gather(
  text: string,
  { front, misfits }: Way,
  changes: readonly Change[],
  today: Today,
  found: SuggestionFacts[],
): void {
  const turned = front === 0 ? text : text.slice(front) + text.slice(0, front);
  const turn = isLetter(text, 0) ? DIGITS_FIRST : LETTERS_FIRST;
  const before = front === 0 ? changes : [...changes, turn];
  const codes: string[] = [];
  exchange(turned, misfits, 0, codes);
  for (const code of codes) {
    const facts = read(code, today);
    if (typeof facts === 'string' || facts.reading.standing !== 'documented') continue;
    const all = misfits === 0 ? before : [...before, ...exchanges(turned, code)];
    found.push({ facts, changes: all });
  }
}

/**
 * Whether the digits of a text, look-alikes among them, say a documented date. It is known before a text is made: most
 * say none.
 */
function couldSay(text: string, { front, splits }: Way): boolean {
  for (const { letters, digits } of splits) {
    const from = front + (letters === 'before' ? text.length - digits : 0);
    let number = 0;
    for (let at = from; at < from + digits; at += 1) {
      // What is in front has gone behind the rest.
      const place = at < text.length ? at : at - text.length;
      number = number * 10 + Number(DIGIT_OF[text.charCodeAt(place)]);
    }
    if (sayDocumented(letters, digits, number)) return true;
  }
  return false;
}

/**
 * The ways to give a text of letters and digits the shape of a code, fewest changes first. They depend on which of its
 * characters are letters and which could be others, so they are found out once.
 */
function waysOf(text: string): readonly Way[] {
  const [letters, alike] = [lettersIn(text), alikesIn(text)];
  const index = patternOf(letters, text.length) * ALL_BITS + alike;
  return (ways[index] ??= findWays(letters, alike, text.length));
}

function findWays(letters: number, alike: number, length: number): readonly Way[] {
  const front = frontRun(letters, length);
  const found: Way[] = [];
  for (const each of front > 0 ? [0, front] : [0]) {
    const turn = (bits: number) => (bits >> each) | ((bits & ((1 << each) - 1)) << (length - each));
    for (const [shape, splits] of SHAPES) {
      const misfits = patternOf(turn(letters), length) ^ shape;
      const count = bitsIn(misfits) + Math.sign(each);
      if (count <= MOST_CHANGES && (misfits & ~turn(alike)) === 0) {
        found.push({ count, front: each, misfits, splits });
      }
    }
  }
  return found.sort((a, b) => a.count - b.count);
}

/** How many letters or digits stand in front of the others; 0 where they are mixed, or all are of a kind. */
function frontRun(letters: number, length: number): number {
  const turns = (letters ^ (letters >> 1)) & ((1 << (length - 1)) - 1);
  return bitsIn(turns) === 1 ? 32 - Math.clz32(turns) : 0;
}

/** Exchanges the misfits from a place on in every way. */
function exchange(text: string, bits: number, from: number, texts: string[]): void {
  if (bits >> from === 0) {
    texts.push(text);
    return;
  }
  let at = from;
  while (!((bits >> at) & 1)) at += 1;
  ALIKES[text.charCodeAt(at)]?.forEach((one) => {
    exchange(text.slice(0, at) + one + text.slice(at + 1), bits, at + 1, texts);
  });
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

/** Bit `n` is set where character `n` is a letter. */
function lettersIn(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) if (isLetter(text, at)) bits |= 1 << at;
  return bits;
}

/** Bit `n` is set where character `n` could be another. */
function alikesIn(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) if (IS_ALIKE[text.charCodeAt(at)]) bits |= 1 << at;
  return bits;
}

/** One more bit stands for the length. */
function patternOf(letters: number, length: number): number {
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

/** Of every factory in every format. */
function shapes(): ReadonlyMap<number, readonly Split[]> {
  const found = new Map<number, readonly Split[]>();
  for (const { letters, digits: counts } of FORMATS) {
    for (const digits of counts) {
      for (const factory of letters === 'none' ? [''] : Object.keys(FACTORIES)) {
        const length = factory.length + digits;
        const inFactory = lettersIn(factory);
        const shape = patternOf(letters === 'before' ? inFactory : inFactory << digits, length);
        const splits = found.get(shape) ?? [];
        const isKnown = splits.some((each) => each.letters === letters && each.digits === digits);
        found.set(shape, isKnown ? splits : [...splits, { letters, digits }]);
      }
    }
  }
  return found;
}
