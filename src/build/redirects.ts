import { factories } from '../core/places.ts';
import { factoryPath } from '../site/lib/factory-link.ts';
import { site } from '../words/config.ts';

/** Where an address leads. */
interface Redirect {
  /** As people write a code: `/codes/SD`. */
  readonly from: string;
  /** The address of its page: `/codes/sd`. */
  readonly to: string;
}

/** The pages by factory code, reached by their codes in capitals. */
export const redirects: readonly Redirect[] = [...factories.keys()].map((code) => ({
  from: `${site.basePath}/codes/${code}`,
  to: site.basePath + factoryPath(code),
}));

/** The `_redirects` file that Netlify and Cloudflare Pages read. Elsewhere the script of the 404 page does the same. */
export function redirectsFile(): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
