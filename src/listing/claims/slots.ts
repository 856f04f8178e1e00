import type { Today } from '../../core/calendar.ts';
import { type FadedGroupFacts, fadedFacts } from '../../core/faded.ts';
import type { ErrorCode } from '../../core/notices.ts';
import { factories } from '../../core/places.ts';
import { isStyleNumber, prepare } from '../../core/prepare.ts';
import { parse, read } from '../../core/read.ts';
import { suggestionsFor, type SuggestionFacts } from '../../core/suggestions.ts';
import { type CodeMatch, isOfEdition, isOrdinary, isWord, isYear } from './codes.ts';
import { has, MARKS, type Token } from '../reader/lexer.ts';
import type { NoCodeMatch } from './no-code.ts';
import { any, isNear, spell } from '../reader/letters.ts';
import { letterAt } from '../reader/lexicon.ts';
import { indexAt, type Scene } from '../reader/scene.ts';
import { isAfterOtherHouse } from '../reader/attach.ts';
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
}

/** So many cues are looked at. */
const MOST_CUES = 200;

/**
 * What stands where a text announces a code, if no code was read there: a misread, worn or impossible code, or nothing. It may
 * stand anywhere in the sentence. Once a code was read, only what stands right after other words for it counts.
 *
 * @example
 * unreadIn(sceneFor('Date code: CTOO97'), { codes: [], noCode: [] }, readDay('2026-11-21'))[0].rule // => "near-code"
 */
export function unreadIn(scene: Scene, known: Known, today: Today): readonly UnreadMatch[] {
  const { tokens, plain, tokenAt, sentenceAt } = scene;
  const answered = new Set(known.codes.map(({ from }) => sentenceAt(indexAt(scene, from))));
  const isOfOtherHouse = isAfterOtherHouse(scene);
  const matches: UnreadMatch[] = [];
  const searched = new Set<string>();
  let empty: number | undefined;
  let cues = 0;
  for (const [index, token] of tokens.entries()) {
    const isCue = has(token, is.codeCue);
    if (!isCue && !has(token, is.placeCue)) continue;
    const sentence = sentenceAt(index);
    if (answered.has(sentence) || isOfOtherHouse(token.from)) continue;
    if ((cues += 1) > MOST_CUES) break;
    // "Code: …"
    const isSlot = isCue || ['colon', 'arrow'].includes(tokenAt(index + 1).kind);
    let found = isSlot
      ? nearCodeAt(plain.text, tokenAt(startOfSlot(scene, index)).from, today)
      : undefined;
    // Each sentence is searched once for each kind of cue.
    const search = `${String(isCue)} ${String(sentence)}`;
    if (!found && known.codes.length === 0 && !searched.has(search)) {
      searched.add(search);
      found = nearCodeBeside(scene, index, today);
    }
    if (found) {
      matches.push(found);
      answered.add(sentence);
    } else if (isCue && isOpen(scene, index)) {
      const other = known.codes.length === 0 ? otherAt(scene, index) : undefined;
      if (other) matches.push(other);
      else empty ??= token.to;
    }
  }
  if (known.codes.length === 0 && matches.length === 0) {
    const alone = formsAloneIn(scene, today);
    matches.push(...alone.filter(({ from }) => !isOfOtherHouse(from)));
  }
  const isSilent = [known.codes, known.noCode, matches].every(({ length }) => length === 0);
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

/** Whether a cue says that there is a code. */
function isOpen(scene: Scene, index: number): boolean {
  return (
    !isNear(scene, index - 1, -1, 4, [is.absent], scene.clauseAt) &&
    !isListed(scene, index) &&
    !isOfEdition(scene, startOfSlot(scene, index))
  );
}

/** "Canvas, date code, lining" lists what a bag has. */
function isListed({ tokenAt }: Scene, index: number): boolean {
  return [index - 1, index + 1].every((at) => tokenAt(at).kind === 'comma');
}

/** After the cue, its marks and small words; a heading alone on its line heads the next one. */
function startOfSlot(scene: Scene, index: number): number {
  const isMark = ({ kind }: Token) => MARKS.has(kind);
  const start = spell(scene, index + 1, 1, 5, [['f', isMark, is.slotFill]]).at + 1;
  return scene.tokenAt(start).kind === 'line-end' ? start + 1 : start;
}

/** Text that is meant as a code and does not read: with a mistake, worn, or of an impossible date. */
type NearCode = TextSpan & { readonly text: string } & (
    | {
        readonly rule: 'near-code';
        readonly suggestions: readonly SuggestionFacts[];
        /** Why it does not read, where it has the form of a code. */
        readonly error?: ErrorCode | undefined;
      }
    | { readonly rule: 'worn-code'; readonly candidates: readonly FadedGroupFacts[] }
    | { readonly rule: 'impossible'; readonly error: ErrorCode }
  );

/** No code with a mistake in it is longer, in characters. */
const LONGEST = 12;

/** The characters of a code with one too many. */
const MOST_CHARACTERS = 8;

/** Signs for a character that can't be read; and with those that are also used for other things. */
const SIGNS = '?●○〇◯□■';
const ANY = `${SIGNS}*_#`;
const WORN = new RegExp(`[${ANY}]`, 'g');

/** A code that begins at some place, as what follows "date code:". */
function nearCodeAt(text: string, from: number, today: Today): NearCode | undefined {
  const [line = ''] = text.slice(from, from + 40).split(/[\n,;:!|•]/u);
  for (const candidate of candidatesIn(line)) {
    const found = readNear(candidate, from, today);
    if (found) return found;
  }
  return undefined;
}

/** Capitals, digits and signs that a code may be cut into; small letters make words. */
const PIECE = new RegExp(`[A-Z\\d${SIGNS}](?:[A-Z\\d${ANY}]*[A-Z\\d${SIGNS}*])?`, 'g');

/** What may stand between the pieces of one code. */
const GAP = /^(?:[ .\-\u2010\u2013/·・]{1,3}|\n)$/;

/**
 * A code anywhere in the sentence of a cue, in pieces, with a mistake or worn: `A R 2 1 2 6`, `AR2I26`, `AR21?6`.
 *
 * @param cue the index of the cue
 */
function nearCodeBeside(scene: Scene, cue: number, today: Today): NearCode | undefined {
  const { plain, tokenAt, sentenceAt } = scene;
  let [first, last] = [cue, cue];
  while (sentenceAt(first - 1) === sentenceAt(cue)) first -= 1;
  while (sentenceAt(last + 1) === sentenceAt(cue)) last += 1;
  // Its letters may be alone on the line before.
  const before = plain.text.slice(Math.max(0, tokenAt(first).from - 4), tokenAt(first).from);
  const letters = /(?:^|\n)([A-Z]{2}\n)$/.exec(before)?.[1] ?? '';
  const [from, to] = [tokenAt(first).from - letters.length, tokenAt(last).to];
  const isBelow = has(tokenAt(cue), is.below);
  // A question mark for a worn character ends the sentence.
  const pieces = piecesIn(plain.text, from, to + LINE);
  for (const [index, piece] of pieces.entries()) {
    // It may begin the next line.
    if (piece.from > to) break;
    const rest = pieces.slice(index + 1, index + MOST_CHARACTERS);
    const found =
      (isBelow ? undefined : spelledFrom(scene, [piece, ...rest], today)) ??
      onTwoLines(scene, [piece, ...rest], today);
    if (found) return found;
  }
  return undefined;
}

/** How many characters may be between the letters and the digits of a code in two lines. */
const LINE = 40;

/** "SP oben und darunter 0065", "AR on top, 2126 below", "8 8 4 and VI"; "letters AR, numbers 2126" */
function onTwoLines(
  scene: Scene,
  pieces: readonly [TextSpan, ...TextSpan[]],
  today: Today,
): NearCode | undefined {
  const { plain, tokens } = scene;
  const [first] = pieces;
  const top = lineFrom(plain.text, pieces);
  const bottom = lineFrom(plain.text, pieces.slice(top.count));
  const isBelow = /^[A-Z]{2}\d{4}$/.test(top.text + bottom.text);
  if (!isBelow && !/^8\d{2,3}[A-Z]{2}$/.test(top.text + bottom.text)) return undefined;
  const from = indexAt(scene, top.to);
  const between = tokens.slice(from, indexAt(scene, bottom.from));
  const isNamed =
    isNear(scene, indexAt(scene, first.from) - 1, -1, 4, [is.below], scene.sentenceAt) &&
    between.some((token) => has(token, is.below));
  const around = tokens.slice(from, indexAt(scene, bottom.to) + 4);
  // Digits over letters may count something: "884 photos and VI more".
  const isStacked = isBelow
    ? isNamed || (around.some((token) => has(token, is.below)) && !isYear(bottom.text))
    : between.every((token) => token.kind === 'comma' || has(token, is.stackedWord)) &&
      around.some((token) => has(token, is.stacked));
  const facts = isStacked ? read(top.text + bottom.text, today) : '';
  if (typeof facts !== 'object' || facts.location.evidence === 'unconfirmed') return undefined;
  const id = isBelow ? ('letters-first' as const) : ('without-punctuation' as const);
  return {
    text: plain.text.slice(first.from, bottom.to),
    from: first.from,
    to: bottom.to,
    rule: 'near-code',
    suggestions: [{ facts, changes: [{ id, params: {} }] }],
  };
}

/** What is between two letters or two digits of one line: "S and D", `8 8 4`. */
const BETWEEN = /^ (?:\p{Ll}{1,3} )?$/u;

/** What stands on one line: a piece, or letters or digits apart. */
function lineFrom(
  text: string,
  pieces: readonly TextSpan[],
): TextSpan & { readonly text: string; readonly count: number } {
  let [line, count] = ['', 0];
  const from = pieces[0]?.from ?? 0;
  let to = from;
  for (const piece of pieces) {
    const next = text.slice(piece.from, piece.to);
    const isJoined = /^(?:\d{2,4}|[A-Z]{2})$/.test(line + next) && next.length === 1;
    if (count > 0 && !(isJoined && BETWEEN.test(text.slice(to, piece.from)))) break;
    line += next;
    to = piece.to;
    count += 1;
  }
  return { text: line, from, to, count };
}

/** So many codes that nothing announces are offered. */
const MOST_ALONE = 3;

/** The forms of codes that hardly anything else has, and for which letters they need words for a code close before them. */
const ALONE: readonly (readonly [form: RegExp, needsCue: (factory: string) => boolean])[] = [
  // AR3?18
  [new RegExp(`[A-Z]{2} ?(?=\\d{0,2}[${SIGNS}*])[\\d${SIGNS}*]{3}\\d`, 'g'), isWord],
  // SPOO65, AR2I26; spoo65
  [/[A-Z]{2}(?=[\dIL]{0,3}O|\d{1,2}[IL]\d)(?=[OIL]{0,2}\d[OIL]{0,2}\d)[\dOIL]{4}/g, isOrdinary],
  [/[a-z]{2}(?=\d{0,3}o)(?=o{0,2}\do{0,2}\d)[\do]{4}/g, isOrdinary],
  // A R 2 1 2 6, AR 2 1 2 6, a r 2 1 2 6
  [/(?:[A-Z][ .-]?[A-Z]|[a-z] [a-z])(?:[ .-]\d){4}(?! \d)/g, isWord],
  // AR-21-26, AR.2126
  [/[A-Z]{2}(?:([ .\-/])\d\d\1|[./]\d\d)\d\d(?![.\-/ ]?\d)/g, isWord],
  // On lines of their own: AR, 21, 26
  [/(?<![^\n])[A-Z]{2}\n\d\d\n?\d\d(?![^\n]|\n\d\d?(?!\d))/g, isWord],
  // 884 VI, 8 8 4 VI, VI 884
  [/8 ?\d ?\d(?: ?\d)? [A-Z]{2}|[A-Z]{2} 8\d\d/g, isOrdinary],
  // MB 4194
  [/[A-Z]{2} (?!19\d|20[0-2])\d{4}/g, isNoAbbreviation],
  // "ar.21.26", which may also be a day: Sa.21.12; "AR, 2126", "AR(2126)"
  [/[A-Z]\.?[A-Z][ .:,(\-/]{1,2}(?!19\d|20[0-2])\d\d[ .\-/]?\d\d(?![.\-/]?\d)/gi, any],
  // 2126 AR
  [/\d{4} ?[A-Z]{2}/g, any],
];

/** Worn, mistaken or spaced codes that nothing announces. Lists name their letters. */
function formsAloneIn(scene: Scene, today: Today): readonly NearCode[] {
  const { text } = scene.plain;
  for (const [form, needsCue] of ALONE) {
    const found = Array.from(text.matchAll(form), ({ 0: each, index }) => ({ each, index }))
      .filter(({ each, index }) => isMeant(scene, each, index, needsCue))
      .slice(0, MOST_ALONE)
      .map(({ each, index }) => readNear(each, index, today))
      .filter((near) => near !== undefined)
      .filter(isPlainSlip);
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether lists name the letters of a form, and it is no part or number of something else. */
function isMeant(
  scene: Scene,
  text: string,
  from: number,
  needsCue: (factory: string) => boolean,
): boolean {
  const { plain } = scene;
  const to = from + text.length;
  const letters = text.replace(/[^a-z]/gi, '').slice(0, 2);
  const factory = letters.toUpperCase();
  // "Code is 2126"
  const isProse = isWord(factory) && letters !== factory;
  if (isProse || !isNamed(factory) || touchesLetter(plain.text, { from, to })) return false;
  const first = indexAt(scene, from);
  const isPrice =
    /\p{Sc} ?$/u.test(plain.text.slice(0, from).slice(-2)) ||
    /^ ?\p{Sc}/u.test(plain.text.slice(to, to + 2));
  if (isPrice || isNumbered(scene, first)) return false;
  return (
    !needsCue(factory) || isNear(scene, first - 1, -1, 4, [is.cue, is.placeCue], scene.sentenceAt)
  );
}

/** Whether two or more families of lists name letters. */
function isNamed(letters: string): boolean {
  return Number(factories.get(letters)?.families) > 1;
}

function isNoAbbreviation(factory: string): boolean {
  return isWord(factory) || !isOrdinary(factory);
}

/** The pieces that touch no other letter. */
function piecesIn(text: string, from: number, to: number): readonly TextSpan[] {
  return Array.from(text.slice(from, to).matchAll(PIECE), ({ 0: piece, index }) => ({
    from: from + index,
    to: from + index + piece.length,
  })).filter((span) => !touchesLetter(text, span));
}

/** Whether a letter or digit touches a part of a text, in writing with spaces between words. */
function touchesLetter(text: string, { from, to }: TextSpan): boolean {
  return [from - 1, to].some((at) => letterAt(text, at) === 1 || /\d/.test(text.charAt(at)));
}

/** The longest code that some pieces make, beginning with the first. */
function spelledFrom(
  scene: Scene,
  pieces: readonly [TextSpan, ...TextSpan[]],
  today: Today,
): NearCode | undefined {
  const { text } = scene.plain;
  const [first] = pieces;
  if (isNumbered(scene, indexAt(scene, first.from))) return undefined;
  let found: NearCode | undefined;
  let joined = '';
  let end = first.from;
  for (const [index, { from, to }] of pieces.entries()) {
    if (index > 0 && !GAP.test(text.slice(end, from))) break;
    joined += text.slice(from, to);
    end = to;
    if (!(index === 0 ? WRITTEN : SPELLED).test(joined)) continue;
    found = readNear(text.slice(first.from, to), first.from, today) ?? found;
  }
  return found;
}

/** A code in one piece, with what stands for its letters and digits. */
const WRITTEN = new RegExp(
  `^(?=.*\\d.*\\d)(?:[A-Z${SIGNS}][A-Z\\d${ANY}][\\dOILSBZGQD${ANY}]{3,5}|8[\\dOILSBZGQD${SIGNS}*]{2,3}[A-Z]{2})$`,
);

/** A code in several pieces. */
const SPELLED = new RegExp(
  `^(?=.*\\d.*\\d)(?:[A-Z?]{2}[\\dOIL${ANY}]{4}|[A-Z]{2}8[\\d?]{2}|8[\\d?]{2,3}[A-Z]{2})$`,
);

/** After a word for another number. */
function isNumbered(scene: Scene, index: number): boolean {
  return isNear(scene, index - 1, -1, 2, [is.numbered]);
}

/** Whether no character was added or left out, and no digit taken for another. */
function isPlainSlip(match: NearCode): boolean {
  if (match.rule !== 'near-code') return match.rule === 'worn-code';
  return match.suggestions.every(({ changes }) =>
    changes.every((change) =>
      change.id === 'instead'
        ? /[A-Z]/.test(change.params.read + change.params.written)
        : change.id === 'without-punctuation' || change.id === 'letters-first',
    ),
  );
}

/** The first word. The sign of "SD10?" belongs to the code, that of "SD1013?!" is a question. */
const FIRST_WORD = /^[^\s()"'」]+?(?=[.,!]*(?:[\s()"'」]|$))/u;
/** Two to seven short pieces that make one code: `FL01 48`, `S P 0938`, `SP.0938`. */
const PIECES = /^(?:[\p{L}\p{N}?*#●○〇◯_]{1,4}(?:[ .\-/#_]{1,3}|(?=\P{L})|$)){2,7}/u;

function candidatesIn(line: string): readonly string[] {
  const matched = (pattern: RegExp) => (pattern.exec(line)?.[0] ?? '').trim();
  const [first, pieces] = [matched(FIRST_WORD), matched(PIECES).replace(/[ .\-/#_]+$/, '')];
  return [first, pieces].filter((each) => each.length >= 4 && each.length <= LONGEST);
}

function readNear(text: string, from: number, today: Today): NearCode | undefined {
  const span = { text, from, to: from + text.length };
  if (/\d/.test(text) && text.search(WORN) >= 0) {
    const faded = prepare(text.replace(WORN, '?').replace(/[.\-/·・]/g, ''));
    const candidates = fadedFacts(faded, today)?.groups;
    if (candidates?.length) return { ...span, rule: 'worn-code', candidates };
  }
  const prepared = prepare(text.replace(/[?]+$/, ''));
  if (isStyleNumber(prepared)) return undefined;
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
  const hasForm = (parse(plain)?.letters ?? 'none') !== 'none';
  const error = typeof facts === 'string' && hasForm ? facts : undefined;
  if (suggestions.length > 0) return { ...span, rule: 'near-code', suggestions, error };
  // "qq2126", and not "836 cm"
  return error === undefined || !/[A-Z]|^[a-z]{2}\d/.test(text)
    ? undefined
    : { ...span, rule: 'impossible', error };
}
