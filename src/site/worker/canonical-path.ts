/**
 * The canonical path of a page: `/about` for `/about/` and `/about.html`, `/` for `/index.html`. Home keeps its slash in
 * every language and under a base path: `/ja/`, `/heatstamp/`.
 */
export function canonicalPath(path: string, homes: readonly string[]): string {
  const bare = path.replace(/(?:\/index)?\.html$|\/$/, '');
  return homes.includes(`${bare}/`) ? `${bare}/` : bare;
}
