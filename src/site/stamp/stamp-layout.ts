import { stampParts } from '#words/result.ts';
import type { Segment, ValidResult } from '../../heatstamp.ts';
import { type Part, partOf } from './part.ts';

/** The characters of one meaning and what joins them. Every `x` is in the drawing's units. */
export interface StampPart {
  readonly part: Part;
  /** What they mean: `week 22`. */
  readonly label: string;
  readonly text: string;
  /** Which digits of the code they are, counted from 1; none for letters. */
  readonly digits: readonly number[];
  /** The middles of its characters. */
  readonly xs: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly side: 'above' | 'below';
  /** Whether a character of another meaning stands between its own. */
  readonly isWoven: boolean;
}

export interface StampLayout {
  readonly width: number;
  readonly parts: readonly StampPart[];
}

interface Letter {
  readonly text: string;
  readonly part: Part;
  readonly x: number;
}

const LETTER_WIDTH = 56;
/** Between factory letters and digits. */
const GAP = 24;
/** How far a bracket reaches beyond the middles of neighbouring characters; an arc points at its two. */
const REACH = 16;
/** Least space between the first or last character and the edge of the leather. */
const MARGIN = 40;
/** Short codes lie in the middle of a piece that is as long as most codes need. */
const LEAST_WIDTH = 440;

/** Places every character, and what joins those of one meaning: week or month above, year below, factory where there is room. */
export function layOut(result: ValidResult): StampLayout {
  const row = placed(result.segments);
  const length = (row.at(-1)?.x ?? 0) + LETTER_WIDTH / 2;
  const width = Math.max(length + 2 * MARGIN, LEAST_WIDTH);
  const letters = row.map((letter) => ({ ...letter, x: letter.x + (width - length) / 2 }));
  const parts = new Set(letters.map(({ part }) => part));
  return { width, parts: [...parts].map((part) => partIn(letters, part, result)) };
}

function partIn(letters: readonly Letter[], part: Part, result: ValidResult): StampPart {
  const own = letters.filter((letter) => letter.part === part);
  const digits = letters.filter((letter) => letter.part !== 'factory');
  const xs = own.map(({ x }) => x);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const isWoven = last - first > (xs.length - 1) * LETTER_WIDTH;
  const reach = isWoven ? 0 : REACH;
  const isBelow = part === 'year' || (part === 'factory' && letters[0]?.part !== 'factory');
  return {
    part,
    label: labelOf(part, result),
    text: own.map(({ text }) => text).join(''),
    digits: part === 'factory' ? [] : own.map((letter) => digits.indexOf(letter) + 1),
    xs,
    from: first - reach,
    to: last + reach,
    side: isBelow ? 'below' : 'above',
    isWoven,
  };
}

/** The characters in a row that begins at 0. */
function placed(segments: readonly Segment[]): Letter[] {
  const characters = segments.flatMap(({ text, role }) =>
    [...text].map((character) => ({ text: character, part: partOf(role) })),
  );
  let x = -LETTER_WIDTH / 2;
  return characters.map(({ text, part }, index) => {
    const before = characters[index - 1]?.part ?? part;
    x += LETTER_WIDTH + ((before === 'factory') === (part === 'factory') ? 0 : GAP);
    return { text, part, x };
  });
}

function labelOf(part: Part, { month, week, year }: ValidResult): string {
  if (part === 'factory') return stampParts.factory;
  if (part === 'year') return stampParts.year(year);
  return week === undefined ? stampParts.month(month) : stampParts.week(week);
}
