import { plainForms } from '../core/prepare.ts';

/** Marks that pile up on one character make normalizing it take ever longer; no writing needs many. */
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
 * A text in small letters, each where it stood. Patterns are held against this form: one that itself minds no case takes an
 * engine several times as long to prepare.
 *
 * @example
 * folded('MADE in İzmir') // => "made in izmir"
 */
export function folded(plain: string): string {
  // The one letter that becomes two.
  return plain.replaceAll('İ', 'i').toLowerCase();
}

/** Where something stands in a normalized text: `to` is the place behind its last character. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Alternatives as a part of a pattern for a folded text, the longest first; a blank stands for what may part words.
 *
 * @example
 * oneOf(['made', 'made in']) // => "(?:made[ \\n\\r-]+in|made)"
 */
export function oneOf(texts: readonly string[]): string {
  const parts = texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => folded(text).replace(/[.()]/g, '\\$&').replaceAll(' ', SPACE));
  return `(?:${parts.join('|')})`;
}

/** White space between words, a line break included, or a hyphen. */
const SPACE = '[ \\n\\r-]+';
