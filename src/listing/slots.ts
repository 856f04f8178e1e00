import type { Today } from '../core/calendar.ts';
import { type FadedGroupFacts, fadedFacts, isFaded } from '../core/faded.ts';
import type { ErrorCode } from '../core/notices.ts';
import { factories } from '../core/places.ts';
import { isStyleNumber, prepare } from '../core/prepare.ts';
import { parse, read } from '../core/read.ts';
import { suggestionsFor, type SuggestionFacts } from '../core/suggestions.ts';
import { type CodeMatch, isOfEdition, isOrdinary } from './codes.ts';
import type { DateClaim } from './dates-of.ts';
import { letterAt, meanings } from './lexicon.ts';
import { has, type TokenKind } from './lexer.ts';
import type { NoCodeMatch } from './no-code.ts';
import { indexAt, type Scene } from './scene.ts';
import { sentencesOfOtherHouses } from './stance.ts';
import type { TextSpan } from './text.ts';

/** Text announced as a code that does not read; `text` is empty if nothing is there. */
export type UnreadMatch = TextSpan & { readonly text: string } & (
    | { readonly rule: 'near-code'; readonly suggestions: readonly SuggestionFacts[] }
    | { readonly rule: 'worn-code'; readonly candidates: readonly FadedGroupFacts[] }
    | { readonly rule: 'impossible'; readonly error: ErrorCode }
    | { readonly rule: 'not-given'; readonly error: 'not-given' }
  );

const CODE_CUE = meanings('codeCue');
const PLACE_CUE = meanings('stampCue', 'codePlace');
const STAMP_CUE = meanings('stampCue');
const AND = meanings('and', 'or');
const REFERENCE = meanings('reference', 'style', 'lock');
const UNIT = meanings('unit');
const DENIAL = meanings('denial', 'missing', 'noChip');
const FILL = meanings('fill', 'means', 'stampCue');

/** What is known about a text when its slots are read. */
interface Known {
  readonly codes: readonly CodeMatch[];
  readonly noCode: readonly NoCodeMatch[];
  readonly dates: readonly DateClaim[];
}

/** No code with a mistake in it is longer, in characters. */
const LONGEST = 12;

/** Signs for a character that can't be read. */
const WORN = /[?*_#●○〇◯□■]/g;

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
  const others = sentencesOfOtherHouses(scene);
  const denied = tokensWithin(scene, known.noCode);
  const matches: UnreadMatch[] = [];
  const searched = new Set<number>();
  let empty: number | undefined;
  let cues = 0;
  for (const [index, token] of tokens.entries()) {
    const isCue = has(token, CODE_CUE);
    if (!isCue && !isPlaceCue(scene, index)) continue;
    const sentence = sentenceAt(index);
    if ((matches.at(-1)?.to ?? 0) > token.from || answered.has(sentence) || others.has(sentence))
      continue;
    if (denied.get(index) === 'none' || denied.get(index) === 'chip') continue;
    if ((cues += 1) > MOST_CUES) break;
    const isSlot = isCue || opensSlot(scene, index);
    let found = isSlot
      ? slotAfter(plain.text, scene.tokenAt(startOfSlot(scene, index)).from, today)
      : undefined;
    if (!found && known.codes.length === 0 && !searched.has(sentence)) {
      searched.add(sentence);
      found = spelledIn(scene, index, isCue, today);
    }
    if (found) {
      matches.push(found);
      answered.add(sentence);
    } else if (isCue && !denied.has(index) && isOpen(scene, index)) {
      empty ??= token.to;
    }
  }
  if (known.codes.length === 0 && matches.length === 0) matches.push(...wornAloneIn(scene, today));
  const isSilent =
    known.codes.length === 0 &&
    known.noCode.length === 0 &&
    matches.length === 0 &&
    !known.dates.some(({ rule }) => rule === 'in-place-of-code');
  if (empty !== undefined && isSilent) {
    matches.push({ rule: 'not-given', error: 'not-given', text: '', from: empty, to: empty });
  }
  return matches;
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
  return has(token, PLACE_CUE) && !has(token, REFERENCE) && !has(tokenAt(index - 1), REFERENCE);
}

/** "Code: …" */
function opensSlot({ tokenAt }: Scene, index: number): boolean {
  return has(tokenAt(index), STAMP_CUE) && ['colon', 'arrow'].includes(tokenAt(index + 1).kind);
}

function isDenied({ tokenAt, clauseAt }: Scene, index: number): boolean {
  for (let at = index - 1; at >= index - 4 && clauseAt(at) === clauseAt(index); at -= 1) {
    if (has(tokenAt(at), DENIAL)) return true;
  }
  return false;
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
    (before.kind === 'comma' || has(before, AND)) && (after.kind === 'comma' || has(after, AND))
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
function startOfSlot({ tokenAt, plain }: Scene, index: number): number {
  let at = index + 1;
  const isSmall = () =>
    MARKS.has(tokenAt(at).kind) ||
    (has(tokenAt(at), FILL) && !isUpperShort(plain.text, tokenAt(at)));
  while (at < index + 6 && isSmall()) at += 1;
  return at;
}

/** "NO 09 67" begins with the letters of a factory. */
function isUpperShort(text: string, { from, to }: TextSpan): boolean {
  return /^[A-Z]{1,2}$/.test(text.slice(from, to)) && /^ ?\d/.test(text.slice(to, to + 2));
}

function slotAfter(text: string, from: number, today: Today): UnreadMatch | undefined {
  const [line = ''] = text.slice(from, from + 40).split(/[\n,;:!|•]/u);
  for (const candidate of candidatesIn(line)) {
    const found = readSlot(candidate, from, today);
    if (found) return found;
  }
  return undefined;
}

/** Capitals, digits and signs that a code may be cut into; small letters make words. */
const PIECE = /[A-Z\d?●○〇◯□■](?:[A-Z\d?*_#●○〇◯□■]*[A-Z\d?*●○〇◯□■])?/g;

/** What may stand between the pieces of one code. */
const GAP = /^(?:[ .\-\u2010\u2013/·・]{1,3}|\n)$/;

/** The characters of a code with one too many. */
const MOST_CHARACTERS = 8;

/** A code anywhere in the sentence of a cue, in pieces, with a mistake or worn: `A R 2 1 2 6`, `AR2I26`, `AR21?6`. */
function spelledIn(
  scene: Scene,
  cue: number,
  isCue: boolean,
  today: Today,
): UnreadMatch | undefined {
  const { plain, tokenAt, sentenceAt } = scene;
  let [first, last] = [cue, cue];
  while (sentenceAt(first - 1) === sentenceAt(cue)) first -= 1;
  while (sentenceAt(last + 1) === sentenceAt(cue)) last += 1;
  const [from, to] = [tokenAt(first).from, tokenAt(last).to];
  // A question mark for a worn character ends the sentence.
  const pieces = piecesIn(plain.text, from, to + LONGEST);
  for (const [index, piece] of pieces.entries()) {
    // It may begin the next line.
    if (piece.from > to) break;
    const found = spelledFrom(scene, pieces.slice(index, index + MOST_CHARACTERS), isCue, today);
    if (found) return found;
  }
  return undefined;
}

/** So many worn codes that nothing announces are read. */
const MOST_ALONE = 3;

/** A worn code in a form that nothing else has: letters that lists name, and a sign between digits. */
const WORN_ALONE = /(?<![\p{L}\d])[A-Z]{2}(?=\d{0,2}[?●○〇◯□■])[\d?●○〇◯□■]{3}\d(?![\p{L}\d])/gu;

function wornAloneIn(scene: Scene, today: Today): readonly UnreadMatch[] {
  return Array.from(scene.plain.text.matchAll(WORN_ALONE))
    .filter(({ 0: text, index }) => {
      const factory = factories.get(text.slice(0, 2));
      const isKnown = factory && factory.families > 1 && !isOrdinary(factory.code);
      return isKnown && !isOfOther(scene, indexAt(scene, index));
    })
    .slice(0, MOST_ALONE)
    .flatMap(({ 0: text, index }) => readSlot(text, index, today) ?? []);
}

/** The pieces that touch no other letter. */
function piecesIn(text: string, from: number, to: number): readonly TextSpan[] {
  return Array.from(text.slice(from, to).matchAll(PIECE), ({ 0: piece, index }) => ({
    from: from + index,
    to: from + index + piece.length,
  })).filter((span) => letterAt(text, span.from - 1) !== 1 && letterAt(text, span.to) !== 1);
}

/** The longest code that some pieces make, beginning with the first. */
function spelledFrom(
  scene: Scene,
  pieces: readonly TextSpan[],
  isCue: boolean,
  today: Today,
): UnreadMatch | undefined {
  const { text } = scene.plain;
  const [first] = pieces;
  if (!first || isOfOther(scene, indexAt(scene, first.from))) return undefined;
  let found: UnreadMatch | undefined;
  let joined = '';
  let end = first.from;
  for (const [index, { from, to }] of pieces.entries()) {
    if (index > 0 && !GAP.test(text.slice(end, from))) break;
    joined += text.slice(from, to);
    end = to;
    if (joined.length > MOST_CHARACTERS) break;
    if (has(scene.tokenAt(indexAt(scene, to)), UNIT)) continue;
    if (!(index === 0 ? WRITTEN : SPELLED).test(joined)) continue;
    const match = readSlot(text.slice(first.from, to), first.from, today);
    if (match && (isCue || isPlainSlip(match))) found = match;
  }
  return found;
}

/** A code in one piece, with what stands for its letters and digits. */
const WRITTEN =
  /^(?=.*\d.*\d)(?:[A-Z?●○〇◯□■][A-Z\d?*_#●○〇◯□■][\dOILSBZGQD?*_#●○〇◯□■]{3,5}|8[\dOILSBZGQD?*●○〇◯□■]{2,3}[A-Z]{2})$/;

/** A code in several pieces. */
const SPELLED =
  /^(?=.*\d.*\d)(?:[A-Z?]{2}[\dOIL?*_#●○〇◯□■]{4}|[A-Z]{2}8[\d?]{2}|8[\d?]{2,3}[A-Z]{2})$/;

/** After a word for another number, or a sign of money. */
function isOfOther({ tokenAt, plain }: Scene, index: number): boolean {
  const { from } = tokenAt(index);
  if (/[\p{Sc}@&%+] ?$/u.test(plain.text.slice(Math.max(0, from - 2), from))) return true;
  return [1, 2].some((by) => {
    const before = tokenAt(index - by);
    return has(before, REFERENCE) && !has(before, CODE_CUE);
  });
}

/** Whether no character was added or left out, and no digit taken for another. */
function isPlainSlip(match: UnreadMatch): boolean {
  if (match.rule !== 'near-code') return match.rule === 'worn-code';
  return match.suggestions.every(({ changes }) =>
    changes.every((change) =>
      change.id === 'instead'
        ? /[A-Z]/.test(change.params.read + change.params.written)
        : change.id === 'without-punctuation',
    ),
  );
}

/** The first word. The sign of "SD10?" belongs to the code, that of "SD1013?!" is a question. */
const FIRST_WORD = /^[^\s()"'」]+?(?=[.,!]*(?:[\s()"'」]|$))/u;
/** Two to seven short pieces that make one code: `FL01 48`, `S P 0938`, `SP.0938`. */
const PIECES = /^(?:[\p{L}\p{N}?*#●○〇◯_]{1,4}(?:[ .\-/#_]{1,2}|(?=\P{L})|$)){2,7}/u;

function candidatesIn(line: string): readonly string[] {
  const matched = (pattern: RegExp) => (pattern.exec(line)?.[0] ?? '').trim();
  const [first, pieces] = [matched(FIRST_WORD), matched(PIECES).replace(/[ .\-/#_]+$/, '')];
  return [first, pieces].filter((each) => each.length >= 4 && each.length <= LONGEST);
}

function readSlot(text: string, from: number, today: Today): UnreadMatch | undefined {
  const span = { text, from, to: from + text.length };
  const signs = text.match(WORN)?.length ?? 0;
  if (signs > 0 && /\d/.test(text)) {
    const faded = prepare(text.replace(WORN, '?').replace(/[.\-/·・]/g, ''));
    // "Is it SD1013?" asks.
    const isAsked = signs === 1 && typeof read(faded.replace(/\?$/, ''), today) === 'object';
    const candidates = isAsked || !isFaded(faded) ? undefined : fadedFacts(faded, today)?.groups;
    if (candidates?.length) return { ...span, rule: 'worn-code', candidates };
  }
  const prepared = prepare(text.replace(/[?]+$/, ''));
  if (isStyleNumber(prepared) || !/\d/.test(prepared)) return undefined;
  const plain = prepared.replace(/[\p{P}\p{S}]/gu, '');
  const facts = read(plain, today);
  if (typeof facts === 'object' && plain !== text) {
    if (facts.reading.standing === 'undocumented') return undefined;
    return {
      ...span,
      rule: 'near-code',
      suggestions: [{ facts, changes: [{ id: 'without-punctuation', params: {} }] }],
    };
  }
  const suggestions = suggestionsFor(prepared, today);
  if (suggestions.length > 0 && isWritten(text)) return { ...span, rule: 'near-code', suggestions };
  if (
    typeof facts === 'string' &&
    parse(plain) !== undefined &&
    parse(plain)?.letters !== 'none' &&
    (/[A-Z]/.test(text) || SMALL.test(text))
  ) {
    return { ...span, rule: 'impossible', error: facts };
  }
  return undefined;
}

/** A code in small letters, some digits written as letters: `sd1o13`, `8912sl`. */
const SMALL = /^(?=.*\d.*\d)(?:[a-z]{2}[\doil]{4}|[\doil]{3,4}[a-z]{2})$/i;

/** Whether a text is meant as a code, and is not just a word that happens to look like one. */
function isWritten(text: string): boolean {
  return SMALL.test(text) || (/\d/.test(text) && !/\p{Ll}{2}/u.test(text));
}
