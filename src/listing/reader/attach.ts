import { type Line, lineById } from '../../core/lines.ts';
import { has, type Token, type TokenKind } from './lexer.ts';
import { type Alphabet, any, country, isNear, line, spell } from './letters.ts';
import { indexAt, type Scene } from './scene.ts';
import * as is from './sets.ts';

/** What a statement is of: the bag of the listing, something else, or nothing, since it is asked, denied or hearsay. */
export type Of = 'bag' | 'other' | 'nothing';

/** How far before a statement a "not" reaches, and how far after it in Japanese and Korean, in tokens. */
const NOT_BEFORE = 6;
const NOT_AFTER = 4;

/** A line begins with a thing that is among so many of its words. */
const BEGINNING = 3;

/** What the tokens of a text belong to, and the clauses that state nothing. */
interface Owners {
  readonly ofOther: Uint8Array;
  /** Another thing was named since the bag, so nobody can be sure. */
  readonly isMixed: Uint8Array;
  readonly unsaid: ReadonlySet<number>;
}

const known = new WeakMap<Scene, Owners>();

function ownersOf(scene: Scene): Owners {
  let owners = known.get(scene);
  if (!owners) {
    owners = ownersIn(scene);
    known.set(scene, owners);
  }
  return owners;
}

/**
 * What a statement is of: the nearest thing named before it in its sentence or field. It is cheap and sometimes wrong, so all
 * that it decides is whether anybody is asked.
 *
 * @param first its first token, `made` in "made in Spain"
 * @param end the index after its last one
 * @example
 * attach(sceneFor('my other bag is made in Spain'), 3, 6) // => "other"
 * attach(sceneFor('Is it made in Spain?'), 2, 4) // => "nothing"
 */
export function attach(scene: Scene, first: number, end: number): Of {
  const { clauseAt } = scene;
  const { unsaid } = ownersOf(scene);
  if (isOfOther(scene, first) || isOfPart(scene, first)) return 'other';
  const isUnsaid = unsaid.has(clauseAt(first)) || unsaid.has(clauseAt(end - 1));
  return isUnsaid ? 'nothing' : 'bag';
}

/**
 * Whether another thing than the bag is named before a token, in its sentence or above it.
 *
 * @example
 * isOfOther(sceneFor('similar to Neverfull'), 2) // => true
 */
export function isOfOther(scene: Scene, index: number): boolean {
  return ownersOf(scene).ofOther[index] === 1;
}

/**
 * Whether another thing was named since the bag, or in the line of a statement: then a field is not sure to be the bag's.
 *
 * @example
 * isMixed(sceneFor('Speedy 30 with wallet, made in Spain'), 5) // => true
 */
export function isMixed(scene: Scene, index: number): boolean {
  return ownersOf(scene).isMixed[index] === 1;
}

function ownersIn(scene: Scene): Owners {
  const { tokens, tokenAt, clauseAt, sentenceAt } = scene;
  const ofOther = new Uint8Array(tokens.length);
  const isMixed = new Uint8Array(tokens.length);
  const unsaid = new Set<number>();
  const hasCode = tokens.some(({ kind }) => kind === 'code');
  // In a sentence; under a line that begins with another thing; since another thing was named.
  let [isOther, isUnder, isUnsure] = [false, false, false];
  let [hasBag, isPastCode] = [false, false];
  let first: Line | undefined;
  let otherClause = -1;
  let lineStart = 0;
  tokens.forEach((token, index) => {
    const before = tokenAt(index - 1).kind;
    if (sentenceAt(index) !== sentenceAt(index - 1)) isOther = false;
    if (before === 'none' || before === 'line-end' || before === 'bullet') {
      lineStart = index;
      if (hasBag && beginsWithOther(scene, index)) isUnder = true;
    }
    const isCode = token.kind === 'code';
    if (isCode || isBag(token) || has(token, is.thisBag)) {
      isUnder = isUnsure = false;
      hasBag = true;
      isPastCode ||= isCode;
    }
    if (isCode || has(token, is.thisBag)) isOther = false;
    else if (has(token, is.otherOne)) isOther = true;
    else if (has(token, is.wallet)) {
      if (hasBag) {
        isUnsure = true;
        if (isMixed[index - 1] !== 1) isMixed.fill(1, lineStart, index);
        if (isPastCode) isOther = true;
      }
      hasBag = true;
    } else if (hasCode && has(token, is.house) && !isTagged(scene, index)) isOther = true;
    // "Neverfull …, I now use my Speedy from 1998": the clause of another model than the first.
    const model = modelAt(token);
    first ??= model;
    if (model && model !== first) otherClause = clauseAt(index);
    if (isCode) otherClause = -1;
    const isOfModel = !model && hasCode && clauseAt(index) === otherClause;
    if (isOther || isUnder || isOfModel) ofOther[index] = 1;
    if (isUnsure || isOther || isUnder) isMixed[index] = 1;
    if (has(token, is.unsaid)) unsaid.add(clauseAt(index));
    // "Made in: France?" is a field that is not sure of itself.
    if (isQuestionMark(scene, index) && !isNear(scene, index - 1, -1, 6, ['colon'], sentenceAt))
      unsaid.add(clauseAt(index - 1));
  });
  return { ofOther, isMixed, unsaid };
}

/** A model or a word for a bag, and not the name of the house. */
function isBag(token: Token): boolean {
  return (
    modelAt(token) !== undefined ||
    (has(token, is.bag) && !has(token, is.wallet) && !isOwnHouse(token))
  );
}

/** The model that a token names, not its version; no canvas or leather, of which wallets are too. */
function modelAt({ entry }: Token): Line | undefined {
  let named = entry?.line === undefined ? undefined : lineById(entry.line);
  while (named?.family) named = named.family;
  return named?.kind === 'model' && !named.isCommon ? named : undefined;
}

/** "Wallet: made in Spain", "Matching wallet", "Strap". */
function beginsWithOther(scene: Scene, start: number): boolean {
  const { tokenAt } = scene;
  for (let at = start, words = 0; words < BEGINNING; at += 1) {
    const token = tokenAt(at);
    if (['line-end', 'none', 'bullet', 'colon', 'code', 'comma', 'stop'].includes(token.kind))
      return false;
    if (isBag(token)) return false;
    if (has(token, is.wallet) || has(token, is.another)) return true;
    // A part alone in its line is a heading.
    if (isPart(token)) return words === 0 && tokenAt(at + 1).kind === 'line-end';
    if (token.kind === 'word') words += 1;
  }
  return false;
}

/** After these a clause begins. */
const BEGINS: ReadonlySet<TokenKind> = new Set<TokenKind>([
  ...(['none', 'line-end', 'bullet', 'comma', 'stop', 'code'] as const),
]);

/** "Strap (made in Italy)", "the strap is made in Italy", "Strap made in Italy"; not "with brown strap made in Italy". */
function isOfPart({ tokenAt }: Scene, first: number): boolean {
  const before = tokenAt(first - 1);
  if (isPart(before)) {
    const lead = tokenAt(has(tokenAt(first - 2), is.fill) ? first - 3 : first - 2);
    return BEGINS.has(lead.kind) || has(tokenAt(first - 2), is.and);
  }
  const isTied = before.kind === 'open' || before.kind === 'colon' || has(before, is.fill);
  return isTied && isPart(tokenAt(first - 2));
}

/** A question mark, and not that of a worn code: FL10?4. */
function isQuestionMark({ tokenAt, plain }: Scene, index: number): boolean {
  const next = tokenAt(index + 1);
  return (
    plain.text.charAt(tokenAt(index).from) === '?' &&
    (next.isApart || next.isUnspaced || !['word', 'number', 'mixed'].includes(next.kind))
  );
}

/** Whether a token is a hashtag. */
function isTagged({ tokenAt, plain }: Scene, index: number): boolean {
  return plain.text.charAt(tokenAt(index).from - 1) === '#';
}

/** Something that comes with the bag, and is not also a word for a bag. */
function isPart(token: Token): boolean {
  return has(token, is.partOrLock) && !has(token, is.bag);
}

/** Chinese and Thai say no before it, as writing with spaces does; Japanese and Korean after it. */
const LEADING_NO = /^[不没沒并並非未ไ]/u;

/**
 * Whether a text denies a statement: `not made in France`, フランス製ではない.
 *
 * @example
 * isDenied(sceneFor('not made in France'), 1, 3) // => true
 */
export function isDenied(scene: Scene, first: number, end: number): boolean {
  const { clauseAt } = scene;
  const leads = ({ isUnspaced, entry }: Token) =>
    !isUnspaced || LEADING_NO.test(String(entry?.phrase));
  const isNo = (token: Token) => has(token, is.denial) && leads(token);
  const isNotAfter = (token: Token) => has(token, is.denial) && !leads(token);
  const before: Alphabet = [
    ['N', isNo],
    ['E', 'colon', 'code', country],
    ['x', any],
  ];
  return (
    isNear(scene, first, 1, end - first, [isNo]) ||
    spell(scene, first - 1, -1, NOT_BEFORE, before, (at) =>
      clauseAt(Math.min(at, first)),
    ).letters.endsWith('N') ||
    isNear(scene, end, 1, NOT_AFTER, [isNotAfter], (at) => clauseAt(Math.max(at, end - 1)))
  );
}

/**
 * Whether a place in a text comes after the name of another house: Dior BO 1022. A sentence that names this one, a comparison
 * and a hashtag don't count.
 *
 * @example
 * isAfterOtherHouse(sceneFor('Dior BO 1022. Speedy SP0065'))(5) // => true
 */
export function isAfterOtherHouse(scene: Scene): (place: number) => boolean {
  const { tokens, sentenceAt } = scene;
  const firsts = new Map<number, number>();
  const own = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    const sentence = sentenceAt(index);
    if (line(token) || isOwnHouse(token)) own.add(sentence);
    if (!has(token, is.house) || isTagged(scene, index) || firsts.has(sentence)) continue;
    // "Not Chanel", シャネルではない
    const isNo = isNear(scene, index - 1, -1, 2, [is.denied], scene.clauseAt);
    const next = scene.tokenAt(index + 1);
    if (!isNo && !(next.isUnspaced && has(next, is.denial))) firsts.set(sentence, token.from);
  }
  return (place) => {
    const sentence = sentenceAt(indexAt(scene, place));
    return !own.has(sentence) && (firsts.get(sentence) ?? Infinity) < place;
  };
}

/**
 * Whether a token names the house itself.
 *
 * @example
 * isOwnHouse(sceneFor('Louis Vuitton Speedy').tokens[0]) // => true
 */
export function isOwnHouse({ entry }: Token): boolean {
  return entry !== undefined && OWN_HOUSE.test(entry.phrase);
}

const OWN_HOUSE = /vuitton|^lv$|ヴィトン|ビトン|비통|威登/;
