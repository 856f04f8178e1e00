import { has, isPhrase, type Token, type TokenKind } from '../reader/lexer.ts';
import type { Scene } from '../reader/scene.ts';
import type { TextSpan } from '../reader/text.ts';
import * as is from '../reader/sets.ts';

/** What a seller says in place of a code: there is none, it can't be read, or a chip is inside. */
export type NoCodeReason = 'none' | 'unreadable' | 'chip';

/** The rule that found it. */
export type NoCodeRule = 'no-before' | 'said-after' | 'worn-before' | 'chip';

/** The words of a text that say so. */
export interface NoCodeMatch extends TextSpan {
  readonly reason: NoCodeReason;
  readonly rule: NoCodeRule;
  /** As written there: `no date code`. */
  readonly text: string;
}

/**
 * The words of a text that say that there is no code, that it can't be read, or that a chip is inside.
 *
 * @example
 * noCodeIn(sceneFor('No date code, has a microchip')).map(({ reason }) => reason) // => ["none","chip"]
 * noCodeIn(sceneFor('no promo code, no microchip')) // => []
 */
export function noCodeIn(scene: Scene): readonly NoCodeMatch[] {
  return scene.tokens.flatMap((_, index) => chipAt(scene, index) ?? codeAt(scene, index) ?? []);
}

function matchFrom(
  { tokenAt, plain }: Scene,
  reason: NoCodeReason,
  rule: NoCodeRule,
  first: number,
  last: number,
): NoCodeMatch {
  const [{ from }, { to }] = [tokenAt(first), tokenAt(last)];
  return { reason, rule, from, to, text: plain.text.slice(from, to) };
}

function chipAt(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt, clauseAt, plain } = scene;
  const token = tokenAt(index);
  if (!has(token, is.chip) || has(token, is.noChip) || isHistory(scene, index)) return undefined;
  for (let at = index - 1; at >= 0 && index - at <= 3; at -= 1) {
    if (clauseAt(at) !== clauseAt(index)) break;
    if (has(tokenAt(at), is.denial) && !tokenAt(at).isUnspaced) return undefined;
    if (tokenAt(at).kind === 'word' && !has(tokenAt(at), is.fillOrBag)) break;
  }
  for (let at = index + 1; at <= index + 3; at += 1) {
    const next = tokenAt(at);
    if (has(next, is.denial) || (has(next, is.missing) && !has(next, is.unreadable))) {
      // "Microchip, no date code" denies the next thing.
      const far = tokenAt(at + 1);
      if (next.isUnspaced || far.kind !== 'word' || !has(far, is.cue)) return undefined;
      break;
    }
    if (
      next.kind === 'comma' ||
      next.kind === 'line-end' ||
      (next.kind === 'stop' && plain.text.charAt(next.from) !== '?')
    )
      break;
    if (next.kind === 'word' && !has(next, is.fillOrBag)) break;
  }
  return matchFrom(scene, 'chip', 'chip', index, index);
}

/** "Microchips replaced date codes" is about all bags. */
function isHistory({ tokenAt, clauseAt }: Scene, index: number): boolean {
  const near = [1, 2, 3, 4, 5]
    .map((by) => index + by)
    .filter((at) => clauseAt(at) === clauseAt(index));
  const verb = near.find((at) => has(tokenAt(at), is.repaired));
  return verb !== undefined && near.some((at) => at > verb && has(tokenAt(at), is.codeCue));
}

function codeAt(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt } = scene;
  const token = tokenAt(index);
  if (!has(token, is.cue) || has(token, is.chip)) return undefined;
  if (isOtherCode(scene, index)) return undefined;
  return (
    wornBefore(scene, index) ??
    noBefore(scene, index) ??
    saidThere(scene, index) ??
    saidAfter(scene, index)
  );
}

/** "Promo code unreadable", "no code needed", the "Made in" stamp. */
function isOtherCode({ tokenAt, clauseAt }: Scene, index: number): boolean {
  const token = tokenAt(index);
  const before = tokenAt(index - 1);
  if (has(before, is.otherNumber) && !has(before, is.cue)) return true;
  const next = tokenAt(index + 1);
  if (
    has(next, is.otherNumber) &&
    !has(next, is.cue) &&
    !has(next, is.fillOrBag) &&
    next.kind === 'word'
  )
    return true;
  if (has(token, is.codeCue)) return false;
  // A stamp of other things: of the label, of silver.
  for (let at = index - 1; at >= 0 && index - at <= 4; at -= 1) {
    if (clauseAt(at) !== clauseAt(index)) break;
    const near = tokenAt(at);
    if (has(near, is.otherStamp) || near.entry?.country !== undefined) return true;
  }
  return !has(token, is.codeNoun);
}

/** "No date code", "can't find a visible code", 无编码. */
function noBefore(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt, clauseAt } = scene;
  for (let at = index - 1; at >= 0 && index - at <= 6; at -= 1) {
    const token = tokenAt(at);
    if (clauseAt(at) !== clauseAt(index)) return undefined;
    if (has(token, is.denial) || (has(token, is.missing) && !has(token, is.cue))) {
      const next = tokenAt(index + 1);
      // "No date code SP0065": what follows is the number of something, or the code.
      if (next.kind === 'code' || next.kind === 'number' || next.kind === 'colon') return undefined;
      return matchFrom(scene, 'none', 'no-before', at, index);
    }
    if (token.kind === 'word' && !has(token, is.fillOrBag) && !has(token, is.unreadable))
      return undefined;
    if (token.kind !== 'word' && token.kind !== 'quote' && token.kind !== 'dash') return undefined;
  }
  return undefined;
}

/** "Illegible date code", "faded code". */
function wornBefore(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt } = scene;
  if (!has(tokenAt(index - 1), is.unreadable) || has(tokenAt(index - 1), is.denial))
    return undefined;
  if (tokenAt(index + 1).kind === 'code') return undefined;
  return matchFrom(scene, 'unreadable', 'worn-before', index - 1, index);
}

/** "Date code: RFID", "date code is peeling"; not "date code in the sticky pocket". */
function saidThere(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt } = scene;
  if (!has(tokenAt(index), is.codeCue)) return undefined;
  const isSmall = (token: Token) =>
    MARKS.has(token.kind) ||
    (has(token, is.fillOrBag) && !has(token, is.joint) && !has(token, is.saidThere));
  let at = index + 1;
  while (at < index + 6 && isSmall(tokenAt(at))) at += 1;
  if (!has(tokenAt(at), is.saidThere)) return undefined;
  const next = tokenAt(at + 1);
  const isDirect = at === index + 1 || tokenAt(at - 1).kind === 'colon';
  const isOfNext = next.kind === 'word' && !next.isUnspaced && !has(next, is.joint);
  if (isOfNext && !isDirect) return undefined;
  const reason = has(tokenAt(at), is.wornThere) ? 'unreadable' : 'chip';
  return matchFrom(scene, reason, 'said-after', index, at);
}

/** What may be between a code and the words about it. */
const MARKS: ReadonlySet<TokenKind> = new Set<TokenKind>([
  'colon',
  'dash',
  'open',
  'close',
  'quote',
  'arrow',
  'slash',
]);

/** "Date code is no longer legible", 製造番号はありません. */
function saidAfter(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt, plain } = scene;
  let unknown = 0;
  for (let at = index + 1; at <= index + 12; at += 1) {
    const token = tokenAt(at);
    if (has(token, is.said)) {
      // "Worn" can be about a stamp, "none" only about the code.
      const reason = has(token, is.unreadable) ? 'unreadable' : 'none';
      if (reason === 'none' && isNo(token) && !standsAlone(scene, at) && !token.isUnspaced)
        return undefined;
      if (isTurned(scene, at)) return undefined;
      return matchFrom(scene, reason, 'said-after', index, at);
    }
    if (token.kind === 'comma') {
      if ((!token.isUnspaced && unknown > 0) || plain.text.charAt(token.from) === ',')
        return undefined;
    } else if (token.kind !== 'word') {
      if (!MARKS.has(token.kind)) return undefined;
    } else if (has(token, is.cue) && !has(token, is.fillOrBag)) {
      if (at > index + 1 && !has(token, is.stampCue)) return undefined;
    } else if (has(token, is.chip) || has(token, is.otherStamp)) {
      return undefined;
    } else if (!has(token, is.fillOrBag)) {
      unknown += 1;
      if (unknown > 3) return undefined;
    }
  }
  return undefined;
}

/** "No", "no visible". */
function isNo(token: Token): boolean {
  return has(token, is.denial) || isPhrase(token, /^no /);
}

/** "Date code: no", "date code: not found on it", and not "date code: no visible wear". */
function standsAlone({ tokenAt, clauseAt }: Scene, at: number): boolean {
  const next = tokenAt(at + 1);
  return (
    clauseAt(at + 1) !== clauseAt(at) ||
    next.kind !== 'word' ||
    isPhrase(tokenAt(at), /^(?!no ).* /)
  );
}

/** "The code is not worn", "has not faded". */
function isTurned({ tokenAt }: Scene, at: number): boolean {
  if (!has(tokenAt(at), is.unreadable) || tokenAt(at).isUnspaced) return false;
  return [1, 2].some(
    (by) => has(tokenAt(at - by), is.denial) && !has(tokenAt(at - by), is.unreadable),
  );
}
