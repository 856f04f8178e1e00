import { type Line, lineNamed } from '../core/lines.ts';
import { meanings } from './lexicon.ts';
import { has } from './lexer.ts';
import type { Scene } from './scene.ts';
import type { TextSpan } from './text.ts';

/** A line or model that a text names. */
export interface LineMatch extends TextSpan {
  readonly line: Line;
  /** As it stands there: `NEVERFULL`. */
  readonly text: string;
}

const FILL = meanings('fill');
const OTHER_BAG = meanings('otherBag', 'notThis');
const NO_BAG = meanings('noBag');
const DENIED_BEHIND = meanings('noBag', 'otherBag');
const BRAND = /(?:lv|vuitton)$/;

/**
 * The lines and models that a text names, each time, in its order.
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

/** Whether a name is that of the bag: it is neither another bag's nor an ordinary word. */
function isOfTheBag({ tokens, plain }: Scene, index: number, line: Line): boolean {
  const token = tokens[index];
  if (!token) return false;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (plain.text.charAt(token.from - 1) === '#') return false;
  if (next?.kind === 'word' && has(next, next.isUnspaced ? DENIED_BEHIND : NO_BAG)) return false;
  if (next?.kind === 'dash' && has(tokens[index + 2], NO_BAG)) return false;
  let at = index - 1;
  if (has(tokens[at], FILL) && !has(tokens[at], OTHER_BAG)) at -= 1;
  if (has(tokens[at], OTHER_BAG) && tokens[at]?.isUnspaced === false) return false;
  const text = plain.text.slice(token.from, token.to);
  if (!line.isWord || !/^\p{Ll}[^ -]*$/u.test(text)) return true;
  // "lv alma", "speedy 30" and "alma pm" are models even in small letters.
  const isNamed = before !== undefined && BRAND.test(plain.folded.slice(before.from, before.to));
  return (
    isNamed || /^ ?(?:\d\d(?!\d)|[pmg]m(?![a-z]))/.test(plain.folded.slice(token.to, token.to + 5))
  );
}
