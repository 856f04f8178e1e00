import { createHash } from 'node:crypto';
import { canonicalPath } from '../site/worker/canonical-path.ts';

/** The service worker's script: a list of the files to cache, each with its hash, then the code. `base` is the site's path. */
export function serviceWorker(
  code: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  base = '/',
): string {
  const hashes = [...files].map(
    ([path, contents]) => [canonicalPath(base + path, base), `sha256-${sha256(contents)}`] as const,
  );
  const list = JSON.stringify(Object.fromEntries(hashes));
  // The code is hashed too, so that a release that changes only the worker gets a cache of its own.
  const release = sha256(list + code).slice(0, 12);
  return `const RELEASE=${JSON.stringify(release)},FILES=${list};\n${code}`;
}

function sha256(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('base64');
}
