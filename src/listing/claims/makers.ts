import { has } from '../reader/lexer.ts';
import type { Scene } from '../reader/scene.ts';
import { attach } from '../reader/attach.ts';
import type { TextSpan } from '../reader/text.ts';
import * as is from '../reader/sets.ts';

/** "Louis Vuitton is a French Company" says nothing of a bag. */
const IS_A = /\b(?:is|was|being|as) (?:a|an|the) $/u;

/**
 * Where a text says that the bag was made by The French Company. In small letters it is any company of France.
 *
 * @example
 * makersIn(sceneFor('Speedy 30 by The French Company')).length // => 1
 * makersIn(sceneFor('Louis Vuitton, the French company')).length // => 0
 */
export function makersIn(scene: Scene): readonly TextSpan[] {
  const { tokens, tokenAt, plain } = scene;
  return tokens.filter((token, index) => {
    if (!has(token, is.maker)) return false;
    const isName = token.isUnspaced || plain.text.slice(token.from, token.to).includes('C');
    const isKind = IS_A.test(plain.folded.slice(Math.max(0, token.from - 16), token.from));
    // A shop may have that name.
    if ([1, 2, 3].some((step) => has(tokenAt(index - step), is.dealt))) return false;
    return isName && !isKind && attach(scene, index, index + 1) === 'bag';
  });
}
