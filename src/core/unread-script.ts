/** Three letters of a script in which no language of listings is written; a code's own look-alikes in Greek are fewer. */
const UNREAD =
  /(?:[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]\p{M}*){3}/u;

/**
 * Whether a text has words in a script that is not read, such as Arabic. What they say is compared with nothing.
 *
 * @example
 * ['صنع في إسبانيا SP0065', 'Сделано в Испании', 'ΑΒ1013'].map(hasUnreadScript) // => [true,false,false]
 */
export function hasUnreadScript(text: string): boolean {
  return UNREAD.test(text);
}
