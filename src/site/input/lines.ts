import { LONGEST_LISTING } from '../lib/limits.ts';

/**
 * Whether a text has several lines, and is not one code with a break behind it. One that is longer than any listing counts
 * as several: a field would take minutes to draw it.
 */
export function hasLines(text: string): boolean {
  return text.length > LONGEST_LISTING || /[\n\r]/.test(text.trim());
}
