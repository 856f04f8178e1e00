import { createHash } from 'node:crypto';
import { shareImage } from '../content/share-image.ts';
import { tidy } from '../site/worker/tidy.ts';

/** What hosts, search engines and other sites' previews read, and no visitor opens. */
const FOR_MACHINES: ReadonlySet<string> = new Set([
  '_headers',
  'robots.txt',
  'sitemap.xml',
  shareImage.path.slice(1),
]);

/** The service worker of a site: its code behind the list of what it keeps, each file with its hash. */
export function worker(code: string, site: ReadonlyMap<string, string | Uint8Array>): string {
  const files = [...site]
    .filter(([path]) => !FOR_MACHINES.has(path))
    .map(([path, contents]) => [tidy(`/${path}`), `sha256-${sha256(contents)}`] as const);
  const list = JSON.stringify(Object.fromEntries(files));
  // The code counts too: a release whose worker alone has changed does not share a cache with the one before.
  const release = sha256(list + code).slice(0, 12);
  return `const RELEASE=${JSON.stringify(release)},FILES=${list};\n${code}`;
}

function sha256(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('base64');
}
