import type { Today } from '../core/calendar.ts';
import { prepare } from '../core/prepare.ts';
import { type CodeFacts, parse, type ParsedCode, read } from '../core/read.ts';
import { CODE_WORDS } from './code-words.ts';
import { type Cue, cueOf, isAboutOther, isSetAsCode } from './cues.ts';
import { type Context, folded, type TextSpan } from './text.ts';
import { combine } from './vocabulary.ts';

/** A code that a text holds. */
export interface CodeMatch extends TextSpan {
  /** As it stands there: `SD 1013`. */
  readonly text: string;
  /** Whether words announce it: `date code`, `製造番号`. */
  readonly hasCue: boolean;
  readonly facts: CodeFacts;
}

/** A run of Latin letters and digits in a text. */
interface Token extends TextSpan {
  readonly text: string;
}

/** What looks like a code in a text: how it was read, and what stands close to it. */
interface CodeCandidate extends Token, Context {
  readonly parts: ParsedCode;
  /** Whether letters and digits stand apart. */
  readonly isApart: boolean;
  readonly facts: CodeFacts;
}

const { latin, cjk, all } = combine(CODE_WORDS);

/** What can stand between the letters and the digits of one code. */
const GAP = /^(?: {1,3}|[-\u2010\u2013])$/;

/** No code is longer: three letters and four digits. */
const LONGEST = 7;

/** How much of the text around a code is looked at, in characters. */
const NEAR = 80;

/**
 * The date codes in a normalized text, every time that one stands there. A code counts when it reads and nothing around it
 * says that it is something else. Behind words that announce it, it may be digits alone. Without them it needs a factory
 * that a published list names, a standing of `documented` or `unusual`, and a shape that little else has: missing a code is
 * better than taking a price or a year for one.
 *
 * @example
 * codesIn('Date code: SP 0065, made in France', readDay('2026-11-21'))[0].text // => "SP 0065"
 * codesIn('Speedy 30, bought 2016 for $1250', readDay('2026-11-21')) // => []
 */
export function codesIn(plain: string, today: Today): readonly CodeMatch[] {
  const tokens = tokensOf(plain);
  const matches: CodeMatch[] = [];
  let end = 0;
  tokens.forEach((token, index) => {
    if (token.from < end || !canBegin(token)) return;
    const next = tokens[index + 1];
    const code = (next && codeOf(plain, token, next, today)) ?? codeOf(plain, token, token, today);
    if (!code) return;
    matches.push(code);
    end = code.to;
  });
  return matches;
}

/**
 * Letters of another script end a token: 製造番号CA1089刻印 holds CA1089. Letters behind digits may have full stops:
 * `882 V.I.`
 */
function tokensOf(plain: string): readonly Token[] {
  return Array.from(
    plain.matchAll(
      /\p{Lu}\.(?<=\d ?..)\p{Lu}(?:\.(?=[\s,;)]|$)|(?![\p{L}\p{N}.]))|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}]*/gu,
    ),
    ({ 0: text, index }) => ({
      text: text.replaceAll('.', ''),
      from: index,
      to: index + text.length,
    }),
  );
}

/** Most words cannot begin a code; to know it at once makes long texts cheap. */
function canBegin({ text }: Token): boolean {
  return text.length <= 3 || (text.length <= LONGEST && /\d/.test(text));
}

/** The code that one token is, or that two neighbors are together. */
function codeOf(plain: string, first: Token, last: Token, today: Today): CodeMatch | undefined {
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
  const cue = cueOfCode({ text, from, to, isApart, parts, facts, before, after });
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

/** What announces a candidate; undefined where it is no code. */
function cueOfCode(candidate: CodeCandidate): Cue | undefined {
  if (isInWord(candidate) || isInNumber(candidate)) return undefined;
  const { before, after, parts } = candidate;
  const cue = cueOf(before, after);
  if (isAboutOther(before, after, { cue, isDigits: parts.letters === 'none' })) return undefined;
  const isCode = cue === 'none' ? isUnmistakable(candidate) : isLikely(candidate, cue);
  return isCode || isExplained(candidate) ? cue : undefined;
}

/** By its date or its brackets; the letters are those of a factory, and the date is one that sources have. */
function isExplained({ text, parts, facts, before, after }: CodeCandidate): boolean {
  const isDigits = parts.letters === 'none';
  if (facts.reading.standing === 'undocumented' || !isInCapitals(text)) return false;
  if (!isDigits && facts.location.evidence === 'unconfirmed') return false;
  return isSetAsCode(before, after, { isDigits });
}

/** Letters that touch a code make it a part of a word, unless their script is written without spaces. */
const IN_WORD =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々])[\p{L}\p{N}]/u;

function isInWord({ before, after }: CodeCandidate): boolean {
  return (
    IN_WORD.test(before.slice(-1)) ||
    IN_WORD.test(after.charAt(0)) ||
    /(?:[_@&%+\\]|(?:www\.|:\/\/)\S*)$/.test(before) ||
    /^(?:[_@&%+\\]|\.\p{L}|\p{Sc})/u.test(after)
  );
}

/** What, close before digits, makes them a price or a part of a longer number. */
const NUMBER_BEFORE = /(?:\p{Sc} ?|\d[.,:/\u2010\u2013-]|\d{3} )$/u;

/** What, close behind digits, makes them a price, a time or a part of a longer number. */
const NUMBER_AFTER = new RegExp(
  `^(?:[.,:/\\u2010\\u2013-](?!\\d\\d${cjk('yearSign')})\\d(?!\\d{3}(?!\\d))|\\p{Sc}|%)`,
  'u',
);
const UNIT_AFTER = new RegExp(
  `^ ?(?:[\\p{Sc}%](?! ?\\d)|(?:[ckmap]?m|k?g|eur|usd|gbp|chf|jpy|yen|cny|rmb|${all('units')})(?![\\p{Script=Latin}\\d]))`,
  'u',
);

function isInNumber({ parts, isApart, before, after }: CodeCandidate): boolean {
  if (parts.letters !== 'prefix' && NUMBER_BEFORE.test(before)) return true;
  if (parts.letters === 'suffix') return false;
  if (NUMBER_AFTER.test(after)) return true;
  if (!isApart && parts.letters === 'prefix') return false;
  // A year behind it is a date that the seller states; anything else makes a longer number of it.
  return UNIT_AFTER.test(folded(after)) || /^ (?!(?:19|20)\d\d(?!\d))\d{3,}/.test(after);
}

/** Factory codes that are also sizes, marks or abbreviations, whatever the language. */
const MARKS = 'AA AC AW BA BO CO CT F FF FO FW GI LB LM LP LU MB ML MM MO MP MS OS PL SN ST TB TD';

/** Factory codes that are also something else: "in LA 2017", "851 mm", "the code is 8312". */
const ORDINARY = new Set(
  [MARKS, ...CODE_WORDS.flatMap(({ shortWords }) => shortWords ?? [])].join(' ').split(' '),
);

/** Silver is marked with them: "stamped 835" is no May of 1983. Other marks of metals read as nothing. */
const FINENESS = new Set(['835', '875']);

/** Behind words that announce it. */
function isLikely(candidate: CodeCandidate, cue: Cue): boolean {
  const { text, parts, isApart, facts, before, after } = candidate;
  const { letters, factory, digits } = parts;
  if (cue !== 'date-code' && letters !== 'prefix' && FINENESS.has(digits)) return false;
  if (letters === 'none') {
    return cue === 'date-code' || facts.reading.standing !== 'undocumented';
  }
  if (!isApart) return true;
  if (letters === 'suffix') return standsAtEnd(text, factory, before, after);
  return !ORDINARY.has(factory) || isFactory(candidate, cue);
}

/** "Serial no 8912" has a number, "Serial number: NO 0967" a factory. */
function isFactory({ text, parts, before }: CodeCandidate, cue: Cue): boolean {
  if (isInCapitals(text) && /\p{Ll}/u.test(before)) return true;
  if (cue !== 'date-code' || isYear(parts.digits)) return false;
  return /[:=：#(]\s{0,2}$/.test(before) && (parts.factory !== 'NO' || isInCapitals(text));
}

/** Short words that follow digits with a pause of their own: "836, ca. 1983". */
const WORD_AFTER = new RegExp(`^(?:ca|${latin('wordsAfter')})$`);

/** Letters behind digits may be the next word: "date code 8912 at the back". */
function standsAtEnd(text: string, factory: string, before: string, after: string): boolean {
  const pauses = /^(?:\s*$|\s*[\r\n]|\s?[^\s\p{Script=Latin}\d])/u.test(after);
  // "Date code 8912 LV Speedy", "8912 US seller".
  if (factory === 'LV' || (factory === 'US' && !pauses)) return false;
  if (!isInCapitals(text)) return pauses && !WORD_AFTER.test(factory.toLowerCase());
  if (pauses) return !(factory.length === 1 && /^ ?['’]/.test(after));
  if (factory.length === 1) return false;
  return !ORDINARY.has(factory) || /\p{Ll}/u.test(before + after);
}

/** "Permit no. CA1089": some other number. */
const NUMBERED = new RegExp(`[a-zß-ɏ]{2} ${latin('numberSign')}\\.?[ :#]{0,3}$`, 'u');

/** "CA1013 4455 7" is followed by more of its number. */
const DIGITS_AFTER = /^ (?!(?:19|20)\d\d(?!\d))\d{4}(?!\d)/u;

/** Without words that announce it. */
function isUnmistakable(candidate: CodeCandidate): boolean {
  const { parts, isApart, text, facts, before, after } = candidate;
  // No letters, letters that no list names or that have a digit among them, or a date that no source has.
  if (
    !/^[A-Z]+$/.test(parts.factory) ||
    facts.location.evidence === 'unconfirmed' ||
    facts.reading.standing === 'undocumented'
  ) {
    return false;
  }
  // Letters right in front of digits that are no year are hardly ever a word.
  const isOdd = parts.letters === 'prefix' && !isApart && !isYear(parts.digits);
  if (!isOdd && ORDINARY.has(parts.factory)) return false;
  if (isPostcode(candidate)) return false;
  if (NUMBERED.test(folded(before)) || DIGITS_AFTER.test(after)) return false;
  // Three digits are also prices and sizes.
  return !isApart || (parts.digits.length === 4 && !isYear(parts.digits) && isInCapitals(text));
}

/** DK-1012 København, 8912 AB Leeuwarden. */
function isPostcode({ text, parts, after }: CodeCandidate): boolean {
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
