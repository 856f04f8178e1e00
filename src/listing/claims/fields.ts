import type { Claim } from '../../core/checks.ts';
import { isMixed, isOwnHouse } from '../reader/attach.ts';
import { has, isPhrase, type Token, type TokenKind } from '../reader/lexer.ts';
import { country, isNear, line } from '../reader/letters.ts';
import { type Scene, indexAt } from '../reader/scene.ts';
import type { TextSpan } from '../reader/text.ts';
import * as is from '../reader/sets.ts';

/** What ends a piece of text for every claim; a comma and a full stop end it for labels too. */
const EDGES: ReadonlySet<TokenKind> = new Set<TokenKind>(['none', 'line-end', 'bullet']);

/** Between a code and what its seller reads in it, and between a heading and its value. */
const SIGNS: ReadonlySet<TokenKind> = new Set<TokenKind>([
  ...(['colon', 'dash', 'quote', 'open', 'close', 'arrow', 'comma'] as const),
]);

/** Words with a subject or a verb, which make a sentence of it: "is from", "in my wardrobe", は. */
const PROSE = /\b(?:is|it|i|my|me|mine|us|from|says|reads)\b|^(?:は|が|です|さ.*|은|는)$/u;

/** No heading has more words. */
const LONGEST_HEADING = 4;

/** How far from a claim its piece and its line are looked at, in tokens. */
const REACH = 32;

/** No title has more tokens. */
const LONGEST_TITLE = 16;

/** A claim, and where it stands. */
type Placed = TextSpan & { readonly value: Claim };

/**
 * Whether a claim is a field of its text: a piece that holds nothing but a heading and its value, the seller's own reading right
 * behind the code, or the model in the title. Only such a claim is given, so only it conflicts; any other is found, and asked about.
 *
 * @example
 * isField(sceneFor('Made in Spain | Alma'), { from: 0, to: 13, value: { claim: 'label', labels: ['ES'] } }) // => true
 */
export function isField(scene: Scene, { from, to, value }: Placed): boolean {
  const [first, end] = [indexAt(scene, from), indexAt(scene, to)];
  if (isMixed(scene, first) || isUnsure(scene, first)) return false;
  switch (value.claim) {
    case 'label':
      return value.labels.length === 1 && isPiece(scene, first, end, true);
    case 'made':
    case 'existed-by':
    case 'released':
      return isPiece(scene, first, end, false);
    case 'line':
      return isTitle(scene, first) || isHeaded(scene, first);
    case 'chip':
    case 'no-code':
      return isHeaded(scene, first) || isAnswered(scene, first, end);
    default:
      return false;
  }
}

/**
 * Whether something stands alone right behind a code: `SP0065, 2005`, `SP0065 = Spain`.
 *
 * @example
 * isBehindCode(sceneFor('SP0065, 2005', [{ from: 0, to: 6 }]), 2, 3) // => true
 */
export function isBehindCode(scene: Scene, first: number, end: number): boolean {
  let at = first - 1;
  while (first - at < LONGEST_HEADING && SIGNS.has(scene.tokenAt(at).kind)) at -= 1;
  return scene.tokenAt(at).kind === 'code' && isEdge(scene, end);
}

/** Whether a line has a question mark or a hedge from a place on, up to the next heading. */
function isUnsure(scene: Scene, first: number): boolean {
  for (let at = first; at - first < REACH && !isEdge(scene, at); at += 1) {
    if (at > first && isHeading(scene, at)) return false;
    const token = scene.tokenAt(at);
    if (has(token, is.unsure) || scene.plain.text.charAt(token.from) === '?') return true;
  }
  return false;
}

/** A line end, a bullet, a hashtag, a tab, ; or | or a slash between blanks. */
function isEdge({ tokenAt, plain }: Scene, at: number): boolean {
  const { kind, from, isApart } = tokenAt(at);
  if (EDGES.has(kind) || /[;|#]/.test(plain.text.charAt(from))) return true;
  return kind === 'slash' && isApart && tokenAt(at + 1).isApart;
}

/** Whether a tab stands right before a token. */
function isAfterTab({ tokenAt, plain: { source, at } }: Scene, index: number): boolean {
  const [begin, end] = [at[tokenAt(index - 1).to - 1], at[tokenAt(index).from]];
  return index > 0 && source.slice(begin, end).includes('\t');
}

/** "Year: ", "Date code: ": at most so many words and a colon. */
function isHeading({ tokenAt }: Scene, first: number): boolean {
  for (let at = first; at - first <= LONGEST_HEADING; at += 1) {
    const { kind } = tokenAt(at);
    if (kind === 'colon') return at > first;
    if (kind !== 'word') return false;
  }
  return false;
}

/** A word that heads a value. */
function isHeadingWord(token: Token): boolean {
  return has(token, is.fieldHeading) && !isPhrase(token, PROSE);
}

/** What may be in a piece beside its value: a heading, or a small word between them. */
function isOfHeading(token: Token): boolean {
  return isHeadingWord(token) || (has(token, is.within) && !isPhrase(token, PROSE));
}

function isPiece(scene: Scene, first: number, end: number, isLabel: boolean): boolean {
  const { tokenAt } = scene;
  if (isInBracketOfCode(scene, first, end)) return true;
  let hasHeading = false;
  // The claim itself: "made in Spain", and not "the stamp says Spain".
  for (let at = first; at < end; at += 1) {
    const token = tokenAt(at);
    if (has(token, is.within) || token.kind !== 'word' || country(token)) continue;
    if (isHeadingWord(token)) hasHeading = true;
    else if (isLabel && token.entry?.adjective === undefined) return false;
  }
  const endsAt = (at: number) =>
    isEdge(scene, at) ||
    isAfterTab(scene, at) ||
    (isLabel && ['comma', 'stop'].includes(tokenAt(at).kind)) ||
    (tokenAt(at).kind === 'stop' && isEdge(scene, at + 1)) ||
    isHeading(scene, at);
  for (let at = end; !endsAt(at); at += 1) {
    const token = tokenAt(at);
    if (!isOfHeading(token) && token.kind !== 'close' && token.kind !== 'quote') return false;
    if (isHeadingWord(token)) hasHeading = true;
  }
  for (let at = first - 1; first - at < REACH; at -= 1) {
    const token = tokenAt(at);
    // A heading alone in its piece heads the next one.
    const isBorder = EDGES.has(token.kind) || isAfterTab(scene, at + 1);
    if (isBorder && !hasHeading) {
      const isSkipped = token.kind === 'line-end' || (token.kind !== 'none' && isOfHeading(token));
      if (!isSkipped) return false;
      if (token.kind === 'line-end') continue;
    } else if (isBorder || isEdge(scene, at)) return hasHeading;
    if (token.kind === 'code') return true;
    if (isLabel && hasHeading && ['comma', 'stop'].includes(token.kind)) return true;
    if (isHeading(scene, at + 1) && isAfterField(scene, at)) return hasHeading;
    if (token.kind === 'colon') return startsWithHeading(scene, at, hasHeading);
    if (isHeadingWord(token)) hasHeading = true;
    else if (isOfHeading(token)) continue;
    else if (!SIGNS.has(token.kind)) break;
  }
  return false;
}

/** "Purchase date: ", 購入時期: what is before a colon heads what is after it, if a word of it says so. */
function startsWithHeading(scene: Scene, colon: number, isHeaded: boolean): boolean {
  const { tokenAt } = scene;
  let hasHeading = isHeaded;
  for (let at = colon - 1; colon - at <= LONGEST_HEADING + 1; at -= 1) {
    const token = tokenAt(at);
    const isBegin = isEdge(scene, at) || ['comma', 'stop', 'code'].includes(token.kind);
    if (isBegin || isAfterTab(scene, at + 1) || isAfterField(scene, at)) return hasHeading;
    if (isHeadingWord(token)) hasHeading = true;
    else if (token.kind !== 'word' || (has(token, is.fill) && !isOfHeading(token))) break;
  }
  return false;
}

/** `SR0084 (France, 2004)`: one value of each kind. */
function isInBracketOfCode({ tokenAt }: Scene, first: number, end: number): boolean {
  const isValue = (token: Token) =>
    country(token) ||
    isHeadingWord(token) ||
    token.entry?.month !== undefined ||
    ['number', 'comma', 'slash', 'dash', 'quote'].includes(token.kind) ||
    has(token, is.dateSign) ||
    has(token, is.week);
  let [open, close] = [first - 1, end];
  while (first - open < LONGEST_TITLE && isValue(tokenAt(open))) open -= 1;
  while (close - end < LONGEST_TITLE && isValue(tokenAt(close))) close += 1;
  return (
    tokenAt(open).kind === 'open' &&
    tokenAt(close).kind === 'close' &&
    tokenAt(open - 1).kind === 'code'
  );
}

/** Whether a field with its heading ends at a token: "Closure: Zipper", "CA1089". */
function isAfterField({ tokenAt }: Scene, last: number): boolean {
  for (let at = last; last - at <= LONGEST_HEADING; at -= 1) {
    const token = tokenAt(at);
    if (token.kind === 'code' || token.kind === 'colon') return true;
    if (token.kind === 'line-end' || token.kind === 'none' || has(token, is.fill)) return false;
  }
  return false;
}

/** "Model: Speedy", "Date code: chip" */
function isHeaded(scene: Scene, first: number): boolean {
  const { tokenAt } = scene;
  let at = first - 1;
  while (first - at <= LONGEST_HEADING && tokenAt(at).kind !== 'colon') {
    if (!isTitleWord(scene, at)) return false;
    at -= 1;
  }
  const heading = tokenAt(at - 1);
  return tokenAt(at).kind === 'colon' && (has(heading, is.style) || has(heading, is.cue));
}

/** "Microchip: yes", "Code: none" */
function isAnswered(scene: Scene, first: number, end: number): boolean {
  const { tokenAt } = scene;
  const isWhole = isNear(scene, first, 1, end - first, ['colon']) && isEdge(scene, end);
  const isYes = tokenAt(end).kind === 'colon' && tokenAt(end + 1).kind === 'word';
  return isWhole || (isYes && isEdge(scene, end + 2));
}

/** The model in the title: before the first separator or the code, without a verb. */
function isTitle(scene: Scene, first: number): boolean {
  const { tokenAt } = scene;
  let models = 0;
  for (let at = 0; at < LONGEST_TITLE; at += 1) {
    const { kind, entry } = tokenAt(at);
    const isEnd = isEdge(scene, at) || ['comma', 'stop', 'code', 'open'].includes(kind);
    if (isEnd || isAfterTab(scene, at) || isHeading(scene, at)) {
      return at > first && models === 1;
    }
    if (entry?.line !== undefined) models += 1;
    else if (!isTitleWord(scene, at)) return false;
  }
  return false;
}

/** What a title has beside its model: the house, sizes, colors and materials with a capital; no verb. */
function isTitleWord({ tokenAt, plain }: Scene, at: number): boolean {
  const token = tokenAt(at);
  if (token.kind !== 'word') return token.kind !== 'stop';
  if (line(token) || isOwnHouse(token) || has(token, is.bagWord)) return true;
  if (has(token, is.ruling) || has(token, is.fill) || has(token, is.unsaid)) return false;
  const word = plain.text.slice(token.from, token.to);
  return /^(?:\p{Lu}[\p{L}\p{M}]|[pgmb]m$|[\p{Script=Katakana}\p{Script=Han}ー]+$)/u.test(word);
}
