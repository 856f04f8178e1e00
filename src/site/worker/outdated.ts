/**
 * The caches that can go: those of older releases, but for the newest of them where a window may still need it.
 *
 * @param names in the order in which they were made; behind the current one is a newer release that is being installed
 * @example
 * outdated(['first', 'second', 'third'], 'third', true) // => ["first"]
 */
export function outdated(
  names: readonly string[],
  current: string,
  isNeeded: boolean,
): readonly string[] {
  return names.slice(0, names.indexOf(current)).slice(0, isNeeded ? -1 : undefined);
}
