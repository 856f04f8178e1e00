import { type Line, lineNamed, LINES, VARIANT_WORDS } from '../core/lines.ts';
import { LINE_WORDS } from './line-words.ts';
import { type Context, folded, matchesOf, type TextSpan } from './text.ts';
import { combine } from './vocabulary.ts';

/** A line or model that a text names. */
export interface LineMatch extends TextSpan {
  readonly line: Line;
  /** As it stands there: `NEVERFULL`. */
  readonly text: string;
}

const VARIANTS: Readonly<Record<string, string>> = {
  a: '[aàâáä]',
  e: '[eéèêë]',
  i: '[iíìîï]',
  o: '[oóòôö]',
  u: '[uúùûü]',
  ' ': '[ \\-・’]{0,2}',
  '・': '[ ・]?',
};

/** Japanese names as short as this could stand inside another word: エピ in エピソード. */
const SHORT = 4;

/** Japanese writes some vowels long or short: スピーディー, スピーディ. */
const LONG = 'ー';

function patternOf(name: string): string {
  if (isLatin(name)) {
    const letters = name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
    const pattern = [...letters].map((letter) => VARIANTS[letter] ?? letter).join('');
    return /\d$/.test(name) ? `${pattern}(?!\\d)` : pattern;
  }
  if (/^\p{Script=Hangul}/u.test(name)) return `${HANGUL_BEFORE}${spaced(name)}${HANGUL_AFTER}`;
  const letters = [...name.replaceAll(LONG, '')];
  const pattern = letters.map((letter) => `${VARIANTS[letter] ?? letter}${LONG}?`).join('');
  return name.length <= SHORT
    ? `(?<![\\p{Script=Katakana}ー])${pattern}(?![\\p{Script=Katakana}ー])`
    : pattern;
}

/** Korean puts the brand before a name, and particles or the word for a bag behind it, without a space: 루이비통알마백을. */
const HANGUL_BEFORE = '(?:(?<=비통)|(?<!\\p{Script=Hangul}))';
const HANGUL_AFTER =
  '(?=(?:가방|백)?(?:은|는|이|가|을|를|도|의|와|과|로|에|입니다)?(?!\\p{Script=Hangul}))';

function spaced(name: string): string {
  return name.toLowerCase().replaceAll(' ', ' ?');
}

function isLatin(name: string): boolean {
  return /^[a-z]/i.test(name);
}

/** The longest first, so that Speedy 25 is no Speedy. */
const names = LINES.flatMap(({ name, aliases }) => [name, ...aliases]).sort(
  (a, b) => b.length - a.length,
);
const latinNames = names.filter(isLatin).map(patternOf).join('|');
const cjkNames = names
  .filter((name) => !isLatin(name))
  .map(patternOf)
  .join('|');

const NAME = new RegExp(`(?<![a-zß-ɏ\\d])(?:${latinNames})(?![a-zß-ɏ])|${cjkNames}`, 'gu');

const { latin, cjk } = combine(LINE_WORDS);

const VARIANT = VARIANT_WORDS.map((word) => word.toLowerCase()).join('|');
const VARIANT_BEFORE = new RegExp(`(?<![a-zß-ɏ])(?:${VARIANT})[ ・-]?$`, 'u');
const VARIANT_AFTER = new RegExp(`^[ ・-]?(?:${VARIANT})(?![a-zß-ɏ])`, 'u');

/** The brand, and at most a material between it and the name: "Louis Vuitton Epi Nice". */
const BRAND_BEFORE =
  /(?:lv|vuitton|ヴィトン|비통|威登)[ ・]?(?:monogram|damier|epi|vernis|empreinte|モノグラム|ダミエ|エピ|모노그램)?[ ・]?$/u;
const SIZE_AFTER = /^ ?(?:\d\d(?!\d)|(?:[pmg]m|bb)(?![a-zß-ɏ]))/u;

/** "Speedy delivery" and "Twist-lock" are about no bag at all. */
const NO_BAG = new RegExp(`^[ -]${latin('noBagAfter')}`, 'u');

/** "Not a Neverfull", "similar to the Neverfull" and a hashtag are about another bag. */
const OTHER_BAG_BEFORE = new RegExp(
  `(?:#|(?<![a-zß-ɏ])${latin('otherBagBefore')}(?: ${latin('articles')})? )$`,
  'u',
);
const OTHER_BAG_AFTER = new RegExp(`^ ?${cjk('otherBagAfter')}`, 'u');

/**
 * The lines and models that a text names, each time, in its order.
 *
 * @example
 * linesIn('Neverfull MM in Damier ebene').map(({ line }) => line.id) // => ["neverfull","damier-ebene"]
 * linesIn('speedy delivery') // => []
 */
export function linesIn(plain: string): readonly LineMatch[] {
  const all = folded(plain);
  return matchesOf(all, NAME).flatMap(({ 0: name, index: from }) => {
    const to = from + name.length;
    const text = plain.slice(from, to);
    const line = lineNamed(name);
    const before = all.slice(Math.max(0, from - 24), from);
    const after = all.slice(to, to + 14);
    return line && isOfTheBag(line, text, { before, after }) ? [{ line, text, from, to }] : [];
  });
}

/** Whether a word beside a model's name makes it another model, which the table would have if it knew it. */
function isVariant({ kind }: Line, { before, after }: Context): boolean {
  const isMade = kind === 'model' || kind === 'size' || kind === 'version';
  return isMade && (VARIANT_BEFORE.test(before) || VARIANT_AFTER.test(after));
}

/** Whether a name is that of the bag: it is neither another bag's nor an ordinary word. */
function isOfTheBag(line: Line, text: string, { before, after }: Context): boolean {
  if (NO_BAG.test(after) || OTHER_BAG_AFTER.test(after) || OTHER_BAG_BEFORE.test(before)) {
    return false;
  }
  if (isVariant(line, { before, after })) return false;
  if (line.isCommon) return BRAND_BEFORE.test(before) || SIZE_AFTER.test(after);
  if (!line.isWord || !/^\p{Ll}[^ -]*$/u.test(text)) return true;
  // "lv alma", "speedy 30" and "alma pm" are models even in small letters.
  return /(?:lv|vuitton) $/u.test(before) || /^ (?:\d\d(?!\d)|[pmg]m(?![a-zß-ɏ]))/u.test(after);
}
