import type { Today } from './calendar.ts';
import { FORMATS } from './formats.ts';
import type { NoParams } from './notices.ts';
import { factories, locationIn } from './places.ts';
import { isPlain, isStyleNumber } from './prepare.ts';
import { type CodeFacts, parse, read } from './read.ts';

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
  | {
      /** A character was replaced with one that looks like it. */
      readonly id: 'instead';
      /** The new and the old character. */
      readonly params: {
        /** The new one: `0` */
        readonly read: string;
        /** The old one: `O` */
        readonly written: string;
      };
    }
  | {
      /** A doubled digit was read once. */
      readonly id: 'once';
      /** The digit. */
      readonly params: {
        /** `3` */
        readonly written: string;
      };
    }
  | {
      /** Letters of another alphabet were replaced with Latin ones, punctuation was removed, or letters and digits swapped. */
      readonly id: 'latin-letters' | 'without-punctuation' | 'letters-first' | 'digits-first';
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

/** The sequences of letters (`A`) and digits (`9`) that codes can have, such as `AA9999`. */
const SHAPES: readonly string[] = [
  ...new Set(
    FORMATS.flatMap(({ letters, digits }) =>
      digits.flatMap((length) => {
        const number = '9'.repeat(length);
        if (letters === 'none') return number;
        return Array.from(factories.keys(), (code) =>
          letters === 'prefix' ? shapeOf(code) + number : number + shapeOf(code),
        );
      }),
    ),
  ),
];

/**
 * Codes that do read, one or two changes away from a prepared input that does not: look-alike characters, another alphabet,
 * punctuation, letters and digits swapped. At most three, fewest changes first, all of standing `documented`. A style
 * number is no misread code and has none.
 *
 * @example
 * suggestionsFor('SDO013', readDay('2026-11-21')).map(({ facts, changes }) => [facts.code, changes[0].id]) // => [["SD0013","instead"]]
 */
export function suggestionsFor(input: string, today: Today): readonly SuggestionFacts[] {
  if (input.length > MOST_CHARACTERS) return [];
  const alike = inLatin(input, LOOKS_LIKE);
  if (isStyleNumber(alike)) return [];
  const suggestions = suggestionsIn(alike, input, today);
  return suggestions.length > 0
    ? suggestions
    : suggestionsIn(inLatin(input, SOUNDS_LIKE), input, today);
}

/** The suggestions for an input that was put into Latin letters. */
function suggestionsIn(latin: string, input: string, today: Today): readonly SuggestionFacts[] {
  const text = withoutPunctuation(latin);
  const changes = [
    ...(latin === input ? [] : [bare('latin-letters')]),
    ...(text === latin ? [] : [bare('without-punctuation')]),
  ];
  const suggestions = new Map<string, SuggestionFacts>();
  for (const candidate of candidatesFor({ text, changes })) {
    if (candidate.changes.length === 0 || suggestions.has(candidate.text)) continue;
    const facts = read(candidate.text, today);
    if (typeof facts === 'string' || facts.reading.standing !== 'documented') continue;
    suggestions.set(candidate.text, { facts, changes: candidate.changes });
  }
  return [...suggestions.values()].slice(0, MOST_SUGGESTIONS);
}

/** Every text in the shape of a code that the text could be meant as, fewest changes first. */
function candidatesFor(start: Attempt): readonly Attempt[] {
  const { text, changes } = start;
  const swapped = text.replace(/^(\D+)(\d+)$|^(\d+)(\D+)$/, '$2$1$4$3');
  const swap = bare(/^\D/.test(text) ? 'digits-first' : 'letters-first');
  const starts = [
    start,
    ...(swapped === text ? [] : [{ text: swapped, changes: [...changes, swap] }]),
    ...withoutDoubles(start),
    ...withOtherLetters(start),
  ];
  return starts.flatMap(fitToShapes).sort((a, b) => a.changes.length - b.changes.length);
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

function fitToShapes(start: Attempt): readonly Attempt[] {
  const own = shapeOf(start.text);
  return SHAPES.filter(({ length }) => length === own.length).flatMap((shape) => {
    const mismatches: number[] = [];
    for (let index = 0; index < shape.length; index += 1) {
      if (own[index] !== shape[index]) mismatches.push(index);
    }
    return start.changes.length + mismatches.length > MOST_CHANGES
      ? []
      : substitute(start, mismatches);
  });
}

/** Replaces the characters at some indexes with look-alikes, in every way. */
function substitute(start: Attempt, [index, ...rest]: readonly number[]): readonly Attempt[] {
  if (index === undefined) return [start];
  const { text, changes } = start;
  const written = text.charAt(index);
  const alternatives = lookAlikesOf.get(written) ?? [];
  return alternatives.flatMap((read) => {
    const change: Change = { id: 'instead', params: { read, written } };
    const replaced = text.slice(0, index) + read + text.slice(index + 1);
    return substitute({ text: replaced, changes: [...changes, change] }, rest);
  });
}

/** The text without one of two equal digits that stand side by side, if it has one digit too many. */
function withoutDoubles({ text, changes }: Attempt): readonly Attempt[] {
  if (!/^(?:\D{2,3}\d{5}|\d{5}\D{2,3})$/.test(text)) return [];
  return Array.from(text.matchAll(/(\d)\1/g), ({ index, 1: written = '' }) => ({
    text: text.slice(0, index) + text.slice(index + 1),
    changes: [...changes, { id: 'once', params: { written } } as const],
  }));
}

/** A code with unknown letters replaced by known ones that look like them. */
function withOtherLetters({ text, changes }: Attempt): readonly Attempt[] {
  const factory = parse(text)?.factory ?? '';
  if (factory === '' || factories.has(factory)) return [];
  return likeLetters(factory).map(({ text: letters, change }) => ({
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
  const isWeak = WEAK_WITH_LOOK_ALIKE.has(factory.code);
  // A small l after a capital is most likely a capital I: nobody writes one letter small.
  const isSmall = factory.code.includes('L') && /[A-Z]\s*l/.test(input);
  if ((!isWeak && !isSmall) || reading.standing !== 'documented') return [];
  return likeLetters(factory.code).flatMap(({ text: letters, change }) => {
    const other = factories.get(letters);
    if (!other || other.families < 2) return [];
    const location = locationIn(other, reading.year);
    const likelier = {
      ...facts,
      code: code.replace(factory.code, letters),
      factory: other,
      location,
    };
    return [{ facts: likelier, changes: [change] }];
  });
}

/** Letters that fewer than two families name and that look like letters that two or more name. */
const WEAK_WITH_LOOK_ALIKE: ReadonlySet<string> = new Set(
  Array.from(factories.values())
    .filter(({ code, families }) => families < 2 && likeLetters(code).some(isWellKnown))
    .map(({ code }) => code),
);

function isWellKnown({ text }: { readonly text: string }): boolean {
  return (factories.get(text)?.families ?? 0) > 1;
}

/** Treats every character but a digit as a letter; `read` rejects any other character later. */
function shapeOf(text: string): string {
  return text.replace(/\D/g, 'A').replace(/\d/g, '9');
}

/** A keyboard may have been set to another alphabet. */
function inLatin(input: string, alphabet: ReadonlyMap<string, string>): string {
  if (!/[\u0370-\u04ff]/.test(input)) return input;
  return Array.from(input, (letter) => alphabet.get(letter.toUpperCase()) ?? letter).join('');
}

function withoutPunctuation(input: string): string {
  return isPlain(input) ? input : input.replace(/[\p{P}\p{S}]/gu, '');
}

function bare(id: Exclude<Change['id'], 'instead' | 'once'>): Change {
  return { id, params: {} };
}
