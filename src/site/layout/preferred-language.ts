import { type Language, languages } from '../../words/languages.ts';

/** The first of a browser's languages that the site has: `ja` for `['de', 'ja-JP', 'en']`. */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  const ids = tags.map((tag) => tag.toLowerCase().split('-', 1)[0]);
  const first = ids.find((tag) => languages.some(({ id }) => id === tag));
  return languages.find(({ id }) => id === first);
}
