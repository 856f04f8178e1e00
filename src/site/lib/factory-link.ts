import { href } from './href.ts';

/** The id of a factory code's first listing in the guide, e.g. `factory-SD`. */
export function factoryId(code: string): string {
  return `factory-${code}`;
}

/** The address of a factory code in the guide, e.g. `/#factory-SD`. */
export function factoryHref(code: string): string {
  return href(`/#${factoryId(code)}`);
}
