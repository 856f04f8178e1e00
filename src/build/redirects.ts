import { factories } from '../core/places.ts';
import { factoryPath } from '../site/lib/href.ts';
import { SHARE_HELP, SHARE_PATH } from '../site/worker/share-target.ts';
import { homes } from './homes.ts';

/** Every factory code as people write it, and as the address of its page has it: `SD` and `sd`. */
const codesInAddresses: readonly (readonly [code: string, inAddress: string])[] = [
  ...factories.keys(),
].map((code) => [code, factoryPath(code).replace('/codes/', '')]);

/**
 * The `_redirects` file that Netlify and Cloudflare Pages read. Elsewhere the script of the 404 page does the same. The
 * 404 page of a language is for Netlify; Cloudflare finds it by itself, and skips a line with that status.
 */
export function redirectsFile(): string {
  const lines = homes.flatMap((home, index) => [
    ...codesInAddresses.map(([from, to]) => `${home}codes/${from} ${home}codes/${to} 301`),
    // Where a shared text arrives if no service worker takes it: a page says what to do.
    `${home}${SHARE_PATH} ${home}${SHARE_HELP} 303`,
    ...(index === 0 ? [] : [`${home}* ${home}404.html 404`]),
  ]);
  return `${lines.join('\n')}\n`;
}
