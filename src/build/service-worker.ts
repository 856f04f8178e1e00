import { createHash } from 'node:crypto';
import { canonicalPath } from '../site/worker/canonical-path.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * The service worker's script: lists of the files to cache, at once or when they are opened, each with its hash, then the
 * code. `base` is the site's path.
 */
export function serviceWorker(code: string, files: Files, openedFiles: Files, base = '/'): string {
  const lists = `FILES=${hashesOf(files, base)},OPENED_FILES=${hashesOf(openedFiles, base)}`;
  // The code is hashed too, so that a release that changes only the worker gets a cache of its own.
  const release = sha256(lists + code).slice(0, 12);
  return `const RELEASE=${JSON.stringify(release)},${lists};\n${code}`;
}

function hashesOf(files: Files, base: string): string {
  const hashes = [...files].map(
    ([path, contents]) => [canonicalPath(base + path, base), `sha256-${sha256(contents)}`] as const,
  );
  return JSON.stringify(Object.fromEntries(hashes));
}

function sha256(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('base64');
}
