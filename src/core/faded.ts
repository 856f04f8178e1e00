import { compareDays, type Today } from './calendar.ts';
import type { PlaceId } from './factories.ts';
import { FORMATS, type Standing, STANDINGS } from './formats.ts';
import { type Evidence, factories, GRADES } from './places.ts';
import { type CodeFacts, read } from './read.ts';

/**
 * Two of six characters. With three, the codes that fit are hundreds and lie decades apart, which is no better than
 * knowing nothing.
 */
export const MOST_UNREADABLE = 2;

/** Codes that agree on the place, on how well it is attested, and on how well their dates are documented. */
export interface FadedGroupFacts {
  readonly best: readonly PlaceId[];
  readonly standing: Standing;
  readonly evidence: Evidence;
  /** Oldest first. */
  readonly codes: readonly CodeFacts[];
}

export interface FadedFacts {
  /** More than MOST_UNREADABLE characters can't be read, so nothing was tried. */
  readonly isTooFaded: boolean;
  /** Best standing first, then best evidence, then most codes, then oldest; empty when no code fits. */
  readonly groups: readonly FadedGroupFacts[];
}

/**
 * Every code that a prepared input could be, where `?` stands for a character that can't be read. Only known factories
 * are tried. Undefined for input that has no `?`, or could be no code whatever stood there.
 *
 * @example
 * fadedFacts('SD?013', readDay('2026-11-21')).groups[0].codes.map(({ code }) => code) // => ["SD0013","SD1013"]
 * fadedFacts('S????3', readDay('2026-11-21')).isTooFaded // => true
 */
export function fadedFacts(code: string, today: Today): FadedFacts | undefined {
  if (!isFaded(code)) return undefined;
  const isTooFaded = code.split('?').length - 1 > MOST_UNREADABLE;
  return { isTooFaded, groups: isTooFaded ? [] : grouped(codesLike(code), today) };
}

/**
 * Whether a prepared input could be a code of which characters can't be read.
 *
 * @example
 * ['SD?013', 'ISITREAL?'].map(isFaded) // => [true,false]
 */
export function isFaded(code: string): boolean {
  return /^[0-9A-Z?]{3,7}$/.test(code) && code.includes('?');
}

function grouped(codes: ReadonlySet<string>, today: Today): readonly FadedGroupFacts[] {
  const found = [...codes]
    .map((code) => read(code, today))
    .filter((facts) => typeof facts === 'object');
  // Between groups that are equal in all else the order of their oldest codes stays.
  found.sort((a, b) => compareDays(a.reading.interval.from, b.reading.interval.from));
  const groups = new Map<string, FadedGroupFacts>();
  for (const facts of found) {
    const { standing } = facts.reading;
    const { best, evidence } = facts.where;
    const key = [standing, evidence, ...best].join(' ');
    groups.set(key, {
      best,
      standing,
      evidence,
      codes: [...(groups.get(key)?.codes ?? []), facts],
    });
  }
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.codes.length - a.codes.length);
}

function rank({ standing, evidence }: FadedGroupFacts): number {
  return STANDINGS.indexOf(standing) * GRADES.length + GRADES.indexOf(evidence);
}

/** Every code that fits a format: a factory in front, behind or absent, and its digits. */
function codesLike(faded: string): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const { letters, digits: lengths } of FORMATS) {
    const names = letters === 'none' ? [''] : factories.keys();
    for (const factory of names) {
      const digits = faded.length - factory.length;
      if (!lengths.some((length) => length === digits)) continue;
      const at = letters === 'before' ? factory.length : 0;
      const own = letters === 'before' ? faded.slice(0, at) : faded.slice(digits);
      if (!isLike(factory, own)) continue;
      for (const text of digitsLike(faded.slice(at, at + digits))) {
        codes.add(letters === 'before' ? factory + text : text + factory);
      }
    }
  }
  return codes;
}

function isLike(factory: string, faded: string): boolean {
  return [...faded].every((character, at) => character === '?' || character === factory[at]);
}

function digitsLike(faded: string): readonly string[] {
  if (!/^[\d?]+$/.test(faded)) return [];
  return [...faded].reduce<readonly string[]>(
    (starts, character) =>
      starts.flatMap((start) =>
        [...(character === '?' ? '0123456789' : character)].map((digit) => start + digit),
      ),
    [''],
  );
}
