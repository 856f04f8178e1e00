import type { Role, Segment } from './types.ts';

/** What the digits mean, by the letters of a layout: `W` week, `M` month, `Y` year. */
const LAYOUTS = {
  WYWY: (digits) => woven(digits, 'week'),
  MYMY: (digits) => woven(digits, 'month'),
  YYM: (digits) => halved(digits, 'year', 'month'),
  YYMM: (digits) => halved(digits, 'year', 'month'),
  MMY: (digits) => halved(digits, 'month', 'year'),
  MMYY: (digits) => halved(digits, 'month', 'year'),
} as const satisfies Record<string, (digits: string) => Segment[]>;

export type Layout = keyof typeof LAYOUTS;

/**
 * Divides the digits of a code by what they contribute.
 *
 * @example
 * digitSegments('8912', 'YYMM') // => [{"text":"89","role":"year"},{"text":"12","role":"month"}]
 */
export function digitSegments(digits: string, layout: Layout): Segment[] {
  return LAYOUTS[layout](digits);
}

function woven(digits: string, count: Role): Segment[] {
  return [
    { text: digits.charAt(0), role: count },
    { text: digits.charAt(1), role: 'year' },
    { text: digits.charAt(2), role: count },
    { text: digits.charAt(3), role: 'year' },
  ];
}

function halved(digits: string, front: Role, back: Role): Segment[] {
  return [
    { text: digits.slice(0, 2), role: front },
    { text: digits.slice(2), role: back },
  ];
}
