import type { Today } from '../calendar.ts';
import { prepare } from '../prepare.ts';
import { type CodeFacts, parse, type ParsedCode, read } from '../read.ts';
import { type Cue, cueOf, isAboutOther } from './cues.ts';
import { folded, type Span } from './text.ts';

/** A code that a text holds. */
export interface CodeFound extends Span {
  /** As it stands there: `SD 1013`. */
  readonly text: string;
  /** Whether words announce it: `date code`, `製造番号`. */
  readonly hasCue: boolean;
  readonly facts: CodeFacts;
}

/** A run of Latin letters and digits in a text. */
interface Token extends Span {
  readonly text: string;
}

/** What looks like a code in a text: where it stands, and how it was read. */
interface Sighting extends Token {
  readonly parts: ParsedCode;
  /** Whether letters and digits stand apart. */
  readonly isApart: boolean;
  readonly facts: CodeFacts;
  /** What stands close to it. */
  readonly before: string;
  readonly after: string;
}

/** What can stand between the letters and the digits of one code. */
const GAP = /^(?: {1,3}|[-\u2010\u2013])$/;

/** No code is longer: three letters and four digits. */
const LONGEST = 7;

/** How far around a code is looked. */
const NEAR = 80;

/**
 * The date codes in a normalized text, every time that one stands there. A code counts when it reads and nothing around it
 * says that it is something else. Behind words that announce it, it may be digits alone; without them it needs a factory
 * that a published list names, a standing of `documented` or `unusual`, and a shape that little else has: rather one is
 * missed than a price or a year taken for one.
 *
 * @example
 * codesIn('Date code: SP 0065, made in France', readDay('2026-11-21'))[0].text // => "SP 0065"
 * codesIn('Speedy 30, bought 2016 for $1250', readDay('2026-11-21')) // => []
 */
export function codesIn(plain: string, today: Today): readonly CodeFound[] {
  const tokens = tokensOf(plain);
  const found: CodeFound[] = [];
  let end = 0;
  tokens.forEach((token, at) => {
    if (token.from < end || !canBegin(token)) return;
    const next = tokens[at + 1];
    const code = (next && codeOf(plain, token, next, today)) ?? codeOf(plain, token, token, today);
    if (!code) return;
    found.push(code);
    end = code.to;
  });
  return found;
}

/** Letters of another script end a token: 製造番号CA1089刻印 holds CA1089. */
function tokensOf(plain: string): readonly Token[] {
  return Array.from(
    plain.matchAll(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}]*/gu),
    ({ 0: text, index }) => ({ text, from: index, to: index + text.length }),
  );
}

/** Most words are no beginning of a code; to know it at once makes long texts cheap. */
function canBegin({ text }: Token): boolean {
  return text.length <= 3 || (text.length <= LONGEST && /\d/.test(text));
}

/** The code that one token is, or that two neighbours are together. */
function codeOf(plain: string, first: Token, last: Token, today: Today): CodeFound | undefined {
  const parts = partsOf(plain, first, last);
  if (!parts) return undefined;
  const isApart = first !== last;
  const facts = read(prepare(isApart ? first.text + last.text : first.text), today);
  if (typeof facts === 'string') return undefined;
  const { from } = first;
  const { to } = last;
  const text = plain.slice(from, to);
  const before = plain.slice(Math.max(0, from - NEAR), from);
  const after = plain.slice(to, to + NEAR);
  const cue = meant({ text, from, to, isApart, parts, facts, before, after });
  return cue && { text, from, to, hasCue: cue !== 'none', facts };
}

/** Two tokens are the letters and the digits of a code, not a code that was cut anywhere. */
function partsOf(plain: string, first: Token, last: Token): ParsedCode | undefined {
  if (first.text.length + last.text.length > 2 * LONGEST) return undefined;
  if (first === last) return parse(prepare(first.text));
  if (!GAP.test(plain.slice(first.to, last.from))) return undefined;
  const parts = parse(prepare(first.text + last.text));
  const letters = parts?.letters === 'prefix' ? first.text : last.text;
  return prepare(letters) === parts?.factory ? parts : undefined;
}

/** What announces a sighting, where it is meant as a code at all. */
function meant(sighting: Sighting): Cue | undefined {
  if (isPartOfMore(sighting)) return undefined;
  const { before, after, parts } = sighting;
  const cue = cueOf(before, after);
  if (isAboutOther(before, after, { cue, isDigits: parts.letters === 'none' })) return undefined;
  const isMeant = cue === 'none' ? isUnmistakable(sighting) : isLikely(sighting, cue);
  return isMeant ? cue : undefined;
}

/** Letters that touch a code and belong to no script that is written without spaces make it a part of a word. */
const IN_WORD =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々])[\p{L}\p{N}]/u;

/** What, close behind digits, makes them a price, a measure, a time or a part of a longer number. */
const GOES_ON = /^(?:[.,:/\u2010\u2013-](?!\d\d年)\d(?!\d{3}(?!\d))|\p{Sc}|%)/u;
const MEASURES =
  /^(?: ?[\p{Sc}%](?! ?\d)| ?(?:[ckmap]?m|inch(?:es)?|k?g|lbs?|eur(?:os?)?|usd|gbp|chf|jpy|yen|cny|rmb|dollars?|円|元|年|月|日|個|个|枚|点|ミリ|センチ|万)(?![\p{Script=Latin}\d]))/u;

/** What, close before digits, makes them a price or a part of a longer number. */
const BEGAN = /(?:\p{Sc} ?|\d[.,:/\u2010\u2013-]|\d{3} )$/u;

function isPartOfMore(sighting: Sighting): boolean {
  return isInWord(sighting) || isInNumber(sighting);
}

function isInWord({ before, after }: Sighting): boolean {
  return (
    IN_WORD.test(before.slice(-1)) ||
    IN_WORD.test(after.charAt(0)) ||
    /(?:[_@&%+\\]|(?:www\.|:\/\/)\S*)$/.test(before) ||
    /^(?:[_@&%+\\]|\.\p{L}|\p{Sc})/u.test(after)
  );
}

function isInNumber({ parts, isApart, before, after }: Sighting): boolean {
  if (parts.letters !== 'prefix' && BEGAN.test(before)) return true;
  if (parts.letters === 'suffix') return false;
  if (GOES_ON.test(after)) return true;
  if (!isApart && parts.letters === 'prefix') return false;
  // A year behind it is a date that the seller states; anything else makes a longer number of it.
  return MEASURES.test(folded(after)) || /^ (?!(?:19|20)\d\d(?!\d))\d{3,}/.test(after);
}

/** Factory codes that are also words, units, sizes or marks: "in LA 2017", "851 mm", "the code is 8312". */
const EVERYDAY = new Set(
  (
    'AA AC AN AS AT AW BA BE BO CE CO CT DI DU EL ET F FA FF FO FW GI I IS LA LB LE LM LO LP LU MA MB ML MM MO MP MS NO OS PL RE ' +
    'SA SE SN ST TA TB TD US USA'
  ).split(' '),
);

/** Silver is marked with them: "stamped 835" is no May of 1983. Other marks of metals read as nothing. */
const FINENESS = new Set(['835', '875']);

/** Behind words that announce it. */
function isLikely(sighting: Sighting, cue: Cue): boolean {
  const { text, parts, isApart, facts, before, after } = sighting;
  const { letters, factory, digits } = parts;
  if (cue !== 'date-code' && letters !== 'prefix' && FINENESS.has(digits)) return false;
  if (letters === 'none') {
    return cue === 'date-code' || facts.reading.standing !== 'undocumented';
  }
  if (!isApart) return true;
  if (letters === 'suffix') return standsAtEnd(text, factory, before, after);
  return !EVERYDAY.has(factory) || isFactory(sighting, cue);
}

/** "Serial no 8912" has a number, "Serial number: NO 0967" a factory. */
function isFactory({ text, parts, before }: Sighting, cue: Cue): boolean {
  if (isInCapitals(text) && /\p{Ll}/u.test(before)) return true;
  if (cue !== 'date-code' || isYear(parts.digits)) return false;
  return /[:=：#(]\s{0,2}$/.test(before) && (parts.factory !== 'NO' || isInCapitals(text));
}

/** Short words that follow digits with a pause of their own: "836, ca. 1983". */
const SHORT_WORDS = /^(?:at|ca|el|et|i|is|la|le|no|us|as|an|be|so)$/;

/** Letters behind digits may be the next word: "date code 8912 at the back". */
function standsAtEnd(text: string, factory: string, before: string, after: string): boolean {
  const pauses = /^(?:\s*$|\s*[\r\n]|\s?[^\s\p{Script=Latin}\d])/u.test(after);
  // "Date code 8912 LV Speedy", "8912 US seller".
  if (factory === 'LV' || (factory === 'US' && !pauses)) return false;
  if (!isInCapitals(text)) return pauses && !SHORT_WORDS.test(factory.toLowerCase());
  if (pauses) return !(factory.length === 1 && /^ ?['’]/.test(after));
  if (factory.length === 1) return false;
  return !EVERYDAY.has(factory) || /\p{Ll}/u.test(before + after);
}

/** "Permit no. CA1089": some other number. */
const NUMBERED = /[a-zß-ɏ]{2} (?:no|nr|num|number|n[°º])\.?[ :#]{0,3}$/u;

/** "CA1013 4455 7" is followed by more of its number. */
const GOES_ON_APART = /^ (?!(?:19|20)\d\d(?!\d))\d{4}(?!\d)/u;

/** Without such words. */
function isUnmistakable(sighting: Sighting): boolean {
  const { parts, isApart, text } = sighting;
  if (isDoubtful(sighting) || isEveryday(sighting) || isPostCode(sighting)) return false;
  if (NUMBERED.test(folded(sighting.before)) || GOES_ON_APART.test(sighting.after)) return false;
  // Three digits are also prices and sizes.
  return !isApart || (parts.digits.length === 4 && !isYear(parts.digits) && isInCapitals(text));
}

/** No letters, letters that no list names or that have a digit among them, or a date that no source has. */
function isDoubtful({ parts, facts }: Sighting): boolean {
  return (
    !/^[A-Z]+$/.test(parts.factory) ||
    facts.location.evidence === 'unconfirmed' ||
    facts.reading.standing === 'undocumented'
  );
}

/** Letters in front of digits that are no year are hardly ever a word, as long as nothing parts them. */
function isEveryday({ parts, isApart }: Sighting): boolean {
  const isOdd = parts.letters === 'prefix' && !isApart && !isYear(parts.digits);
  return !isOdd && EVERYDAY.has(parts.factory);
}

/** DK-1012 København, 8912 AB Leeuwarden. */
function isPostCode({ text, parts, after }: Sighting): boolean {
  if (/^(?:AT|BE|BG|CH|DK|LU|LV|NO|SI)[ -]\d/.test(text)) {
    return text.includes('-') || /^ \p{Lu}\p{Ll}/u.test(after);
  }
  return parts.letters === 'suffix' && /^,? (?!(?:Made|Louis|LV)\b)\p{Lu}\p{Ll}/u.test(after);
}

function isYear(digits: string): boolean {
  return /^(?:19|20)/.test(digits);
}

function isInCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}
