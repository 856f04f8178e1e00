import { type Governor, governorOf, RULING } from '../reader/governors.ts';
import type { WrittenDate } from './written-date.ts';
import { meanings } from '../reader/lexicon.ts';
import { has, type Token } from '../reader/lexer.ts';
import type { Scene } from '../reader/scene.ts';
import { isOfGift, stanceOf } from '../reader/stance.ts';

/** A word that governs a date, and its index. */
export interface Ruling {
  readonly governor: Governor;
  readonly index: number;
  /** Whether only small words, marks, countries and dates are between them. */
  readonly isClose: boolean;
}

/** `denied` if a "not" or a part of the bag goes with the word. */
export type RulingFound = Ruling | 'denied' | undefined;

/** How far a word reaches, in tokens. */
const REACH = 24;
const MADE_REACH = 12;
const REACH_BACK = 12;

/** Small words. */
const FILL = meanings('fill', 'year', 'from');
const PLACE = meanings('fill', 'year', 'from', 'madePlace');
const VERB = meanings('made');
const DENIAL = meanings('denial', 'notThis');
const NOT_THE = meanings('denial', 'notThis', 'otherBag');
const PART = meanings('part');
const CUE = meanings('codeCue', 'stampCue');
const CODE_CUE = meanings('codeCue');
const BAG = meanings('bag', 'praise');
const SEASON = meanings('season');
const BESIDE = meanings('beside');
const MAKING_DATE = meanings('makingDate');
const AND = meanings('and', 'but');
const OCCASION = meanings('occasion');
const AUXILIARY = meanings('auxiliary');
const THE_BAG = meanings('thisBag', 'bag', 'pronoun');
const DATE_SIGN = meanings('yearSign', 'monthSign', 'weekSign', 'ordinalSign');

/**
 * The nearest word before an index, in its clause, that governs it.
 *
 * @example
 * rulingBefore(sceneFor('bought in Paris in'), 4, 0) // => {"governor":{"kind":"existed","event":"bought"},"index":0,"isClose":false}
 */
export function rulingBefore(scene: Scene, start: number, clause: number): RulingFound {
  const { tokenAt, clauseAt, sentenceAt } = scene;
  let isClose = true;
  let season: Ruling | undefined;
  for (let index = start - 1, seen = 0; start - index < 60 && seen < REACH; index -= 1) {
    if (clauseAt(index) !== clause) {
      if (sentenceAt(index) < sentenceAt(start)) break;
      continue;
    }
    seen += 1;
    const token = tokenAt(index);
    const governor = rulingOf(scene, index);
    if (governor?.kind === 'season') {
      season ??= { governor, index, isClose };
    } else if (governor?.kind === 'made' && isLabelBefore(scene, index, start)) {
      isClose = false;
    } else if (governor?.kind === 'made') {
      const { about, said } = stanceOf(scene, index, start);
      if (about !== 'this' || said === 'denied') return 'denied';
      // "Created by … for summer 2009"
      if (seen > MADE_REACH || (!isClose && season)) return season;
      // "Invoice dated May 2009": the thing with the date comes first.
      const owner = has(token, VERB) ? nounOf(scene, index, clause) : ownerOf(scene, index);
      return owner ?? { governor, index, isClose };
    } else if (governor?.kind === 'none' && isOccasion(scene, index)) {
      // "Bought on our trip to Paris in 2001"
      season ??= { governor, index, isClose };
    } else if (governor && !isCondition(scene, index, governor)) {
      const isNot = governor.kind === 'released' && isDenied(scene, index, clause, NOT_THE);
      return isNot ? 'denied' : { governor, index, isClose };
    } else if (token.kind === 'word') {
      const isSmall = has(token, PLACE) && !has(token, CODE_CUE);
      if (!isSmall && token.entry?.country === undefined) isClose = false;
    }
  }
  return season;
}

/** An anniversary is a release, unless something was given for it. */
function rulingOf(scene: Scene, index: number): Governor | undefined {
  const token = scene.tokenAt(index);
  return has(token, OCCASION) && isOfGift(scene, index) ? undefined : governorOf(token);
}

/** フランス製 2023年にフリマで: a year after a label that goes on belongs to what follows. */
function isLabelBefore({ tokenAt, clauseAt }: Scene, index: number, start: number): boolean {
  if (!tokenAt(index).isUnspaced || tokenAt(index - 1).entry?.country === undefined) return false;
  let end = start;
  while (end - start < 5 && isOfDate(tokenAt(end))) end += 1;
  const next = tokenAt(end);
  return next.kind === 'word' && !next.isApart && clauseAt(end) === clauseAt(index);
}

function isOfDate(token: Token): boolean {
  return token.kind === 'number' || has(token, DATE_SIGN) || token.entry?.era !== undefined;
}

/** "On our trip", "while on holiday" */
function isOccasion({ tokenAt }: Scene, index: number): boolean {
  const isAfter = (by: number) => has(tokenAt(index - by), BESIDE);
  return !tokenAt(index).isUnspaced && [1, 2].some(isAfter);
}

/** "Used" is the condition in "used Speedy 2003", but says when in "used in 2003". */
function isCondition({ tokenAt }: Scene, index: number, governor: Governor): boolean {
  const next = tokenAt(index + 1);
  const isWorn = governor.kind === 'existed' && governor.event === 'worn';
  return isWorn && !next.isUnspaced && (has(next, BAG) || next.entry?.line !== undefined);
}

/** "Purchase made in 2018", "stopped production in 2015". */
function nounOf(scene: Scene, index: number, clause: number): Ruling | undefined {
  const { tokenAt, clauseAt } = scene;
  const before = tokenAt(index - 1);
  const at = has(before, FILL) && !has(before, RULING) ? index - 2 : index - 1;
  const token = tokenAt(at);
  if (clauseAt(at) !== clause || token.isUnspaced || has(token, SEASON)) return undefined;
  const governor = governorOf(token);
  return governor && governor.kind !== 'made' ? { governor, index: at, isClose: false } : undefined;
}

/** The thing that is "dated", if it is not the bag. */
function ownerOf({ tokenAt, sentenceAt }: Scene, index: number): Ruling | undefined {
  for (let at = index - 1; index - at <= 6 && sentenceAt(at) === sentenceAt(index); at -= 1) {
    const governor = governorOf(tokenAt(at));
    if (governor && governor.kind !== 'made') return { governor, index: at, isClose: false };
  }
  return undefined;
}

function isDenied(
  { tokenAt, clauseAt }: Scene,
  index: number,
  clause: number,
  denial: typeof NOT_THE,
): boolean {
  for (let at = index - 1; index - at <= 5 && clauseAt(at) === clause; at -= 1) {
    if (has(tokenAt(at), denial)) return true;
  }
  return false;
}

/**
 * The word after a date, in its clause, that governs it: 2004年製, 2008 in Paris gekauft, 2004 collection.
 *
 * @example
 * const scene = sceneFor('2004年製');
 * rulingBehind(scene, writtenDatesIn(scene, 2026)[0]).governor.kind // => "made"
 */
export function rulingBehind(scene: Scene, date: WrittenDate): RulingFound {
  const { tokenAt, clauseAt, sentenceAt } = scene;
  const clause = clauseAt(date.first);
  let isClose = true;
  let [hasCountry, hasAnd] = [false, false];
  for (let index = date.end, seen = 0; seen < REACH_BACK; index += 1) {
    if (clauseAt(index) !== clause) {
      if (index - date.end > 30 || sentenceAt(index) !== sentenceAt(date.first)) return undefined;
      continue;
    }
    seen += 1;
    const token = tokenAt(index);
    if (token.kind === 'code' || token.kind === 'colon' || token.kind === 'number')
      return undefined;
    // What a colon follows heads the next thing.
    if (tokenAt(index + 1).kind === 'colon') return undefined;
    const governor = rulingOf(scene, index);
    if (has(token, CUE) && !governor) return undefined;
    if (governor?.kind === 'made') {
      // "Сумка 2001 года выпуска"
      const isNoun = index === date.end && has(token, MAKING_DATE);
      const isBound = token.isUnspaced || hasCountry || isNoun || startsClause(scene, date.first);
      const isWhole = !hasAnd && has(token, VERB) && isClosing(scene, date.first, index);
      if (!isWhole && (!isClose || !isBound)) return undefined;
      if (token.isUnspaced && isDeniedBehind(scene, index)) return 'denied';
      // 2009年製ストラップ
      return has(tokenAt(index + 1), PART) ? undefined : { governor, index, isClose };
    }
    if (governor) {
      if (governor.kind === 'released' && isDenied(scene, date.first, clause, NOT_THE))
        return 'denied';
      // "2004 collection", "2008 in Paris gekauft"; a word of a clause that goes on is too far.
      const isNear = token.isUnspaced || isClose || (seen <= 5 && has(tokenAt(date.end), FILL));
      const isFar =
        governor.kind === 'existed' &&
        (isClosing(scene, date.first, index) || isOfOccasion(scene, date, index));
      return isNear || (isFar && !hasAnd) ? { governor, index, isClose } : undefined;
    }
    if (has(token, AND)) hasAnd = true;
    if (token.entry?.country !== undefined) hasCountry = true;
    else if (token.kind === 'word' && !has(token, FILL)) isClose = false;
  }
  return undefined;
}

/** "Diese Tasche habe ich 1997 in der Theatinerstraße neu gekauft": the last word of a clause about the bag, with its auxiliary. */
function isClosing({ tokenAt, clauseAt }: Scene, first: number, index: number): boolean {
  const clause = clauseAt(index);
  const isEnd = (at: number) => clauseAt(at) !== clause || tokenAt(at).kind !== 'word';
  if (!isEnd(index + 1) && !(has(tokenAt(index + 1), AUXILIARY) && isEnd(index + 2))) return false;
  let [hasBag, hasAuxiliary] = [false, has(tokenAt(index + 1), AUXILIARY)];
  for (let at = index - 1; first - at < REACH_BACK && clauseAt(at) === clause; at -= 1) {
    const token = tokenAt(at);
    if (has(token, AUXILIARY)) hasAuxiliary = true;
    if (has(token, THE_BAG)) hasBag = true;
  }
  return hasBag && hasAuxiliary;
}

/** "For my birthday in 2008 my husband gave me this": the occasion is that of the gift. */
function isOfOccasion(
  { tokenAt, clauseAt }: Scene,
  { first, end }: WrittenDate,
  index: number,
): boolean {
  for (let at = first - REACH_BACK; at < index; at += 1) {
    if (at === first) at = end;
    if (has(tokenAt(at), OCCASION) && clauseAt(at) === clauseAt(index)) return true;
  }
  return false;
}

function isDeniedBehind({ tokenAt }: Scene, index: number): boolean {
  for (let at = index + 1; at <= index + 4; at += 1) {
    if (has(tokenAt(at), DENIAL)) return true;
    if (!tokenAt(at).isUnspaced) return false;
  }
  return false;
}

/** Whether only small words, or a code, are before a token in its clause. */
function startsClause({ tokenAt, clauseAt }: Scene, first: number): boolean {
  for (let index = first - 1; index > first - 6; index -= 1) {
    if (clauseAt(index) !== clauseAt(first)) return true;
    const token = tokenAt(index);
    if (token.kind === 'code') return true;
    if (token.kind === 'word' && !has(token, FILL)) return false;
  }
  return true;
}
