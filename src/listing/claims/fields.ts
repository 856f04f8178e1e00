import { has, type Token, type TokenKind } from '../reader/lexer.ts';
import { type Scene, indexAt } from '../reader/scene.ts';
import type { TextSpan } from '../reader/text.ts';
import * as is from '../reader/sets.ts';

/** These rules tie a claim to the code beside it: SP0065 (2005), SP0065 - Spain. */
const BESIDE_CODE: ReadonlySet<string> = new Set([
  ...['after-code', 'beside-code', 'code-explained', 'code-after', 'in-place-of-code'],
]);

/** What ends a field: the line, a bullet, ; and |. */
const EDGES: ReadonlySet<TokenKind> = new Set<TokenKind>(['line-end', 'bullet', 'none']);

/** Longer fields are prose. */
const MOST = 8;

/**
 * Whether a claim is a field of a sheet and no prose: alone in its line with at most a heading, or the seller's own reading of the
 * code beside it. Only such a claim conflicts; any other is asked about.
 *
 * @example
 * isField(sceneFor('Made in: Spain\nDate code: AR2126'), { rule: 'made-before', from: 0, to: 14 }) // => true
 */
export function isField(
  scene: Scene,
  { rule, from, to }: TextSpan & { readonly rule: string },
): boolean {
  if (BESIDE_CODE.has(rule)) return true;
  const { plain } = scene;
  const isEdge = (token: Token) =>
    EDGES.has(token.kind) || /[;|]/.test(plain.text.charAt(token.from));
  const isPlain = (token: Token) =>
    !['word', 'number', 'mixed', 'code'].includes(token.kind) ||
    has(token, is.heading) ||
    has(token, is.fillOrYear) ||
    has(token, is.bagWord);
  const endsAt = (start: number, step: 1 | -1): boolean => {
    for (let by = 0, at = start; by < MOST; by += 1, at += step) {
      const token = scene.tokenAt(at);
      if (isEdge(token)) return true;
      if (!isPlain(token) || token.kind === 'comma' || token.kind === 'open') return false;
    }
    return false;
  };
  return endsAt(indexAt(scene, from) - 1, -1) && endsAt(indexAt(scene, to), 1);
}
