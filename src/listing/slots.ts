import type { Today } from '../core/calendar.ts';
import { type FadedGroupFacts, fadedFacts, isFaded } from '../core/faded.ts';
import type { ErrorCode } from '../core/notices.ts';
import { isStyleNumber, prepare } from '../core/prepare.ts';
import { parse, read } from '../core/read.ts';
import { suggestionsFor, type SuggestionFacts } from '../core/suggestions.ts';
import type { CodeMatch } from './codes.ts';
import type { DateClaim } from './dates-of.ts';
import { meanings } from './lexicon.ts';
import { has } from './lexer.ts';
import type { NoCodeMatch } from './no-code.ts';
import type { Scene } from './scene.ts';
import type { TextSpan } from './text.ts';

/** What stands where a code is announced and does not read; `text` is empty where nothing does. */
export type UnreadMatch = TextSpan & { readonly text: string } & (
    | { readonly rule: 'near-code'; readonly suggestions: readonly SuggestionFacts[] }
    | { readonly rule: 'worn-code'; readonly candidates: readonly FadedGroupFacts[] }
    | { readonly rule: 'impossible'; readonly error: ErrorCode }
    | { readonly rule: 'not-given'; readonly error: 'not-given' }
  );

const CODE_CUE = meanings('codeCue');
const CUE = meanings('codeCue', 'stampCue');
const REFERENCE = meanings('reference', 'style');
const DENIAL = meanings('denial', 'missing', 'noChip');
const FILL = meanings('fill', 'means', 'stampCue');

/** What is known of a text when its slots are looked at. */
interface Known {
  readonly codes: readonly CodeMatch[];
  readonly noCode: readonly NoCodeMatch[];
  readonly dates: readonly DateClaim[];
}

/** No code with mistakes in it is longer, in characters. */
const LONGEST = 12;

/** Signs that stand for a character that can't be read. */
const WORN = /[?*_#●○〇◯□■]/g;

/**
 * What stands where words announce a code and no code was read: a code with a slip, a worn one, an impossible one, or nothing.
 *
 * @example
 * unreadIn(sceneFor('Date code: CTOO97'), { codes: [], noCode: [], dates: [] }, readDay('2026-11-21'))[0].rule // => "near-code"
 */
export function unreadIn(scene: Scene, known: Known, today: Today): readonly UnreadMatch[] {
  const { tokens, plain } = scene;
  const matches: UnreadMatch[] = [];
  let empty: number | undefined;
  let most = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!has(token, CUE) || !token) continue;
    const isCode = has(token, CODE_CUE);
    if (!isCode && !opensSlot(scene, index)) continue;
    if (has(tokens[index - 1], REFERENCE) && !has(tokens[index - 1], CODE_CUE) && !isCode) continue;
    if ((matches.at(-1)?.to ?? 0) > token.from || isAnswered(scene, index, known)) continue;
    if ((most += 1) > 200) break;
    const found =
      slotBehind(plain.text, startOfSlot(scene, index), today) ??
      slotBefore(plain.text, token.from, today);
    if (found) matches.push(found);
    else if (isCode && has(token, CODE_CUE) && !isDenied(scene, index)) empty ??= token.to;
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

/** "Code: …", "stamped with …" */
function opensSlot({ tokens }: Scene, index: number): boolean {
  return tokens[index + 1]?.kind === 'colon' || tokens[index + 1]?.kind === 'arrow';
}

function isDenied({ tokens, clauses }: Scene, index: number): boolean {
  for (let at = index - 1; at >= index - 4; at -= 1) {
    if (clauses[at] !== clauses[index]) return false;
    if (has(tokens[at], DENIAL)) return true;
  }
  return false;
}

/** Whether a code, or what is said of one, stands with a cue already. */
function isAnswered(scene: Scene, index: number, { codes, noCode }: Known): boolean {
  const { tokens, sentences } = scene;
  const token = tokens[index];
  if (!token) return true;
  if (noCode.some(({ from, to }) => from <= token.from && token.to <= to)) return true;
  if (codes.length === 0) return false;
  for (let at = index + 1; at < index + 14; at += 1) {
    if (tokens[at]?.kind === 'code') return true;
    if (tokens[at]?.kind === 'stop' && sentences[at] !== sentences[at + 1]) break;
    if (has(tokens[at], CODE_CUE)) break;
  }
  for (let at = index - 1; at > index - 6; at -= 1) {
    if (tokens[at]?.kind === 'code') return true;
    if (sentences[at] !== sentences[index]) break;
  }
  return false;
}

/** Behind the cue, its marks and small words. */
function startOfSlot({ tokens, plain }: Scene, index: number): number {
  let at = index + 1;
  while (at < index + 6) {
    const token = tokens[at];
    if (!token) break;
    const isMark =
      token.kind === 'colon' ||
      token.kind === 'dash' ||
      token.kind === 'quote' ||
      token.kind === 'open' ||
      token.kind === 'arrow' ||
      token.kind === 'slash';
    if (!isMark && !(has(token, FILL) && !isUpperShort(plain.text, token))) break;
    at += 1;
  }
  return tokens[at]?.from ?? plain.text.length;
}

/** "NO 09 67" begins with the letters of a factory. */
function isUpperShort(text: string, { from, to }: TextSpan): boolean {
  return /^[A-Z]{1,2}$/.test(text.slice(from, to)) && /^ ?\d/.test(text.slice(to, to + 2));
}

function slotBehind(text: string, from: number, today: Today): UnreadMatch | undefined {
  const line = /^[^\n,;:!|•]*/u.exec(text.slice(from, from + 40))?.[0] ?? '';
  for (const candidate of candidatesIn(line)) {
    const found = readSlot(candidate, from, today);
    if (found) return found;
  }
  return undefined;
}

function slotBefore(text: string, to: number, today: Today): UnreadMatch | undefined {
  const before = /(?<![^\s(:"'])[^\s(:"']{4,12}(?=["') ]{1,2}$)/u.exec(
    text.slice(Math.max(0, to - 16), to),
  );
  const word = before?.[0] ?? '';
  if (!/\d/.test(word) || !/[A-Z?*]/.test(word)) return undefined;
  return readSlot(
    word,
    to - (text.slice(Math.max(0, to - 16), to).length - (before?.index ?? 0)),
    today,
  );
}

/** The first word, and what two to six short pieces make together: `FL01 48`, `S P 0938`, `SP.0938`. */
function candidatesIn(line: string): readonly string[] {
  const first =
    /^[^\s()"'」]+/u
      .exec(line)?.[0]
      .replace(/[.,?!]+$/, (end) => (end.startsWith('?') ? '?' : '')) ?? '';
  const pieces =
    /^(?:[\p{L}\p{N}?*#●○〇◯_]{1,4}(?:[ .\-/#_]{1,2}|(?=\P{L})|$)){2,7}/u.exec(line)?.[0] ?? '';
  const joined = pieces.replace(/[ .\-/#_]+$/, '');
  const shorter =
    /^(?:[A-Za-z] ?){2}[ .\-/#_]{0,2}(?:[\dOoIl][ .-]?){3,4}(?![\p{L}\d])|^(?:[\dOoIl][ .-]?){3,4} ?[A-Z]{2}(?!\p{L})/u
      .exec(line)?.[0]
      .trim() ?? '';
  const order = /[A-Za-z]/.test(first) ? [first, shorter, joined] : [joined, shorter, first];
  return [...new Set(order)].filter((each) => each.length >= 4 && each.length <= LONGEST);
}

function readSlot(text: string, from: number, today: Today): UnreadMatch | undefined {
  const span = { text, from, to: from + text.length };
  const signs = text.match(WORN)?.length ?? 0;
  if (signs > 0 && /\d/.test(text)) {
    const faded = prepare(text.replace(WORN, '?'));
    const isEnd =
      faded.endsWith('?') &&
      parse(faded.slice(0, -1)) !== undefined &&
      signs === 1 &&
      text.endsWith('?');
    if (!isEnd && isFaded(faded)) {
      const { groups = [] } = fadedFacts(faded, today) ?? {};
      if (groups.length > 0) return { ...span, rule: 'worn-code', candidates: groups };
    }
  }
  const prepared = prepare(text.replace(/[?]+$/, ''));
  if (isStyleNumber(prepared) || !/\d/.test(prepared)) return undefined;
  const plain = prepared.replace(/[^0-9A-Z]/g, '');
  const facts = read(plain, today);
  if (typeof facts === 'object' && plain !== text) {
    if (facts.factory.code === '' && plain.length !== text.replace(/\s/g, '').length)
      return undefined;
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
    /[A-Z]/.test(text)
  ) {
    return { ...span, rule: 'impossible', error: facts };
  }
  return undefined;
}

/** A slip in a code, and not a word of the sentence that happens to be near one. */
function isWritten(text: string): boolean {
  return /\d/.test(text) && !/\p{Ll}{2}/u.test(text);
}
