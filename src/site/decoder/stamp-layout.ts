import type { Role, Segment, ValidResult } from '../../core/index.ts';

/** A character of the stamp; `x` is its middle, in the drawing's units. */
export interface Letter {
  readonly text: string;
  readonly role: Role;
  readonly x: number;
}

/** What joins the characters of one role, and its label. */
export interface Bracket {
  readonly role: Role;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly side: 'above' | 'below';
}

export interface StampLayout {
  readonly width: number;
  readonly letters: readonly Letter[];
  readonly brackets: readonly Bracket[];
}

const LETTER_WIDTH = 56;
/** Between factory letters and digits. */
const GAP = 24;
/** How far a bracket reaches beyond the middles of neighbouring characters; a woven one points at its two. */
const REACH = 16;
/** Least space between the first or last character and the edge of the leather. */
const MARGIN = 40;
/** Short codes lie in the middle of a piece that is as long as most codes need. */
const LEAST_WIDTH = 440;

/** Places every character, and a bracket for each role: week or month above, year below, factory where there is room. */
export function layOut(result: ValidResult): StampLayout {
  const row = placed(result.segments);
  const length = (row.at(-1)?.x ?? 0) + LETTER_WIDTH / 2;
  const width = Math.max(length + 2 * MARGIN, LEAST_WIDTH);
  const letters = row.map((letter) => ({ ...letter, x: letter.x + (width - length) / 2 }));
  const roles = [...new Set(letters.map(({ role }) => role))];
  return {
    width,
    letters,
    brackets: roles.map((role) => bracketOf(role, letters, result)),
  };
}

function bracketOf(role: Role, letters: readonly Letter[], result: ValidResult): Bracket {
  const xs = letters.filter((letter) => letter.role === role).map(({ x }) => x);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const reach = last - first > (xs.length - 1) * LETTER_WIDTH ? 0 : REACH;
  const isBelow = role === 'year' || (role === 'factory' && letters[0]?.role !== 'factory');
  return {
    role,
    label: labelOf(role, result),
    from: first - reach,
    to: last + reach,
    side: isBelow ? 'below' : 'above',
  };
}

/** The characters in a row that begins at 0. */
function placed(segments: readonly Segment[]): Letter[] {
  const characters = segments.flatMap(({ text, role }) =>
    [...text].map((character) => ({ text: character, role })),
  );
  let x = -LETTER_WIDTH / 2;
  return characters.map(({ text, role }, index) => {
    const before = characters[index - 1]?.role ?? role;
    x += LETTER_WIDTH + ((before === 'factory') === (role === 'factory') ? 0 : GAP);
    return { text, role, x };
  });
}

function labelOf(role: Role, { date, week, year }: ValidResult): string {
  if (role === 'factory') return 'Factory';
  if (role === 'year') return `Year ${year}`;
  return week === undefined ? date.replace(/ .*/, '') : `Week ${week}`;
}
