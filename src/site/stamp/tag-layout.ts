import { decode, type Role } from '../../heatstamp.ts';

/** A character of a tag; `x` is its middle in the drawing's units. */
interface Letter {
  readonly text: string;
  readonly role: Role;
  readonly x: number;
}

/** What joins the digits of one meaning. */
export interface Mark {
  readonly role: Exclude<Role, 'factory'>;
  readonly from: number;
  readonly to: number;
}

interface TagLayout {
  readonly letters: readonly Letter[];
  readonly marks: readonly Mark[];
}

const MIDDLE = 100;
const PITCH = 26;
/** Between factory letters and digits. */
const GAP = 10;
/** How far a mark reaches beyond the middle of a lone digit. */
const REACH = 8;
const MARKED = ['week', 'month', 'year'] as const;
/** All codes shown are older. */
const TODAY = '2021-12-31';

/** Places a code's characters and the marks of its digits; a picture that is no code has neither. */
export function layOut(code: string): TagLayout {
  const result = decode(code, { today: TODAY });
  const segments = result.isValid ? result.segments : [];
  const characters = segments.flatMap(({ text, role }) =>
    [...text].map((each) => ({ text: each, role })),
  );
  const isLetters = characters.map(({ role }) => role === 'factory');
  // The first character behind the gap; there is none where all are digits.
  const border = isLetters.findIndex((each) => each !== isLetters[0]);
  const gapAt = (index: number): number => (border > 0 && index >= border ? GAP : 0);
  const last = characters.length - 1;
  const start = MIDDLE - (last * PITCH + gapAt(last)) / 2;
  const letters = characters.map((character, index) => ({
    ...character,
    x: start + index * PITCH + gapAt(index),
  }));
  return { letters, marks: MARKED.flatMap((role) => markOf(role, letters)) };
}

function markOf(role: Mark['role'], letters: readonly Letter[]): readonly Mark[] {
  const xs = letters.filter((letter) => letter.role === role).map(({ x }) => x);
  const [from, to] = [xs[0], xs.at(-1)];
  if (from === undefined || to === undefined) return [];
  const reach = to - from > (xs.length - 1) * PITCH ? 0 : REACH;
  return [{ role, from: from - reach, to: to + reach }];
}
