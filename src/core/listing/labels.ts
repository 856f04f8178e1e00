import { type Label, labelOf, MADE, MADE_IN, NAMES } from '../labels.ts';
import { oneOf, type Span } from './text.ts';

/** A country that a text says the label names. */
export interface LabelFound extends Span {
  readonly label: Label;
  /** As it stands there: `U.S.A.` */
  readonly text: string;
}

const names = Object.values(NAMES).flat();
const isLatin = (name: string) => /^\p{Script=Latin}/u.test(name);
const latin = names.filter(isLatin);
const others = oneOf(names.filter((name) => !isLatin(name)));

/** Codes count in capitals alone: "made in it" is no Italy. */
const SHORT = ['FR', 'IT', 'ES', 'US', 'DE', 'CH'];

/** A country by a Latin name, which ends where the word ends, or by one in another script. */
export const COUNTRY = `(?:(?:${oneOf([...latin, 'U.S.A.', 'U.S.A', 'U.S.', ...SHORT])}(?![\\p{Script=Latin}\\d]))|${others})`;

/** What stands between two countries of which only one is meant, or both. */
const OR = `(?: ?(?:[,/&|、・]|${oneOf(['または', '又は', 'もしくは', 'か', '或', '或者', '或是', '和', '또는'])}) ?(?:(?:or|and|ou|et|o|e|u|y|oder|und) )?| (?:or|and|ou|et|o|e|u|y|oder|und|vs\\.?) )(?:(?:made )?in |en |aux? )?(?:the )?`;

const COUNTRIES = `${COUNTRY}(?:${OR}${COUNTRY}){0,5}`;

/** A town, a month or a year may stand between the words and the country: `made in October 2004 in France`. */
const BETWEEN =
  "(?:\\(?(?:(?:nel|nell['’]|im|in|en|de|del) ?)?(?:the )?(?:\\d{1,2}\\p{L}{0,2} )?(?:week )?(?:\\d{1,2} )?(?:of )?(?:\\p{L}{3,10}\\.? (?:de |del )?)?(?:19|20)\\d\\d\\)?,? (?:in |en |aux? |negli )?)?(?:\\p{Lu}[\\p{L}-]{2,15}, )?";

const CLAIMS = [
  // Made in France, Country of Manufacture : France
  `(?<![\\p{Script=Latin}\\d])${oneOf(MADE_IN)}[ \\n\\r]{0,3}[:：=】」\\])-]?["' \\n\\r]{0,3}(?:(?:in|en|the|los|gli|den) ){0,2}${BETWEEN}(?:the )?(${COUNTRIES})`,
  // フランス製
  `(${others}(?:${OR}${others}){0,5}) ?${oneOf(MADE)}`,
  // in Frankreich hergestellt
  `(?<!\\p{L})(?:in|en) (?:den )?(${COUNTRIES}) (?:hergestellt|gefertigt|produziert|fabriqué|fabricad|prodott|gemacht)`,
  // France-made
  `(?<!\\p{L})(${COUNTRIES})[ -]made(?!\\p{L}| in)`,
].map((claim) => new RegExp(claim, 'giu'));

const EACH = new RegExp(COUNTRY, 'giu');

/** `not made in France` names none. */
const DENIED_BEFORE =
  /(?:(?<!\p{L})(?:not|never|nor|pas|jamais|non|nicht|nie|no|nunca|kein)|n['’]t|不是|并非|非)(?: (?:été|stat[oa]|wurde|been|was|es|è|fue|está))?\s{0,2}$/iu;
const DENIED_BEHIND = /^ ?(?:では(?:な|あり|ござ)|でな|じゃ(?:な|あり)|とは限|아님|이 아|가 아)/u;

/**
 * The countries that a text says the label names, each once, in the order of the text. Where there are several, none is
 * more likely than the others.
 *
 * @example
 * labelsIn('Made: USA').map(({ label, text }) => [label, text]) // => [["US","USA"]]
 * labelsIn('made in France or Spain').map(({ label }) => label) // => ["FR","ES"]
 * labelsIn('not made in France') // => []
 */
export function labelsIn(plain: string): readonly LabelFound[] {
  const found = new Map<Label, LabelFound>();
  const claims = CLAIMS.flatMap((claim) => [...plain.matchAll(claim)]).sort(
    (a, b) => a.index - b.index,
  );
  for (const { 0: whole, 1: countries = '', index } of claims) {
    const end = index + whole.length;
    if (DENIED_BEFORE.test(plain.slice(Math.max(0, index - 16), index))) continue;
    if (DENIED_BEHIND.test(plain.slice(end, end + 6))) continue;
    const start = index + whole.lastIndexOf(countries);
    for (const { 0: text, index: at } of countries.matchAll(EACH)) {
      const label = /^[a-z]{2}$/.test(text) ? undefined : labelOf(text);
      if (label === undefined || found.has(label)) continue;
      found.set(label, { label, text, from: start + at, to: start + at + text.length });
    }
  }
  return [...found.values()];
}
