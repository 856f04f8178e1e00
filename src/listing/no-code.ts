import { meanings } from './lexicon.ts';
import { has } from './lexer.ts';
import type { Scene } from './scene.ts';
import type { TextSpan } from './text.ts';

/** What a seller says where others give a code: there is none, it can't be read, or a chip is inside. */
export type NoCodeReason = 'none' | 'unreadable' | 'chip';

/** Why it was read so. */
export type NoCodeRule = 'no-before' | 'said-behind' | 'worn-before' | 'chip';

/** A place where a text says so. */
export interface NoCodeMatch extends TextSpan {
  readonly reason: NoCodeReason;
  readonly rule: NoCodeRule;
  /** As it stands there: `no date code`. */
  readonly text: string;
}

const CODE_CUE = meanings('codeCue');
const CODE = meanings('codeCue', 'stampCue');
const STAMP = meanings('stampCue');
const DENIAL = meanings('denial');
const MISSING = meanings('missing');
const UNREADABLE = meanings('unreadable');
const SAID = meanings('missing', 'unreadable');
const CHIP = meanings('chip');
const NO_CHIP = meanings('noChip');
const REPLACED = meanings('repaired');
const FILL = meanings('fill', 'bag');
const REFERENCE = meanings('reference', 'lock', 'metal');
const OTHER = meanings('made', 'made', 'part', 'reference', 'style', 'metal', 'lock');

/**
 * The places where a text says that there is no code, that it can't be read, or that a chip is inside.
 *
 * @example
 * noCodeIn(sceneFor('No date code, has a microchip')).map(({ reason }) => reason) // => ["none","chip"]
 * noCodeIn(sceneFor('no promo code, no microchip')) // => []
 */
export function noCodeIn(scene: Scene): readonly NoCodeMatch[] {
  const { tokens } = scene;
  const matches: NoCodeMatch[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match = chipAt(scene, index) ?? codeAt(scene, index);
    if (match) matches.push(match);
  }
  return matches;
}

function matchFrom(
  scene: Scene,
  reason: NoCodeReason,
  rule: NoCodeRule,
  first: number,
  last: number,
): NoCodeMatch {
  const from = scene.tokens[first]?.from ?? 0;
  const to = scene.tokens[last]?.to ?? from;
  return { reason, rule, from, to, text: scene.plain.text.slice(from, to) };
}

function chipAt(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokens, clauses, plain } = scene;
  const token = tokens[index];
  if (!has(token, CHIP) || has(token, NO_CHIP) || isHistory(scene, index)) return undefined;
  for (let at = index - 1; at >= 0 && index - at <= 3; at -= 1) {
    if (clauses[at] !== clauses[index]) break;
    if (has(tokens[at], DENIAL) && tokens[at]?.isUnspaced === false) return undefined;
    if (tokens[at]?.kind === 'word' && !has(tokens[at], FILL)) break;
  }
  for (let at = index + 1; at <= index + 3; at += 1) {
    const next = tokens[at];
    if (!next) break;
    if (has(next, DENIAL) || (has(next, MISSING) && !has(next, UNREADABLE))) {
      // "Microchip, no date code" denies the next thing.
      const far = tokens[at + 1];
      if (next.isUnspaced || far?.kind !== 'word' || !has(far, CODE)) return undefined;
      break;
    }
    if (
      next.kind === 'comma' ||
      next.kind === 'line-end' ||
      (next.kind === 'stop' && plain.text.charAt(next.from) !== '?')
    )
      break;
    if (next.kind === 'word' && !has(next, FILL)) break;
  }
  return matchFrom(scene, 'chip', 'chip', index, index);
}

/** "Microchips replaced date codes" is said of all bags. */
function isHistory({ tokens, clauses }: Scene, index: number): boolean {
  const near = [1, 2, 3, 4, 5]
    .map((by) => index + by)
    .filter((at) => clauses[at] === clauses[index]);
  const verb = near.find((at) => has(tokens[at], REPLACED));
  return verb !== undefined && near.some((at) => at > verb && has(tokens[at], CODE_CUE));
}

function codeAt(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokens } = scene;
  const token = tokens[index];
  if (!has(token, CODE) || has(token, CHIP)) return undefined;
  if (has(token, REFERENCE) && !has(token, CODE_CUE)) return undefined;
  if (isOtherCode(scene, index)) return undefined;
  return wornBefore(scene, index) ?? noBefore(scene, index) ?? saidBehind(scene, index);
}

/** "Promo code unreadable", "no code needed", the "Made in" stamp. */
function isOtherCode({ tokens, clauses }: Scene, index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (has(before, REFERENCE) && !has(before, CODE)) return true;
  const next = tokens[index + 1];
  if (has(next, REFERENCE) && !has(next, CODE) && !has(next, FILL) && next?.kind === 'word')
    return true;
  if (has(token, CODE_CUE)) return false;
  // A stamp of other things: of the label, of silver.
  for (let at = index - 1; at >= 0 && index - at <= 4; at -= 1) {
    if (clauses[at] !== clauses[index]) break;
    const near = tokens[at];
    if (has(near, OTHER) || near?.entry?.country !== undefined) return true;
  }
  return has(token, STAMP) && !isCodeNoun(token?.entry?.phrase ?? '');
}

/** Of the words that announce codes, those that are nouns for one by themselves. */
function isCodeNoun(phrase: string): boolean {
  return /^(?:codes?|codice|codigo|code|刻印|コード|코드|代码|代碼|编码|刻字|钢印|鋼印)$/.test(
    phrase,
  );
}

/** "No date code", "can't find a visible code", 无编码. */
function noBefore(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokens, clauses } = scene;
  for (let at = index - 1; at >= 0 && index - at <= 6; at -= 1) {
    const token = tokens[at];
    if (clauses[at] !== clauses[index]) return undefined;
    if (has(token, DENIAL) || (has(token, MISSING) && !has(token, CODE))) {
      const next = tokens[index + 1];
      // "No date code SP0065": what follows is the number of something, or the code.
      if (next?.kind === 'code' || next?.kind === 'number' || next?.kind === 'colon')
        return undefined;
      if (token?.isUnspaced && index - at > 2) return undefined;
      return matchFrom(scene, 'none', 'no-before', at, index);
    }
    if (token?.kind === 'word' && !has(token, FILL) && !has(token, UNREADABLE)) return undefined;
    if (token?.kind !== 'word' && token?.kind !== 'quote' && token?.kind !== 'dash')
      return undefined;
  }
  return undefined;
}

/** "Illegible date code", "faded code". */
function wornBefore(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokens } = scene;
  if (!has(tokens[index - 1], UNREADABLE) || has(tokens[index - 1], DENIAL)) return undefined;
  if (tokens[index + 1]?.kind === 'code') return undefined;
  return matchFrom(scene, 'unreadable', 'worn-before', index - 1, index);
}

/** What may stand between a code and what is said of it. */
function saidBehind(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokens, sentences } = scene;
  let unknown = 0;
  for (let at = index + 1; at <= index + 12; at += 1) {
    const token = tokens[at];
    if (!token || (sentences[at] !== sentences[index] && tokens[at - 1]?.kind === 'stop'))
      return undefined;
    if (has(token, SAID)) {
      // "Stamp worn" is said of a worn stamp, a "none" of the code alone.
      const reason = has(token, UNREADABLE) ? 'unreadable' : 'none';
      if (reason === 'none' && has(token, DENIAL) && !standsAlone(scene, at) && !token.isUnspaced)
        return undefined;
      if (isTurned(scene, at)) return undefined;
      return matchFrom(scene, reason, 'said-behind', index, at);
    }
    switch (token.kind) {
      case 'word':
        if (has(token, CODE) && !has(token, FILL)) {
          if (at > index + 1 && !has(token, STAMP)) return undefined;
          break;
        }
        if (has(token, CHIP) || has(token, OTHER)) return undefined;
        if (!has(token, FILL)) {
          unknown += 1;
          if (unknown > 3 || (token.isUnspaced && unknown > 3)) return undefined;
        }
        break;
      case 'colon':
      case 'dash':
      case 'open':
      case 'close':
      case 'quote':
      case 'arrow':
      case 'slash':
        break;
      case 'comma':
        if (!token.isUnspaced && unknown > 0) return undefined;
        if (scene.plain.text.charAt(token.from) === ',') return undefined;
        break;
      default:
        return undefined;
    }
  }
  return undefined;
}

/** "Date code: no", and not "date code: no visible wear". */
function standsAlone({ tokens, clauses }: Scene, at: number): boolean {
  const next = tokens[at + 1];
  return (
    !next ||
    clauses[at + 1] !== clauses[at] ||
    next.kind !== 'word' ||
    (tokens[at]?.entry?.phrase.includes(' ') ?? false)
  );
}

/** "The code is not worn", "has not faded". */
function isTurned({ tokens }: Scene, at: number): boolean {
  if (!has(tokens[at], UNREADABLE) || tokens[at]?.isUnspaced) return false;
  return [1, 2].some((by) => has(tokens[at - by], DENIAL) && !has(tokens[at - by], UNREADABLE));
}
