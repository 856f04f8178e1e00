/**
 * Joins names as a person would.
 *
 * @example
 * joinOr(['Italy', 'Spain', 'France']) // => "Italy, Spain or France"
 */
export function joinOr(names: readonly string[]): string {
  return names.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}

/**
 * Country names as a sentence has them.
 *
 * @example
 * withArticle('United States or France') // => "the United States or France"
 */
export function withArticle(countries: string): string {
  return countries.replace(/United/g, 'the United');
}
