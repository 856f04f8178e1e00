import type { Role, Segment } from './types.ts';

/** What the digits mean, run by run from the left: the role and how many digits have it. */
const LAYOUTS = {
  WYWY: [
    ['week', 1],
    ['year', 1],
    ['week', 1],
    ['year', 1],
  ],
  MYMY: [
    ['month', 1],
    ['year', 1],
    ['month', 1],
    ['year', 1],
  ],
  YYM: [
    ['year', 2],
    ['month', 1],
  ],
  YYMM: [
    ['year', 2],
    ['month', 2],
  ],
  MMY: [
    ['month', 2],
    ['year', 1],
  ],
  MMYY: [
    ['month', 2],
    ['year', 2],
  ],
} as const satisfies Record<string, readonly (readonly [Role, number])[]>;

export type Layout = keyof typeof LAYOUTS;

/** Four digits have ten thousand values at most, so each is divided once. */
const made: Record<Layout, Map<string, readonly Segment[]>> = {
  WYWY: new Map(),
  MYMY: new Map(),
  YYM: new Map(),
  YYMM: new Map(),
  MMY: new Map(),
  MMYY: new Map(),
};

/**
 * Divides the digits of a code by what they contribute.
 *
 * @example
 * digitSegments('8912', 'YYMM') // => [{"text":"89","role":"year"},{"text":"12","role":"month"}]
 */
export function digitSegments(digits: string, layout: Layout): readonly Segment[] {
  const ofLayout = made[layout];
  const known = ofLayout.get(digits);
  if (known) return known;
  let at = 0;
  const segments = LAYOUTS[layout].map(([role, length]) =>
    Object.freeze({ text: digits.slice(at, (at += length)), role }),
  );
  ofLayout.set(digits, segments);
  return segments;
}
