import { has, type Token, type TokenKind } from './lexer.ts';
import { type Alphabet, any, isNear, line, spell, unknown } from './letters.ts';
import type { MeaningMask } from './lexicon.ts';
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
  /** Whether there is a receipt, a person who speaks of himself, or a "not" at all. */
  readonly hasPaper: boolean;
  readonly hasSelf: boolean;
  readonly hasNot: boolean;
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
 * Whether a statement is about something else than the bag: another thing, or what comes with it.
 *
 * @example
 * isOfOther(stanceOf(sceneFor('my other bag is made in Spain'), 3, 6)) // => true
 */
export function isOfOther({ about }: Stance): boolean {
  return about === 'other' || about === 'part';
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
export function isPlainly(scene: Scene, index: number): boolean {
  return !isNear(scene, index - 1, -1, 11, [unknown], scene.clauseAt);
}

/**
 * Whether a place in a text comes after the name of another house: Dior BO 1022. A sentence that names this one, a comparison
 * and a hashtag don't count.
 *
 * @example
 * isAfterOtherHouse(sceneFor('Dior BO 1022. Speedy SP0065'))(5) // => true
 */
export function isAfterOtherHouse(scene: Scene): (place: number) => boolean {
  const { plain, tokens, sentenceAt } = scene;
  const firsts = new Map<number, number>();
  const own = new Set<number>();
  if (!tokens.some((token) => has(token, is.house))) return () => false;
  for (const [index, token] of tokens.entries()) {
    if (!token.entry) continue;
    const sentence = sentenceAt(index);
    if (token.entry.line !== undefined || isOwnHouse(token)) own.add(sentence);
    if (!has(token, is.house) || firsts.has(sentence)) continue;
    const isTag = plain.text.charAt(token.from - 1) === '#';
    if (!isTag && !isNear(scene, index - 1, -1, 3, [is.compared])) firsts.set(sentence, token.from);
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
      const at = spell(scene, index - 1, -1, 11, [['x', any]], clauseAt).at - 1;
      if (sentenceAt(at) === sentenceAt(index)) conditions.add(clauseAt(at));
    }
    if (has(token, is.asked)) questions.add(clause);
    if (isQuestionMark(scene, index)) {
      questions.add(clauseAt(index - 1));
      // "Made in Spain, right?"
      const { letters, at } = spell(scene, index - 1, -1, 3, [
        ['C', 'comma'],
        ['w', 'word'],
      ]);
      if (letters.endsWith('C')) questions.add(clauseAt(at - 1));
    }
  });
  const names = (set: MeaningMask) => tokens.some((token) => has(token, set));
  const [hasPaper, hasSelf, hasNot] = [names(is.receipt), names(is.self), names(is.gone)];
  return { about, apart, hasPaper, hasSelf, hasNot, isHearsay, conditions, rumors, questions };
}

/** "The wallet that I got with it", and not "the receipt that I got with it". */
function beginsWithPiece(scene: Scene, index: number): boolean {
  const { tokenAt } = scene;
  const first = spell(scene, index - 1, -1, 8, [['x', any]], scene.sentenceAt).at;
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
  // In Japanese and Korean they are after the thing.
  const alphabet: Alphabet = [
    ['T', (before) => before.kind !== 'word', is.andWith, is.ruling],
    ['B', (before) => has(before, is.beside) && !isKana(scene, before)],
    ['x', any],
  ];
  return !spell(scene, index - 1, -1, 5, alphabet, clauseAt).letters.endsWith('B');
}

/** Written in Japanese or Korean syllables. */
function isKana({ plain }: Scene, { isUnspaced, from, to }: Token): boolean {
  return isUnspaced && !/^[\p{Script=Han}\p{Script=Thai}]/u.test(plain.text.slice(from, to));
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
export function isOfGift(scene: Scene, index: number): boolean {
  const alphabet: Alphabet = [
    ['G', is.given],
    ['E', is.andOrBut, ({ kind }) => ENDS.has(kind)],
    ['x', any],
  ];
  const isThere = (step: 1 | -1) =>
    spell(scene, index + step, step, GIFT_REACH - 1, alphabet).letters.endsWith('G');
  return isThere(-1) || isThere(1);
}

function aboutOf(
  scene: Scene,
  { about, apart, hasPaper, hasSelf }: Stances,
  first: number,
  end: number,
): About {
  const { tokenAt, clauseAt, sentenceAt } = scene;
  if (apart.has(sentenceAt(first))) return 'other';
  const topic = about[first];
  if (topic !== undefined && topic !== 'this') return topic;
  // "(strap) Italy made", "strap (made in Italy)"
  const isOutside = (token: Token, at: number) =>
    clauseAt(at) !== clauseAt(first) &&
    token.kind !== 'open' &&
    !['open', 'close'].includes(tokenAt(at + 1).kind);
  // 付属品なし スペイン製
  const isField = (token: Token, at: number) =>
    token.isUnspaced && has(token, is.gone) && tokenAt(at + 1).isApart;
  const before = spell(scene, first - 1, -1, PART_REACH, [
    ['E', isOutside],
    ['P', isPart, (token, at) => at === first - 1 && has(token, is.partOrLock)],
    ['E', isField, 'code', is.ruling],
    ['x', any],
  ]);
  if (before.letters.endsWith('P')) return 'part';
  if (hasPaper && isOfOtherPaper(scene, first, end)) return 'other';
  if (hasSelf && isOfSelf(scene, first, end)) return 'other';
  const isBag = (token: Token) => has(token, is.bag) && !has(token, is.thing);
  const { letters } = spell(
    scene,
    end,
    1,
    REACH,
    [
      ['E', 'code', line, is.thisBag],
      ['O', (token, at) => isBag(token) && has(tokenAt(at + 1), is.together)],
      // "Made in Spain with a gold ring", "bought in 2003 for our wedding"
      [
        'E',
        isBag,
        (token, at) => !token.isUnspaced && (has(token, is.andWith) || isBeside(scene, at)),
      ],
      [
        'O',
        (token, at) => has(token, is.thingOrHouse) && !has(token, is.occasion) && isMain(scene, at),
      ],
      ['a', is.another, is.together, (token) => has(token, is.missing) && !token.isUnspaced],
      [
        'P',
        (token, at) => isPart(token) && (at === end || (at === end + 1 && tokenAt(end).isUnspaced)),
      ],
      // 2001年に買った同型
      [
        'f',
        (token, at) => token.isUnspaced && has(token.entry ? token : tokenAt(at - 1), is.ruling),
      ],
      ['w', (token) => token.kind === 'word' && !has(token, is.fill)],
      ['f', any],
    ],
    clauseAt,
  );
  if (/^f*a|O$/.test(letters)) return 'other';
  return letters.endsWith('P') ? 'part' : 'this';
}

/** "Ich bin Baujahr 1979", "bouwjaar 1979 ben ik", "fabriquée en 1975, c'est moi", 1980年製の私 */
function isOfSelf(scene: Scene, first: number, end: number): boolean {
  const before = spell(scene, first - 1, -1, 5, [['f', is.makingOrFill]]).at - 1;
  const after = spell(scene, end, 1, 3, [['f', 'comma', is.made]]).at + 1;
  return has(scene.tokenAt(before), is.self) || has(scene.tokenAt(after), is.self);
}

/** "The receipt of 2003 belongs to a wallet": whether a paper near a statement is that of another thing, as is said after it. */
function isOfOtherPaper(scene: Scene, first: number, end: number): boolean {
  const { sentenceAt } = scene;
  const sentence = sentenceAt(first);
  const isPaper = (token: Token, at: number) =>
    has(token, is.receipt) && sentenceAt(at) === sentence;
  const reach = end - first + 2 * PAPER_REACH;
  if (!isNear(scene, first - PAPER_REACH, 1, reach, [isPaper])) return false;
  const isInside = (at: number) => sentenceAt(at) === sentence;
  const { letters, at } = spell(scene, end, 1, OF_REACH, [
    ['E', (_, at) => sentenceAt(at) > sentence + 1, 'none', 'code'],
    ['A', is.ofAnother],
    ['O', (token, at) => isInside(at) && has(token, is.anyOther)],
    ['T', is.thisBag],
    ['x', any],
  ]);
  if (letters.endsWith('A')) return !isNear(scene, at + 1, 1, 3, [is.thisBag]);
  const isNot = letters.endsWith('T') && isInside(at) && isNear(scene, at - 1, -1, 3, [is.denied]);
  return letters.endsWith('O') || isNot;
}

function saidOf(scene: Scene, stances: Stances, first: number, end: number): Said {
  const { clauseAt } = scene;
  const [clause, last] = [clauseAt(first), clauseAt(end - 1)];
  const isIn = (clauses: ReadonlySet<number>) => clauses.has(clause) || clauses.has(last);
  if (isIn(stances.questions)) return 'asked';
  if (isIn(stances.conditions)) return 'if';
  if (isIn(stances.rumors) || stances.isHearsay[first] === 1) return 'hearsay';
  return stances.hasNot && isDenied(scene, first, end) ? 'denied' : 'stated';
}

/**
 * Whether a "not" goes with a verb or with its date: "not bought in 2003", "bought not in 2003", 2003年に買ったのではない.
 *
 * @param first the first token of the date
 * @example
 * isVerbDenied(sceneFor('not bought in 2003'), 1, 3) // => true
 * isVerbDenied(sceneFor('not worn but bought in 2003'), 3, 5) // => false
 */
export function isVerbDenied(scene: Scene, verb: number, first: number): boolean {
  const { tokenAt } = scene;
  // "Not bought in 2003 but in 2005"
  const isContrast = isNear(scene, verb + 1, 1, first - verb - 1, [is.but]);
  const preposition = has(tokenAt(first - 1), is.small) ? first - 1 : first;
  return (
    /^f*w?f*N$/.test(notBefore(scene, preposition)) ||
    (!isContrast && /^f*(?:O|w?f*N)$/.test(notBefore(scene, verb))) ||
    isNotAfter(scene, verb)
  );
}

/** The words back to a "not": N, or O if it may be Portuguese for "in the". */
function notBefore(scene: Scene, index: number): string {
  const { tokenAt, clauseAt } = scene;
  const isJoint = (token: Token, at: number) => at === index - 1 && has(token, is.and);
  // 使っていません 2003年購入
  const isField = (token: Token, at: number) =>
    has(token, is.denial) && token.isUnspaced && (isKana(scene, token) || tokenAt(at + 1).isApart);
  const alphabet: Alphabet = [
    ['E', is.ofNot, isJoint, isField],
    ['O', (token) => has(token, is.denial) && has(token, is.fill)],
    ['N', is.denial],
    ['f', 'quote', is.small],
    ['w', 'word'],
  ];
  return spell(scene, index - 1, -1, 5, alphabet, clauseAt).letters;
}

/** In Japanese and Korean it is after the verb. */
function isNotAfter(scene: Scene, index: number): boolean {
  const alphabet: Alphabet = [
    ['E', is.otherRuling],
    ['N', (token) => has(token, is.denial) && isKana(scene, token)],
    ['u', (token) => isKana(scene, token)],
  ];
  return spell(scene, index + 1, 1, 5, alphabet, scene.clauseAt).letters.endsWith('N');
}

/** `not made in France`, `no "Made in France" stamp`, `made not in France`, `made in France is missing`. */
function isDenied(scene: Scene, first: number, end: number): boolean {
  // "Not made in Spain but in France"
  const contrast = spell(scene, end - 1, -1, end - first, [
    ['B', is.but],
    ['x', any],
  ]);
  const isContrast = contrast.letters.endsWith('B');
  const from = isContrast ? contrast.at + 1 : first;
  // "Mai" is a month, too.
  const isNot = (token: Token) => has(token, is.denied) && token.entry?.month === undefined;
  return (
    isNear(scene, from, 1, end - from, [isNot]) ||
    (!isContrast && isDeniedBefore(scene, first)) ||
    isDeniedAfter(scene, end)
  );
}

function isDeniedBefore(scene: Scene, first: number): boolean {
  const { tokenAt, clauseAt } = scene;
  const isOutside = ({ kind }: Token, at: number) =>
    clauseAt(at) !== clauseAt(first) &&
    kind !== 'open' &&
    kind !== 'quote' &&
    tokenAt(at + 1).kind !== 'open';
  // 付属品なし スペイン製: what is missing there ends with its field.
  const isField = (token: Token, at: number) =>
    token.isUnspaced && has(token, is.missing) && tokenAt(at + 1).isApart;
  const isMissing = (token: Token) =>
    has(token, is.missing) && !token.isUnspaced && !has(token, is.fill);
  const { letters } = spell(scene, first - 1, -1, DENIAL_REACH, [
    ['E', isOutside, is.but, isField],
    ['N', (token, at) => (has(token, is.denied) || isMissing(token)) && !isTail(scene, at)],
    ['E', 'code', ({ kind }, at) => kind === 'colon' && first - at > 2],
    ['x', any],
  ]);
  return letters.endsWith('N');
}

/** "No box, made in France" was cut by the comma; "bag no. 5 made in" is a number. */
function isTail({ tokenAt }: Scene, index: number): boolean {
  return (
    has(tokenAt(index), is.fill) && ['number', 'stop', 'colon'].includes(tokenAt(index + 1).kind)
  );
}

function isDeniedAfter(scene: Scene, end: number): boolean {
  const { clauseAt } = scene;
  const first = spell(scene, end, 1, DENIAL_REACH, [['c', 'close', 'quote']]).at + 1;
  const clauseOf = (at: number) => clauseAt(at < first ? end - 1 : at);
  // "Made in France stamp is missing"
  const isStampGone = (token: Token, at: number) =>
    !token.isUnspaced && has(token, is.cue) && isNear(scene, at + 1, 1, 3, [is.gone], clauseAt);
  const alphabet: Alphabet = [
    ['E', 'code'],
    ['N', (token) => token.isUnspaced && has(token, is.gone), isStampGone],
    ['f', ({ isUnspaced }) => isUnspaced, is.cue, is.fill],
    // "Gemaakt in Frankrijk ontbreekt"
    ['N', is.notThis, (token, at) => at === first && has(token, is.missing)],
  ];
  return spell(scene, first, 1, 5, alphabet, clauseOf).letters.endsWith('N');
}
