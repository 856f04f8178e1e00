import { language } from '#words/language.ts';

/** The files that visitors of every language are given. */
const SHARED = /^\/(?:data\/|licenses\.txt$)/;

/** The path of a page in the language of this one: `/about` may become `/ja/about`. Files have one path in all languages. */
export function localPath(path: string): string {
  return path.startsWith('/') && !SHARED.test(path) ? language.path + path : path;
}

/** The same under the site's base path, e.g. `/heatstamp/ja/about`. Addresses elsewhere and fragments stay as they are. */
export function href(path: string): string {
  return path.startsWith('/') ? import.meta.env.BASE_URL + localPath(path).slice(1) : path;
}
