import { readDay } from './calendar.ts';
import { type FadedGroup, groupReadings } from './faded-groups.ts';
import { factories } from './places.ts';
import { prepare } from './prepare.ts';
import type { DecodeOptions } from './types.ts';

/**
 * Two of six characters. With three, the codes that fit are hundreds and lie decades apart, which is no better than
 * knowing nothing.
 */
export const MOST_UNREADABLE = 2;

export interface Faded {
  /** The input as it was read: no white space, upper case, `?` for what can't be read. */
  readonly input: string;
  /** More than MOST_UNREADABLE characters can't be read, so nothing was tried. */
  readonly isTooFaded: boolean;
  /** Most likely first; empty when no code fits. */
  readonly groups: readonly FadedGroup[];
}

/**
 * Every code that a faded stamp could be, where `?` stands for a character that can't be read. Only known factories are
 * tried. Undefined for input that has no `?`, or could be no code whatever stood there.
 *
 * Groups come in the order of groupReadings.
 *
 * @throws RangeError when `today` is no calendar day written `YYYY-MM-DD`
 * @example
 * readFaded('SD?013', { today: '2026-11-21' }).groups[0].codes.map(({ date }) => date) // => ["January 2003","November 2003"]
 * readFaded('S????3', { today: '2026-11-21' }).isTooFaded // => true
 */
export function readFaded(input: string, options: DecodeOptions): Faded | undefined {
  const today = readDay(options.today);
  const code = prepare(input);
  if (!/^[0-9A-Z?]{3,7}$/.test(code) || !code.includes('?')) return undefined;
  const isTooFaded = code.split('?').length - 1 > MOST_UNREADABLE;
  return {
    input: code,
    isTooFaded,
    groups: isTooFaded ? [] : groupReadings(codesLike(code), today),
  };
}

/** Every code that fits: a factory in front, behind or absent, and three or four digits. */
function codesLike(faded: string): ReadonlySet<string> {
  const codes = new Set(digitsLike(faded));
  for (const factory of factories.keys()) {
    const { length } = factory;
    if (isLike(factory, faded.slice(0, length)))
      for (const digits of digitsLike(faded.slice(length))) codes.add(factory + digits);
    if (isLike(factory, faded.slice(-length)))
      for (const digits of digitsLike(faded.slice(0, -length))) codes.add(digits + factory);
  }
  return codes;
}

function isLike(factory: string, faded: string): boolean {
  return [...faded].every((character, at) => character === '?' || character === factory[at]);
}

function digitsLike(faded: string): readonly string[] {
  if (!/^[\d?]{3,4}$/.test(faded)) return [];
  return [...faded].reduce<readonly string[]>(
    (starts, character) =>
      starts.flatMap((start) =>
        [...(character === '?' ? '0123456789' : character)].map((digit) => start + digit),
      ),
    [''],
  );
}
