/** The address of a page or file of this site, wherever the site lies: `/about` is `/heatstamp/about` below a path. */
export function href(path: string): string {
  return path.startsWith('/') ? import.meta.env.BASE_URL + path.slice(1) : path;
}
