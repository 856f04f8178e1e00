import type { Segment } from '../../core/digits.ts';
import type { Role } from '../../core/formats.ts';

/** The parts of a code. Week and month are both the `count`, because no code has both. */
export type Part = 'factory' | 'count' | 'year';

/** The characters of one meaning and the line that joins them. Lengths are in characters: the stamp's pitch is 1. */
export interface Mark {
  readonly part: Part;
  readonly role: Role;
  readonly text: string;
  /** The positions of its digits in the code, from 1; empty for letters. */
  readonly digits: readonly number[];
  /** The centers of its characters, relative to the center of the code. */
  readonly xs: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly side: 'above' | 'below';
  /** Whether a character of another meaning stands between its characters. */
  readonly isWoven: boolean;
}

/** The layout of a code on the page, on paper and in the share picture. */
export interface StampLayout {
  /** From the outer edge of the first character to that of the last. */
  readonly length: number;
  readonly marks: readonly Mark[];
}

export interface Character {
  readonly text: string;
  readonly role: Role;
  readonly x: number;
}

/** The gap between factory letters and digits. */
const GAP = 0.43;
/** How far a bracket reaches beyond the centers of its characters. An arc ends exactly at the centers. */
const REACH = 0.29;

/** Lays out every character and the threads between them: week or month above, year below, factory where there is room. */
export function layOutStamp(segments: readonly Segment[]): StampLayout {
  const row = placeCharacters(
    segments.flatMap(({ text, role }) => [...text].map((character) => ({ text: character, role }))),
  );
  const characters = centered(row);
  const parts = new Set(characters.map(({ role }) => partOf(role)));
  return {
    length: lengthOf(row),
    marks: [...parts].flatMap((part) => createMark(characters, part)),
  };
}

/** The pixels per character, the x of the code's center, the y of a line's feet and how far it rises; a positive rise goes down. */
export interface Surface {
  readonly pitch: number;
  readonly middle: number;
  readonly foot: number;
  readonly rise: number;
}

/** The line of a mark as an SVG path: an arc over the characters between, or a bracket around neighbors. */
export function linePath(mark: Mark, surface: Surface): string {
  const { start, end, foot, rise, side, turn } = lineOf(mark, surface);
  if (mark.isWoven) {
    const height = round(foot + (rise * 4) / 3);
    return `M${start} ${foot}C${start} ${height} ${end} ${height} ${end} ${foot}`;
  }
  return `M${start} ${foot}v${round(rise - turn)}q0 ${turn} ${side} ${turn}H${round(end - side)}q${side} 0 ${side} ${-turn}v${round(turn - rise)}`;
}

function lineOf({ from, to }: Mark, { pitch, middle, foot, rise }: Surface) {
  const size = Math.min(Math.abs(rise) / 2.8, pitch / 5);
  return {
    start: round(middle + from * pitch),
    end: round(middle + to * pitch),
    foot,
    rise,
    side: round(size),
    turn: round(Math.sign(rise) * size),
  };
}

/** Rounds to a tenth of a pixel, which is finer than the eye can see and keeps the markup short. */
export function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** Places characters in a row, beginning at 0. */
export function placeCharacters(characters: readonly Omit<Character, 'x'>[]): readonly Character[] {
  let x = -1;
  let previous: Part | undefined;
  return characters.map(({ text, role }) => {
    const isBorder = previous !== undefined && (previous === 'factory') !== (role === 'factory');
    x += 1 + (isBorder ? GAP : 0);
    previous = partOf(role);
    return { text, role, x };
  });
}

export function lengthOf(row: readonly Character[]): number {
  return (row.at(-1)?.x ?? -1) + 1;
}

/** A row of characters with its center at 0. */
export function centered(row: readonly Character[]): readonly Character[] {
  const shift = (1 - lengthOf(row)) / 2;
  return row.map((character) => ({ ...character, x: character.x + shift }));
}

/** Returns an array for `flatMap`, which is empty if the code lacks this part. */
function createMark(code: readonly Character[], part: Part): readonly Mark[] {
  const characters = code.filter(({ role }) => partOf(role) === part);
  const [first, last] = [characters[0], characters.at(-1)];
  if (!first || !last) return [];
  const digits = code.filter(({ role }) => role !== 'factory');
  const isWoven = last.x - first.x > characters.length - 1 + GAP / 2;
  const reach = isWoven ? 0 : REACH;
  const isBelow = part === 'year' || (part === 'factory' && code[0]?.role !== 'factory');
  return [
    {
      part,
      role: first.role,
      text: characters.map(({ text }) => text).join(''),
      digits: part === 'factory' ? [] : characters.map((digit) => digits.indexOf(digit) + 1),
      xs: characters.map(({ x }) => x),
      from: first.x - reach,
      to: last.x + reach,
      side: isBelow ? 'below' : 'above',
      isWoven,
    },
  ];
}

function partOf(role: Role): Part {
  return role === 'week' || role === 'month' ? 'count' : role;
}
