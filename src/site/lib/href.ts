/** Puts the site's base path before the path of a page or file: `/about` may become `/heatstamp/about`. */
export function href(path: string): string {
  return path.startsWith('/') ? import.meta.env.BASE_URL + path.slice(1) : path;
}
