import { has, type Token, type TokenKind } from './lexer.ts';
import { indexAt, type Scene } from './scene.ts';
import * as is from './sets.ts';

/** What a statement is about: the bag of the listing, something that comes with it, another thing or bags in general. */
export type About = 'this' | 'part' | 'other' | 'general';

/** How it is said. Only what is `stated` counts. */
export type Said = 'stated' | 'asked' | 'if' | 'hearsay' | 'denied';

export interface Stance {
  readonly about: About;
  readonly said: Said;
}

/** What a gift and its milestone are on one side of. */
const ENDS: ReadonlySet<TokenKind> = new Set<TokenKind>(['comma', 'stop', 'line-end', 'none']);

/** How far a part or a "not" reaches, in tokens. */
const PART_REACH = 4;
const DENIAL_REACH = 6;

/** How far after a statement its thing may be: 1990年买的房子. */
const REACH = 6;

/** How far from a milestone its gift is. */
const GIFT_REACH = 14;

/** How far from a paper its date is, and how far after the date it is said what the paper belongs to. */
const PAPER_REACH = 8;
const OF_REACH = 24;

/** What is in force at each token of a text. */
interface Stances {
  readonly about: readonly About[];
  /** The sentences about what is not part of the offer. */
  readonly apart: ReadonlySet<number>;
  readonly isHearsay: Uint8Array;
  /** By clause. */
  readonly conditions: ReadonlySet<number>;
  readonly rumors: ReadonlySet<number>;
  readonly questions: ReadonlySet<number>;
}

const known = new WeakMap<Scene, Stances>();

/**
 * Whose a statement is and how it is said. Nothing else decides that, for labels, dates and models alike.
 *
 * @param first its first token, `made` in "made in Spain"
 * @param end the index after its last one
 * @example
 * stanceOf(sceneFor('my other bag is made in Spain'), 3, 6).about // => "other"
 * stanceOf(sceneFor('made in Spain?'), 0, 2).said // => "asked"
 */
export function stanceOf(scene: Scene, first: number, end: number): Stance {
  let stances = known.get(scene);
  if (!stances) {
    stances = stancesIn(scene);
    known.set(scene, stances);
  }
  return { about: aboutOf(scene, stances, first, end), said: saidOf(scene, stances, first, end) };
}

/**
 * Whether a statement is of the bag, and no question, condition, rumor or denial.
 *
 * @example
 * isStatedOfBag(sceneFor('if made in Spain'), 1, 3) // => false
 */
export function isStatedOfBag(scene: Scene, first: number, end: number): boolean {
  const { about, said } = stanceOf(scene, first, end);
  return about === 'this' && said === 'stated';
}

/**
 * Whether a statement is plainly of this bag: its clause has no word that we don't know, which may be another thing.
 *
 * @example
 * ['The bag was made in Spain', 'The zorgle was made in Spain'].map((text) => isPlainly(sceneFor(text), 3)) // => [true,false]
 */
export function isPlainly({ tokenAt, clauseAt }: Scene, index: number): boolean {
  for (let at = index - 1; index - at < 12 && clauseAt(at) === clauseAt(index); at -= 1) {
    const { kind, entry } = tokenAt(at);
    if (kind === 'word' && !entry) return false;
  }
  return true;
}

/**
 * Whether a place in a text comes after the name of another house: Dior BO 1022. A sentence that names this one, a comparison
 * and a hashtag don't count.
 *
 * @example
 * isAfterOtherHouse(sceneFor('Dior BO 1022. Speedy SP0065'))(5) // => true
 */
export function isAfterOtherHouse(scene: Scene): (place: number) => boolean {
  const { plain, tokens, tokenAt, sentenceAt } = scene;
  const firsts = new Map<number, number>();
  const own = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    if (!token.entry) continue;
    const sentence = sentenceAt(index);
    const isCompared = [1, 2, 3].some((by) => has(tokenAt(index - by), is.compared));
    const isTag = plain.text.charAt(token.from - 1) === '#';
    if (has(token, is.house) && !isCompared && !isTag && !firsts.has(sentence))
      firsts.set(sentence, token.from);
    if (token.entry.line !== undefined || isOwnHouse(token)) own.add(sentence);
  }
  return (place) => {
    const sentence = sentenceAt(indexAt(scene, place));
    const first = firsts.get(sentence);
    return first !== undefined && first < place && !own.has(sentence);
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

function stancesIn(scene: Scene): Stances {
  const { tokens, tokenAt, clauseAt, sentenceAt } = scene;
  const about: About[] = [];
  const apart = new Set<number>();
  const isHearsay = new Uint8Array(tokens.length);
  const [conditions, rumors, questions] = [new Set<number>(), new Set<number>(), new Set<number>()];
  let topic: About = 'this';
  let topicClause: number | undefined;
  /** Whether it's another thing because of its noun. */
  let isThing = false;
  let isTold = false;
  let isFirst = true;
  // A text without a code is about its thing.
  const hasCode = tokens.some(({ kind }) => kind === 'code');
  tokens.forEach((token, index) => {
    const clause = clauseAt(index);
    const isNew = sentenceAt(index) !== sentenceAt(index - 1);
    if (isNew) {
      isThing = false;
      isTold = false;
      isFirst = true;
    }
    if (isNew || (topicClause !== undefined && topicClause !== clause)) {
      topic = 'this';
      topicClause = undefined;
    }
    if (has(token, is.otherOne)) isThing = false;
    const isOwn = has(token, is.thisBag) || (isThing && isStampAfterBut(scene, index));
    if (token.kind === 'code' || isOwn) {
      topic = 'this';
      topicClause = undefined;
    } else if (
      has(token, is.otherOne) ||
      (has(token, is.together) && beginsWithPiece(scene, index))
    )
      topic = 'other';
    else if (has(token, is.general)) topic = 'general';
    else if (
      hasCode &&
      has(token, is.thingOrHouse) &&
      !has(token, is.occasion) &&
      isMain(scene, index)
    ) {
      isThing ||= topic === 'this';
      topic = 'other';
    } else if (has(token, is.otherBag) && !has(token, is.denied) && topic === 'this') {
      topic = 'other';
      topicClause = clause;
    } else if (isFirst && isPart(token) && has(tokenAt(index + 1), is.ofMaking)) topic = 'part';
    // "The strap is from 2019 and made in Italy"
    if (!has(token, is.fill)) isFirst = false;
    about.push(topic);
    if (has(token, is.but)) {
      isTold = false;
      if (topicClause !== undefined) topic = 'this';
    }
    if (has(token, is.hearsay)) {
      if (token.isUnspaced) rumors.add(clause);
      else isTold = true;
    }
    if (isTold) isHearsay[index] = 1;
    if (has(token, is.apart)) apart.add(sentenceAt(index));
    if (has(token, is.conditional)) conditions.add(clause);
    if (has(token, is.then)) {
      // "Made in Spain, it would say CA"
      let at = index - 1;
      while (index - at < 12 && clauseAt(at) === clause) at -= 1;
      if (sentenceAt(at) === sentenceAt(index)) conditions.add(clauseAt(at));
    }
    if (has(token, is.asked)) questions.add(clause);
    if (isQuestionMark(scene, index)) {
      questions.add(clauseAt(index - 1));
      // "Made in Spain, right?"
      let at = index - 1;
      while (index - at < 4 && tokenAt(at).kind === 'word') at -= 1;
      if (index - at < 4 && tokenAt(at).kind === 'comma') questions.add(clauseAt(at - 1));
    }
  });
  return { about, apart, isHearsay, conditions, rumors, questions };
}

/** "The wallet that I got with it", and not "the receipt that I got with it". */
function beginsWithPiece({ tokenAt, sentenceAt }: Scene, index: number): boolean {
  let first = index;
  while (index - first < 8 && sentenceAt(first - 1) === sentenceAt(index)) first -= 1;
  const piece = has(tokenAt(first), is.fill) ? first + 1 : first;
  return piece < index - 1 && has(tokenAt(piece), is.piece) && !has(tokenAt(piece), is.occasion);
}

/** "The shop is in Spain but the stamp says France" */
function isStampAfterBut({ tokenAt }: Scene, index: number): boolean {
  const before = has(tokenAt(index - 1), is.fill) ? index - 2 : index - 1;
  return has(tokenAt(index), is.cue) && has(tokenAt(before), is.but);
}

/** A question mark, and not that of a worn code: FL10?4. */
function isQuestionMark({ tokenAt, plain }: Scene, index: number): boolean {
  const next = tokenAt(index + 1);
  return (
    plain.text.charAt(tokenAt(index).from) === '?' &&
    (next.isApart || next.isUnspaced || !['word', 'number', 'mixed'].includes(next.kind))
  );
}

/** Something that comes with the bag, and is not also a word for a bag. */
function isPart(token: Token): boolean {
  return has(token, is.partOrLock) && !has(token, is.bag);
}

/** Whether a sentence is about a thing, and the thing is not a place or an occasion: not "at the shop", "a wedding gift". */
function isMain(scene: Scene, index: number): boolean {
  const { tokenAt, clauseAt, plain } = scene;
  const token = tokenAt(index);
  if (plain.text.charAt(token.from - 1) === '#') return false;
  if (has(token, is.house)) return true;
  if (has(token, is.milestone) && isOfGift(scene, index)) return false;
  const next = tokenAt(index + 1);
  // "A wedding gift", "the shop receipt", 結婚式で
  if (next.kind === 'word' && has(next, is.occasion) && !has(next, is.given)) return false;
  if (next.isUnspaced && has(next, is.beside)) return false;
  for (let at = index - 1; index - at < 6 && clauseAt(at) === clauseAt(index); at -= 1) {
    const before = tokenAt(at);
    if (before.kind !== 'word' || has(before, is.andWith) || has(before, is.ruling)) return true;
    // In Japanese and Korean they are after the thing.
    const isKana =
      before.isUnspaced && !/^[\p{Script=Han}\p{Script=Thai}]/u.test(before.entry?.phrase ?? '');
    if (has(before, is.beside) && !isKana) return false;
  }
  return true;
}

/** A word like "at" and "i", and not "I got". */
function isBeside({ tokenAt, plain }: Scene, index: number): boolean {
  const { from, to } = tokenAt(index);
  const isI = plain.text.slice(from, to) === 'I' && /\p{Ll}/u.test(plain.text.charAt(to + 1));
  return has(tokenAt(index), is.beside) && !isI;
}

/**
 * Whether a milestone is that of a gift or a purchase; what "and" adds is something else.
 *
 * @example
 * ['a gift for my birthday', 'my birthday'].map((text) => isOfGift(sceneFor(text), text.split(' ').length - 1)) // => [true,false]
 */
export function isOfGift({ tokenAt }: Scene, index: number): boolean {
  return [-1, 1].some((step) => {
    for (let at = index + step; Math.abs(at - index) < GIFT_REACH; at += step) {
      const token = tokenAt(at);
      if (has(token, is.given)) return true;
      if (has(token, is.andOrBut) || ENDS.has(token.kind)) return false;
    }
    return false;
  });
}

function aboutOf(scene: Scene, { about, apart }: Stances, first: number, end: number): About {
  const { tokenAt, clauseAt, sentenceAt } = scene;
  if (apart.has(sentenceAt(first))) return 'other';
  const topic = about[first] ?? 'this';
  if (topic !== 'this') return topic;
  const clause = clauseAt(first);
  for (let at = first - 1; first - at <= PART_REACH; at -= 1) {
    const token = tokenAt(at);
    // "(strap) Italy made", "strap (made in Italy)"
    const isBracket = token.kind === 'open' || tokenAt(at + 1).kind === 'open';
    if (clauseAt(at) !== clause && !isBracket && tokenAt(at + 1).kind !== 'close') break;
    if (isPart(token) || (at === first - 1 && has(token, is.partOrLock))) return 'part';
    // 付属品なし スペイン製
    if (token.isUnspaced && has(token, is.gone) && tokenAt(at + 1).isApart) break;
    if (token.kind === 'code' || has(token, is.ruling)) break;
  }
  if (isOfOtherPaper(scene, first, end) || isOfSelf(scene, first, end)) return 'other';
  let words = 0;
  for (let at = end; at < end + REACH && clauseAt(at) === clauseAt(end - 1); at += 1) {
    const token = tokenAt(at);
    if (token.kind === 'code' || token.entry?.line !== undefined || has(token, is.thisBag)) break;
    if (has(token, is.bag) && !has(token, is.thing)) {
      if (has(tokenAt(at + 1), is.together)) return 'other';
      break;
    }
    // "Made in Spain with a gold ring", "bought in 2003 for our wedding"
    if (!token.isUnspaced && (has(token, is.andWith) || isBeside(scene, at))) break;
    if (has(token, is.thingOrHouse) && !has(token, is.occasion) && isMain(scene, at))
      return 'other';
    if ((has(token, is.another) || has(token, is.together)) && words === 0) return 'other';
    if (has(token, is.missing) && words === 0 && !token.isUnspaced) return 'other';
    if (isPart(token) && (at === end || (at === end + 1 && tokenAt(end).isUnspaced))) return 'part';
    // 2001年に買った同型
    const isVerb = token.isUnspaced && has(token.entry ? token : tokenAt(at - 1), is.ruling);
    if (token.kind === 'word' && !has(token, is.fill) && !isVerb) words += 1;
  }
  return 'this';
}

/** "Ich bin Baujahr 1979", "bouwjaar 1979 ben ik", "fabriquée en 1975, c'est moi", 1980年製の私 */
function isOfSelf({ tokenAt }: Scene, first: number, end: number): boolean {
  let [before, after] = [first - 1, end];
  while (first - before < 6 && has(tokenAt(before), is.makingOrFill)) before -= 1;
  while (after - end < 3 && (tokenAt(after).kind === 'comma' || has(tokenAt(after), is.made)))
    after += 1;
  return has(tokenAt(before), is.self) || has(tokenAt(after), is.self);
}

/** "The receipt of 2003 belongs to a wallet": whether a paper near a statement is that of another thing, as is said after it. */
function isOfOtherPaper(scene: Scene, first: number, end: number): boolean {
  const { tokenAt, sentenceAt } = scene;
  const sentence = sentenceAt(first);
  let at = first - PAPER_REACH;
  while (at < end + PAPER_REACH && !(has(tokenAt(at), is.receipt) && sentenceAt(at) === sentence))
    at += 1;
  if (at === end + PAPER_REACH) return false;
  for (at = end; at < end + OF_REACH && sentenceAt(at) <= sentence + 1; at += 1) {
    const token = tokenAt(at);
    if (token.kind === 'none' || token.kind === 'code') return false;
    const isNear = (by: number) => has(tokenAt(at + by), by > 0 ? is.thisBag : is.denied);
    if (has(token, is.ofAnother)) return ![1, 2, 3].some(isNear);
    const isInside = sentenceAt(at) === sentence;
    if (isInside && has(token, is.anyOther)) return true;
    if (has(token, is.thisBag)) return isInside && [-1, -2, -3].some(isNear);
  }
  return false;
}

function saidOf(scene: Scene, stances: Stances, first: number, end: number): Said {
  const { clauseAt } = scene;
  const [clause, last] = [clauseAt(first), clauseAt(end - 1)];
  const isIn = (clauses: ReadonlySet<number>) => clauses.has(clause) || clauses.has(last);
  if (isIn(stances.questions)) return 'asked';
  if (isIn(stances.conditions)) return 'if';
  if (isIn(stances.rumors) || stances.isHearsay[first] === 1) return 'hearsay';
  return isDenied(scene, first, end) ? 'denied' : 'stated';
}

/** `not made in France`, `no "Made in France" stamp`, `made not in France`, `made in France is missing`. */
function isDenied(scene: Scene, first: number, end: number): boolean {
  const { tokenAt, clauseAt } = scene;
  // "Not made in Spain but in France"
  let contrast = end - 1;
  while (contrast >= first && !has(tokenAt(contrast), is.but)) contrast -= 1;
  const isContrast = contrast >= first;
  for (let index = isContrast ? contrast + 1 : first; index < end; index += 1) {
    // "Mai" is a month, too.
    if (has(tokenAt(index), is.denied) && tokenAt(index).entry?.month === undefined) return true;
  }
  return (
    (!isContrast && isDeniedBefore(scene, first)) || isDeniedAfter(scene, end, clauseAt(end - 1))
  );
}

function isDeniedBefore(scene: Scene, first: number): boolean {
  const { tokenAt, clauseAt } = scene;
  for (let index = first - 1; first - index <= DENIAL_REACH; index -= 1) {
    const token = tokenAt(index);
    const isJoint = token.kind === 'open' || token.kind === 'quote';
    const isInside = clauseAt(index) === clauseAt(first);
    if (!isInside && !isJoint && tokenAt(index + 1).kind !== 'open') return false;
    if (has(token, is.but)) return false;
    // 付属品なし スペイン製: what is missing there ends with its field.
    if (token.isUnspaced && has(token, is.missing) && tokenAt(index + 1).isApart) return false;
    const isMissing = has(token, is.missing) && !token.isUnspaced && !has(token, is.fill);
    if ((has(token, is.denied) || isMissing) && !isTail(scene, index)) return true;
    if (token.kind === 'code' || (token.kind === 'colon' && first - index > 2)) return false;
  }
  return false;
}

/** "No box, made in France" was cut by the comma; "bag no. 5 made in" is a number. */
function isTail({ tokenAt }: Scene, index: number): boolean {
  return (
    has(tokenAt(index), is.fill) && ['number', 'stop', 'colon'].includes(tokenAt(index + 1).kind)
  );
}

function isDeniedAfter({ tokenAt, clauseAt }: Scene, end: number, clause: number): boolean {
  let index = end;
  while (tokenAt(index).kind === 'close' || tokenAt(index).kind === 'quote') index += 1;
  const isInside = (at: number) => clauseAt(at) === clause && tokenAt(at).kind !== 'code';
  for (let at = index; at < index + 5 && isInside(at); at += 1) {
    const token = tokenAt(at);
    if (token.isUnspaced) {
      if (has(token, is.gone)) return true;
    } else if (has(token, is.cue)) {
      // "Made in France stamp is missing"
      for (let far = at + 1; far < at + 4 && clauseAt(far) === clause; far += 1) {
        if (has(tokenAt(far), is.gone)) return true;
      }
    } else if (!has(token, is.fill)) {
      // "Gemaakt in Frankrijk ontbreekt".
      return has(token, is.notThis) || (at === index && has(token, is.missing));
    }
  }
  return false;
}
