import { type Line, lineNamed, LINES } from '../core/lines.ts';
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
  const letters = [...name.replaceAll(LONG, '')];
  const pattern = letters.map((letter) => `${VARIANTS[letter] ?? letter}${LONG}?`).join('');
  return name.length <= SHORT
    ? `(?<![\\p{Script=Katakana}ー])${pattern}(?![\\p{Script=Katakana}ー])`
    : pattern;
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

/** Whether a name is that of the bag: it is neither another bag's nor an ordinary word. */
function isOfTheBag(line: Line, text: string, { before, after }: Context): boolean {
  if (NO_BAG.test(after) || OTHER_BAG_AFTER.test(after) || OTHER_BAG_BEFORE.test(before)) {
    return false;
  }
  if (!line.isWord || !/^\p{Ll}[^ -]*$/u.test(text)) return true;
  // "lv alma", "speedy 30" and "alma pm" are models even in small letters.
  return /(?:lv|vuitton) $/u.test(before) || /^ (?:\d\d(?!\d)|[pmg]m(?![a-zß-ɏ]))/u.test(after);
}
