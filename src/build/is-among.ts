import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells whether a module is one of these files of src, or in one of these folders. Throws if one of them does not exist, so
 * that a renamed file is not forgotten here.
 *
 * @param paths such as `core/lines.ts` or `listing`
 */
export function isAmong(root: string, paths: readonly string[]): (id: string) => boolean {
  const places = paths.map((path) => join(root, 'src', path).replaceAll('\\', '/'));
  const missing = places.find((place) => !existsSync(place));
  if (missing !== undefined) throw new Error(`There is no ${missing}.`);
  return (id) => {
    const path = id.replaceAll('\\', '/');
    return places.some((place) => path === place || path.startsWith(`${place}/`));
  };
}
