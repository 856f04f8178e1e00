import { fadedFacts, type FadedGroupFacts } from '../core/faded.ts';
import type { Standing } from '../core/formats.ts';
import type { Evidence } from '../core/places.ts';
import { prepare } from '../core/prepare.ts';
import type { CoreWords } from '../words/words.ts';
import {
  coreWords,
  formatCountry,
  formatResult,
  READ_OPTIONS,
  type ReadOptions,
  type ValidResult,
} from './decode.ts';
import { optionsOf, parseToday } from './options.ts';

/** Codes with the same places, evidence and standing. */
export interface FadedGroup {
  /** The places, joined. */
  readonly country: string;
  /** How well their dates fit the years in which their format was used. */
  readonly standing: Standing;
  /** How well sources support the places. */
  readonly evidence: Evidence;
  /** Oldest first. */
  readonly codes: readonly ValidResult[];
}

/** What a stamp with unreadable characters could say. */
export interface Faded {
  /** The input without white space, in capitals, with `?` for an unreadable character. */
  readonly input: string;
  /** Too many characters are unreadable, so no code was tried. */
  readonly isTooFaded: boolean;
  /** Best standing first, then best evidence; empty if no code matches. */
  readonly groups: readonly FadedGroup[];
}

/**
 * Every code that a worn stamp could be; `?` stands for an unreadable character. Only known factories count.
 *
 * @returns undefined if the input has no `?`, or can't be a code whatever the `?` stand for
 * @throws RangeError if `today` is not a calendar day written `YYYY-MM-DD`, `words` are incomplete, or an option does not exist
 * @example
 * readFaded('SD?013', { today: '2026-11-21' })?.groups[0]?.codes.map(({ date }) => date) // => ["January 2003","November 2003"]
 */
export function readFaded(input: unknown, options: ReadOptions | number = {}): Faded | undefined {
  const given = optionsOf(options, READ_OPTIONS);
  const words = coreWords(given.words);
  const code = prepare(input);
  const facts = fadedFacts(code, parseToday(given.today));
  return (
    facts && {
      input: code,
      isTooFaded: facts.isTooFaded,
      groups: facts.groups.map((group) => formatGroup(group, words)),
    }
  );
}

/** Puts the codes that a stamp could be into words. */
export function formatGroup(
  { best, standing, evidence, codes }: FadedGroupFacts,
  words: CoreWords,
): FadedGroup {
  return {
    country: formatCountry(best, words),
    standing,
    evidence,
    codes: codes.map((match) => formatResult(match, words, match.code)),
  };
}

/** A code that a worn stamp could be. */
export interface Candidate extends Pick<ValidResult, 'code' | 'date' | 'country' | 'countries'> {
  /** How well the date fits the years in which its format was used. */
  readonly standing: Standing;
  /** How well sources support the country. */
  readonly evidence: Evidence;
}

/**
 * All codes that a worn stamp could be, best first, in the few fields that a list of them needs.
 *
 * @example
 * const groups = readFaded('SD?013', { today: '2026-11-21' })?.groups ?? [];
 * candidatesOf(groups).map(({ code }) => code).slice(0, 2) // => ["SD0013","SD1013"]
 */
export function candidatesOf(groups: readonly FadedGroup[]): readonly Candidate[] {
  return groups.flatMap(({ evidence, codes }) =>
    codes.map(({ code, date, country, countries, standing }) => ({
      ...{ code, date, country, countries, standing, evidence },
    })),
  );
}
