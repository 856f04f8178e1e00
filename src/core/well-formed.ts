/** Half of a UTF-16 pair, as a cut through an emoji leaves it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A text without halves of UTF-16 characters: each becomes U+FFFD, as in any file. What encodes a text for an address or a
 * file fails on them, or changes them behind one's back.
 *
 * @example
 * wellFormed('AR\ud83d2126') // => "AR\ufffd2126"
 * wellFormed('👜 AR2126') // => "👜 AR2126"
 */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd');
}
