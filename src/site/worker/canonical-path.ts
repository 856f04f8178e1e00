/**
 * The canonical path of a page: `/about` for `/about/` and `/about.html`, `/` for `/index.html`. Home keeps its slash even
 * under a base path: `/heatstamp/`.
 */
export function canonicalPath(path: string, base = '/'): string {
  const bare = path.replace(/(?:\/index)?\.html$|\/$/, '');
  return bare === base.slice(0, -1) ? base : bare;
}
