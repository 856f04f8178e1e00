import { type Entry, type Lexicon, letterAt, type MeaningMask } from './lexicon.ts';
import type { PlainText, TextSpan } from './text.ts';
import * as is from './sets.ts';

/** The kind of a token, whatever its words mean. */
export type TokenKind =
  | 'word' // a word or phrase; `entry` where the lexicon has it
  | 'number' // digits; `value` where it can be a year, a month, a week
  | 'mixed' // letters and digits together: SP0065, M41526
  | 'stop' // . ! ? ; 。
  | 'line-end'
  | 'comma'
  | 'colon'
  | 'open'
  | 'close'
  | 'arrow' // = → =>
  | 'dash'
  | 'slash'
  | 'bullet' // • | emoji
  | 'quote'
  | 'mark' // any other sign
  | 'code' // a date code, added later
  | 'none'; // before the first token and after the last

/** Signs between a heading and its value, or a code and what is said of it. */
export const MARKS: ReadonlySet<TokenKind> = new Set<TokenKind>([
  ...(['colon', 'dash', 'open', 'close', 'quote', 'arrow', 'slash'] as const),
]);

/** A piece of a text. */
export interface Token extends TextSpan {
  readonly kind: TokenKind;
  /** Whether a blank or the end of a line is right before it. */
  readonly isApart: boolean;
  /** Whether it is written without spaces between words. */
  readonly isUnspaced: boolean;
  readonly entry?: Entry | undefined;
  /** The value of digits that are a number by themselves: 2016, but not 20.16 and not $2016; otherwise NaN. */
  readonly value: number;
  /** The number of digits. */
  readonly digits: number;
}

/** Latin letters and digits without a gap. */
export interface Run extends TextSpan {
  readonly text: string;
}

/** A text cut into tokens, and its runs of Latin letters and digits. */
export interface Lexed {
  readonly tokens: readonly Token[];
  readonly runs: readonly Run[];
}

/**
 * Whether a token has any of some meanings.
 *
 * @example
 * has(sceneFor('bought').tokens[0], meanings('bought', 'worn')) // => true
 */
export function has(
  token: Pick<Token, 'entry'> | undefined,
  { low, middle, high }: MeaningMask,
): boolean {
  const entry = token?.entry;
  if (entry === undefined) return false;
  return ((entry.low & low) | (entry.middle & middle) | (entry.high & high)) !== 0;
}

/**
 * Whether a token is a phrase of the lexicon that matches a pattern.
 *
 * @example
 * isPhrase(sceneFor('made in').tokens[0], /^made/) // => true
 */
export function isPhrase({ entry }: Pick<Token, 'entry'>, pattern: RegExp): boolean {
  return entry !== undefined && pattern.test(entry.phrase);
}

/** The kinds of signs. */
const SIGNS: ReadonlyMap<string, TokenKind> = new Map(
  (
    [
      ['.!?;。！？…', 'stop'],
      [',、，،', 'comma'],
      [':：', 'colon'],
      ['([{（［「『【〔〈《<', 'open'],
      [')]}）］」』】〕〉》>', 'close'],
      ['=→⇒➡⟶➜►', 'arrow'],
      ['-–—―~〜～', 'dash'],
      ['/／', 'slash'],
      ['|•·●■◆▶▪★☆♡♥✦✧✿※', 'bullet'],
      ['"“”„«»\'‘’`', 'quote'],
    ] as const
  ).flatMap(([signs, kind]) => Array.from(signs, (sign) => [sign, kind] as const)),
);

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\p{So}\u20e3])/u;

/** No longer hashtag is cut, in characters. */
const LONGEST_TAG = 40;

const DIGIT = (code: number) => code >= 48 && code <= 57;

/** Where a run of Latin letters and digits ends. Full stops between single letters, as in `U.S.A.`, are left to the lexicon. */
function runEnd(folded: string, from: number): number {
  let to = from;
  while (to < folded.length && (DIGIT(folded.charCodeAt(to)) || letterAt(folded, to) === 1))
    to += 1;
  return to;
}

/**
 * Cuts a text into tokens in one pass: the longest phrase of the lexicon, or else a word, a number or a sign.
 *
 * @example
 * const { tokens } = lex(plainOf('made in 2004'), allWords());
 * tokens.map(({ kind }) => kind) // => ["word","number"]
 */
export function lex({ text, folded }: PlainText, lexicon: Lexicon): Lexed {
  const tokens: Token[] = [];
  const runs: Run[] = [];
  let isApart = true;
  let index = 0;
  const push = (kind: TokenKind, from: number, to: number, more: Partial<Token> = {}) => {
    const isUnspaced = more.isUnspaced ?? false;
    const digits = more.digits ?? 0;
    tokens.push({
      kind,
      from,
      to,
      isApart,
      isUnspaced,
      entry: more.entry,
      value: more.value ?? NaN,
      digits,
    });
    isApart = false;
    index = to;
  };
  const pushRun = (from: number, to: number) => runs.push({ text: text.slice(from, to), from, to });

  while (index < text.length) {
    const from = index;
    const code = folded.charCodeAt(from);
    if (code === 32) {
      isApart = true;
      index += 1;
      continue;
    }
    const letter = letterAt(folded, from);
    if (letter > 1) {
      const match = lexicon.match(folded, from);
      if (match) {
        push('word', from, match.to, { entry: match.entry, isUnspaced: true });
        continue;
      }
      let to = from + 1;
      while (to < text.length && letterAt(folded, to) > 1 && !beginsPhrase(to)) to += 1;
      push('word', from, to, { isUnspaced: true });
      continue;
    }
    if (letter === 1) {
      const match = lexicon.match(folded, from);
      const end = runEnd(folded, from);
      if (match && match.to >= wordEnd(folded, from)) {
        const isWhole = match.to >= end;
        pushRuns(from, isWhole ? match.to : end);
        if (isWhole || !isCodeLike(text, from, end)) {
          push('word', from, match.to, { entry: match.entry });
          continue;
        }
        push('mixed', from, end, { digits: digitsIn(from, end) });
        continue;
      }
      // "codeFL0148", "FL0148Made": one after the other; and #madeinspain.
      const cut =
        cutOf(text, from, end) ?? (text.charAt(from - 1) === '#' ? tagCut(from, end) : undefined);
      const to = cut ?? end;
      const entry = cut === undefined ? cut : lexicon.match(folded.slice(from, cut), 0)?.entry;
      const digits = digitsIn(from, to);
      pushRun(from, to);
      push(digits > 0 ? 'mixed' : 'word', from, to, { digits, entry });
      continue;
    }
    if (DIGIT(code)) {
      lexNumber(from);
      continue;
    }
    if (code === 10) {
      push('line-end', from, from + 1);
      isApart = true;
      continue;
    }
    const match = lexicon.match(folded, from);
    if (match && match.to > from) {
      push('word', from, match.to, { entry: match.entry });
      continue;
    }
    lexSign(from);
  }
  return { tokens, runs };

  /** Where a hashtag of two phrases is cut, the first as long as can be. */
  function tagCut(from: number, end: number): number | undefined {
    for (let cut = Math.min(end, from + LONGEST_TAG) - 1; cut > from; cut -= 1) {
      const isPhrase = (text: string) => lexicon.match(text, 0)?.to === text.length;
      if (isPhrase(folded.slice(from, cut)) && isPhrase(folded.slice(cut, end))) return cut;
    }
    return undefined;
  }

  /** Whether a phrase begins inside a run of writing without spaces; short katakana does not begin within longer ones. */
  function beginsPhrase(at: number): boolean {
    const match = lexicon.match(folded, at);
    if (!match) return false;
    return !(letterAt(folded, at) === 3 && letterAt(folded, at - 1) === 3 && match.to - at <= 4);
  }

  /** Adds the runs within a phrase, so that codes are found even if the lexicon has their letters. */
  function pushRuns(from: number, to: number): void {
    let at = from;
    while (at < to) {
      if (letterAt(folded, at) === 1 || DIGIT(folded.charCodeAt(at))) {
        const end = runEnd(folded, at);
        pushRun(at, end);
        at = end;
      } else at += 1;
    }
  }

  function digitsIn(from: number, to: number): number {
    let count = 0;
    for (let at = from; at < to; at += 1) if (DIGIT(folded.charCodeAt(at))) count += 1;
    return count;
  }

  function lexNumber(from: number): void {
    let to = from;
    while (DIGIT(folded.charCodeAt(to))) to += 1;
    const digits = to - from;
    // Letters right after digits: a unit, an ordinal, the s of a decade; any other letters are one token with them.
    if (letterAt(folded, to) === 1) {
      const end = runEnd(folded, to);
      const match = lexicon.match(folded, to);
      pushRun(from, end);
      if (match && match.to >= end && !isCodeLike(text, from, end)) {
        push('number', from, to, { value: valueOf(from, to), digits });
        push('word', to, match.to, { entry: match.entry });
        return;
      }
      // 2008W48
      if (
        match &&
        has({ entry: match.entry }, is.week) &&
        /^\d{1,2}$/.test(folded.slice(match.to, end))
      ) {
        push('number', from, to, { value: valueOf(from, to), digits });
        push('word', to, match.to, { entry: match.entry });
        return;
      }
      push('mixed', from, end, { digits: digitsIn(from, end) });
      return;
    }
    const known = runs.at(-1);
    if (!known || known.to <= from) pushRun(from, to);
    push('number', from, to, { value: valueOf(from, to), digits });
  }

  /** The value of digits that are not part of a price or of a longer number. */
  function valueOf(from: number, to: number): number {
    if (to - from > 4) return NaN;
    const before = text.charAt(from - 1);
    const after = text.charAt(to);
    // 1,980 and 12.5 are one number; 3.98 may be March 1998 and is left to dates.
    if (before === ',' && DIGIT(folded.charCodeAt(from - 2)) && to - from === 3) return NaN;
    if (after === ',' && /^,\d{3}(?!\d)/.test(text.slice(to, to + 5)) && to - from < 4) return NaN;
    if (after === ',' && /^,\d{1,2}(?!\d)/.test(text.slice(to, to + 4)) && to - from > 2)
      return NaN;
    if (isCurrency(before) || (before === ' ' && isCurrency(text.charAt(from - 2)))) return NaN;
    if (isCurrency(after) || after === '%') return NaN;
    return Number(text.slice(from, to));
  }

  function lexSign(from: number): void {
    const sign = text.charAt(from);
    if (sign === '=' || sign === '-' || sign === '<') {
      const arrow = /^(?:[=-]{1,3}>|=+)/.exec(text.slice(from, from + 4))?.[0];
      if (arrow !== undefined) {
        push('arrow', from, from + arrow.length);
        return;
      }
    }
    const kind = SIGNS.get(sign);
    if (kind !== undefined) {
      push(kind, from, from + 1);
      return;
    }
    const [character = sign] = text.slice(from, from + 2);
    push(EMOJI.test(character) ? 'bullet' : 'mark', from, from + character.length);
  }
}

function isCurrency(sign: string): boolean {
  return sign !== '' && /\p{Sc}/u.test(sign);
}

function wordEnd(folded: string, from: number): number {
  let to = from;
  while (letterAt(folded, to) === 1) to += 1;
  return to;
}

/** Letters and digits in the form of a code or style number: `FL0148`, `8912SL`, `M41526`. */
function isCodeLike(text: string, from: number, to: number): boolean {
  // 1990S is a decade in capitals.
  if (/^(?:19|20)\d0S$/.test(text.slice(from, to))) return false;
  return (
    to - from <= 7 &&
    /^(?:[A-Za-z]{1,3}\d{3,5}|\d{3,4}[A-Z][A-Z0-9]?|[A-Z]\d{4}|A\d\d{4})$/.test(
      text.slice(from, to),
    )
  );
}

/** Where words and codes were joined without a space: `codeFL0148`, `FL0148Made`, `FranceSP0938`. */
function cutOf(text: string, from: number, to: number): number | undefined {
  if (to - from < 8) return undefined;
  const run = text.slice(from, Math.min(to, from + 60));
  const code =
    /(?<=\p{Ll})[A-Z]{2}\d{3,4}(?=$|\p{Lu}\p{Ll})|^[A-Z]{2}\d{3,4}(?=\p{Lu}\p{Ll})|(?<=\p{Ll})\d{3,4}[A-Z]{2}(?=$)/u.exec(
      run,
    );
  return code ? from + (code.index === 0 ? code[0].length : code.index) : undefined;
}
