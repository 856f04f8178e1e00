import { fadedFacts } from '../core/faded.ts';
import type { Standing } from '../core/formats.ts';
import type { Evidence } from '../core/places.ts';
import { prepare } from '../core/prepare.ts';
import { core as builtIn } from '../words/en/core.ts';
import {
  countryOf,
  type ReadOptions,
  speakerOf,
  todayOf,
  valid,
  type ValidResult,
} from './decode.ts';

/** Codes that agree on the place, on how well it is attested, and on how well their dates are documented. */
export interface FadedGroup {
  /** The places, joined. */
  readonly country: string;
  /** How well their dates fit the years in which their format was used. */
  readonly standing: Standing;
  /** How well the places are attested. */
  readonly evidence: Evidence;
  /** Oldest first. */
  readonly codes: readonly ValidResult[];
}

/** What a stamp with characters that can't be read could say. */
export interface Faded {
  /** The input as it was read: no white space, upper case, `?` for what can't be read. */
  readonly input: string;
  /** So many characters can't be read that nothing was tried. */
  readonly isTooFaded: boolean;
  /** Best standing first, then best evidence; empty when no code fits. */
  readonly groups: readonly FadedGroup[];
}

/**
 * Every code that a worn stamp could be, where `?` stands for a character that can't be read. Only known factories are
 * tried. Undefined for input that has no `?`, or could be no code whatever stood there.
 *
 * @throws RangeError when `today` is no calendar day written `YYYY-MM-DD`
 * @example
 * readFaded('SD?013', { today: '2026-11-21' })?.groups[0]?.codes.map(({ date }) => date) // => ["January 2003","November 2003"]
 */
export function readFaded(
  input: unknown,
  { today, words = builtIn }: ReadOptions,
): Faded | undefined {
  const code = prepare(input);
  const facts = fadedFacts(code, todayOf(today));
  if (!facts) return undefined;
  const speaker = speakerOf(words);
  return {
    input: code,
    isTooFaded: facts.isTooFaded,
    groups: facts.groups.map(({ best, standing, evidence, codes }) => ({
      country: countryOf(best, words),
      standing,
      evidence,
      codes: codes.map((each) => valid(each, speaker)),
    })),
  };
}
