import type { Today } from '../../core/calendar.ts';
import { isStyleNumber } from '../../core/prepare.ts';
import { type CodeMatch, isOfEdition } from './codes.ts';
import type { DateClaim } from './dates.ts';
import { has, type Token, type TokenKind } from '../reader/lexer.ts';
import {
  type NearCode,
  nearCodeAt,
  nearCodeBeside,
  formsAloneIn,
} from './near-codes.ts';
import type { NoCodeMatch } from './no-code.ts';
import { type Alphabet, any, spell } from '../reader/letters.ts';
import { indexAt, type Scene } from '../reader/scene.ts';
import { isAfterOtherHouse } from '../reader/stance.ts';
import type { TextSpan } from '../reader/text.ts';
import * as is from '../reader/sets.ts';

/** What stands where a code is announced and none reads. */
export type UnreadMatch = NearCode | NoCodeGiven;

/** A code is announced, and what stands there is a style number, is in no known form, or is nothing: then `text` is empty. */
type NoCodeGiven = TextSpan & {
  readonly rule: 'not-given' | 'unknown-form' | 'style-number';
  readonly text: string;
};

/** What is known about a text when its slots are read. */
interface Known {
  readonly codes: readonly CodeMatch[];
  readonly noCode: readonly NoCodeMatch[];
  readonly dates: readonly DateClaim[];
}

/** So many cues are looked at. */
const MOST_CUES = 200;

/**
 * What stands where a text announces a code, if no code was read there: a misread, worn or impossible code, or nothing. It may
 * stand anywhere in the sentence. Once a code was read, only what stands right after other words for it counts.
 *
 * @example
 * unreadIn(sceneFor('Date code: CTOO97'), { codes: [], noCode: [], dates: [] }, readDay('2026-11-21'))[0].rule // => "near-code"
 */
export function unreadIn(scene: Scene, known: Known, today: Today): readonly UnreadMatch[] {
  const { tokens, plain, sentenceAt } = scene;
  const answered = new Set(known.codes.map(({ from }) => sentenceAt(indexAt(scene, from))));
  const isOfOtherHouse = isAfterOtherHouse(scene);
  const denied = tokensWithin(scene, known.noCode);
  const matches: UnreadMatch[] = [];
  const searched = new Set<string>();
  let empty: number | undefined;
  let cues = 0;
  for (const [index, token] of tokens.entries()) {
    const isCue = has(token, is.codeCue);
    if (!isCue && !isPlaceCue(scene, index)) continue;
    const sentence = sentenceAt(index);
    if (
      (matches.at(-1)?.to ?? 0) > token.from ||
      answered.has(sentence) ||
      isOfOtherHouse(token.from)
    )
      continue;
    if (denied.get(index) === 'none' || denied.get(index) === 'chip') continue;
    if ((cues += 1) > MOST_CUES) break;
    const isSlot = isCue || opensSlot(scene, index);
    let found = isSlot
      ? nearCodeAt(plain.text, scene.tokenAt(startOfSlot(scene, index)).from, today)
      : undefined;
    // Each sentence is searched once for each kind of cue.
    const kind = isCue ? 'code' : has(token, is.belowOrCharacters) ? 'below' : 'place';
    const search = `${kind} ${String(sentence)}`;
    if (!found && known.codes.length === 0 && !searched.has(search)) {
      searched.add(search);
      found = nearCodeBeside(scene, index, isCue, today);
    }
    if (found) {
      matches.push(found);
      answered.add(sentence);
    } else if (isCue && !denied.has(index) && isOpen(scene, index)) {
      const other = known.codes.length === 0 ? otherAt(scene, index) : undefined;
      if (other) matches.push(other);
      else empty ??= token.to;
    }
  }
  if (known.codes.length === 0 && matches.length === 0) {
    const alone = formsAloneIn(scene, today);
    matches.push(...alone.filter(({ from }) => !isOfOtherHouse(from)));
  }
  const isSilent =
    known.codes.length === 0 &&
    known.noCode.length === 0 &&
    matches.length === 0 &&
    !known.dates.some(({ rule }) => rule === 'in-place-of-code');
  if (empty !== undefined && isSilent) {
    matches.push({ rule: 'not-given', text: '', from: empty, to: empty });
  }
  return matches;
}

/** Capitals and digits, or digits, longer than a code. */
const NO_FORM = /^(?=(?:.*\d){3})[A-Z\d]{5,14}(?![\p{L}\d])/u;

/** What stands in the slot of a cue and is no code: FR202310, the style number M40156. */
function otherAt(scene: Scene, index: number): NoCodeGiven | undefined {
  const { from } = scene.tokenAt(startOfSlot(scene, index));
  const [text] = NO_FORM.exec(scene.plain.text.slice(from, from + 20)) ?? [];
  if (text === undefined) return undefined;
  const rule = isStyleNumber(text) ? 'style-number' : 'unknown-form';
  return { rule, text, from, to: from + text.length };
}

/** The tokens of each claim that there is no code, with its reason. */
function tokensWithin(
  scene: Scene,
  claims: readonly NoCodeMatch[],
): ReadonlyMap<number, NoCodeMatch['reason']> {
  const within = new Map<number, NoCodeMatch['reason']>();
  for (const { from, to, reason } of claims) {
    for (let at = indexAt(scene, from); scene.tokenAt(at).from < to; at += 1)
      within.set(at, reason);
  }
  return within;
}

/** "Code", "tab", and not "item code". */
function isPlaceCue({ tokenAt }: Scene, index: number): boolean {
  const token = tokenAt(index);
  return (
    has(token, is.placeCue) && !has(token, is.numbered) && !has(tokenAt(index - 1), is.numbered)
  );
}

/** "Code: …" */
function opensSlot({ tokenAt }: Scene, index: number): boolean {
  return has(tokenAt(index), is.stampCue) && ['colon', 'arrow'].includes(tokenAt(index + 1).kind);
}

function isDenied(scene: Scene, index: number): boolean {
  const alphabet: Alphabet = [
    ['N', is.absent],
    ['x', any],
  ];
  return spell(scene, index - 1, -1, 4, alphabet, scene.clauseAt).letters.endsWith('N');
}

/** Whether a cue says that there is a code. */
function isOpen(scene: Scene, index: number): boolean {
  return (
    !isDenied(scene, index) &&
    !isListed(scene, index) &&
    !isOfEdition(scene, startOfSlot(scene, index))
  );
}

/** "Canvas, date code, lining" lists what a bag has. */
function isListed({ tokenAt }: Scene, index: number): boolean {
  const [before, after] = [tokenAt(index - 1), tokenAt(index + 1)];
  return (
    (before.kind === 'comma' || has(before, is.joint)) &&
    (after.kind === 'comma' || has(after, is.joint))
  );
}

const MARKS: ReadonlySet<TokenKind> = new Set<TokenKind>([
  'colon',
  'dash',
  'quote',
  'open',
  'arrow',
  'slash',
]);

/** After the cue, its marks and small words. */
function startOfSlot(scene: Scene, index: number): number {
  const isSmall = (token: Token) =>
    MARKS.has(token.kind) || (has(token, is.slotFill) && !isUpperShort(scene.plain.text, token));
  const start = spell(scene, index + 1, 1, 5, [['f', isSmall]]).at + 1;
  // A heading alone on its line heads the next one.
  const isLed = scene.sentenceAt(start + 1) === scene.sentenceAt(index);
  return scene.tokenAt(start).kind === 'line-end' && isLed ? start + 1 : start;
}

/** "NO 09 67" begins with the letters of a factory. */
function isUpperShort(text: string, { from, to }: TextSpan): boolean {
  return /^[A-Z]{1,2}$/.test(text.slice(from, to)) && /^ ?\d/.test(text.slice(to, to + 2));
}
