import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, whatever folder a command is run from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** What the site is built from. */
export const SITE_SOURCES = [
  'src',
  'scripts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/**
 * Whether a built file is missing or older than one of its sources.
 * @param {string} built
 * @param {readonly string[]} sources files and folders; what was deleted changed its folder
 */
export function isOlder(built, sources) {
  const time = modified(built);
  return sources.some((source) => {
    const path = join(root, source);
    const isFolder = statSync(path).isDirectory();
    const inside = isFolder ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
    return ['', ...inside].some((name) => modified(join(source, name)) > time);
  });
}

/**
 * When a file was last changed, or 0 where there is none.
 * @param {string} path
 */
export function modified(path) {
  return statSync(resolve(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
