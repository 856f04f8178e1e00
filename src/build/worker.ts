import { createHash } from 'node:crypto';
import { tidy } from '../site/worker/tidy.ts';

/**
 * The service worker: its code behind the list of the files that it keeps, each with its hash. `base` is the path that
 * they lie below.
 */
export function worker(
  code: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  base = '/',
): string {
  const hashes = [...files].map(
    ([path, contents]) => [tidy(base + path, base), `sha256-${sha256(contents)}`] as const,
  );
  const list = JSON.stringify(Object.fromEntries(hashes));
  // The code counts too: a release whose worker alone has changed does not share a cache with the one before.
  const release = sha256(list + code).slice(0, 12);
  return `const RELEASE=${JSON.stringify(release)},FILES=${list};\n${code}`;
}

function sha256(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('base64');
}
