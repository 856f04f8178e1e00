import { href } from './href.ts';

/** The id of a factory code's first listing in the guide of home, e.g. `factory-SD`. */
export function factoryId(code: string): string {
  return `factory-${code}`;
}

/** The path of the page about a factory code, e.g. `/codes/sd`. */
export function factoryPath(code: string): `/codes/${string}` {
  return `/codes/${code.toLowerCase()}`;
}

/** The address of that page, wherever the site lies. */
export function factoryHref(code: string): string {
  return href(factoryPath(code));
}
