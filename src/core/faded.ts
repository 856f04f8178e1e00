import { compareDays, type Today } from './calendar.ts';
import type { PlaceId } from './factories.ts';
import { FORMATS, type Standing, STANDINGS } from './formats.ts';
import { type Evidence, factories, GRADES } from './places.ts';
import { type CodeFacts, read } from './read.ts';

/**
 * Two of six characters. With three, hundreds of codes decades apart would match, which is no better than knowing
 * nothing.
 */
export const MOST_UNREADABLE = 2;

const CHARACTERS = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Codes with the same places, evidence and standing. */
export interface FadedGroupFacts {
  readonly best: readonly PlaceId[];
  readonly standing: Standing;
  readonly evidence: Evidence;
  /** Oldest first. */
  readonly codes: readonly CodeFacts[];
}

/** The codes that a faded stamp could be. */
export interface FadedFacts {
  /** More than MOST_UNREADABLE characters are unreadable, so no code was tried. */
  readonly isTooFaded: boolean;
  /** Best standing first, then best evidence, then most codes, then oldest; empty if no code matches. */
  readonly groups: readonly FadedGroupFacts[];
}

/**
 * Every code that matches a prepared input in which `?` stands for an unreadable character. Only known factories count.
 *
 * @returns undefined if the input has no `?`, or can't be a code whatever the `?` stand for
 * @example
 * fadedFacts('SD?013', readDay('2026-11-21')).groups[0].codes.map(({ code }) => code) // => ["SD0013","SD1013"]
 * fadedFacts('S????3', readDay('2026-11-21')).isTooFaded // => true
 */
export function fadedFacts(code: string, today: Today): FadedFacts | undefined {
  if (!isFaded(code)) return undefined;
  const isTooFaded = code.split('?').length - 1 > MOST_UNREADABLE;
  return { isTooFaded, groups: isTooFaded ? [] : groupsOf(expand(code), today) };
}

/**
 * Whether a prepared input could be a code with unreadable characters.
 *
 * @example
 * ['SD?013', 'SD?', 'SD1013?'].map(isFaded) // => [true,false,false]
 */
export function isFaded(code: string): boolean {
  return code.includes('?') && FADED.test(code);
}

/** The form of a code; `?` may stand for any of its characters. */
const FADED = (() => {
  const others = Array.from(factories.keys()).filter((code) => !/^[A-Z]{2}$/.test(code));
  const letters = ['[A-Z?]{2}', ...others.map((code) => code.replace(/./g, '[$&?]'))].join('|');
  return new RegExp(`^(?:(?:${letters})?[\\d?]{3,4}|[\\d?]{3,4}(?:${letters}))$`);
})();

/** Every text that matches, whether it is a code or not. */
function expand(faded: string): readonly string[] {
  if (!faded.includes('?')) return [faded];
  return CHARACTERS.flatMap((character) => expand(faded.replace('?', character)));
}

function groupsOf(texts: readonly string[], today: Today): readonly FadedGroupFacts[] {
  const matches = texts
    .map((text) => read(text, today))
    .filter((facts) => typeof facts === 'object')
    .sort(
      ({ reading: a }, { reading: b }) =>
        compareDays(a.interval.from, b.interval.from) ||
        formatRank(a.format) - formatRank(b.format),
    );
  const groups = new Map<string, FadedGroupFacts>();
  for (const facts of matches) {
    const { standing } = facts.reading;
    const { best, evidence } = facts.location;
    const key = [standing, evidence, ...best].join(' ');
    const codes = [...(groups.get(key)?.codes ?? []), facts];
    groups.set(key, { best, standing, evidence, codes });
  }
  // Sorting is stable, so of groups alike in all else the one with the oldest code comes first.
  return [...groups.values()].sort(
    (a, b) => groupRank(a) - groupRank(b) || b.codes.length - a.codes.length,
  );
}

function formatRank(format: string): number {
  return FORMATS.findIndex(({ id }) => id === format);
}

function groupRank({ standing, evidence }: FadedGroupFacts): number {
  return STANDINGS.indexOf(standing) * GRADES.length + GRADES.indexOf(evidence);
}
