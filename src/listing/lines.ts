import { fold } from '../core/fold.ts';
import { type Line, lineNamed, VARIANT_WORDS } from '../core/lines.ts';
import { meanings } from './lexicon.ts';
import { has } from './lexer.ts';
import type { Scene } from './scene.ts';
import { stanceOf } from './stance.ts';
import type { TextSpan } from './text.ts';

/** A line or model that a text names. */
export interface LineMatch extends TextSpan {
  readonly line: Line;
  /** As written there: `NEVERFULL`. */
  readonly text: string;
}

const FILL = meanings('fill');
const OTHER_BAG = meanings('otherBag', 'notThis');
const NO_BAG = meanings('noBag');
const LOOKS_LIKE = meanings('noBag', 'lookalike');
const DENIED_BEHIND = meanings('noBag', 'otherBag');
const BRAND = /(?:lv|vuitton)$/;

const VARIANT = VARIANT_WORDS.map(fold).join('|');
const VARIANT_BEFORE = new RegExp(`(?<![a-z])(?:${VARIANT})[ ・-]?$`, 'u');
const VARIANT_AFTER = new RegExp(`^[ ・-]?(?:${VARIANT})(?![a-z])`, 'u');

/** The brand, and at most a material between it and the name: "Louis Vuitton Epi Nice". */
const BRAND_BEFORE =
  /(?:lv|vuitton|ヴィトン|비통|威登)[ ・]?(?:monogram|damier|epi|vernis|empreinte|モノグラム|ダミエ|エピ|모노그램)?[ ・]?$/u;
const SIZE_AFTER = /^ ?(?:\d\d(?!\d)|(?:[pmg]m|bb)(?![a-z]))/u;

/** Korean puts the brand before a name, and particles or the word for a bag after it, without a space: 루이비통알마백을. */
const HANGUL = /^\p{Script=Hangul}/u;
const HANGUL_BEFORE = /(?:비통|(?:^|[^\p{Script=Hangul}]))$/u;
const HANGUL_AFTER =
  /^(?:가방|백)?(?:은|는|이|가|을|를|도|의|와|과|로|에|입니다)?(?!\p{Script=Hangul})/u;

/** How far from a name to look for its size, variant or brand, in characters. */
const NEAR = 24;

/**
 * The lines and models that a text names, each time that it does, in order.
 *
 * @example
 * linesIn(sceneFor('Neverfull MM in Damier ebene')).map(({ line }) => line.id) // => ["neverfull","damier-ebene"]
 * linesIn(sceneFor('speedy delivery')) // => []
 */
export function linesIn(scene: Scene): readonly LineMatch[] {
  const { tokens, plain } = scene;
  return tokens.flatMap((token, index) => {
    if (token.entry?.line === undefined) return [];
    const line = lineNamed(token.entry.line);
    const { from, to } = token;
    const text = plain.text.slice(from, to);
    return line && isOfTheBag(scene, index, line) ? [{ line, text, from, to }] : [];
  });
}

/** Whether a word next to a model's name makes it another model, one that the table does not have. */
function isVariant({ kind }: Line, before: string, behind: string): boolean {
  const isMade = kind === 'model' || kind === 'size' || kind === 'version';
  return isMade && (VARIANT_BEFORE.test(before) || VARIANT_AFTER.test(behind));
}

/** Whether a name is that of the bag, and neither that of another bag nor an ordinary word. */
function isOfTheBag(scene: Scene, index: number, line: Line): boolean {
  const { tokenAt, plain } = scene;
  const token = tokenAt(index);
  const [before, next] = [tokenAt(index - 1), tokenAt(index + 1)];
  if (plain.text.charAt(token.from - 1) === '#') return false;
  if (next.kind === 'word' && has(next, next.isUnspaced ? DENIED_BEHIND : NO_BAG)) return false;
  // "Alma-style"
  if (next.kind === 'dash' && has(tokenAt(index + 2), LOOKS_LIKE)) return false;
  let at = index - 1;
  if (has(tokenAt(at), FILL) && !has(tokenAt(at), OTHER_BAG)) at -= 1;
  if (has(tokenAt(at), OTHER_BAG) && !tokenAt(at).isUnspaced) return false;
  if (stanceOf(scene, index, index + 1).about === 'other') return false;
  const text = plain.text.slice(token.from, token.to);
  const beforeName = plain.folded.slice(Math.max(0, token.from - NEAR), token.from);
  const behindName = plain.folded.slice(token.to, token.to + NEAR);
  if (HANGUL.test(text) && !(HANGUL_BEFORE.test(beforeName) && HANGUL_AFTER.test(behindName))) {
    return false;
  }
  if (isVariant(line, beforeName, behindName)) return false;
  if (line.isCommon) return BRAND_BEFORE.test(beforeName) || SIZE_AFTER.test(behindName);
  if (!line.isWord || !/^\p{Ll}[^ -]*$/u.test(text)) return true;
  // "lv alma", "speedy 30" and "alma pm" are models even in small letters.
  const isNamed = BRAND.test(plain.folded.slice(before.from, before.to));
  return (
    isNamed || /^ ?(?:\d\d(?!\d)|[pmg]m(?![a-z]))/.test(plain.folded.slice(token.to, token.to + 5))
  );
}
