/** Longer than any name of a country, line or column. It keeps folding quick. */
const LONGEST = 60;

/**
 * A name without case, accents, spaces and punctuation, so that its spellings can be compared.
 *
 * @example
 * fold('États-Unis') // => "etatsunis"
 */
export function fold(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
}
