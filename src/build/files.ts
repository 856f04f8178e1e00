import type { Page } from '../site/page.ts';
import { site } from '../words/config.ts';
import { languages } from '../words/languages.ts';
import type { Bundle } from './bundle.ts';
import type { InlineHashes } from './csp.ts';
import { dataFiles } from './data-files.ts';
import { alternates } from './head.ts';
import { headersFile } from './headers.ts';
import { escapeText, tag } from './html.ts';
import { factories } from '../core/places.ts';
import { factoryPath } from '../site/lib/href.ts';
import { SHARE_HELP, SHARE_PATH } from '../site/worker/share-target.ts';
import { homes } from './homes.ts';

/** The files that all languages share: path → contents. */
export function sharedFiles(
  pages: readonly Page[],
  { assets, licenses }: Pick<Bundle, 'assets' | 'licenses'>,
  hashes: InlineHashes,
): ReadonlyMap<string, string | Uint8Array> {
  // Hosts limit the number of rules, so the pages of a collection share one.
  const paths = new Set(
    pages.map(({ path, collection }) => (collection ? `${collection.path}/*` : path)),
  );
  return new Map<string, string | Uint8Array>([
    ...assets,
    ...dataFiles(),
    ['_headers', headersFile(hashes, [...paths])],
    ['_redirects', redirectsFile()],
    ['icon.svg', icon],
    ['licenses.txt', licenses],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`],
    ['sitemap.xml', sitemap(pages)],
  ]);
}

/** The icon of the site: two threads that cross on leather, as those of week and year do. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect x="4" y="4" width="56" height="56" fill="#dcaa75"/>
<path d="M4 58h56" stroke="#6d4122" stroke-width="4"/>
<path d="M14 16v20h24V18M26 14v32h24V16" fill="none" stroke="#3a1d0a" stroke-width="5"/>
</svg>
`;

/** The sitemap of all pages that search engines may index, each with its address in every language. */
function sitemap(pages: readonly Page[]): string {
  const urls = languages.flatMap((language) =>
    pages
      .filter((page) => page.indexed)
      .map((page) => {
        const address = escapeText(site.baseUrl + language.path + page.path);
        const links = alternates(page).map(([hreflang, href]) =>
          tag('xhtml:link', { rel: 'alternate', hreflang, href }).replace('>', '/>'),
        );
        return `  <url><loc>${address}</loc>${links.join('')}</url>`;
      }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Every factory code as people write it, and as the address of its page has it: `SD` and `sd`. */
const codesInAddresses: readonly (readonly [code: string, inAddress: string])[] = [
  ...factories.keys(),
].map((code) => [code, factoryPath(code).replace('/codes/', '')]);

/**
 * The `_redirects` file that Netlify and Cloudflare Pages read. Elsewhere the script of the 404 page does the same. The
 * 404 page of a language is for Netlify; Cloudflare finds it by itself, and skips a line with that status.
 */
function redirectsFile(): string {
  const lines = homes.flatMap((home, index) => [
    ...codesInAddresses.map(([from, to]) => `${home}codes/${from} ${home}codes/${to} 301`),
    // Where a shared text arrives if no service worker takes it: a page says what to do.
    `${home}${SHARE_PATH} ${home}${SHARE_HELP} 303`,
    ...(index === 0 ? [] : [`${home}* ${home}404.html 404`]),
  ]);
  return `${lines.join('\n')}\n`;
}
