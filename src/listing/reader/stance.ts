import { has, type Token } from './lexer.ts';
import { isNear, line } from './letters.ts';
import { indexAt, type Scene } from './scene.ts';
import * as is from './sets.ts';

/** What a statement is of: the bag of the listing, something else, or nothing, since it is asked, denied or hearsay. */
export type Of = 'bag' | 'other' | 'nothing';

/** How far before a statement a "not" reaches, and how far after it in Japanese and Korean, in tokens. */
const NOT_BEFORE = 6;
const NOT_AFTER = 4;

/** What each token of a text belongs to, and the clauses that state nothing. */
interface Owners {
  readonly ofOther: Uint8Array;
  readonly unsaid: ReadonlySet<number>;
}

const known = new WeakMap<Scene, Owners>();

/**
 * What a statement is of: the nearest thing named before it in its sentence. It is cheap and sometimes wrong, so nothing in
 * prose accuses: what disagrees is asked about.
 *
 * @param first its first token, `made` in "made in Spain"
 * @param end the index after its last one
 * @example
 * attach(sceneFor('my other bag is made in Spain'), 3, 6) // => "other"
 * attach(sceneFor('made in Spain?'), 0, 2) // => "nothing"
 */
export function attach(scene: Scene, first: number, end: number): Of {
  let owners = known.get(scene);
  if (!owners) {
    owners = ownersIn(scene);
    known.set(scene, owners);
  }
  const { clauseAt, tokenAt } = scene;
  if (owners.ofOther[first] === 1 || isPart(tokenAt(first - 1))) return 'other';
  const isUnsaid = owners.unsaid.has(clauseAt(first)) || owners.unsaid.has(clauseAt(end - 1));
  return isUnsaid || isDenied(scene, first, end) ? 'nothing' : 'bag';
}

function ownersIn(scene: Scene): Owners {
  const { tokens, clauseAt, sentenceAt } = scene;
  const ofOther = new Uint8Array(tokens.length);
  const unsaid = new Set<number>();
  const hasCode = tokens.some(({ kind }) => kind === 'code');
  let isOther = false;
  let isTold = false;
  tokens.forEach((token, index) => {
    if (sentenceAt(index) !== sentenceAt(index - 1)) isOther = isTold = false;
    if (token.kind === 'code' || has(token, is.thisBag)) isOther = false;
    else if (has(token, is.otherOne)) isOther = true;
    else if (hasCode && has(token, is.thingOrHouse) && isNamed(scene, index)) isOther = true;
    if (isOther) ofOther[index] = 1;
    if (has(token, is.hearsay)) isTold = !token.isUnspaced;
    if (isTold || has(token, is.unsaid)) unsaid.add(clauseAt(index));
    if (isQuestionMark(scene, index)) unsaid.add(clauseAt(index - 1));
  });
  return { ofOther, unsaid };
}

/** A question mark, and not that of a worn code: FL10?4. */
function isQuestionMark({ tokenAt, plain }: Scene, index: number): boolean {
  const next = tokenAt(index + 1);
  return (
    plain.text.charAt(tokenAt(index).from) === '?' &&
    (next.isApart || next.isUnspaced || !['word', 'number', 'mixed'].includes(next.kind))
  );
}

/** Whether a thing is spoken of, and is not only a place or an occasion: not "at the shop", "a wedding gift", 結婚式で. */
function isNamed({ tokenAt, clauseAt }: Scene, index: number): boolean {
  const token = tokenAt(index);
  if (has(token, is.house)) return true;
  const [next, before] = [tokenAt(index + 1), tokenAt(index - 1)];
  if (has(token, is.occasion) || has(next, is.occasion)) return false;
  if (next.isUnspaced && has(next, is.beside)) return false;
  const lead = has(before, is.fill) && !has(before, is.beside) ? tokenAt(index - 2) : before;
  return !has(lead, is.beside) || clauseAt(index - 2) !== clauseAt(index);
}

/** Something that comes with the bag, and is not also a word for a bag. */
function isPart(token: Token): boolean {
  return has(token, is.partOrLock) && !has(token, is.bag);
}

/** `not made in France`, フランス製ではない. */
function isDenied({ clauseAt, ...scene }: Scene, first: number, end: number): boolean {
  const isNo = (token: Token) => has(token, is.denied) && !token.isUnspaced;
  const isNotAfter = (token: Token) => has(token, is.denial) && token.isUnspaced;
  const all = { clauseAt, ...scene };
  return (
    isNear(all, end - 1, -1, NOT_BEFORE + end - first, [isNo], clauseAt) ||
    isNear(all, end, 1, NOT_AFTER, [isNotAfter], clauseAt)
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
  const { plain, tokens, sentenceAt } = scene;
  const firsts = new Map<number, number>();
  const own = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    const sentence = sentenceAt(index);
    if (line(token) || isOwnHouse(token)) own.add(sentence);
    const isTag = plain.text.charAt(token.from - 1) === '#';
    if (!has(token, is.house) || isTag || firsts.has(sentence)) continue;
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
