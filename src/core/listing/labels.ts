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

/** A town, a month or a year may stand between the words and the country: `made in October 2004 in France`. */
const BETWEEN =
  "(?:\\(?(?:(?:nel|nell['’]|im|in|en|de|del) ?)?(?:the )?(?:\\d{1,2}\\p{L}{0,2} )?(?:week )?(?:\\d{1,2} )?(?:of )?(?:\\p{L}{3,10}\\.? (?:de |del )?)?(?:19|20)\\d\\d\\)?,? (?:in |en |aux? |negli )?)?(?:\\p{Lu}[\\p{L}-]{2,15}, )?";

/** What says that a country is the label's: words before it, behind it, or both. */
const CLAIMS: readonly { readonly before: RegExp; readonly behind?: RegExp }[] = [
  // Made in France, Country of Manufacture : France
  {
    before: opening(
      `(?<![\\p{Script=Latin}\\d])${oneOf(MADE_IN)}[ \\n\\r]{0,3}[:：=】」\\])-]?["' \\n\\r]{0,3}(?:(?:in|en|the|los|gli|den) ){0,2}${BETWEEN}(?:the )?`,
    ),
  },
  // フランス製
  { before: new RegExp(`(?=${others})`, 'giu'), behind: sticky(` ?${oneOf(MADE)}`) },
  // in Frankreich hergestellt
  {
    before: opening('(?<!\\p{L})(?:in|en) (?:den )?'),
    behind: sticky(' (?:hergestellt|gefertigt|produziert|fabriqué|fabricad|prodott|gemacht)'),
  },
  // France-made
  { before: opening('(?<!\\p{L})'), behind: sticky('[ -]made(?!\\p{L}| in)') },
];

/** The countries are looked for one by one: a pattern that holds several takes a browser a tenth of a second to prepare. */
const ONE = sticky(COUNTRY);
const BETWEEN_TWO = sticky(`${OR}(?=${COUNTRY})`);

/** More countries in a row are no label. */
const MOST_COUNTRIES = 6;

function opening(before: string): RegExp {
  return new RegExp(`${before}(?=${COUNTRY})`, 'giu');
}

function sticky(pattern: string): RegExp {
  return new RegExp(pattern, 'iuy');
}

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
  const claims = CLAIMS.flatMap((claim) => claimsOf(plain, claim)).sort((a, b) => a.from - b.from);
  for (const { from, to, countries } of claims) {
    if (DENIED_BEFORE.test(plain.slice(Math.max(0, from - 16), from))) continue;
    if (DENIED_BEHIND.test(plain.slice(to, to + 6))) continue;
    for (const span of countries) {
      const text = plain.slice(span.from, span.to);
      const label = /^[a-z]{2}$/.test(text) ? undefined : labelOf(text);
      if (label !== undefined && !found.has(label)) found.set(label, { ...span, label, text });
    }
  }
  return [...found.values()];
}

/** A place where a text says what a label names. */
interface Claim extends Span {
  readonly countries: readonly Span[];
}

function claimsOf(plain: string, { before, behind }: (typeof CLAIMS)[number]): readonly Claim[] {
  return [...plain.matchAll(before)].flatMap(({ 0: words, index }) => {
    const { countries, end } = countriesAt(plain, index + words.length);
    const to = behind ? endOf(behind, plain, end) : end;
    return to === undefined ? [] : [{ from: index, to, countries }];
  });
}

/** The countries that stand there one after the other, as alternatives; the first is there. */
function countriesAt(
  plain: string,
  at: number,
): { readonly countries: readonly Span[]; readonly end: number } {
  const countries: Span[] = [];
  let from: number | undefined = at;
  let end = at;
  while (from !== undefined && countries.length < MOST_COUNTRIES) {
    ONE.lastIndex = from;
    ONE.test(plain);
    end = ONE.lastIndex;
    countries.push({ from, to: end });
    from = endOf(BETWEEN_TWO, plain, end);
  }
  return { countries, end };
}

/** Where a pattern ends that stands at this place; undefined where it does not. */
function endOf(pattern: RegExp, plain: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(plain) ? pattern.lastIndex : undefined;
}
