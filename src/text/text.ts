import { LONGEST_LISTING } from './limits.ts';

/** No code has more characters than this, spaces and dashes included. */
const LONGEST_CODE = 16;

/**
 * Whether a text has several lines; a line break at its end does not count. Also true if it is longer than any listing:
 * the field would take minutes to draw it.
 */
export function hasLineBreaks(text: string): boolean {
  return text.length > LONGEST_LISTING || /[\n\r]/.test(text.trim());
}

/** Whether a text is more than a code that was typed: a listing, or many lines. */
export function isText(text: string): boolean {
  return hasLineBreaks(text) || text.trim().length > LONGEST_CODE;
}

/** A bullet, or the number of an item, in front of a line. An asterisk or a dash without a space may stand for a character. */
const BULLET =
  /^\s*(?:[•‣◦▪▫●○■□☐☑✓✔→▸▶➤►·・]\s*|[-–—*]\s+|\(?\d{1,4}[.):](?:\s+(?!\s)(?=.*\d)|(?=\p{L}+\s*\d))|[①-⑳]\s*)/u;

/** A line without the bullet or number in front of it. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, '');
}
