import { has, isPhrase, type Token, type TokenKind } from '../reader/lexer.ts';
import { type Alphabet, any, country, spell } from '../reader/letters.ts';
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
  // "Microchip, no date code" denies the next thing.
  const isGone = (each: Token) => has(each, is.noOrBefore) && !has(each, is.unreadable);
  const isOfNext = (each: Token, at: number) =>
    isGone(each) && !each.isUnspaced && has(tokenAt(at + 1), is.cue);
  const after = spell(scene, index + 1, 1, 5, [
    ['E', is.codeWord, isOfNext],
    ['N', isGone, ({ from }) => plain.text.charAt(from) === '?'],
    ['E', 'comma', 'line-end', 'stop', (each) => each.isUnspaced && each.isApart],
    ['f', (each) => each.kind !== 'word' || each.isUnspaced || has(each, is.fillOrBag)],
  ]);
  return after.letters.endsWith('N') ? undefined : matchFrom(scene, 'chip', 'chip', index, index);
}

/** "A chip, so no code": beside its code a chip alone means one. */
function isForCode(scene: Scene, index: number): boolean {
  if (!has(scene.tokenAt(index), is.chipThere)) return false;
  const { letters } = spell(scene, index + 1, 1, 5, [
    ['C', is.codeWord],
    ['n', is.no],
    ['f', 'comma', 'dash', is.fill, is.means],
  ]);
  return /n.*C$/.test(letters);
}

/** In Japanese and Korean a "not" stands after its thing. */
function isAfterThing({ entry, isUnspaced }: Token): boolean {
  return isUnspaced && /[\p{Script=Hiragana}\p{Script=Hangul}]/u.test(entry?.phrase ?? '');
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
function isOtherCode(scene: Scene, index: number): boolean {
  const { tokenAt, clauseAt } = scene;
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
  const near = spell(
    scene,
    index - 1,
    -1,
    4,
    [
      ['O', is.otherStamp, country],
      ['x', any],
    ],
    clauseAt,
  );
  if (near.letters.endsWith('O')) return true;
  return !has(token, is.codeNoun);
}

/** "No date code", "can't find a visible code", 无编码. */
function noBefore(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt, clauseAt } = scene;
  const isNo = (each: Token) => has(each, is.no) || (has(each, is.missing) && !has(each, is.cue));
  const alphabet: Alphabet = [
    ['N', isNo],
    ['f', is.fillOrBag, is.unreadable, 'quote', 'dash'],
  ];
  const { letters, at } = spell(scene, index - 1, -1, 6, alphabet, clauseAt);
  // "No date code SP0065": what follows is the number of something, or the code.
  const isNumber = ['code', 'number', 'colon'].includes(tokenAt(index + 1).kind);
  return letters.endsWith('N') && !isNumber
    ? matchFrom(scene, 'none', 'no-before', at, index)
    : undefined;
}

/** "Illegible date code", "faded code". */
function wornBefore(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt } = scene;
  if (!has(tokenAt(index - 1), is.unreadable) || has(tokenAt(index - 1), is.no)) return undefined;
  if (tokenAt(index + 1).kind === 'code') return undefined;
  return matchFrom(scene, 'unreadable', 'worn-before', index - 1, index);
}

/** "Date code: RFID", "date code is peeling"; not "date code in the sticky pocket". */
function saidThere(scene: Scene, index: number): NoCodeMatch | undefined {
  const { tokenAt } = scene;
  const isSmall = (token: Token) =>
    MARKS.has(token.kind) || (has(token, is.fillOrBag) && !has(token, is.andOrNo));
  const { letters, at } = spell(scene, index + 1, 1, 6, [
    ['T', is.saidThere],
    ['f', isSmall],
  ]);
  const isLed = tokenAt(at - 1).kind === 'colon';
  if (!letters.endsWith('T') || !(has(tokenAt(index), is.codeCue) || isLed)) return undefined;
  const next = tokenAt(at + 1);
  const isOfNext = next.kind === 'word' && !next.isUnspaced && !has(next, is.joint);
  if (isOfNext && at > index + 1 && !isLed) return undefined;
  return has(tokenAt(at), is.wornThere)
    ? matchFrom(scene, 'unreadable', 'said-after', index, at)
    : matchFrom(scene, 'chip', 'chip-as-code', index, at);
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
  const isFar = (token: Token, at: number) =>
    has(token, is.cue) && !has(token, is.fillOrBag) && at > index + 1 && !has(token, is.stampCue);
  // "Date code: no"
  const isPlainNo = (token: Token, at: number) =>
    has(token, is.no) &&
    tokenAt(at - 1).kind === 'colon' &&
    ['line-end', 'comma', 'none'].includes(tokenAt(at + 1).kind);
  const { letters, at } = spell(scene, index + 1, 1, 12, [
    ['S', is.said, isPlainNo],
    [',', ({ kind, from }) => kind === 'comma' && plain.text.charAt(from) !== ','],
    ['f', ({ kind }) => MARKS.has(kind)],
    ['E', (token, at) => token.kind !== 'word' || isFar(token, at)],
    ['f', (token) => has(token, is.cue) && !has(token, is.fillOrBag)],
    ['E', is.chip, is.otherStamp],
    ['f', is.fillOrBag],
    ['u', any],
  ]);
  if (!/^[f,]*(?:uf*){0,3}S$/.test(letters)) return undefined;
  const token = tokenAt(at);
  // "Worn" can be about a stamp, "none" only about the code.
  const reason = has(token, is.unreadable) ? 'unreadable' : 'none';
  if (reason === 'none' && isNo(token) && !standsAlone(scene, at) && !token.isUnspaced)
    return undefined;
  return matchFrom(scene, reason, 'said-after', index, at);
}

/** "No", "no visible". */
function isNo(token: Token): boolean {
  return has(token, is.no) || isPhrase(token, /^no /);
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
