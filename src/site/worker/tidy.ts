/** The address that a page is known by: `/about` for `/about/` and `/about.html`, `/` for `/index.html`. */
export function tidy(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, '') || '/';
}
