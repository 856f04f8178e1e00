import { site } from '../words/config.ts';
import { languages } from '../words/languages.ts';

/** The path of home in every language, with a slash at its end: `/`, `/ja/`. */
export const homes: readonly string[] = languages.map(({ path }) => `${site.basePath}${path}/`);

/** Those that lie below the first one. */
export const homesBelow: readonly string[] = homes.slice(1);

/** A regular expression's group of what may follow the base path: `(?:/ja|/fr)?`. */
export const languagePattern = `(?:${languages.flatMap(({ path }) => path || []).join('|')})?`;
