import { createHash } from 'node:crypto';
import { canonicalPath } from '../site/worker/canonical-path.ts';

/** Files by their path in the site. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** The files that the service worker caches. */
interface CachedFiles {
  /** At once. */
  readonly shared: Files;
  /** Home of each language, and the files to cache as soon as something in that language is opened. */
  readonly languages: readonly (readonly [home: string, files: Files])[];
  /** Each when it is opened. */
  readonly opened: Files;
}

/** The service worker's script: lists of the files to cache, each with its hash, then the code. `base` is the site's path. */
export function serviceWorkerScript(
  code: string,
  { shared, languages, opened }: CachedFiles,
  base: string,
): string {
  const homes = languages.map(([home]) => home);
  const hashesOf = (files: Files) =>
    Object.fromEntries(
      Array.from(files, ([path, contents]) => [
        canonicalPath(base + path, homes),
        `sha256-${sha256(contents)}`,
      ]),
    );
  const ofLanguages = Object.fromEntries(
    languages.map(([home, files]) => [home, hashesOf(files)] as const),
  );
  const lists = [
    `SHARED_FILES=${JSON.stringify(hashesOf(shared))}`,
    `LANGUAGE_FILES=${JSON.stringify(ofLanguages)}`,
    `OPENED_FILES=${JSON.stringify(hashesOf(opened))}`,
  ].join();
  // The code is hashed too, so that a release that changes only the worker gets a cache of its own.
  const release = sha256(lists + code).slice(0, 12);
  return `const RELEASE=${JSON.stringify(release)},${lists};\n${code}`;
}

function sha256(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('base64');
}
