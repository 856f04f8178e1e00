import type { Segment } from '../../core/digits.ts';
import type { InvalidResult } from '../../library/decode.ts';
import { centered, layOutStamp, lengthOf, type Mark, type Part, placeCharacters } from './marks.ts';

/** How a character looks: pressed, pressed and wrong, or not there at all, because it is worn away or missing. */
export type Ink = 'plain' | 'wrong' | 'worn' | 'slot';

/** A character on the tab. Lengths are in characters, from the center of the code. */
export interface Impression {
  readonly text: string;
  readonly ink: Ink;
  readonly x: number;
}

export type ThreadState = 'doubtful' | 'conflict' | 'impossible';

/** What is marked on a tab, by the part of the code. */
export type ThreadStates = Readonly<Partial<Record<Part, ThreadState>>>;

/** The characters of one meaning and the thread that joins them, with the lines of its label. */
export interface Thread extends Mark {
  readonly label: readonly string[];
  /**
   * What is wrong with it: it hangs loose where it is doubtful, is red where something contradicts it, and struck where it
   * is impossible.
   */
  readonly state?: ThreadState | undefined;
}

/** What a tab shows. */
export interface Stamped {
  /** From the outer edge of the first character to that of the last, in characters. */
  readonly length: number;
  readonly impressions: readonly Impression[];
  readonly threads: readonly Thread[];
  /** The values that an impossible week or month could have, from 1. */
  readonly scale?: { readonly last: number; readonly value: number };
}

/** A tab shows no longer text than this. */
export const MAX_TYPED = 8;
/** A longer text is no code, however it is spaced. It is not looked at: a paste can have millions of characters. */
const MAX_SPACED = 30;
/** The longest path that the 404 page shows; its script knows the number too. */
const MAX_PATH = 12;

const DIGITS = /[0-9]/;
export const BLANK: Stamped = { length: 0, impressions: [], threads: [] };

/** A code that reads, each of its parts with the lines of its label. */
export function stampedCode(
  segments: readonly Segment[],
  labelsOf: (mark: Mark) => readonly string[] = () => [],
  states: ThreadStates = {},
): Stamped {
  const { length, marks } = layOutStamp(segments);
  return {
    length,
    impressions: marks
      .flatMap(({ xs, text }) =>
        xs.map((x, index) => ({ text: text.charAt(index), ink: 'plain' as const, x })),
      )
      .sort((a, b) => a.x - b.x),
    threads: marks.map((mark) => ({
      ...mark,
      label: labelsOf(mark),
      state: states[mark.part],
    })),
  };
}

/** A text as it is, blank if it is longer than any code. */
export function stampedText(text: string, longest = MAX_TYPED): Stamped {
  if (text.length > MAX_SPACED && text.trim().length > MAX_SPACED) return BLANK;
  const characters = [...text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()];
  return characters.length > longest ? BLANK : pressed(characters, () => 'plain');
}

/** An address that leads nowhere, such as `/NOWHERE`, in one piece: the script of the 404 page replaces it. */
export function stampedPath(path: string): Stamped {
  return { length: MAX_PATH, threads: [], impressions: [{ text: path, ink: 'plain', x: 0 }] };
}

/** Factory letters alone. */
export function stampedLetters(letters: string): Stamped {
  return pressed([...letters], () => 'plain');
}

/** A worn stamp, with a rubbed place for each `?`. */
export function stampedWorn(text: string): Stamped {
  const characters = [...text].slice(0, MAX_TYPED);
  return pressed(characters, (character) => (character === '?' ? 'worn' : 'plain'));
}

/** A code that does not read, with what is wrong struck and what is missing as empty slots. */
export function stampedInvalid({ code, errorCode, suggestions }: InvalidResult): Stamped {
  const characters = [...code];
  const wrong = wrongIn(code, errorCode, suggestions[0]?.code);
  const isShort = errorCode === 'empty' || errorCode === 'unknown-pattern';
  const missing = isShort && wrong.length === 0 ? missingIn(code) : 0;
  if (characters.length + missing > MAX_TYPED) return BLANK;
  const stamped = pressed([...characters, ...Array<string>(missing).fill('')], (_, index) =>
    index >= characters.length ? 'slot' : wrong.includes(index) ? 'wrong' : 'plain',
  );
  if (errorCode !== 'invalid-week' && errorCode !== 'invalid-month') return stamped;
  const value = Number(wrong.map((index) => characters[index]).join(''));
  return { ...stamped, scale: { last: errorCode === 'invalid-week' ? 53 : 12, value } };
}

/** A code with `?` for what may be misread, such as `SD?126`: its first wrong digit, or its letters. */
export function wornExample({ code, errorCode, suggestions }: InvalidResult): string | undefined {
  const wrong = wrongIn(code, errorCode, suggestions[0]?.code);
  // Punctuation is no worn character.
  const worn = (errorCode === 'unknown-factory' ? wrong : wrong.slice(0, 1)).filter((index) =>
    /\w/.test(code.charAt(index)),
  );
  const characters = [...code];
  if (worn.length === 0 || characters.length > MAX_TYPED) return undefined;
  return characters.map((character, index) => (worn.includes(index) ? '?' : character)).join('');
}

/** The places of the characters that are wrong. */
function wrongIn(
  code: string,
  error: InvalidResult['errorCode'],
  suggestion: string | undefined,
): readonly number[] {
  const at = (isWrong: (character: string, index: number) => boolean) =>
    [...code].flatMap((character, index) => (isWrong(character, index) ? [index] : []));
  const first = code.search(DIGITS);
  switch (error) {
    case 'invalid-week':
      return [code.length - 4, code.length - 2];
    case 'invalid-month':
      return [first, first + 1];
    case 'unknown-factory':
      return at((character) => !DIGITS.test(character));
    case 'future-date':
      return /[0-9]{4}$/.test(code) && first > 0
        ? [first + 1, first + 3]
        : at((character) => DIGITS.test(character)).slice(2);
    case 'unknown-pattern':
      return suggestion?.length === code.length
        ? at((character, index) => character !== suggestion.charAt(index))
        : at((character, index) => !DIGITS.test(character) && DIGITS.test(code.charAt(index - 1)));
    case 'empty':
      return [];
  }
}

/** How many digits are missing for a text to look like a code. */
function missingIn(code: string): number {
  const [, letters = '', digits = '', rest = ''] = /^([A-Z]*)([0-9]*)(.*)$/.exec(code) ?? [];
  if (rest !== '' || letters.length > 3) return 0;
  if (letters === '' && digits !== '') return Math.max(0, 3 - digits.length);
  return code === '' ? 6 : Math.max(0, 4 - digits.length);
}

/** Characters one beside the other, with a gap between letters and digits as on a code. */
function pressed(
  characters: readonly string[],
  inkOf: (character: string, index: number) => Ink,
): Stamped {
  const isLetter = (text: string) => /\p{L}/u.test(text);
  const row = placeCharacters(
    characters.map((text) => ({ text, role: isLetter(text) ? 'factory' : 'year' })),
  );
  return {
    length: lengthOf(row),
    threads: [],
    impressions: centered(row).map(({ text, x }, index) => ({ text, x, ink: inkOf(text, index) })),
  };
}
