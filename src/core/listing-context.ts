import type { CodeFacts, Parts } from './read.ts';

/** What looks like a code in a text: where it stands, and how it was read. */
export interface Sighting {
  readonly plain: string;
  readonly from: number;
  readonly to: number;
  readonly parts: Parts;
  /** Whether letters and digits stand apart. */
  readonly isApart: boolean;
  readonly facts: CodeFacts;
}

/** How far around a code is looked. */
const NEAR = 40;

/** Words that announce a code, up to where it begins: `Date code:`, `stamped`, `The code is` …, but no `zip code`. */
const CUE =
  /(?<!\p{L})(?:(?:date ?|heat ?)?stamp(?:ed)?|serial|date ?code|code(?: de)? date|(?<!\b(?:zip|post|postal|area|promo|discount|coupon|style|product|item|model|colou?r|bar|qr) ?-?)code)(?: (?:is|no|nr|number|reads|says))?[\s:.#=("'\u2013-]*$/iu;

/** Factory codes that are also words, units, sizes or marks: "in LA 2017", "851 mm", "the code is 8312". */
const EVERYDAY = new Set(
  'AA AC AN AS BE BO CE CO CT DI DU ET FA FF FO GI IS LA LB LE LM LO LP MA MB ML MM MO MP MS NO OS PL RE SA SN ST TA TB TD US'.split(
    ' ',
  ),
);

/** What, close behind digits, makes them a price, a measure, a time or a part of a longer number. */
const GOES_ON =
  /^(?:[.,:/\u2010\u2013-]\d| ?[\p{Sc}%](?! ?\d)| ?(?:[ckmap]?m|k?g|eur(?:os?)?|usd|gbp|chf)\b)/iu;

/** What, close before digits, makes them a price or a part of a longer number. */
const BEGAN = /(?:\p{Sc} ?|\d[.,:/\u2010\u2013-]|\d{3} )$/u;

/**
 * Whether what looks like a code in a text is meant as one. It must stand alone. Behind words that announce it, it may
 * be digits alone; without them it needs a factory that a published list names, and a shape that little else has.
 *
 * @example
 * ['836', 'code 836'].map((plain) => isMeant({ plain, from: plain.length - 3, to: plain.length, isApart: false, parts: parse('836'), facts: read('836', readDay('2026-11-21')) })) // => [false,true]
 */
export function isMeant(sighting: Sighting): boolean {
  const { plain, from, to } = sighting;
  const before = plain.slice(Math.max(0, from - NEAR), from);
  const after = plain.slice(to, to + NEAR);
  if (isPartOfMore(sighting, before, after)) return false;
  if (!CUE.test(before)) return isUnmistakable(sighting);
  // Such words count only in capitals among small letters.
  return !isEveryday(sighting) || (isInCapitals(sighting) && /\p{Ll}/u.test(before));
}

function isPartOfMore({ parts, isApart }: Sighting, before: string, after: string): boolean {
  if (/[_@&%+\\]$/.test(before) || /^(?:[_@&%+\\]|\.\p{L}|\p{Sc})/u.test(after)) return true;
  if (parts.letters !== 'before' && BEGAN.test(before)) return true;
  if (parts.letters === 'behind') return false;
  return GOES_ON.test(after) || ((isApart || parts.letters !== 'before') && /^ \d{4}/.test(after));
}

function isUnmistakable(sighting: Sighting): boolean {
  const { parts, isApart, facts } = sighting;
  if (parts.factory === '' || /\d/.test(parts.factory) || isEveryday(sighting)) return false;
  if (facts.where.evidence === 'unconfirmed' || facts.reading.standing === 'undocumented') {
    return false;
  }
  // Three digits are also prices and sizes.
  return !isApart || (parts.digits.length === 4 && !isYear(parts.digits) && isInCapitals(sighting));
}

/** Letters in front of digits that are no year are hardly ever a word, as long as nothing parts them. */
function isEveryday({ parts, isApart }: Sighting): boolean {
  const isOdd = parts.letters === 'before' && !isApart && !isYear(parts.digits);
  return !isOdd && EVERYDAY.has(parts.factory);
}

function isYear(digits: string): boolean {
  return /^(?:19|20)/.test(digits);
}

function isInCapitals({ plain, from, to }: Sighting): boolean {
  return !/\p{Ll}/u.test(plain.slice(from, to));
}
