import { shareImage } from '../content/share-image.ts';

/** What hosts, search engines and other sites' previews read, and no visitor opens. */
const FOR_MACHINES: ReadonlySet<string> = new Set([
  '_headers',
  'robots.txt',
  'sitemap.xml',
  shareImage.path.slice(1),
]);

/** The files that a visitor may open, and the pages themselves may load. */
export function forVisitors<Contents>(
  files: ReadonlyMap<string, Contents>,
): ReadonlyMap<string, Contents> {
  return new Map([...files].filter(([path]) => !FOR_MACHINES.has(path)));
}
