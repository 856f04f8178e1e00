import { letterAt, meanings } from './lexicon.ts';
import { has, type Lexed, type Run, type Token, type TokenKind } from './lexer.ts';
import type { PlainText, TextSpan } from './text.ts';
import * as is from './sets.ts';

/** A text as rules see it: tokens, with the clause and the sentence of each. */
export interface Scene {
  readonly plain: PlainText;
  readonly tokens: readonly Token[];
  readonly runs: readonly Run[];
  /** The token at an index; a token of the kind `none` before the first and after the last. */
  readonly tokenAt: (index: number) => Token;
  /**
   * The clause of a token. Brackets are a clause of their own, after which the outer clause goes on. -1 if there is no
   * token.
   */
  readonly clauseAt: (index: number) => number;
  /** The sentence of a token; -1 if there is no token. */
  readonly sentenceAt: (index: number) => number;
}

/** After these a full stop may lead to a word: `approx. strap`. */
const LEAD = [
  ...(['reference', 'style', 'codeCue', 'stampCue'] as const),
  ...(['fill', 'about', 'year', 'nth'] as const),
];
const LEADING = meanings(...LEAD);

const SMALL = meanings('fill', 'denial', 'lack');
const SHORTENED = meanings(...LEAD, 'week');

/** No abbreviation is longer, in characters. */
const ABBREVIATION = 4;

/**
 * Cuts the tokens of a text into clauses and sentences. Spans of codes become one token each.
 *
 * @example
 * const scene = sceneFor('made in France, bought in 2004');
 * scene.clauseAt(0) === scene.clauseAt(3) // => false
 */
export function sceneOf(plain: PlainText, lexed: Lexed, codes: readonly TextSpan[]): Scene {
  const tokens = withCodes(lexed.tokens, codes);
  const none = wordless('none', { from: plain.text.length, to: plain.text.length });
  const tokenAt = (index: number) => tokens[index] ?? none;
  const clauses = new Int32Array(tokens.length);
  const sentences = new Int32Array(tokens.length);
  let [clause, last, sentence] = [0, 0, 0];
  let outer: number[] = [];
  tokens.forEach((token, index) => {
    const isSentenceEnd = endsSentence(plain, tokenAt, index);
    if (isSentenceEnd) {
      clause = last += 1;
      outer = [];
    } else if (token.kind === 'open') {
      if (outer.length < 8) outer.push(clause);
      clause = last += 1;
    } else if (token.kind === 'close') {
      clause = outer.pop() ?? (last += 1);
    } else if (endsClause(token, tokenAt(index + 1))) {
      clause = last += 1;
    }
    clauses[index] = clause;
    sentences[index] = sentence;
    if (isSentenceEnd) sentence += 1;
  });
  const clauseAt = (index: number) => clauses[index] ?? -1;
  const sentenceAt = (index: number) => sentences[index] ?? -1;
  return { plain, tokens, runs: lexed.runs, tokenAt, clauseAt, sentenceAt };
}

function wordless(kind: 'none' | 'code', { from, to }: TextSpan): Token {
  return { kind, from, to, isApart: true, isUnspaced: false, value: NaN, digits: 0 };
}

function withCodes(tokens: readonly Token[], codes: readonly TextSpan[]): readonly Token[] {
  if (codes.length === 0) return tokens;
  const result: Token[] = [];
  let next = 1;
  let [code] = codes;
  for (const token of tokens) {
    while (code && code.to <= token.from) code = codes[next++];
    if (!code || token.to <= code.from) {
      result.push(token);
      continue;
    }
    const known = result.at(-1);
    if (known?.kind === 'code' && known.from === code.from) continue;
    const { isApart, isUnspaced } = token;
    result.push({ ...wordless('code', code), isApart, isUnspaced });
  }
  return result;
}

/** Whether a token ends a sentence. */
function endsSentence(plain: PlainText, tokenAt: Scene['tokenAt'], index: number): boolean {
  const [before, token, next] = [tokenAt(index - 1), tokenAt(index), tokenAt(index + 1)];
  if (token.kind === 'line-end') return !isLed(tokenAt, index);
  if (token.kind === 'bullet') return true;
  if (token.kind === 'slash') return token.isApart && next.isApart;
  if (token.kind !== 'stop') return false;
  if (plain.text.charAt(token.from) !== '.' || next.kind === 'none') return true;
  // "Date: 3. Quartal 2010"
  const isOrdinal = before.kind === 'number' && before.digits < 3;
  if (isOrdinal && (tokenAt(index - 2).kind === 'colon' || has(next, is.quarter))) return false;
  const isShort = before.to - before.from <= ABBREVIATION;
  const isAbbreviated = isShort && (has(before, SHORTENED) || before.entry?.month !== undefined);
  if (isAbbreviated && next.kind !== 'word') return false;
  // "approx. strap", and not "14th week. Made in France"
  const isCapital =
    letterAt(plain.text, next.from) === 1 &&
    plain.text.charAt(next.from) !== plain.folded.charAt(next.from);
  if (next.isApart) {
    // "I love it. Bought in 2003", "No. France"
    const mayLead = has(before, LEADING) && !(isCapital && has(before, SMALL));
    return !(isAbbreviated && next.entry !== undefined && mayLead);
  }
  // "SP0938.Made in Spain": a capital begins a sentence, a digit goes on with a number.
  return isCapital && before.to - before.from > 1;
}

/** Marks around a heading. */
const AROUND: ReadonlySet<TokenKind> = new Set<TokenKind>(['quote', 'bullet', 'open', 'close']);

/** A line goes on after a colon or where it is only a heading, blank lines between or not. */
function isLed(tokenAt: Scene['tokenAt'], index: number): boolean {
  let at = index - 1;
  while (index - at < 4 && tokenAt(at).kind === 'line-end') at -= 1;
  if (tokenAt(at).kind === 'colon') return true;
  let hasHeading = false;
  for (let words = 0; ; at -= 1, words += 1) {
    const token = tokenAt(at);
    const isEnd = token.kind === 'line-end' || token.kind === 'none';
    if (isEnd && words < 4) return hasHeading;
    const isOfHeading = has(token, is.heading);
    if (words === 4 || !(isOfHeading || has(token, is.small) || AROUND.has(token.kind)))
      return false;
    hasHeading ||= isOfHeading;
  }
}

function endsClause({ kind, isApart }: Token, next: Token): boolean {
  if (kind === 'comma' || kind === 'arrow') return true;
  return (kind === 'dash' || kind === 'slash') && isApart && next.isApart;
}

/**
 * The index of the token at or after a position in the text.
 *
 * @example
 * indexAt(sceneFor('gold bag'), 5) // => 1
 */
export function indexAt({ tokens, tokenAt }: Scene, place: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokenAt(middle).to <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
