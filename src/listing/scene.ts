import { letterAt, meanings } from './lexicon.ts';
import { has, type Lexed, type Run, type Token } from './lexer.ts';
import type { PlainText, TextSpan } from './text.ts';

/** A text as rules see it: tokens, with the clause and the sentence that each stands in. */
export interface Scene {
  readonly plain: PlainText;
  readonly tokens: readonly Token[];
  readonly runs: readonly Run[];
  /** The clause of each token. What stands in brackets is one of its own, and the clause goes on behind it. */
  readonly clauses: Int32Array;
  readonly sentences: Int32Array;
}

/** Behind these a full stop ends no sentence: `ref.`, `no.`, `Oct.` */
const SHORTENED = meanings(
  'reference',
  'style',
  'codeCue',
  'stampCue',
  'fill',
  'week',
  'about',
  'year',
  'nth',
);

/** No abbreviation is longer, in characters. */
const ABBREVIATION = 4;

/**
 * Cuts the tokens of a text into clauses and sentences. Spans of codes become one token each.
 *
 * @example
 * const scene = sceneFor('made in France, bought in 2004');
 * scene.clauses[0] === scene.clauses[3] // => false
 */
export function sceneOf(plain: PlainText, lexed: Lexed, codes: readonly TextSpan[]): Scene {
  const tokens = withCodes(lexed.tokens, codes);
  const clauses = new Int32Array(tokens.length);
  const sentences = new Int32Array(tokens.length);
  let [clause, last, sentence] = [0, 0, 0];
  let outer: number[] = [];
  tokens.forEach((token, index) => {
    const isSentenceEnd = endsSentence(plain, tokens, index);
    if (isSentenceEnd) {
      clause = last += 1;
      outer = [];
    } else if (token.kind === 'open') {
      if (outer.length < 8) outer.push(clause);
      clause = last += 1;
    } else if (token.kind === 'close') {
      clause = outer.pop() ?? (last += 1);
    } else if (endsClause(tokens, index)) {
      clause = last += 1;
    }
    clauses[index] = clause;
    sentences[index] = sentence;
    if (isSentenceEnd) sentence += 1;
  });
  return { plain, tokens, runs: lexed.runs, clauses, sentences };
}

function withCodes(tokens: readonly Token[], codes: readonly TextSpan[]): readonly Token[] {
  if (codes.length === 0) return tokens;
  const result: Token[] = [];
  let next = 0;
  for (const token of tokens) {
    while (next < codes.length && (codes[next]?.to ?? 0) <= token.from) next += 1;
    const code = codes[next];
    if (!code || token.to <= code.from) {
      result.push(token);
      continue;
    }
    const known = result.at(-1);
    if (known?.kind === 'code' && known.from === code.from) continue;
    const { isApart, isUnspaced } = token;
    // A phrase may reach into a code: "no 0967" is read as no and 0967 before NO 0967 is one.
    if (token.from < code.from) result.push({ ...token, to: code.from });
    result.push({ kind: 'code', from: code.from, to: code.to, isApart, isUnspaced, digits: 0 });
  }
  return result;
}

/** Whether a token ends a sentence. */
function endsSentence(plain: PlainText, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token) return false;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (token.kind === 'line-end') return !isLed(tokens, index);
  if (token.kind === 'bullet') return true;
  if (token.kind === 'slash') return token.isApart && next?.isApart === true;
  if (token.kind !== 'stop') return false;
  if (plain.text.charAt(token.from) !== '.') return true;
  if (!next) return true;
  // "Date: 3. Quartal 2010"
  if (before?.kind === 'number' && before.digits < 3 && tokens[index - 2]?.kind === 'colon')
    return false;
  const isAbbreviated =
    before !== undefined &&
    before.to - before.from <= ABBREVIATION &&
    (has(before, SHORTENED) || before.entry?.month !== undefined);
  if (
    isAbbreviated &&
    (next.kind === 'number' ||
      next.kind === 'mixed' ||
      next.kind === 'code' ||
      next.kind === 'colon')
  )
    return false;
  if (isAbbreviated && next.kind !== 'word') return false;
  if (next.isApart) return !(isAbbreviated && next.entry !== undefined && has(before, SHORTENED));
  // "SP0938.Made in Spain": a capital begins a sentence, a digit goes on with a number.
  return (
    letterAt(plain.text, next.from) === 1 &&
    plain.text.charAt(next.from) !== plain.folded.charAt(next.from) &&
    before !== undefined &&
    before.to - before.from > 1
  );
}

/** A line goes on behind a colon, blank lines between or not. */
function isLed(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= 0 && index - at < 4; at -= 1) {
    if (tokens[at]?.kind === 'colon') return true;
    if (tokens[at]?.kind !== 'line-end') return false;
  }
  return false;
}

function endsClause(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  switch (token?.kind) {
    case 'comma':
    case 'arrow':
      return true;
    case 'dash':
    case 'slash':
      return token.isApart && next?.isApart !== false;
    default:
      return false;
  }
}

/**
 * The index of the token that stands at or behind a place of the text.
 *
 * @example
 * tokenAt(sceneFor('gold bag'), 5) // => 1
 */
export function tokenAt({ tokens }: Pick<Scene, 'tokens'>, place: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.to ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
