import { href } from './href.ts';

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
