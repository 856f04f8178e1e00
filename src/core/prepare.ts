const READY = /^[0-9A-Z]*$/;

/**
 * Makes input comparable: full-width forms become plain, white space goes, letters become capitals. Nothing else is
 * forgiven here; see suggestionsFor for what a slip of the eye could have been.
 *
 * @example
 * prepare(' ８９12 sl ') // => "8912SL"
 */
export function prepare(input: string): string {
  return READY.test(input) ? input : input.normalize('NFKC').replace(/\s/gu, '').toUpperCase();
}
