import type { Today } from '../core/calendar.ts';
import type { CodeFacts } from '../core/read.ts';
import { codesIn } from './claims/codes.ts';
import { sceneFor } from './reader/words.ts';

/** A code has at least so many digits. */
const FEWEST_DIGITS = 3;

/**
 * The codes in a short text, each once, in their order. Nothing else of it is read.
 *
 * @example
 * codesOf('SD1013 (2003)', readDay('2026-11-28')).map(({ code }) => code) // => ["SD1013"]
 */
export function codesOf(text: string, today: Today): readonly CodeFacts[] {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  if (digits < FEWEST_DIGITS) return [];
  const matches = codesIn(sceneFor(text), today);
  const own = matches.filter(({ isExample }) => !isExample);
  const codes = (own.length > 0 ? own : matches).map(({ facts }) => [facts.code, facts] as const);
  return [...new Map(codes).values()];
}
