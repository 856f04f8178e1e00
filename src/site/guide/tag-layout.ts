import { decode, type Role } from '../../core/index.ts';

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
  const gap = characters[0]?.role === 'factory' ? GAP : 0;
  const start = MIDDLE - ((characters.length - 1) * PITCH + gap) / 2;
  const letters = characters.map(({ text, role }, index) => ({
    text,
    role,
    x: start + index * PITCH + (role === 'factory' ? 0 : gap),
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
