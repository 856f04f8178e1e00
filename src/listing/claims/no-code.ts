import { has, isPhrase, MARKS, type Token } from '../reader/lexer.ts';
import { any, isNear, spell } from '../reader/letters.ts';
import type { Scene } from '../reader/scene.ts';
import { attach } from '../reader/attach.ts';
import type { TextSpan } from '../reader/text.ts';
import * as is from '../reader/sets.ts';

/** What a seller says in place of a code: there is none, it can't be read, or a chip is inside. */
export type NoCodeReason = 'none' | 'unreadable' | 'chip';

/** The rule that found it. */
export type NoCodeRule = 'no-before' | 'said-after' | 'worn-before' | 'chip' | 'chip-as-code';

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

/** A chip, and none that is denied, recounted or of something else: "not microchipped", ICチップ搭載前, "the wallet's chip". */
function chipAt(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt, clauseAt, plain } = scene;
  const isChip = has(tokenAt(index), is.chip) || isForCode(scene, index);
  if (!isChip || attach(scene, index, index + 1) === 'other') return undefined;
  const before = spell(
    scene,
    index - 1,
    -1,
    5,
    [
      ['E', is.codeWord],
      ['N', (each) => has(each, is.noOrBefore) && !isAfterThing(each)],
      // "Since 2021 they have microchips" is about other bags than one with a code.
      ['N', (each) => has(each, is.limit) && scene.tokens.some(({ kind }) => kind === 'code')],
      ['x', any],
    ],
    clauseAt,
  );
  if (before.letters.endsWith('N')) return undefined;
  const after = spell(scene, index + 1, 1, 5, [
    // "Microchip no date code" denies the next thing.
    ['E', (each, at) => !each.isUnspaced && has(tokenAt(at + 1), is.cue)],
    ['N', is.noOrBefore, ({ from }) => plain.text.charAt(from) === '?'],
    ['E', 'comma', 'line-end', 'stop', (each) => each.isUnspaced && each.isApart],
    ['f', (each) => each.kind !== 'word' || each.isUnspaced],
  ]);
  return after.letters.endsWith('N') ? undefined : matchFrom(scene, 'chip', 'chip', index, index);
}

/** "A chip, so no code": beside its code a chip alone means one. */
function isForCode(scene: Scene, index: number): boolean {
  const isNext = (meaning: typeof is.denied) => isNear(scene, index + 1, 1, 5, [meaning]);
  return has(scene.tokenAt(index), is.chipThere) && isNext(is.denied) && isNext(is.codeWord);
}

/** In Japanese and Korean a "not" stands after its thing. */
function isAfterThing({ entry }: Token): boolean {
  return /[\p{Script=Hiragana}\p{Script=Hangul}]/u.test(String(entry?.phrase));
}

function codeAt(scene: Scene, index: number): NoCodeMatch | undefined {
  if (!has(scene.tokenAt(index), is.cue) || isOtherStamp(scene, index)) return undefined;
  return (
    wornBefore(scene, index) ??
    noBefore(scene, index) ??
    saidThere(scene, index) ??
    saidAfter(scene, index)
  );
}

/** The "Made in" stamp, that of silver. */
function isOtherStamp(scene: Scene, index: number): boolean {
  const token = scene.tokenAt(index);
  if (has(token, is.codeCue)) return false;
  return (
    !has(token, is.codeNoun) || isNear(scene, index - 1, -1, 4, [is.otherStamp], scene.clauseAt)
  );
}

/** "No date code", "can't find a visible code", 无编码. */
function noBefore(scene: Scene, index: number): NoCodeMatch | undefined {
  const { letters, at } = spell(
    scene,
    index - 1,
    -1,
    6,
    [
      ['N', is.absent],
      ['f', is.fillOrBagWord, 'dash'],
    ],
    scene.clauseAt,
  );
  // "No date code SP0065": what follows is the number of something, or the code.
  const isNumber = ['code', 'number', 'colon'].includes(scene.tokenAt(index + 1).kind);
  return letters.endsWith('N') && !isNumber
    ? matchFrom(scene, 'none', 'no-before', at, index)
    : undefined;
}

/** "Illegible date code", "faded code". */
function wornBefore(scene: Scene, index: number): NoCodeMatch | undefined {
  return has(scene.tokenAt(index - 1), is.unreadable)
    ? matchFrom(scene, 'unreadable', 'worn-before', index - 1, index)
    : undefined;
}

/** "Date code: RFID", "date code is peeling"; not "date code in the sticky pocket". */
function saidThere(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt } = scene;
  const { letters, at } = spell(scene, index + 1, 1, 6, [
    ['T', is.saidThere],
    ['f', ({ kind }) => MARKS.has(kind), is.fillOrBagWord],
  ]);
  if (!letters.endsWith('T')) return undefined;
  const next = tokenAt(at + 1);
  const isOfNext = next.kind === 'word' && !next.isUnspaced && !has(next, is.span);
  if (isOfNext && at > index + 1 && tokenAt(at - 1).kind !== 'colon') return undefined;
  return has(tokenAt(at), is.wornThere)
    ? matchFrom(scene, 'unreadable', 'said-after', index, at)
    : matchFrom(scene, 'chip', 'chip-as-code', index, at);
}

/** "Date code is no longer legible", 製造番号はありません, "date code: no", and not "date code: no visible wear". */
function saidAfter(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt } = scene;
  const isLast = (at: number) => !['word', 'number'].includes(tokenAt(at + 1).kind);
  const { letters, at } = spell(scene, index + 1, 1, 12, [
    ['S', is.unreadable],
    ['E', (token, at) => isPhrase(token, /^no /) && !isLast(at)],
    ['S', is.missing],
    ['S', (token, at) => has(token, is.denied) && tokenAt(at - 1).kind === 'colon' && isLast(at)],
    ['f', ({ kind }) => MARKS.has(kind)],
    ['E', ({ kind }) => kind !== 'word'],
    ['E', is.otherStamp],
    ['f', is.fillOrBagWord],
    ['u', any],
  ]);
  if (!/^f*(?:uf*){0,3}S$/.test(letters)) return undefined;
  const reason = has(tokenAt(at), is.unreadable) ? 'unreadable' : 'none';
  return matchFrom(scene, reason, 'said-after', index, at);
}
