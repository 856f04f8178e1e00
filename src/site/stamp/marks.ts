import type { Role, Segment } from '../../heatstamp.ts';

/** What a part of a code is about: week and month are one, because no code has both. */
export type Part = 'factory' | 'count' | 'year';

/** The characters of one meaning and what joins them. Lengths are in characters: the pitch of the stamp is 1. */
export interface Mark {
  readonly part: Part;
  readonly role: Role;
  readonly text: string;
  /** Which digits of the code they are, counted from 1; none for letters. */
  readonly digits: readonly number[];
  /** The middles of its characters, from the middle of the code. */
  readonly xs: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly side: 'above' | 'below';
  /** Whether a character of another meaning stands between its own. */
  readonly isWoven: boolean;
}

/** A code as it is drawn: on the page, on paper, in the picture that links show. */
export interface Marks {
  /** From the outer edge of the first character to that of the last. */
  readonly length: number;
  readonly marks: readonly Mark[];
}

interface Character {
  readonly text: string;
  readonly role: Role;
  readonly x: number;
}

/** Between factory letters and digits. */
const GAP = 0.43;
/** How far a bracket reaches beyond the middles of neighbouring characters; an arc points at its two. */
const REACH = 0.29;

/** Places every character, and what joins those of one meaning: week or month above, year below, factory where there is room. */
export function marksOf(segments: readonly Segment[]): Marks {
  const row = rowOf(segments);
  const length = (row.at(-1)?.x ?? -1) + 1;
  const characters = row.map((each) => ({ ...each, x: each.x + (1 - length) / 2 }));
  const parts = new Set(characters.map(({ role }) => partOf(role)));
  return { length, marks: [...parts].flatMap((part) => markOf(characters, part)) };
}

/**
 * The line that joins the characters of a mark, as an SVG path: an arc leaps over what stands between, a bracket holds
 * neighbours together. `at` is how the surface measures: pixels a character, the height of the line's feet and how far it
 * rises from there, which is below the code where it is positive.
 */
export function lineOf(
  { from, to, isWoven }: Mark,
  at: {
    readonly pitch: number;
    readonly middle: number;
    readonly foot: number;
    readonly rise: number;
  },
): string {
  const { pitch, middle, foot, rise } = at;
  const [start, end] = [round(middle + from * pitch), round(middle + to * pitch)];
  if (isWoven) {
    const height = round(foot + (rise * 4) / 3);
    return `M${start} ${foot}C${start} ${height} ${end} ${height} ${end} ${foot}`;
  }
  const size = Math.min(Math.abs(rise) / 2.8, pitch / 5);
  const turn = round(Math.sign(rise) * size);
  const side = round(size);
  return `M${start} ${foot}v${round(rise - turn)}q0 ${turn} ${side} ${turn}H${round(end - side)}q${side} 0 ${side} ${-turn}v${round(turn - rise)}`;
}

/** A length or place in a drawing, to a tenth: finer than one sees, and short in the page. */
export function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** The characters in a row; the first stands at 0. */
function rowOf(segments: readonly Segment[]): readonly Character[] {
  let x = -1;
  let before: Part | undefined;
  return segments.flatMap(({ text, role }) =>
    [...text].map((character) => {
      const isBorder = before !== undefined && (before === 'factory') !== (role === 'factory');
      x += 1 + (isBorder ? GAP : 0);
      before = partOf(role);
      return { text: character, role, x };
    }),
  );
}

function markOf(characters: readonly Character[], part: Part): readonly Mark[] {
  const own = characters.filter(({ role }) => partOf(role) === part);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return [];
  const digits = characters.filter(({ role }) => role !== 'factory');
  const isWoven = last.x - first.x > own.length - 1 + GAP / 2;
  const reach = isWoven ? 0 : REACH;
  const isBelow = part === 'year' || (part === 'factory' && characters[0]?.role !== 'factory');
  return [
    {
      part,
      role: first.role,
      text: own.map(({ text }) => text).join(''),
      digits: part === 'factory' ? [] : own.map((each) => digits.indexOf(each) + 1),
      xs: own.map(({ x }) => x),
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
