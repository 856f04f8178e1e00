import type { CodeMatch } from './claims/codes.ts';
import { has } from './reader/lexer.ts';
import { indexAt, type Scene } from './reader/scene.ts';
import * as is from './reader/sets.ts';
import type { TextSpan } from './reader/text.ts';

/** The bag that a text is about, and what else it speaks of. */
export interface Bag {
  /** Its code, then the others in the order of the text, each once; codes of examples only where there are no others. */
  readonly codes: readonly CodeMatch[];
  /** The code of what is claimed at a place; undefined if the text has none. */
  readonly ownerAt: (claim: TextSpan) => string | undefined;
  /** The paragraphs, where each is a listing of its own; else none. */
  readonly listings: readonly TextSpan[];
}

/** A stretch of text between blank lines. */
interface Paragraph extends TextSpan {
  readonly codes: readonly CodeMatch[];
  /** Whether it names a model or a price, or what stands between it and the code before does. */
  readonly hasModel: boolean;
  /** Whether it has a line above the one with its code. */
  readonly hasHeading: boolean;
  /** Whether it begins with another bag or a part, and so is none of its own. */
  readonly isBeside: boolean;
}

/** What is known of a text when the owner of a claim is looked for. */
interface Known {
  readonly matches: readonly CodeMatch[];
  readonly paragraphs: readonly Paragraph[];
  readonly bag: CodeMatch;
  readonly isSeveral: boolean;
}

/** How a person begins to speak of one thing more. */
const ALSO =
  /^\P{L}*(?:(?:and|i|we|et|je|und|ich) )?(?:also|plus|aussi|auch|au(?:ß|ss)erdem|anche|tambi[eé]n|também|ook|また|他に|ほかに|另外|还有|還有|또)/iu;

/** An amount of money. */
const PRICE = /\p{Sc} ?\d|\d ?(?:\p{Sc}|(?:eur|usd|gbp|chf|jpy|yen|zł|kr)(?!\p{L})|円|元|원)/iu;

/** How many of its first words say what a paragraph is about. */
const OPENING = 4;

/**
 * The bag of a text is the first code that is announced, with its model or price if there are several; else the first code.
 * A claim belongs to the code of its clause, then of its sentence. What stands behind another code, as far as the next
 * blank line or the bag's own code, is that one's; all the rest, such as title and purchase, is the bag's.
 *
 * @example
 * const scene = sceneFor('Speedy 30. Date code SP0065. I also sell AR2126');
 * bagOf(scene, []).codes // => []
 */
export function bagOf(scene: Scene, matches: readonly CodeMatch[]): Bag {
  const named = matches.filter(({ isExample }) => !isExample);
  const own = named.length > 0 ? named : matches;
  const [first] = own;
  if (!first || matches.every(({ facts }) => facts.code === first.facts.code)) {
    return { codes: own.slice(0, 1), listings: [], ownerAt: () => first?.facts.code };
  }
  const paragraphs = paragraphsIn(scene, own);
  const isSeveral =
    paragraphs.length > 1 &&
    paragraphs.every(
      ({ codes, hasModel, hasHeading, isBeside }) =>
        codes.length > 0 && (hasModel || hasHeading) && !isBeside,
    );
  const announced = own.filter(({ cue }) => cue !== 'none');
  const bag =
    announced.find((code) =>
      paragraphs.some(({ codes, hasModel, isBeside }) => {
        return codes.includes(code) && hasModel && !isBeside;
      }),
    ) ??
    announced[0] ??
    first;
  const codes = new Map<string, CodeMatch>();
  for (const code of [bag, ...own]) {
    if (!codes.has(code.facts.code)) codes.set(code.facts.code, code);
  }
  return {
    codes: [...codes.values()],
    listings: isSeveral ? paragraphs : [],
    ownerAt: ({ from }) =>
      ownerOf(scene, { matches, paragraphs, bag, isSeveral }, from)?.facts.code,
  };
}

function paragraphsIn(scene: Scene, codes: readonly CodeMatch[]): readonly Paragraph[] {
  const { text } = scene.plain;
  const found = [...text.matchAll(/\S[^\n]*(?:\n[^\n]+)*\n?/g)];
  let isNamed = false;
  return found.map(({ 0: written, index: from }) => {
    const to = from + written.length;
    const own = codes.slice(countBefore(codes, from), countBefore(codes, to));
    const tokens = scene.tokens.slice(indexAt(scene, from), indexAt(scene, to));
    const hasModel =
      isNamed || PRICE.test(written) || tokens.some(({ entry }) => entry?.line !== undefined);
    isNamed = hasModel && own.length === 0;
    return {
      ...{ from, to, codes: own, hasModel },
      hasHeading: /\p{L}[^\n]*\n/u.test(text.slice(from, own[0]?.from)),
      isBeside:
        ALSO.test(written) ||
        tokens.slice(0, OPENING).some((token) => has(token, is.another) || has(token, is.part)),
    };
  });
}

/** The code that a claim at some place belongs to. */
function ownerOf(
  scene: Scene,
  { matches, paragraphs, bag, isSeveral }: Known,
  place: number,
): CodeMatch | undefined {
  const at = countBefore(matches, place);
  const [before, next] = [matches[at - 1], matches[at]];
  const index = indexAt(scene, place);
  const [clause, sentence] = [scene.clauseAt(index), scene.sentenceAt(index)];
  const [isBefore, isNext] = [before, next].map(
    (code) => code && scene.sentenceAt(indexAt(scene, code.from)) === sentence,
  );
  if (isNext === true && isBefore !== true) return next;
  if (before && isBefore === true) {
    const inBefore = scene.clauseAt(indexAt(scene, before.from)) === clause;
    if (next && isNext === true) {
      const of = clausesOf(scene, next);
      if (!inBefore && of[0] === clause) return next;
      if ((!inBefore || of.includes(clause)) && beginsPiece(scene, before, next, index))
        return next;
    }
    // "SP0065 and SD4185, made in France"
    return !inBefore && isListed(scene, before, bag) ? bag : before;
  }
  const isBehind =
    before && countBefore(paragraphs, before.from) === countBefore(paragraphs, place);
  if (isBehind) return before;
  return isSeveral ? next : bag;
}

/** Whether two codes stand side by side, and nothing in brackets belongs to the last. */
function isListed(scene: Scene, last: CodeMatch, bag: CodeMatch): boolean {
  const [at, other] = [indexAt(scene, last.from), indexAt(scene, bag.from)];
  return scene.clauseAt(at) === scene.clauseAt(other) && scene.tokenAt(at + 1).kind !== 'open';
}

/** How far a model or a bracket is looked for, in tokens. */
const FAR = 60;

/** The clause of a code, and the one in which its brackets stand: my Speedy 30 from 1998 (code VI0978). */
function clausesOf(scene: Scene, { from }: CodeMatch): readonly number[] {
  const at = indexAt(scene, from);
  const clause = scene.clauseAt(at);
  let open = at - 1;
  while (at - open < FAR && scene.clauseAt(open) === clause && scene.tokenAt(open).kind !== 'open')
    open -= 1;
  return scene.tokenAt(open).kind === 'open' ? [clause, scene.clauseAt(open - 1)] : [clause];
}

/** Whether a model begins a piece behind a code, no later than in the clause of a place: Speedy (SP1001) and Neverfull (SD4142). */
function beginsPiece(scene: Scene, code: CodeMatch, next: CodeMatch, place: number): boolean {
  const isModel = (at: number) => scene.tokenAt(at).entry?.line !== undefined;
  let first = indexAt(scene, code.to);
  // Right behind a code, in brackets or not, stands its own model.
  const bracket = scene.tokenAt(first).kind === 'open' ? scene.clauseAt(first) : undefined;
  for (let left = FAR; left > 0 && isModel(first); left -= 1) first += 1;
  let last = place;
  const end = Math.min(indexAt(scene, next.from), place + FAR);
  while (last < end && scene.clauseAt(last) === scene.clauseAt(place)) last += 1;
  for (let at = Math.max(first, last - FAR); at < last; at += 1)
    if (isModel(at) && scene.clauseAt(at) !== bracket) return true;
  return false;
}

/** How many spans, which are in the order of the text, end before a place. */
function countBefore(spans: readonly TextSpan[], place: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Number(spans[middle]?.to) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
