import type { Today } from './calendar.ts';
import { FORMATS } from './formats.ts';
import type { NoParams } from './notices.ts';
import { factories, type Factory, locationIn } from './places.ts';
import { isPlain, isStyleNumber } from './prepare.ts';
import { type CodeFacts, parse, read } from './read.ts';
import { type SlipOfDigits, slipsIn } from './slips.ts';

const MOST_SUGGESTIONS = 3;
const MOST_CHANGES = 2;

/** Longer input is not a code with a mistake in it, however much punctuation it contains. */
const MOST_CHARACTERS = 16;

/** A letter and a digit that are mistaken for each other. */
export const LOOK_ALIKES = ['O0', 'D0', 'Q0', 'I1', 'L1', 'S5', 'B8', 'Z2', 'G6'] as const;

/** Letters that are mistaken for each other. */
const LETTER_LOOK_ALIKES = ['IL', 'JU', 'DO'] as const;

/** The look-alikes of each character: a digit for a letter, one or more letters for a digit. */
const lookAlikesOf: ReadonlyMap<string, readonly string[]> = new Map(
  LOOK_ALIKES.flatMap((pair) => Array.from(pair)).map((character) => [
    character,
    LOOK_ALIKES.filter((pair) => pair.includes(character)).map((pair) =>
      pair.replace(character, ''),
    ),
  ]),
);

/** Cyrillic and Greek capitals, and the Latin letters or digits that look the same. */
const LOOKS_LIKE = new Map([
  ...pairs('АВЕЗЅІЈКМНОРСТУХ', 'ABE3SIJKMHOPCTYX'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
]);

/** The same, but for Cyrillic the Latin letters that sound the same: `АР` looks like AP and is read AR. */
const SOUNDS_LIKE = new Map([...LOOKS_LIKE, ...pairs('БВГДЗИЛНПРСУФХ', 'BVGDZILNPRSUFH')]);

function pairs(foreign: string, latin: string): readonly (readonly [string, string])[] {
  return Array.from(foreign, (letter, index) => [letter, latin.charAt(index)]);
}

/** How a suggestion differs from the input. */
export type Change =
  | SlipOfDigits
  | {
      /**
       * Letters of another alphabet were replaced with Latin ones, punctuation was removed, letters and digits were swapped,
       * or a number was read as it was before a spreadsheet changed it.
       */
      readonly id:
        'latin-letters' | 'without-punctuation' | 'letters-first' | 'digits-first' | 'number';
      /** No parameters. */
      readonly params: NoParams;
    };

/** A code that reads, close to input that does not. */
export interface SuggestionFacts {
  readonly facts: CodeFacts;
  /** One or two. */
  readonly changes: readonly Change[];
}

/** A text that could be a code, and how it differs from the input. */
interface Attempt {
  readonly text: string;
  readonly changes: readonly Change[];
}

/** How a text has to change to have the form of a code. */
interface Fit {
  /** The part with the factory letters; empty for digits alone. */
  readonly letters: readonly [from: number, to: number];
  /** The characters that are letters in place of digits or digits in place of letters. */
  readonly mismatches: readonly number[];
}

/** The forms of codes as letters (`A`) and digits (`9`), such as `AA9999`, each with the place of its factory. */
const SHAPES: ReadonlyMap<string, Fit['letters']> = new Map(
  FORMATS.flatMap(({ letters, digits }) =>
    digits.flatMap((length): (readonly [string, Fit['letters']])[] => {
      const number = '9'.repeat(length);
      if (letters === 'none') return [[number, [0, 0]]];
      return Array.from(factories.keys(), (code) =>
        letters === 'prefix'
          ? [shapeOf(code) + number, [0, code.length]]
          : [number + shapeOf(code), [length, length + code.length]],
      );
    }),
  ),
);

const LONGEST_SHAPE = Math.max(...Array.from(SHAPES.keys(), ({ length }) => length));

/**
 * Codes that do read, one or two changes away from a prepared input that does not: look-alike characters, another alphabet,
 * punctuation, letters and digits swapped, a character too many or too few, and digits that wear into each other. At most
 * three, fewest changes first, all of standing `documented`, but for the numbers of a spreadsheet, which may be `unusual`. A
 * style number is no misread code and has none.
 *
 * @example
 * suggestionsFor('SDO013', readDay('2026-11-21')).map(({ facts, changes }) => [facts.code, changes[0].id]) // => [["SD0013","instead"]]
 */
export function suggestionsFor(input: string, today: Today): readonly SuggestionFacts[] {
  if (input.length > MOST_CHARACTERS || !/\d/.test(input)) return [];
  const alike = inLatin(input, LOOKS_LIKE);
  if (isStyleNumber(alike)) return [];
  const suggestions = suggestionsIn(alike, input, today);
  const sounding = inLatin(input, SOUNDS_LIKE);
  return suggestions.length > 0 || sounding === alike
    ? suggestions
    : suggestionsIn(sounding, input, today);
}

/** The suggestions for an input that was put into Latin letters. */
function suggestionsIn(latin: string, input: string, today: Today): readonly SuggestionFacts[] {
  const changes = latin === input ? [] : [bare('latin-letters')];
  const suggestions = new Map<string, SuggestionFacts>();
  const candidates = beginningsOf({ text: latin, changes })
    .flatMap((start) => candidatesFor(start, today))
    .filter((candidate) => isChanged(candidate))
    .sort((a, b) => a.changes.length - b.changes.length);
  for (const candidate of candidates) {
    if (suggestions.size === MOST_SUGGESTIONS) break;
    if (suggestions.has(candidate.text)) continue;
    const facts = read(candidate.text, today);
    if (typeof facts === 'string' || !isLikely(facts, candidate)) continue;
    suggestions.set(candidate.text, { facts, changes: candidate.changes });
  }
  return [...suggestions.values()];
}

/** A guess must be a documented date. A number that a spreadsheet changed is no guess. */
function isLikely({ reading: { standing } }: CodeFacts, { changes }: Attempt): boolean {
  const isGuess = changes.some(({ id }) => id !== 'number');
  return standing === 'documented' || (standing === 'unusual' && !isGuess);
}

function isChanged({ changes: { length } }: Attempt): boolean {
  return length > 0 && length <= MOST_CHANGES;
}

/** What people write in front of a number: `N°`, `No.`, `SN:`. */
const NUMBER_SIGN = /^(?:№|N[°º]\.?|(?:NO|NR|SN)[.:]+|S\/N[.:]?|(?:NO|NR|SN)(?=[A-Z]{2}\d{3,4}$))/;

/** How a spreadsheet shows 882 as a number, or keeps it from being one: `882.0`, `882,00`, `8.82E+02`, `00882`, `="882"`. */
const NUMBER = /^=?["']?((?:00+)?[1-9]\d{2,3}(?:[.,]0*)?|\d[.,]\d{1,3}E\+?0?[23])["']?$/;

/** Decimals that a spreadsheet or a program put behind a code or a number. */
const DECIMALS = /^([A-Z]{2}(?:\d{4}|8\d\d)|\d{3,4}(?:[A-Z]{2})?)[.,]0+$/;

/** A text without what stands around a code: punctuation, a sign for a number, the marks of a spreadsheet. */
function beginningsOf({ text, changes }: Attempt): readonly Attempt[] {
  const [, whole] = DECIMALS.exec(text) ?? [];
  if (whole !== undefined) return [{ text: whole, changes: [...changes, bare('number')] }];
  const unmarked = withoutPunctuation(text);
  const starts: Attempt[] = [
    {
      text: unmarked,
      changes: unmarked === text ? changes : [...changes, bare('without-punctuation')],
    },
  ];
  const [sign] = NUMBER_SIGN.exec(text) ?? [];
  if (sign !== undefined) {
    const change = { id: 'without', params: { written: sign } } as const;
    starts.push(...beginningsOf({ text: text.slice(sign.length), changes: [...changes, change] }));
  }
  const [, number] = NUMBER.exec(text) ?? [];
  const digits = number === undefined ? text : String(Number(number.replace(',', '.')));
  if (digits !== text) starts.push({ text: digits, changes: [...changes, bare('number')] });
  return starts;
}

/** Every text in the shape of a code that the text could be meant as. */
function candidatesFor(start: Attempt, today: Today): readonly Attempt[] {
  if (start.text.length > LONGEST_SHAPE + 1) return [];
  return [
    ...fitToShapes(start),
    ...swapped(start).flatMap(fitToShapes),
    ...withOtherLetters(start),
    ...withOneLetterFewer(start),
    ...withOtherDigits(start, today),
  ];
}

/** Letters behind digits for letters in front, and the other way round. */
function swapped({ text, changes }: Attempt): readonly Attempt[] {
  const isFirst = /^\D/.test(text);
  const at = text.search(isFirst ? /\d/ : /\D/);
  if (at < 0 || (isFirst ? /\d\D/ : /\D\d/).test(text)) return [];
  const change = bare(isFirst ? 'digits-first' : 'letters-first');
  return [{ text: text.slice(at) + text.slice(0, at), changes: [...changes, change] }];
}

/**
 * A letter among the digits of a prepared input, and the digit that it looks like. The code with that digit may
 * still not be one to suggest.
 *
 * @example
 * letterAmongDigits('SD1O31') // => {"letter":"O","digit":"0"}
 */
export function letterAmongDigits(
  input: string,
): { readonly letter: string; readonly digit: string } | undefined {
  const [, afterLetters = '', beforeLetters = ''] = DIGITS_WITH_LETTERS.exec(input) ?? [];
  const digits = afterLetters + beforeLetters;
  const pair = LOOK_ALIKES.find((each) => digits.includes(each.charAt(0)));
  if (!pair || !/\d.*\d/.test(digits)) return undefined;
  return { letter: pair.charAt(0), digit: pair.charAt(1) };
}

const LETTER_OR_DIGIT = `[\\d${LOOK_ALIKES.map((pair) => pair.charAt(0)).join('')}]{3,4}`;
const DIGITS_WITH_LETTERS = new RegExp(
  `^(?:[A-Z]{2})?(${LETTER_OR_DIGIT})$|^(${LETTER_OR_DIGIT})[A-Z]{2}$`,
);

/** The text with look-alikes in the place of some characters, so that it has the form of a code of a known factory. */
function fitToShapes(start: Attempt): readonly Attempt[] {
  return fitsOf(shapeOf(start.text)).flatMap(({ letters: [from, to], mismatches }) => {
    if (start.changes.length + mismatches.length > MOST_CHANGES) return [];
    let attempts: readonly Attempt[] = [start];
    for (const index of mismatches)
      attempts = attempts.flatMap((each) => withLookAlike(each, index));
    return attempts.filter(({ text }) => from === to || factories.has(text.slice(from, to)));
  });
}

function withLookAlike({ text, changes }: Attempt, index: number): readonly Attempt[] {
  const written = text.charAt(index);
  const alternatives = lookAlikesOf.get(written) ?? [];
  return alternatives.map((read) => ({
    text: text.slice(0, index) + read + text.slice(index + 1),
    changes: [...changes, { id: 'instead', params: { read, written } }],
  }));
}

/** How a text of some shape fits the shapes of codes, if look-alikes at few places can explain the difference. */
function fitsOf(own: string): readonly Fit[] {
  let fits = knownFits.get(own);
  if (!fits) {
    fits = Array.from(SHAPES)
      .filter(([shape]) => shape.length === own.length)
      .map(([shape, letters]) => ({
        letters,
        mismatches: [...shape].flatMap((sign, index) => (sign === own[index] ? [] : [index])),
      }))
      .filter(({ mismatches }) => mismatches.length <= MOST_CHANGES);
    knownFits.set(own, fits);
  }
  return fits;
}

/** By shape; there are few, since no text is much longer than a code. */
const knownFits = new Map<string, readonly Fit[]>();

/** A code with the digits that were meant: one too many or too few, or a worn one where it can't be read as it is. */
function withOtherDigits({ text, changes }: Attempt, today: Today): readonly Attempt[] {
  const [, prefix = '', digits = '', suffix = ''] = LETTERS_AND_DIGITS.exec(text) ?? [];
  if (!factories.has(prefix + suffix) || (prefix !== '' && suffix !== '')) return [];
  return slipsIn(prefix === '' ? 'suffix' : 'prefix', digits, today).map((slip) => ({
    text: prefix + slip.digits + suffix,
    changes: [...changes, slip.change],
  }));
}

const LETTERS_AND_DIGITS = /^(\D{2,3}|A\d)?(\d{3,5})(\D{2,3}|A\d)?$/;

/** Three letters without one of them; no list has factories of three letters but these. */
function withOneLetterFewer({ text, changes }: Attempt): readonly Attempt[] {
  if (!/^(?:[A-Z]{3}\d{3,4}|\d{3,4}[A-Z]{3})$/.test(text)) return [];
  return Array.from(text).flatMap((written, index) => {
    if (!/[A-Z]/.test(written)) return [];
    const id = written === text[index - 1] || written === text[index + 1] ? 'once' : 'without';
    const change = { id, params: { written } } as const;
    return [{ text: text.slice(0, index) + text.slice(index + 1), changes: [...changes, change] }];
  });
}

/** A code with unknown letters replaced by known ones that look like them. */
function withOtherLetters({ text, changes }: Attempt): readonly Attempt[] {
  const factory = parse(text)?.factory ?? '';
  if (factory === '' || factories.has(factory)) return [];
  return likeLetters(factory)
    .filter(({ text: letters }) => factories.has(letters))
    .map(({ text: letters, change }) => ({
      text: text.replace(factory, letters),
      changes: [...changes, change],
    }));
}

/** Letters with one of them replaced by one that looks like it. */
function likeLetters(text: string): readonly { readonly text: string; readonly change: Change }[] {
  return LETTER_LOOK_ALIKES.flatMap((pair) =>
    Array.from(text).flatMap((written, index) => {
      if (!pair.includes(written)) return [];
      const read = pair.replace(written, '');
      const change: Change = { id: 'instead', params: { read, written } };
      return [{ text: text.slice(0, index) + read + text.slice(index + 1), change }];
    }),
  );
}

/**
 * Other codes for one that reads: with look-alike letters that are better supported, or with a capital I for a small `l`.
 * `Vl1010` reads as VL, which one list has in Italy; it is most likely VI.
 *
 * @param input as it was given; its small letters matter
 * @example
 * const facts = read('VL1010', readDay('2026-11-21'));
 * likelierLetters(facts, 'VL1010').map(({ facts: { code } }) => code) // => ["VI1010"]
 */
export function likelierLetters(facts: CodeFacts, input: string): readonly SuggestionFacts[] {
  const { code, factory, reading } = facts;
  const likelier = LIKELIER.get(factory.code);
  if (!likelier || reading.standing !== 'documented') return NONE;
  // A small l after a capital is most likely a capital I: nobody writes one letter small.
  const isSmall = input !== code && factory.code.includes('L') && /[A-Z]\s*l/.test(input);
  if (factory.families > 1 && !isSmall) return NONE;
  return likelier.map(({ factory: other, changes }) => {
    const location = locationIn(other, reading.year);
    const written = code.replace(factory.code, other.code);
    return { facts: { ...facts, code: written, factory: other, location }, changes };
  });
}

const NONE: readonly SuggestionFacts[] = [];

interface Likelier {
  readonly factory: Factory;
  /** Frozen, since results share it. */
  readonly changes: readonly Change[];
}

/** For letters that look like some that two or more families name: those, each with the change. */
const LIKELIER: ReadonlyMap<string, readonly Likelier[]> = new Map(
  Array.from(factories.keys(), (code) => [code, wellKnownLike(code)] as const).filter(
    ([, like]) => like.length > 0,
  ),
);

function wellKnownLike(code: string): readonly Likelier[] {
  return likeLetters(code).flatMap(({ text: letters, change }) => {
    const factory = factories.get(letters);
    if (!factory || factory.families < 2) return [];
    Object.freeze(change.params);
    return [{ factory, changes: Object.freeze([Object.freeze(change)]) }];
  });
}

/** Treats every character but a digit as a letter; `read` rejects any other character later. */
function shapeOf(text: string): string {
  let shape = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    shape += character >= '0' && character <= '9' ? '9' : 'A';
  }
  return shape;
}

/** A keyboard may have been set to another alphabet. */
function inLatin(input: string, alphabet: ReadonlyMap<string, string>): string {
  if (!/[\u0370-\u04ff]/.test(input)) return input;
  return Array.from(input, (letter) => alphabet.get(letter.toUpperCase()) ?? letter).join('');
}

function withoutPunctuation(input: string): string {
  return isPlain(input) ? input : input.replace(/[\p{P}\p{S}]/gu, '');
}

function bare(id: Extract<Change, { params: NoParams }>['id']): Change {
  return { id, params: {} };
}
