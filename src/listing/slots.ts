import type { Today } from '../core/calendar.ts';
import { type FadedGroupFacts, fadedFacts, isFaded } from '../core/faded.ts';
import type { ErrorCode } from '../core/notices.ts';
import { isStyleNumber, prepare } from '../core/prepare.ts';
import { parse, read } from '../core/read.ts';
import { suggestionsFor, type SuggestionFacts } from '../core/suggestions.ts';
import type { CodeMatch } from './codes.ts';
import type { DateClaim } from './dates-of.ts';
import { meanings } from './lexicon.ts';
import { has, type TokenKind } from './lexer.ts';
import type { NoCodeMatch } from './no-code.ts';
import type { Scene } from './scene.ts';
import type { TextSpan } from './text.ts';

/** Text announced as a code that does not read; `text` is empty if nothing is there. */
export type UnreadMatch = TextSpan & { readonly text: string } & (
    | { readonly rule: 'near-code'; readonly suggestions: readonly SuggestionFacts[] }
    | { readonly rule: 'worn-code'; readonly candidates: readonly FadedGroupFacts[] }
    | { readonly rule: 'impossible'; readonly error: ErrorCode }
    | { readonly rule: 'not-given'; readonly error: 'not-given' }
  );

const CODE_CUE = meanings('codeCue');
const STAMP_CUE = meanings('stampCue');
const REFERENCE = meanings('reference', 'style');
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

/**
 * The text after words that announce a code, where no code was read: a misread, worn or impossible code, or nothing.
 *
 * @example
 * unreadIn(sceneFor('Date code: CTOO97'), { codes: [], noCode: [], dates: [] }, readDay('2026-11-21'))[0].rule // => "near-code"
 */
export function unreadIn(scene: Scene, known: Known, today: Today): readonly UnreadMatch[] {
  const { tokens, plain } = scene;
  const matches: UnreadMatch[] = [];
  let empty: number | undefined;
  let most = 0;
  for (const [index, token] of tokens.entries()) {
    if (!has(token, CODE_CUE) && !opensSlot(scene, index)) continue;
    if ((matches.at(-1)?.to ?? 0) > token.from || isAnswered(scene, index, known)) continue;
    if ((most += 1) > 200) break;
    const found =
      slotBehind(plain.text, startOfSlot(scene, index), today) ??
      slotBefore(plain.text, token.from, today);
    if (found) matches.push(found);
    else if (has(token, CODE_CUE) && !isDenied(scene, index)) empty ??= token.to;
  }
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

/** "Code: …", and not "item code: …" */
function opensSlot({ tokenAt }: Scene, index: number): boolean {
  if (!has(tokenAt(index), STAMP_CUE) || has(tokenAt(index - 1), REFERENCE)) return false;
  return ['colon', 'arrow'].includes(tokenAt(index + 1).kind);
}

function isDenied({ tokenAt, clauseAt }: Scene, index: number): boolean {
  for (let at = index - 1; at >= index - 4 && clauseAt(at) === clauseAt(index); at -= 1) {
    if (has(tokenAt(at), DENIAL)) return true;
  }
  return false;
}

/** Whether a code, or words about a missing one, already belong to a cue. */
function isAnswered(scene: Scene, index: number, { codes, noCode }: Known): boolean {
  const { tokenAt, sentenceAt } = scene;
  const token = tokenAt(index);
  if (noCode.some(({ from, to }) => from <= token.from && token.to <= to)) return true;
  if (codes.length === 0) return false;
  for (let at = index + 1; at < index + 14; at += 1) {
    const { kind } = tokenAt(at);
    if (kind === 'code') return true;
    const isEnd = kind === 'stop' && sentenceAt(at) !== sentenceAt(at + 1);
    if (isEnd || has(tokenAt(at), CODE_CUE)) break;
  }
  for (let at = index - 1; at > index - 6; at -= 1) {
    if (tokenAt(at).kind === 'code') return true;
    if (sentenceAt(at) !== sentenceAt(index)) break;
  }
  return false;
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
  return tokenAt(at).from;
}

/** "NO 09 67" begins with the letters of a factory. */
function isUpperShort(text: string, { from, to }: TextSpan): boolean {
  return /^[A-Z]{1,2}$/.test(text.slice(from, to)) && /^ ?\d/.test(text.slice(to, to + 2));
}

function slotBehind(text: string, from: number, today: Today): UnreadMatch | undefined {
  const [line = ''] = text.slice(from, from + 40).split(/[\n,;:!|•]/u);
  for (const candidate of candidatesIn(line)) {
    const found = readSlot(candidate, from, today);
    if (found) return found;
  }
  return undefined;
}

/** "SP0O65 date code" */
const WORD_BEFORE = /(?<![^\s(:"'])[^\s(:"']{4,12}(?=["') ]{1,2}$)/u;

function slotBefore(text: string, to: number, today: Today): UnreadMatch | undefined {
  const start = Math.max(0, to - 16);
  const word = WORD_BEFORE.exec(text.slice(start, to));
  if (!word || !/\d/.test(word[0]) || !/[A-Z?*]/.test(word[0])) return undefined;
  return readSlot(word[0], start + word.index, today);
}

/** The first word. The sign of "SD10?" belongs to the code, that of "SD1013?!" is a question. */
const FIRST_WORD = /^[^\s()"'」]+?(?=[.,!]*(?:[\s()"'」]|$))/u;
/** Two to seven short pieces that make one code: `FL01 48`, `S P 0938`, `SP.0938`. */
const PIECES = /^(?:[\p{L}\p{N}?*#●○〇◯_]{1,4}(?:[ .\-/#_]{1,2}|(?=\P{L})|$)){2,7}/u;
const SPACED =
  /^(?:[A-Za-z] ?){2}[ .\-/#_]{0,2}(?:[\dOoIl][ .-]?){3,4}(?![\p{L}\d])|^(?:[\dOoIl][ .-]?){3,4} ?[A-Z]{2}(?!\p{L})/u;

function candidatesIn(line: string): readonly string[] {
  const matched = (pattern: RegExp) => (pattern.exec(line)?.[0] ?? '').trim();
  const [first, spaced] = [matched(FIRST_WORD), matched(SPACED)];
  const pieces = matched(PIECES).replace(/[ .\-/#_]+$/, '');
  const order = /[A-Za-z]/.test(first) ? [first, spaced, pieces] : [pieces, spaced, first];
  return [...new Set(order)].filter((each) => each.length >= 4 && each.length <= LONGEST);
}

function readSlot(text: string, from: number, today: Today): UnreadMatch | undefined {
  const span = { text, from, to: from + text.length };
  const signs = text.match(WORN)?.length ?? 0;
  if (signs > 0 && /\d/.test(text)) {
    const faded = prepare(text.replace(WORN, '?'));
    // "Is it SD1013?" asks.
    const isAsked = text.endsWith('?') && signs === 1 && parse(faded.slice(0, -1)) !== undefined;
    const candidates = isAsked || !isFaded(faded) ? undefined : fadedFacts(faded, today)?.groups;
    if (candidates?.length) return { ...span, rule: 'worn-code', candidates };
  }
  const prepared = prepare(text.replace(/[?]+$/, ''));
  if (isStyleNumber(prepared) || !/\d/.test(prepared)) return undefined;
  const plain = prepared.replace(/[^0-9A-Z]/g, '');
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
