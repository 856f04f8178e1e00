import { site } from '../words/config.ts';
import { type Language, languages } from '../words/languages.ts';

/** The path of home in a language, with a slash at its end: `/`, `/ja/`. */
export function homeOf({ path }: Pick<Language, 'path'>): string {
  return `${site.basePath}${path}/`;
}

/** The same in every language. */
export const homes: readonly string[] = languages.map(homeOf);

/** Those that lie below the first one. */
export const homesBelow: readonly string[] = homes.slice(1);
