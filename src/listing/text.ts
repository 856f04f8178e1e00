import { plainForms } from '../core/prepare.ts';

/** Marks that pile up on one character make normalizing it take ever longer; no writing system needs many. */
const MOST_MARKS = 4;

/**
 * A text in the form in which it is searched, in time that grows with its length alone: full-width forms as plain ones, no
 * invisible characters, accents joined to their letters. Case and line breaks stay.
 *
 * @example
 * normalized('ＳＰ０065') // => "SP0065"
 */
export function normalized(text: string): string {
  return plainForms(text.replace(/\p{M}{5,}/gu, (marks) => marks.slice(0, MOST_MARKS)))
    .replace(/[^\S\r\n]/g, ' ')
    .normalize('NFC');
}

/**
 * A text in lower case, each letter where it stood. Patterns are matched against this form, because engines take several
 * times as long to compile a pattern that ignores case.
 *
 * @example
 * folded('MADE in İzmir') // => "made in izmir"
 */
export function folded(plain: string): string {
  // The one letter whose lower case has two characters.
  return plain.replaceAll('İ', 'i').toLowerCase();
}

/** Where something stands in a normalized text: `to` is the index after its last character. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** The text around something. */
export interface Context {
  readonly before: string;
  readonly after: string;
}

/**
 * Phrases as alternatives of a pattern for folded text, the longest first. A space stands for whatever may part words.
 *
 * @example
 * anyPhrase(['made', 'made in']) // => "(?:made[ \\n\\r-]+in|made)"
 */
export function anyPhrase(phrases: readonly string[]): string {
  const parts = [...new Set(phrases)]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => folded(phrase).replace(/[.()]/g, '\\$&').replaceAll(' ', '[ \\n\\r-]+'));
  return `(?:${parts.join('|')})`;
}

/**
 * All matches of a global pattern. `matchAll` copies the pattern each time, which takes far longer than the search where a
 * pattern is as long as those of listings.
 *
 * @example
 * matchesOf('1 and 2', /\d/g).map(({ index }) => index) // => [0,6]
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return matches;
}
