import { type Line, lineOf, LINES } from '../core/lines.ts';
import { folded, type Span } from './text.ts';

/** A line or model that a text names. */
export interface LineFound extends Span {
  readonly line: Line;
  /** As it stands there: `NEVERFULL`. */
  readonly text: string;
}

const BASE: Readonly<Record<string, string>> = {
  a: '[aàâáä]',
  e: '[eéèêë]',
  i: '[iíìîï]',
  o: '[oóòôö]',
  u: '[uúùûü]',
  ' ': '[ \\-・’]{0,2}',
  '・': '[ ・]?',
};

/** Names that are a few characters of their script could be the inside of a word: エピ in エピソード. */
const SHORT = 4;

/** Japanese writes some vowels long or short: スピーディー, スピーディ. */
const LONG = 'ー';

function patternOf(name: string): string {
  if (isLatin(name)) {
    const letters = [...unaccented(name)];
    const pattern = letters.map((each) => BASE[each] ?? each).join('');
    return /\d$/.test(name) ? `${pattern}(?!\\d)` : pattern;
  }
  const letters = [...name.replaceAll(LONG, '')];
  const pattern = letters.map((each) => `${BASE[each] ?? each}${LONG}?`).join('');
  return name.length <= SHORT
    ? `(?<![\\p{Script=Katakana}ー])${pattern}(?![\\p{Script=Katakana}ー])`
    : pattern;
}

function isLatin(name: string): boolean {
  return /^[a-z]/i.test(name);
}

function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Every name with its line, the longest first, so that Speedy 25 is no Speedy. */
const NAMED: readonly { readonly line: Line; readonly name: string }[] = LINES.flatMap((line) =>
  [line.name, ...line.aliases].map((name) => ({ line, name })),
).sort((a, b) => b.name.length - a.name.length);

const patterns = (isIt: boolean) =>
  NAMED.filter(({ name }) => isLatin(name) === isIt)
    .map(({ name }) => patternOf(name))
    .join('|');

const ANY = new RegExp(
  `(?<![a-zß-ɏ\\d])(?:${patterns(true)})(?![a-zß-ɏ])|${patterns(false)}`,
  'gu',
);

/** "Speedy delivery", "con l'alma". */
const NO_BAG =
  /^ (?:deliver|shipping|dispatch|post(?:age)?(?![a-zß-ɏ])|service|repl|response|transaction|recovery|despatch|payment|sale(?![a-zß-ɏ])|refund|checkout)/u;

/** What is compared with a bag, or denied of it: "not a Neverfull", "similar to the Neverfull", a hashtag. */
const OTHER_BAG_BEFORE =
  /(?:#|(?<![a-zß-ɏ])(?:not|isn['’]t|no|kein(?:e|en)?|pas|n['’]est pas|non è|no es|also have|like|unlike|similar to|smaller than|bigger than|larger than|compared (?:to|with)|fits (?:in|inside|into)|instead of)(?: (?:an?|the|une?|un[oa]|le|la|il|el|ein(?:e|en)?|your|my))? )$/u;
const OTHER_BAG_BEHIND = /^ ?(?:では(?:な|あり|ござ)|じゃ(?:な|あり)|に似|风格|風の)/u;

/**
 * The lines and models that a text names, each time, in its order.
 *
 * @example
 * linesIn('Neverfull MM in Damier ebene').map(({ line }) => line.id) // => ["neverfull","damier-ebene"]
 * linesIn('speedy delivery') // => []
 */
export function linesIn(plain: string): readonly LineFound[] {
  const all = folded(plain);
  return Array.from(all.matchAll(ANY)).flatMap(({ 0: name, index: from }) => {
    const to = from + name.length;
    const text = plain.slice(from, to);
    const line = lineOf(name);
    const around = {
      before: all.slice(Math.max(0, from - 24), from),
      after: all.slice(to, to + 14),
    };
    return line && isNamed(line, text, around) ? [{ line, text, from, to }] : [];
  });
}

/** Whether a name is that of the bag: it is neither another bag's nor a word of everyday. */
function isNamed(
  line: Line,
  text: string,
  { before, after }: { readonly before: string; readonly after: string },
): boolean {
  if (NO_BAG.test(after) || OTHER_BAG_BEHIND.test(after) || OTHER_BAG_BEFORE.test(before)) {
    return false;
  }
  return !(line.isWord && /^\p{Ll}[^ -]*$/u.test(text)) || isOfBag(before, after);
}

/** "lv alma", "speedy 30", "alma pm": a word of everyday in small letters is a model in such company. */
function isOfBag(before: string, after: string): boolean {
  return /(?:lv|vuitton) $/u.test(before) || /^ (?:\d\d(?!\d)|[pmg]m(?![a-zß-ɏ]))/u.test(after);
}
