import { factories } from '../core/places.ts';
import { factoryPath } from '../site/lib/factory-link.ts';
import { SHARE_HELP, SHARE_PATH } from '../site/worker/share-target.ts';
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

/** Where a shared text arrives if no service worker takes it: a page says what to do. */
export const shareRedirect: Redirect = {
  from: `${site.basePath}/${SHARE_PATH}`,
  to: `${site.basePath}/${SHARE_HELP}`,
};

/** The `_redirects` file that Netlify and Cloudflare Pages read. Elsewhere the script of the 404 page does the same. */
export function redirectsFile(): string {
  const { from, to } = shareRedirect;
  return [...redirects.map(({ from, to }) => `${from} ${to} 301\n`), `${from} ${to} 303\n`].join(
    '',
  );
}
