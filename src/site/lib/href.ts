import { language } from '#words/language.ts';
import type { DateRuleId } from '../../evidence/date-rules.ts';

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

/** The page of dates. */
export const DATES_PATH = '/dates';

/** The section of the page of dates that explains a rule; the whole page without one. */
export function datesHref(rule?: DateRuleId): string {
  return href(rule === undefined ? DATES_PATH : `${DATES_PATH}#${rule}`);
}

/** The id of a factory code's first occurrence in the index on the home page, e.g. `factory-SD`. */
export function factoryId(code: string): string {
  return `factory-${code}`;
}

/** The path of a factory code's page, e.g. `/codes/sd`. */
export function factoryPath(code: string): `/codes/${string}` {
  return `/codes/${code.toLowerCase()}`;
}

/** The address of a factory code's page under the site's base path. */
export function factoryHref(code: string): string {
  return href(factoryPath(code));
}
