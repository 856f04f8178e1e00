import { LONGEST_LISTING } from '../lib/limits.ts';

/** No code has more characters than this, spaces and dashes included. */
const LONGEST_CODE = 16;

/**
 * Whether a text has several lines, and is not one code with a break behind it. One that is longer than any listing counts
 * as several: a field would take minutes to draw it.
 */
export function hasLines(text: string): boolean {
  return text.length > LONGEST_LISTING || /[\n\r]/.test(text.trim());
}

/** Whether a text is more than a code that was typed: a listing, or many lines. */
export function isText(text: string): boolean {
  return hasLines(text) || text.trim().length > LONGEST_CODE;
}
