/**
 * Whether what a visitor typed begins a word of a name; accents, case and punctuation do not count.
 *
 * `finds('korea', 'South Korea')` is true, `finds('an', 'France')` is not.
 */
export function finds(query: string, name: string): boolean {
  return ` ${plain(name)}`.includes(` ${plain(query)}`.trimEnd());
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
