/**
 * The address that a page is known by: `/about` for `/about/` and `/about.html`, `/` for `/index.html`. Below a path
 * home keeps its slash: `/heatstamp/`.
 */
export function tidy(path: string, base = '/'): string {
  const bare = path.replace(/(?:\/index)?\.html$|\/$/, '');
  return bare === base.slice(0, -1) ? base : bare;
}
